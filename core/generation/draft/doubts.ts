import { foldName, stemName } from '../../nutrition/fold-name.ts';
import { otherLanguage, type Language } from '../../language.ts';
import { remembered } from '../../language/remembered.ts';
import type { FoodGroup } from '../../nutrition/food.ts';
import { foodById, FOODS } from '../../nutrition/foods/foods.ts';
import { MOST_CALORIES } from '../../nutrition/nutrition.ts';
import { nutritionPerServing } from '../../recipe/lines/nutrition-of.ts';
import type { Line } from '../../recipe/lines/line.ts';
import type { Doubt } from '../../recipe/recipe.ts';
import { linesNamed } from '../../recipe/steps/step-lines.ts';
import { namesAmong } from './named-foods.ts';
import { foodInLanguage, isVague, unlistedFoods, type DoubtedRecipe } from './unlisted-foods.ts';

/**
 * Returns probable mistakes: lines that no step uses, foods in steps without a line, names in another language, far too
 * much salt, implausible energy. These are hints, based on words and the food table. The model is asked once more; if
 * the doubts remain, the recipe is shown with them.
 */
export function doubtsAbout(recipe: DoubtedRecipe): readonly Doubt[] {
  return [
    ...unusedLines(recipe),
    ...unlistedFoods(recipe).map((name) => ({ about: 'unlisted', name }) as const),
    ...foreignNames(recipe),
    ...saltOf(recipe),
    ...energyOf(recipe),
  ];
}

/** Returns feedback by which a model can repair a doubtful draft. */
export function feedbackOnDoubt(doubt: Doubt): string {
  switch (doubt.about) {
    case 'unused':
      return `lines: no step uses ${JSON.stringify(doubt.name)}. Use it by its name, or leave it out.`;
    case 'unlisted':
      return `steps: ${JSON.stringify(doubt.name)} has no line. Add its line, or leave it out.`;
    case 'too-much':
      return `lines: there is less of ${JSON.stringify(doubt.name)}.`;
    case 'foreign':
      return `lines: ${JSON.stringify(doubt.name)} is another language. Call it ${JSON.stringify(doubt.meant)}, in steps too.`;
    case 'late':
      return `prepTime: it has to be on the table in ${doubt.most} minutes. The times of the steps are longer.`;
    case 'rich':
      return `lines: a serving has ${doubt.has} kcal. At most ${doubt.wanted} are left of the day.`;
    case 'lean':
      return `lines: a serving has ${doubt.has} g of protein. It has to have ${doubt.wanted}.`;
    case 'salt':
      return 'lines: that is too much salt for so much food. "grams" are what is eaten.';
    case 'energy':
      return 'lines: no dish has that energy a serving. Check "grams" and "servings".';
  }
}

/** Matches steps that use lines without naming them: "add the remaining ingredients". */
const COLLECTIVE =
  /\b(?:everything|ingredients|remaining|seasonings?|toppings?|rest of the|alles|sämtliche\p{L}*|\p{L}*zutaten|übrige\p{L}*|restliche\p{L}*|\p{L}*mischung|würzen|season|filling|füllung|dressing)\b/iu;

/** Words for all foods of a group. Vague names of single foods are in the food table. */
const SHELVES: Partial<Record<FoodGroup, RegExp>> = {
  vegetables: /\b(?:veg|leaves|greens)\b|wurzel/i,
  'herbs and spices': /\b(?:spices|aromatics)\b|gewürz/i,
  fruit: /\bfruits?\b|obst|früchte/i,
  'dairy and eggs': /\bmilk\b|milch/i,
  'meat and fish': /\b(?:meat|bird|joint)\b|fleisch|wurst|würst|braten/i,
  'grains and breads': /\b(?:noodles|crumbs|loaf|grains)\b|teig/i,
  'pulses, nuts and seeds': /\b(?:seeds|pulses)\b|kerne|samen/i,
};

