import type { Language } from '../../language.ts';
import { foldName, stemName } from '../../nutrition/fold-name.ts';
import { foodById, foodByName } from '../../nutrition/foods/foods.ts';
import { MOST_CALORIES } from '../../nutrition/nutrition.ts';
import { foodsOffered, nutritionPerServing } from '../../recipe/lines/nutrition-of.ts';
import type { Line } from '../../recipe/lines/line.ts';
import type { Doubt } from '../../recipe/recipe.ts';
import { linesNamed } from '../../recipe/steps/step-lines.ts';

/** A recipe as far as it can be doubted. */
export type DoubtedRecipe = {
  readonly language: Language;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly steps: readonly string[];
  readonly servings: number;
};

/**
 * Returns what is hardly meant: lines that no step uses, foods in the steps without a line, far too much salt, energy that
 * no dish has. Hints, based on words and the food table: another answer of the model may be better, and if it is not, the
 * recipe stands and says so.
 */
export function doubtsAbout(recipe: DoubtedRecipe): readonly Doubt[] {
  return [...unusedLines(recipe), ...foodsWithoutLine(recipe), ...saltOf(recipe), ...energyOf(recipe)];
}

/** Returns feedback by which a model can mend what is doubted. */
export function feedbackOnDoubt(doubt: Doubt): string {
  switch (doubt.about) {
    case 'unused':
      return `lines: no step uses ${JSON.stringify(doubt.name)}. Use it by its name, or leave it out.`;
    case 'unlisted':
      return `steps: ${JSON.stringify(doubt.name)} has no line. Add its line, or leave it out.`;
    case 'too-much':
      return `lines: there is less of ${JSON.stringify(doubt.name)}.`;
    case 'salt':
      return 'lines: that is too much salt for so much food. "grams" are what is eaten.';
    case 'energy':
      return 'lines: no dish has that energy a serving. Check "grams" and "servings".';
  }
}

/** Says that a step uses lines without naming them. */
const COLLECTIVE =
  /\b(?:everything|ingredients|remaining|seasonings?|toppings?|rest of the|alles|sämtliche\p{L}*|\p{L}*zutaten|übrige\p{L}*|restliche\p{L}*|\p{L}*mischung|würzen|season|filling|füllung|dressing)\b/iu;

/** Words for all lines of a kind, by the kinds of the food table. */
const KINDS: readonly (readonly [kind: RegExp, word: RegExp])[] = [
  [/^vegetables$/, /\b(?:veg|vegetables|mushrooms|lettuce|salad|leaves|greens)\b|gemüse|pilze|salat|wurzel/i],
  [/^herbs and spices$/, /\b(?:herbs|spices|aromatics)\b|kräuter|gewürz/i],
  [/^fruit$/, /\b(?:fruits?|berries)\b|obst|früchte|beeren/i],
  [/^dairy and eggs$/, /\bcheeses?\b|käse|\bmilk\b|milch/i],
  [/^meat and fish$/, /\b(?:meat|fish|bird|mince|sausages?|joint)\b|fleisch|fisch|hack|wurst|würst|braten/i],
  [/^grains and breads$/, /\b(?:pasta|noodles|bread|crumbs|loaf|grains)\b|nudel|brot|brösel|mehl|teig/i],
  [/^pulses, nuts and seeds$/, /\b(?:nuts|seeds|beans|pulses)\b|nüsse|kerne|samen|bohnen/i],
];

function unusedLines({ lines, steps }: DoubtedRecipe): readonly Doubt[] {
  const text = steps.join(' ');
  if (COLLECTIVE.test(text)) return [];
  const named = new Set(steps.flatMap((step) => linesNamed(step, lines)));
  const words = wordsIn(text);
  return (
    lines
      // A food that the table does not know may go by many names.
      .filter(({ food }, at) => !named.has(at) && food !== undefined && !foodById(food)?.unsaid)
      .filter((line) => !isAlike(line, words) && !isOfNamedKind(line, text))
      .map(({ name }) => ({ about: 'unused', name }))
  );
}

const isOfNamedKind = ({ food }: Line, text: string): boolean => {
  const kind = food === undefined ? '' : (foodById(food)?.group ?? '');
  return KINDS.some(([of, word]) => of.test(kind) && word.test(text));
};

const MIN_ALIKE = 4;

/** Longer words of a text, folded. */
const wordsIn = (text: string): readonly string[] =>
  [...new Set(foldName(text).split(' '))].filter((word) => word.length >= MIN_ALIKE);

/** Tells whether any word is a part of a name or begins like it: "Drink" and "Sojamilch" of "Sojadrink". */
const isAlike = ({ name }: Line, words: readonly string[]): boolean =>
  wordsIn(name).some((part) =>
    words.some((word) => part.includes(stemName(word)) || word.includes(part.slice(0, MIN_ALIKE))),
  );

/** Longest name of a food, in words. */
const MAX_WORDS = 3;

/**
 * Last words of foods that come about while cooking, that nobody lists, or that a word means many of. In front they say
 * nothing: eggplant is no egg.
 */
