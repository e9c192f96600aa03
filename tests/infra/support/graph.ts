import * as v from 'valibot';

export type Inputs = Readonly<Record<string, unknown>>;

/** One resource that a deployment asks for. */
export type Resource = { readonly type: string; readonly name: string; readonly inputs: Inputs };

/** All that a deployment asks for. */
export type Graph = readonly Resource[];

/** The resources of a type, read by a schema that names what matters of them. */
export const inputsOf = <Schema extends v.GenericSchema>(
  graph: Graph,
  type: string,
  schema: Schema,
): { name: string; inputs: v.InferOutput<Schema> }[] =>
  graph
    .filter((each) => each.type === type)
    .map(({ name, inputs }) => ({ name, inputs: v.parse(schema, inputs) }));
