import { AIMS } from '#core/generation/aim.ts';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import type { DayLeft } from '#core/goals/day-left.ts';
import { NO_PREFERENCES, type Preferences } from '#core/generation/preferences.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { entriesOf, languageIn, rowsIn } from './rows.ts';

/**
 * Language | photos | confirmed | removed | guessed | cupboard, "-" before what it lacks | preferences | avoided: diets,
 * allergens, and own words in quotes | aims and wish of a variation, which begins with "vary".
 */
const TABLE = `
en | 2 | | | tomato onion egg | | | |
de | 1 | salmon leek potato | lemon | | | maxPrepTime=20 difficulty=easy | |
en | 1 | | | chicken-breast rice | -egg -milk | cuisine=Asian | gluten-free, gluten, soy |
de | 0 | tofu broccoli carrot | | | coconut-milk -rice | cuisine=Indian buysNothing=true | vegan, nuts, "Koriander" |
en | 2 | | milk | mushroom pasta parmesan | | maxPrepTime=15 dayLeft=480/25 | lactose-free, milk |
de | 2 | apple plum flour butter | | | | difficulty=hard | vegetarian, eggs |
en | 0 | lentils | | | -onion -garlic | maxPrepTime=90 | "onion", "garlic" |
de | 1 | | kiwi banana | minced-beef bell-pepper | | cuisine=Mexican maxPrepTime=30 | no-pork, no-alcohol, celery, mustard |
en | 1 | cod fennel orange | | | | cuisine=French difficulty=expert | sulphites |
de | 0 | dried-yeast rye-flour sausage | | | | cuisine=German maxPrepTime=60 | |
en | 2 | banana oats peanut-butter | | honey | quinoa | buysNothing=true | vegan |
de | 1 | | | white-beans kale | | cuisine=Mediterranean | vegetarian, lactose-free, gluten-free, fish, crustaceans, molluscs |
en | 1 | | | | | | | vary quicker
de | 1 | | | | -butter | maxPrepTime=45 | vegetarian | vary protein, mit etwas Knusprigem
en | 0 | | | | | | | vary, purée for my 8 month old baby, with honey
de | 2 | | | | | | eggs | vary children, ohne Zwiebeln, dafür mit Mais
en | 1 | | | | sumac tahini | | "coriander", "aniseed" | vary cuisine, something that Ottolenghi would cook
de | 0 | | | | | buysNothing=true | no-alcohol | vary cheaper, für meine schwangere Schwester, ohne Ofen
en | 2 | duck-breast red-cabbage pear | mustard | brussels-sprouts | | difficulty=medium cuisine=German | mustard, celery |
de | 2 | avocado tortilla black-beans sweet-potato | | lime | -olive-oil | cuisine=Mexican maxPrepTime=30 difficulty=easy dayLeft=700/30 | vegan, gluten-free, peanuts, sesame, "Paprika" |
en | 1 | egg | egg | | | maxPrepTime=15 | vegan |
de | 1 | mackerel radish cucumber yoghurt | | | | cuisine=Middle Eastern | fish |
en | 0 | pumpkin red-lentils coconut-milk ginger | | | -flour -pasta -rice | cuisine=Indian maxPrepTime=20 difficulty=easy buysNothing=true | vegan, gluten-free, mustard |
de | 2 | | | feta beetroot walnut | honey | maxPrepTime=60 | "Schafskäse" | vary vegetarian, lieber warm
en | 1 | tomato mozzarella basil | | olive | balsamic-vinegar | cuisine=Italian | milk, lactose-free |
de | 2 | pear gorgonzola walnut | honey | | | maxPrepTime=15 difficulty=easy buysNothing=true | lactose-free, gluten, "Schimmelkäse" |
en | 0 | | | | quinoa -pasta -rice -flour | cuisine=Middle Eastern maxPrepTime=45 difficulty=medium dayLeft=620/35 | vegan, gluten-free, nuts, sesame, "raw onion" | vary protein, dinner for my pregnant sister and her two toddlers, without mushrooms
de | 1 | | | | oats | maxPrepTime=30 | lactose-free | vary quicker, etwas für unser Baby von zehn Monaten, ohne Ofen
en | 2 | chicken-thigh carrot potato celeriac | | cabbage | | difficulty=hard | no-alcohol |
de | 0 | chickpeas cauliflower cucumber yoghurt chilli | lemon olive | | -egg | cuisine=Indian maxPrepTime=60 | celery, mustard, sulphites |
`;

const CONFIRMED = [
  'Kirschtomaten',
  'Kartoffeln',
  'Zwiebeln',
  'Lauch',
  'Sahne',
  'Bergkäse',
  'Muskatnuss',
  'Brühe',
];

/** Requests of cooks, as the prompt is built from them. */
export const REQUESTS: readonly GenerationInput[] = rowsIn(TABLE).map(
  ([language = '', photos, confirmed, removed, guessed, cupboard, preferences, avoided, vary = ''], at) => {
    const foods = (cell: string | undefined) => entriesOf(cell, ' ');
    const avoids = entriesOf(avoided);
    const said = foods(cupboard);
    const [, words = ''] = /^vary,? ?(.*)$/.exec(vary) ?? [];
    const aims = AIMS.filter((aim) => words.split(',').includes(aim));
    const wish = words.split(', ').slice(aims.length).join(', ');
    const parent = { ...aRecipe(aUserId()), lines: CONFIRMED.map((name) => ({ name, grams: 100 })) };
    return {
      photos: Array.from({ length: Number(photos) }, () => new Uint8Array()),
      language: languageIn(language),
      preferences: {
        ...NO_PREFERENCES,
        ...preferencesIn(preferences),
        dietaryPreferences: DIETS.filter((diet) => avoids.includes(diet)),
        avoid: {
          allergens: ALLERGENS.filter((allergen) => avoids.includes(allergen)),
          words: avoids.filter((each) => each.startsWith('"')).map((each) => each.slice(1, -1)),
        },
      },
      ...(!vary && {
        ingredients: {
          confirmed: foods(confirmed).map((food) => ({ food })),
          removed: [...foods(removed)],
          guessed: [...foods(guessed)],
        },
      }),
      cupboard: {
        has: said.filter((food) => !food.startsWith('-')),
        lacks: said.filter((food) => food.startsWith('-')).map((food) => food.slice(1)),
      },
      ...(vary && { parent, aims, ...(wish && { wish }) }),
      seed: 3_000_000_000 + at,
    };
  },
);

function preferencesIn(cell = ''): Partial<Preferences> {
  const said = [...cell.matchAll(/(\w+)=([^=]+?)(?= \w+=|$)/g)];
  return Object.fromEntries(
    said.map(([, name = '', value = '']) => {
      if (value === 'true') return [name, true];
      if (name === 'dayLeft') return [name, leftIn(value)];
      return [name, name === 'maxPrepTime' ? Number(value) : value];
    }),
  );
}

/** "620/35" is 620 kcal and 35 g of protein. */
function leftIn(value: string): DayLeft {
  const [calories = 0, protein = 0] = value.split('/').map(Number);
  return { calories, protein };
}
