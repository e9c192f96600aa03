import * as v from 'valibot';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { belongings } from '../ports.ts';

const PAGE = 50;

const ExportQuery = v.object({ cursor: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{2,400}$/))) });

/** GET /api/user/export. All that is held of the user, by pages; the next one stands in the `Link` header. */
export const handler = route(
  { uses: { belongings }, query: ExportQuery },
  async ({ ports, visitor, query }) => {
    const { items, cursor } = await ports.belongings.list(visitor.userId, {
      limit: PAGE,
      cursor: query.cursor,
    });
    const headers = cursor && { link: `</api/user/export?cursor=${cursor}>; rel="next"` };
    return respond(200, ok(items.map(({ kind, data }) => ({ kind, data }))), { ...(headers && { headers }) });
  },
);
