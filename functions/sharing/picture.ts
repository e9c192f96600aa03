import * as v from 'valibot';
import { isOpen, ShareToken, type SharePicture } from '#core/sharing/share.ts';
import { openRoute } from '../http/open-route.ts';
import { refuse } from '../http/respond.ts';
import { clock, openShares, sharedPictureReader } from '../ports.ts';

const Params = v.object({
  token: ShareToken,
  picture: v.pipe(
    v.picklist(['dish.jpg', 'preview.jpg']),
    v.transform((name): SharePicture => (name === 'dish.jpg' ? 'dish' : 'preview')),
  ),
});

/** GET /r/{token}/{picture}.jpg. A picture of a shared recipe, as long as it is shared. */
export const handler = openRoute(
  { uses: { clock, shares: openShares, pictures: sharedPictureReader }, params: Params },
  async ({ ports, params: { token, picture } }) => {
    const shared = await ports.shares.find(token);
    const isShown = shared?.pictures.includes(picture) && isOpen(shared, ports.clock.now());
    const bytes = isShown ? await ports.pictures.find(token, picture) : undefined;
    if (!bytes) return refuse({ type: 'NotFound' });
    return {
      status: 200,
      bytes,
      headers: { 'content-type': 'image/jpeg', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    };
  },
);
