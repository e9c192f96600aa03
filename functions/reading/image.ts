import * as v from 'valibot';
import { fetchPicture } from '#core/reading/read-recipe.ts';
import { refuse } from '../http/respond.ts';
import { streamRoute } from '../http/stream-route.ts';
import { attempts, clock, imageTokens, pages, secrets } from '../ports.ts';

/** POST /api/recipes/read/image. Answers with the bytes of a picture. The app encodes it anew before saving it. */
export const handler = streamRoute(
  {
    uses: { attempts, clock, imageTokens, pages, secrets },
    body: v.object({ imageToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_000)) }),
  },
  async ({ ports, session: { userId }, body, language }) => {
    const fetched = await fetchPicture(ports, { userId, language }, body.imageToken);
    if (!fetched.ok) return refuse(fetched.error);
    const { type, bytes } = fetched.value;
    return { status: 200, bytes, headers: { 'content-type': type } };
  },
);
