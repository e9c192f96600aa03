import * as v from 'valibot';
import { deviceStorage } from '../device/local-storage.ts';

const STORAGE_KEY = 'pasted';

/** Pasted link or text. Stored until its recipe is saved, so that it survives a reload. */
const Pasted = v.object({
  /** Link or text. */
  text: v.string(),
  /** Page of the text, for the credit. */
  link: v.exactOptional(v.string()),
});
export type Pasted = v.InferOutput<typeof Pasted>;

export const NOTHING_PASTED: Pasted = { text: '' };

export function storedPasted(): Pasted {
  try {
    return v.parse(Pasted, JSON.parse(deviceStorage.get(STORAGE_KEY) ?? ''));
  } catch {
    return NOTHING_PASTED;
  }
}

export const storePasted = (pasted: Pasted): void => deviceStorage.set(STORAGE_KEY, JSON.stringify(pasted));

export const forgetPasted = (): void => deviceStorage.remove(STORAGE_KEY);

/** Maximum characters around a link that is still a message about it: "Look at this: …". */
const MAX_WORDS_AROUND = 200;

/** Returns the link if the user pasted one; undefined for the text of a recipe. */
export function linkIn(text: string): string | undefined {
  const trimmed = text.trim();
  const [link, ...others] = trimmed.match(/https?:\/\/[^\s<>"]+/gi) ?? [];
  if (link && others.length === 0 && trimmed.length - link.length <= MAX_WORDS_AROUND) {
    // A message with a link has one or two lines; a recipe's text with its source has more.
    return trimmed.split('\n').filter(Boolean).length <= 3 ? link.replace(/[.,;:!?)]+$/, '') : undefined;
  }
  return /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?$/u.test(trimmed) ? `https://${trimmed}` : undefined;
}

/** Returns the host of a link as people say it: "example.org". */
export function hostOf(link: string): string {
  try {
    return new URL(link).hostname.replace(/^www\./, '');
  } catch {
    return link;
  }
}
