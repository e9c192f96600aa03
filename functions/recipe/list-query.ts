import * as v from 'valibot';
import { PageQuery } from '../http/page.ts';

/** Query of `GET /api/recipes`. */
export const ListQuery = v.object({
  ...PageQuery.entries,
  scope: v.exactOptional(v.literal('household')),
  q: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  tag: v.exactOptional(v.pipe(v.string(), v.maxLength(50))),
  favorite: v.exactOptional(v.literal('true')),
});
