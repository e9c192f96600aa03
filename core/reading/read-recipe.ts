import type { ProfileReader } from '../account/ports.ts';
import type { Language } from '../language.ts';
import type { TooManyAttempts } from '../limits/errors.ts';
import { checkLimits, READINGS_PER_DAY } from '../limits/limits.ts';
import type { LimitPorts } from '../limits/ports.ts';
import type { Tier } from '../plan/plan.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import { HOUR } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { NoRecipe, PageUnreachable, ReadingsUsed } from './errors.ts';
import type { Picture, ReadingPorts } from './ports.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import type { Reading } from './reading.ts';
import { understand } from './understand.ts';

type Ports = Pick<SystemPorts, 'clock' | 'secrets'> &
  LimitPorts &
  ReadingPorts & { readonly profiles: Pick<ProfileReader, 'avoided'> };

type Cook = { readonly userId: UserId; readonly tier: Tier; readonly language: Language };

/** A page to fetch, a page that the cook's browser has fetched, or a text. */
export type Source =
  | { readonly url: string }
  | { readonly html: string; readonly url?: string | undefined }
  | { readonly text: string };

/** Time for which a page's picture can be fetched after the page was read. */
const IMAGE_TOKEN_LIFETIME = HOUR;

/** Reads a recipe for a cook, who sees it before anything is saved. */
export async function readRecipe(
  ports: Ports,
  { userId, tier, language }: Cook,
  source: Source,
): Promise<Result<Reading, NoRecipe | PageUnreachable | ReadingsUsed>> {
  const within = await checkLimits(ports, [{ limit: `reading/${tier}`, by: userId }]);
  if (!within.ok) return err({ ...within.error, type: 'ReadingsUsed', limit: READINGS_PER_DAY[tier] });
  const raw = await rawRecipeOf(ports, source, language);
  if (!raw.ok) return raw;
  const avoid = await ports.profiles.avoided(userId);
  const reading = understand(raw.value, { avoid, language });
  if (reading.recipe.ingredients.length === 0) return err({ type: 'NoRecipe' });
  const { image: url } = raw.value;
  const expiresAt = ports.clock.now() + IMAGE_TOKEN_LIFETIME;
  return ok({
    ...reading,
    ...(url !== undefined && { imageToken: await ports.imageTokens.sign({ url, userId, expiresAt }) }),
  });
}

async function rawRecipeOf(
  { pages }: Ports,
  source: Source,
  language: Language,
): Promise<Result<RawRecipe, NoRecipe | PageUnreachable>> {
  if (!('html' in source) && 'url' in source) return pages.recipe(source.url, language);
  const raw = 'html' in source ? readPage(source.html, source.url) : readText(source.text);
  return raw ? ok(raw) : err({ type: 'NoRecipe' });
}

/** Fetches the picture of a page that the cook has had read. */
export async function fetchPicture(
  ports: Pick<Ports, 'clock' | 'secrets' | 'attempts' | 'pages' | 'imageTokens'>,
  { userId, language }: Omit<Cook, 'tier'>,
  imageToken: string,
): Promise<Result<Picture, PageUnreachable | TooManyAttempts>> {
  const url = await ports.imageTokens.verify(imageToken, userId, ports.clock.now());
  if (url === undefined) return err({ type: 'PageUnreachable', reason: 'not-allowed' });
  const within = await checkLimits(ports, [{ limit: 'pictureFor', by: userId }]);
  return within.ok ? ports.pages.picture(url, language) : within;
}
