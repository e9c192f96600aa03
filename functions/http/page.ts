import type { Page } from '#core/page.ts';
import * as v from 'valibot';
import { ok } from '#core/result.ts';
import { respond, type Reply } from './respond.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

/** `?limit&cursor` of a list. A cursor is a number from the list's `Link` header. */
export const PageQuery = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_LIMIT)),
    String(DEFAULT_LIMIT),
  ),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{16}$/))),
});

/** Answers with a page as a plain list; the `Link` header has the address of the next page. `path` may have a query. */
export const respondPage = (path: string, limit: number, { items, cursor }: Page<unknown>): Reply =>
  respond(
    200,
    ok(items),
    cursor
      ? {
          headers: {
            link: `<${path}${path.includes('?') ? '&' : '?'}limit=${limit}&cursor=${cursor}>; rel="next"`,
          },
        }
      : {},
  );