function unusedLines({ lines, steps, language }: DoubtedRecipe): readonly Doubt[] {
  const text = steps.join(' ');
  if (COLLECTIVE.test(text)) return [];
  const named = new Set(steps.flatMap((step) => linesNamed(step, lines)));
  const words = wordsIn(text);
  return (
    lines
      // An unknown food may have many names, so it is never reported as unused.
      .filter(({ food }, at) => !named.has(at) && food !== undefined && !foodById(food)?.unsaid)
      .filter((line) => !isAlike(line, words) && !isOfNamedKind(line, text, language))
      .filter(({ food }) => food === undefined || !namesAmong(food, foldName(text), [food], language))
      .map(({ name }) => ({ about: 'unused', name }))
  );
}

/** Returns whether a text names a line's group, by a word of SHELVES or a vague name of one of its foods. */
function isOfNamedKind({ food }: Line, text: string, language: Language): boolean {
  const shelf = food === undefined ? undefined : foodById(food)?.group;
  const shelfWords = shelf && SHELVES[shelf];
  if (!shelfWords) return false;
  const words = wordsIn(text).map(stemName);
  return (
    shelfWords.test(text) ||
    vagueStems[language](shelf).some((stem) =>
      language === 'de' ? words.some((word) => word.includes(stem)) : words.includes(stem),
    )
  );
}

const vagueStems = { en: vagueStemsIn('en'), de: vagueStemsIn('de') };

/** Returns the stems of a group's vague names, cached per group. */
function vagueStemsIn(language: Language): (shelf: FoodGroup) => readonly string[] {
  return remembered((shelf) =>
    FOODS.filter(({ group }) => group === shelf)
      .flatMap((food) => food.names[language].map(foldName).filter((name) => isVague(food, name)))
      .map(stemName),
  );
}

const MIN_ALIKE = 4;

/** Returns the longer words of a text, folded. */
const wordsIn = (text: string): readonly string[] =>
  [...new Set(foldName(text).split(' '))].filter((word) => word.length >= MIN_ALIKE);

/** Returns whether a name contains a word ("Drink" in "Sojadrink") or begins like one ("Sojamilch"). */
const isAlike = ({ name }: Line, words: readonly string[]): boolean =>
  wordsIn(name).some((part) =>
    words.some((word) => part.includes(stemName(word)) || word.includes(part.slice(0, MIN_ALIKE))),
  );

/** Returns names that their foods have only in the other language: "Breadcrumbs" in a German recipe. */
const foreignNames = ({ language, lines }: DoubtedRecipe): readonly Doubt[] =>
  lines.flatMap(({ name, food }) => {
    const known = food === undefined ? undefined : foodById(food);
    const meant = known?.names[language][0];
    if (!known || meant === undefined) return [];
    const called = foldName(name);
    const isUsual = known.names[otherLanguage(language)]
      .slice(0, 2)
      .some((each) => foldName(each) === called);
    return isUsual && !foodInLanguage(called, language) ? [{ about: 'foreign', name, meant }] : [];
  });

/** Maximum share of salt in the weight of a dish. */
const MAX_SALT = 0.02;

/** Minimum share of sugar in a sweet dish. Its salt is mostly baking powder and is not checked. */
const SWEET = 0.15;

/** Minimum weight of a dish, in g, for which the share of salt is meaningful. */
const MIN_WEIGHT = 150;

function saltOf({ lines, servings }: DoubtedRecipe): readonly Doubt[] {
  const weight = lines.reduce((sum, { grams = 0 }) => sum + grams, 0);
  const { nutrition } = nutritionPerServing(lines, servings);
  const salt = nutrition.salt * servings;
  const isSavoury = nutrition.sugars * servings < weight * SWEET;
  return weight >= MIN_WEIGHT && isSavoury && salt / weight > MAX_SALT ? [{ about: 'salt' }] : [];
}

/** Plausible kcal per serving. Less is a drink or a side, more is a mistake in weights or servings. */
const ENERGY = { least: 40, most: MOST_CALORIES };

function energyOf({ lines, servings }: DoubtedRecipe): readonly Doubt[] {
  const { nutrition, unmatchedShare } = nutritionPerServing(lines, servings);
  const isOff = nutrition.calories < ENERGY.least || nutrition.calories > ENERGY.most;
  return isOff && unmatchedShare < 0.1 ? [{ about: 'energy' }] : [];
}
