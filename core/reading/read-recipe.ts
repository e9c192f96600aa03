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
import type { NoRecipe, PageUnreachable, ReadingsUsed, TooMuchToRead } from './errors.ts';
import type { Given, Picture, ReadingPorts } from './ports.ts';
import type { Reading } from './reading.ts';
import { understand } from './understand.ts';

type Ports = Pick<SystemPorts, 'clock' | 'secrets'> &
  LimitPorts &
  ReadingPorts & { readonly profiles: Pick<ProfileReader, 'avoided'> };

type Cook = { readonly userId: UserId; readonly tier: Tier; readonly language: Language };

export type Source = { readonly url: string } | Given;

/** Time for which the picture of a page can be fetched after reading the page. */
const IMAGE_TOKEN_LIFETIME = HOUR;

/** Reads a recipe for a cook to check. Nothing is saved. */
export async function readRecipe(
  ports: Ports,
  { userId, tier, language }: Cook,
  source: Source,
): Promise<Result<Reading, NoRecipe | PageUnreachable | TooMuchToRead | ReadingsUsed>> {
  const within = await checkLimits(ports, [{ limit: `reading/${tier}`, by: userId }]);
  if (!within.ok) return err({ ...within.error, type: 'ReadingsUsed', limit: READINGS_PER_DAY[tier] });
  const { pages } = ports;
  const isGiven = 'html' in source || 'text' in source;
  const raw = await (isGiven ? pages.given(source) : pages.recipe(source.url, language));
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

/** Fetches the picture of a page that was read for the cook. */
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
