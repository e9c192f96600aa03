import * as v from 'valibot';

/** What a cook has said of their cupboard, by IDs of foods. Of all others it has what any kitchen has. */
export const Cupboard = v.object({ has: v.array(v.string()), lacks: v.array(v.string()) });
export type Cupboard = v.InferOutput<typeof Cupboard>;
