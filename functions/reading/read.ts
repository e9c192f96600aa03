import * as v from 'valibot';
import { currentPlan } from '#core/plan/current-plan.ts';
import { readRecipe } from '#core/reading/read-recipe.ts';
import { LARGE_BODY } from '../http/request.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { attempts, clock, imageTokens, pages, profileReader, secrets, subscriptionReader } from '../ports.ts';

/** Longest page that a browser may send, in bytes. */
const MAX_HTML = 4 * 1024 * 1024;

/** Longest text, in characters: a chapter of a book. */
const MAX_TEXT = 400_000;

/** Address of a page. People may leave out "https://". */
const Address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000, /*i18n*/ 'error.address_invalid'),
  v.regex(/^(?:https?:\/\/[^\s/]|[^\s/?#@:.]+\.[^\s/?#@:]+(?:[/?#:]|$))/i, /*i18n*/ 'error.address_invalid'),
  v.transform((address) => (/^https?:\/\//i.test(address) ? address : `https://${address}`)),
  v.url(/*i18n*/ 'error.address_invalid'),
);

// Strict: a page that is too large is refused, instead of being fetched by its address.
const ReadBody = v.union([
  v.strictObject({
    html: v.pipe(v.string(), v.nonEmpty(), v.maxBytes(MAX_HTML, /*i18n*/ 'error.page_too_large')),
    url: v.optional(Address),
  }),
  v.strictObject({ url: Address }),
  v.strictObject({
    text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT, /*i18n*/ 'error.text_too_long')),
  }),
]);

/** POST /api/recipes/read. Saves nothing, so it is safe to repeat. */
export const handler = route(
  {
    uses: {
      attempts,
      clock,
      imageTokens,
      pages,
      profiles: profileReader,
      secrets,
      subscriptions: subscriptionReader,
    },
    body: ReadBody,
    maxBody: LARGE_BODY,
  },
  async ({ ports, session: { userId }, body, language }) => {
    const { tier } = await currentPlan(ports, userId);
    return respond(200, await readRecipe(ports, { userId, tier, language }, body));
  },
);
