import { Language } from '../language.ts';
import { WITHOUT } from '../language/denial.ts';
import { foldName } from '../nutrition/fold-name.ts';
import { guardFor } from '../guard/guard.ts';
import type { FoodId } from '../nutrition/food.ts';
import { freeFromId } from '../nutrition/foods/free-from.ts';
import { isHadWith } from '../nutrition/foods/kind-of.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';
import type { Line } from '../recipe/lines/line.ts';
import type { ReasonNotUsed, RecipeContent } from '../recipe/recipe.ts';
import { namesAmong } from './draft/named-foods.ts';
import { isIn } from './draft/language-check.ts';
import { isPlain } from './draft/plain-words.ts';
import type { ReadDraft } from './draft/read-draft.ts';
import { preferencesWith } from './aim-check.ts';
import type { GenerationInput } from './generation-input.ts';
import { englishName, isAccepted, nameIn, NO_INGREDIENTS } from './ingredients.ts';
import { unusedOf } from './ingredients-check.ts';
import { NO_PREFERENCES } from './preferences.ts';
import { mainKindOf } from './main-kind.ts';
import { unsafeWished } from './wish-check.ts';

/** Returns the foods that the recipe leaves out: confirmed, listed by the author, or forbidden by a wish. */
export function notUsedIn(
  { notUsed: named, read }: ReadDraft,
  lines: readonly Line[],
  { language, preferences, wish, aims = [], ingredients = NO_INGREDIENTS }: GenerationInput,
): NotUsed[] {
  const wished = preferencesWith(aims, NO_PREFERENCES, {});
  const unwanted = unwantedIn(wish);
  const isWishedAway = (food: FoodId) =>
    !isAccepted(englishName(food), () => guardFor(wished)) ||
    Language.options.some((each) => namesAmong(food, unwanted, [], each));
  const newGuard = () => guardFor(preferences);
  const kinds = new Set(lines.map(({ food }) => food !== undefined && mainKindOf(food)));
  const said = new Map(named.flatMap((each) => saidOf(each, language)));
  const unused = unusedOf(lines, ingredients, language);
  const unsafe = wish === undefined ? [] : unsafeWished(wish);
  const left = [...said.keys()].filter((food) => !read.some((line) => isServed(food, line)));
  const reasonOf = (food: FoodId): ReasonNotUsed => {
    if (unsafe.includes(food)) return 'not-under-one';
    if (isWishedAway(food)) return 'wished';
    if (!isAccepted(englishName(food), newGuard)) return 'avoided';
    const kind = mainKindOf(food);
    return kind && kinds.has(kind) ? 'enough' : 'unsuited';
  };
  return [...new Set([...unused, ...left, ...unsafe])].map((food) => {
    const told = unsafe.includes(food) ? undefined : said.get(food);
    return {
      food,
      names: {
        en: (unused.includes(food) ? undefined : told?.name) ?? nameIn('en', food),
        de: nameIn('de', food),
      },
      reason: reasonOf(food),
      ...(told?.reason && { said: told.reason }),
    };
  });
}

/** Returns the words of a wish behind its first "without" or "instead of". */
const unwantedIn = (wish = ''): string => ` ${foldName(wish)}`.split(UNWANTED).slice(1).join(' ');

const UNWANTED = new RegExp(` (?:${WITHOUT}|statt|instead of) `, 'u');

type NotUsed = NonNullable<RecipeContent['notUsed']>[number];

/** Returns a food that the author leaves out, with the reason if it may be shown. Unknown foods are dropped. */
function saidOf({ food: name, reason }: ReadDraft['notUsed'][number], language: Language) {
  const food = matchFood(name, 'en')?.food.id;
  if (food === undefined || !isPlain(name)) return [];
  const isShown = isPlain(reason) && isIn(language, reason);
  return [[food, { name, reason: isShown ? reason : '' }] as const];
}

/** A recipe with gluten-free pasta does not use the ordinary pasta. */
const isServed = (food: FoodId, { food: used }: Line): boolean =>
  used !== undefined && (used === food || (isHadWith(used, food) && freeFromId(used) === undefined));