const VAGUE =
  /(?:water|wasser|salt|salz|pepper|pfeffer|\boil|oel|juice|saft|zest|schale|stock|broth|bruehe|fond|sauce|sosse|dough|teig|batter|bread|brot|broetchen|cream|creme|sahne|paste|puree|\bmash|filling|fuellung|fett|\bfat|dressing|crumbs?|broesel|\beggs?|\bei|\beier|eigelb|eiweiss|dotter|yolks?|marinade|sirup|syrup|salad|salat|soup|suppe|\bice|\beis|spices?|gewuerze?|herbs?|kraeuter|caramel|karamell)$|^(?:cheese|kaese|pasta|nudeln?|noodles?|gemuese|vegetables?|pilze?|mushrooms?|fish|fisch|meat|fleisch|nuts?|nuesse|beans?|bohnen|sausages?|wurst|fruits?|obst|berries|beeren|rolls?|toast|steaks?|mince|port|sole|jelly|biscuits?|wein|wine|mehl|flour)$/;

/** Words by which a step adds the food that follows, or in German precedes. */
const ADDS_BEFORE =
  /\b(?:add|adding|stir in|fold in|mix in|whisk in|scatter|sprinkle|sprinkle over|top with|topped with|drizzle|pour in|toss in|crumble|grate)(?: over)?(?: (?:the|a|an|some|more|of|with|remaining|chopped|grated|fresh|finely|all)){0,3} $/;
const ADDS_AFTER =
  /^ (?:\p{L}+ ){0,3}(?:zugeben|dazugeben|hinzufuegen|zufuegen|hinzugeben|unterruehren|unterheben|einruehren|unterziehen|darueber streuen|darueberstreuen|bestreuen|betraeufeln|toppen)\b/u;

function foodsWithoutLine({ language, title, lines, steps }: DoubtedRecipe): readonly Doubt[] {
  const known = foldName(
    [title, ...lines.flatMap(({ name, note = '', food = '' }) => [name, note, food])].join(' '),
  );
  const foods = new Set(lines.flatMap((line) => [...foodsOffered(line), ...(line.replaces ?? [])]));
  const words = steps
    .flatMap((step) => foodsAddedIn(step, language))
    .filter(({ id, word }) => !foods.has(id) && !sharesWord(word, known))
    .map(({ word }) => word);
  return [...new Set(words)].map((name) => ({ about: 'unlisted', name }));
}

function foodsAddedIn(step: string, language: Language): { readonly id: string; readonly word: string }[] {
  return step.split(/[.;:!?]/).flatMap((sentence) => {
    const words = foldName(sentence).split(' ');
    const found: { id: string; word: string }[] = [];
    for (let at = 0; at < words.length;) {
      const length =
        [MAX_WORDS, 2, 1].find((count) => foodCalled(words.slice(at, at + count).join(' '), language)) ?? 1;
      const word = words.slice(at, at + length).join(' ');
      const food = foodCalled(word, language);
      const before = `${words.slice(0, at).join(' ')} `;
      const after = ` ${words.slice(at + length).join(' ')}`;
      const isAdded = language === 'en' ? ADDS_BEFORE.test(before) : ADDS_AFTER.test(after);
      if (food && isAdded && word.length > 3 && !VAGUE.test(word)) found.push({ id: food.id, word });
      at += length;
    }
    return found;
  });
}

/** Returns the food of this name in the recipe's own language: "Rind" is no English food. */
function foodCalled(name: string, language: Language) {
  const food = foodByName(name, language);
  return food?.names[language].some((each) => foldName(each) === name) ? food : undefined;
}

const sharesWord = (word: string, known: string): boolean =>
  word
    .split(' ')
    .some((part) => part.length > 2 && known.includes(part.slice(0, Math.max(4, part.length - 2))));

/** Share of the weight, from which on a dish is spoilt by its salt. */
const MAX_SALT = 0.02;

/** Share of sugar of a sweet dish, whose baking powder counts as salt. */
const SWEET = 0.15;

/** Weight in g from which on a share says something. */
const MIN_WEIGHT = 150;

function saltOf({ lines, servings }: DoubtedRecipe): readonly Doubt[] {
  const weight = lines.reduce((sum, { grams = 0 }) => sum + grams, 0);
  const { nutrition } = nutritionPerServing(lines, servings);
  const salt = nutrition.salt * servings;
  const isSavoury = nutrition.sugars * servings < weight * SWEET;
  return weight >= MIN_WEIGHT && isSavoury && salt / weight > MAX_SALT ? [{ about: 'salt' }] : [];
}

/** kcal a serving that published dishes have: less is a drink or a side, more is a mistake in weights or servings. */
const ENERGY = { least: 40, most: MOST_CALORIES };

function energyOf({ lines, servings }: DoubtedRecipe): readonly Doubt[] {
  const { nutrition, unmatchedShare } = nutritionPerServing(lines, servings);
  const isOff = nutrition.calories < ENERGY.least || nutrition.calories > ENERGY.most;
  return isOff && unmatchedShare < 0.1 ? [{ about: 'energy' }] : [];
}
