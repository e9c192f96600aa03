import type { Recipe } from './recipe.ts';

/** Kinds of dishes with a drawing of their own. */
export const DISH_KINDS = [
  'soup',
  'salad',
  'pan',
  'oven',
  'pasta',
  'pot',
  'bowl',
  'bread',
  'sweet',
  'drink',
  'cup',
  'plate',
] as const;
export type DishKind = (typeof DISH_KINDS)[number];

/**
 * Savoury pies, by the vegetable, meat or fish before the word. Carrots and pumpkins are missing: they make sweet
 * cakes.
 */
const DINNER_PIE =
  /(?:leek|onion|spinach|mushroom|tomato|vegetable|fish|salmon|beef|steak|chicken|ham|meat|pot)s?( \w+)? (?:pie|tart)/;
const DINNER_CAKE =
  /(?:lauch|zwiebel|spinat|mangold|kraut|kohl|pilz|gemüse|lachs|schinken|speck|fleisch)(?:kuchen|torte)/;

/** Words of English and German titles, the more specific ones first: a noodle salad is a salad. */
const BY_TITLE: readonly (readonly [DishKind, RegExp])[] = [
  [
    'cup',
    /(?:coffee|kaffee|\btea|tee|\bchai|\blatte|cappuccino|espresso|cocoa|kakao|hot chocolate|heiße schokolade)$/,
  ],
  ['drink', /smoothie|shake\b|lassi|lemonade|limonade|\bjuice|saft\b|punch\b|punsch/],
  ['salad', /sal[ao]d|salat|slaw\b|tabboul/],
  ['soup', /soup|suppe|broth|brühe|chowder|ramen|minestrone|gazpacho|borsch/],
  ['pan', /(fish|crab) ?cake|potato pancake|kartoffelpuffer|reibekuchen/],
  ['oven', /lasagn|gratin|auflauf|\bbake[ds]?\b|roast|quiche|pizza|tarte|flammkuchen|überback/],
  ['oven', DINNER_PIE],
  ['oven', DINNER_CAKE],
  ['oven', /ofen|oven|blech|braten\b|moussaka|strudel|shepherd|casserole/],
  ['sweet', /cake|kuchen|torte|muffin|cookie|keks|crêpe|crepe|waffle|waffel|crumble|streusel|pudding|mousse/],
  ['sweet', /dessert|brownie|tiramis|kompott|compote|schmarr|ice cream|sorbet|\bpie\b|grütze/],
  [
    'bread',
    /sandwich|toast|burger|\bwraps?\b|taco|burrito|quesadilla|bruschetta|crostini|bagel|stulle|fladen/,
  ],
  ['bread', /bread|brot|brötchen|semmel(?!knödel)|\bbuns?\b/],
  [
    'pasta',
    /pasta|spag[h]?etti|noodle|nudel|penne|tagliatelle|linguin|fusilli|ma[ck]+aroni|gnocchi|spätzle|ravioli/,
  ],
  [
    'pan',
    /pfanne|\bpan\b|stir.?fr|fried|gebraten|omelett?e?|rührei|scrambled|frittata|skillet|\bwok|schnitzel/,
  ],
  ['pan', /frikadelle|puffer|fritter|sauté|rösti|steak|shakshuka|spiegelei/],
  [
    'pot',
    /stew|curry|chil[il]i|gulasch|goulash|ragout|ragù|\bdh?al\b|tajine|tagine|eintopf|braised|schmor|hotpot/,
  ],
  ['bowl', /bowl|\brice|reis|risotto|couscous|bulgur|quinoa|porridge|m[uü]e?sli|polenta|paella|pilaf|hummus/],
];

/** Equipment in the steps, in order of precedence. */
const BY_STEPS: readonly (readonly [DishKind, RegExp])[] = [
  ['oven', /\boven|ofen\b|backblech|\bbake\b/],
  ['pan', /\b(frying )?pan\b|pfanne|skillet|\bwok/],
  ['pot', /\bpot\b|saucepan|topf|simmer|köchel/],
  ['bowl', /\bbowl|schüssel/],
];

/** Words that introduce a side dish: "with", "mit". */
const SIDE = /\s(?:with|and|on|in|mit|und|auf|an)\s/;

/** Returns the kind of a dish: from the first part of its title, from the whole title, or else from its steps. */
export function dishKindOf(title: string, steps: Recipe['steps'] = []): DishKind {
  const text = steps.map((step) => step.text.toLowerCase()).join(' ');
  return kindNamedIn(title) ?? firstIn(BY_STEPS, text) ?? 'plate';
}

export function kindNamedIn(title: string): DishKind | undefined {
  const whole = title.toLowerCase();
  const [head = whole] = whole.split(SIDE);
  return firstIn(BY_TITLE, head) ?? firstIn(BY_TITLE, whole);
}

const firstIn = (rules: typeof BY_TITLE, text: string): DishKind | undefined =>
  rules.find(([, words]) => words.test(text))?.[0];
