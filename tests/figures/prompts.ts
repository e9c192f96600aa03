import type { GenerationInput } from '#core/generation/generation-input.ts';
import { englishName, NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { DAY_LEFT, promptFor } from '#core/generation/prompt/prompt.ts';
import { VARY } from '#core/generation/prompt/vary.ts';
import { WRITE } from '#core/generation/prompt/write.ts';
import { REQUESTS } from '#tests/cases/drafts/requests.ts';
import { tokensIn } from '#tests/support/tokens-in.ts';
import { rightOf, type Figure } from './gates.ts';

/** Maximum tokens of a prompt without its pictures. */
const MOST_TOKENS = 1_700;

/**
 * Measures how many prompts keep to their length, contain everything the cook has said, and no rule that does not
 * apply.
 */
export const promptsFit = (cases: typeof REQUESTS = REQUESTS): Figure =>
  rightOf(
    'prompts fit',
    cases,
    (input) => tokensIn(promptFor(input)) <= MOST_TOKENS && saysAll(input) && rulesFit(input),
    (input) => `${Math.round(tokensIn(promptFor(input)))}: ${promptFor(input).text}`,
  );

function saysAll(input: GenerationInput): boolean {
  const { preferences, ingredients = NO_INGREDIENTS, cupboard, aims = [], wish = '' } = input;
  const { confirmed, removed, guessed } = ingredients;
  const { text } = promptFor(input);
  const { allergens, words } = preferences.avoid;
  const ids = [...confirmed.map(({ food }) => food), ...removed, ...guessed];
  const foods = [...ids, ...(cupboard?.has ?? []), ...(cupboard?.lacks ?? [])].map(englishName);
  return [...foods, ...allergens, ...words, ...preferences.dietaryPreferences, ...aims, wish].every((each) =>
    text.includes(each),
  );
}

function rulesFit(input: GenerationInput): boolean {
  const { system } = promptFor(input);
  const { photos, preferences, ingredients = NO_INGREDIENTS, parent, wish } = input;
  const rules = [
    [WRITE.companion, !preferences.buysNothing],
    [WRITE.buysNothing, preferences.buysNothing],
    [DAY_LEFT, preferences.dayLeft],
    [WRITE.withoutPhotos, photos.length === 0],
    [WRITE.told, ingredients.confirmed.length + ingredients.removed.length > 0],
    [WRITE.guessed, ingredients.guessed.length > 0],
    [VARY.words, parent],
    [VARY.wish, wish],
  ] as const;
  return rules.every(([rule, applies]) => system.includes(rule) === Boolean(applies));
}
