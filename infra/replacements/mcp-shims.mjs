// Stands in a Lambda for the validator of JSON schemas, ajv, that the SDK of the Model Context Protocol brings: it checks
// what a server asks a person by its client. Ours asks nobody, and our own schemas check what tools take.

export { default as process } from 'node:process';

export class DefaultJsonSchemaValidator {
  getValidator() {
    throw new Error('JSON schemas are not part of this Lambda: it checks nothing by them.');
  }
}
