import * as v from 'valibot';

export type Inputs = Readonly<Record<string, unknown>>;

/** One requested resource of a deployment. */
export type Resource = { readonly type: string; readonly name: string; readonly inputs: Inputs };

/** All requested resources of a deployment. */
export type Graph = readonly Resource[];

/** Resources of a type, parsed by a schema of the relevant fields. */
export const inputsOf = <Schema extends v.GenericSchema>(
  graph: Graph,
  type: string,
  schema: Schema,
): { name: string; inputs: v.InferOutput<Schema> }[] =>
  graph
    .filter((each) => each.type === type)
    .map(({ name, inputs }) => ({ name, inputs: v.parse(schema, inputs) }));
