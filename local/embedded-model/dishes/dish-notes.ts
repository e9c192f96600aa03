import type { FoodId } from '#core/nutrition/food.ts';
import type { Text } from '../kitchen/words.ts';

/** Texts around a dish. They name no food, so that they hold whatever it is made of. */
export type DishNotes = {
  /** Several, so that two soups do not say the same. */
  readonly descriptions: readonly Text[];
  readonly equipment: readonly Text[];
  readonly servingTip: Text;
  readonly storageTip: Text;
};

const text = (en: string, de: string): Text => ({ en, de });

const BOWL = text('large bowl', 'große Schüssel');
const POT = text('large pot', 'großer Topf');
const SIEVE = text('colander', 'Sieb');
const PAN = text('wide frying pan', 'weite Pfanne');
const LID = text('lid', 'Deckel');
const DISH = text('baking dish', 'Auflaufform');
const TRAY = text('baking tray', 'Backblech');
const PAPER = text('baking paper', 'Backpapier');
const PIN = text('rolling pin', 'Nudelholz');
const BLENDER = text('blender', 'Mixer');
const WHISK = text('whisk', 'Schneebesen');

const AT_ONCE = text('Best straight away.', 'Schmeckt sofort am besten.');
const TWO_DAYS = text(
  'Keeps for two days in the fridge, covered.',
  'Hält sich abgedeckt zwei Tage im Kühlschrank.',
);
const THREE_DAYS = text(
  'Keeps for three days in the fridge and freezes well.',
  'Hält sich drei Tage im Kühlschrank und lässt sich gut einfrieren.',
);
const CRISPS_UP = text(
  'Keeps for two days in the fridge; a hot oven makes it crisp again.',
  'Hält sich zwei Tage im Kühlschrank; im heißen Ofen wird es wieder knusprig.',
);

const WARM_PLATES = text('Serve on warm plates.', 'Auf vorgewärmten Tellern servieren.');
const DEEP_BOWLS = text('Serve in deep bowls.', 'In tiefen Schalen servieren.');
const FROM_DISH = text(
  'Put the dish on the table and let everybody help themselves.',
  'Die Form auf den Tisch stellen, alle nehmen sich selbst.',
);

const SOUP: DishNotes = {
  descriptions: [
    text('A warming bowl that almost cooks itself.', 'Eine wärmende Schale, die fast von allein kocht.'),
    text('Even better when it is warmed up tomorrow.', 'Morgen aufgewärmt schmeckt es noch besser.'),
    text('One pot, a spoon, and dinner is ready.', 'Ein Topf, ein Löffel, und das Essen ist fertig.'),
  ],
  equipment: [POT, BLENDER],
  servingTip: DEEP_BOWLS,
  storageTip: THREE_DAYS,
};

const PASTA: DishNotes = {
  descriptions: [
    text('A plate of comfort for an ordinary evening.', 'Ein Wohlfühlteller für einen ganz normalen Abend.'),
    text('For an evening that calls for pasta.', 'Für Abende, an denen es Nudeln sein müssen.'),
    text('Simple things, and much flavour.', 'Einfache Zutaten, viel Geschmack.'),
  ],
  equipment: [POT, SIEVE, PAN],
  servingTip: WARM_PLATES,
  storageTip: TWO_DAYS,
};

const GRAINS: DishNotes = {
  descriptions: [
    text('Everything from one pan, and filling.', 'Alles aus einer Pfanne, und es macht satt.'),
    text('Grains that take up all the flavour.', 'Körner, die allen Geschmack aufnehmen.'),
    text('Filling, and just as good tomorrow for lunch.', 'Macht satt, auch morgen noch als Mittagessen.'),
  ],
  equipment: [PAN, LID],
  servingTip: DEEP_BOWLS,
  storageTip: TWO_DAYS,
};

const OVEN: DishNotes = {
  descriptions: [
    text('The oven does most of the work.', 'Die meiste Arbeit macht der Ofen.'),
    text('Golden at the edges, soft in the middle.', 'Am Rand goldbraun, in der Mitte weich.'),
    text('Into the oven, and time to lay the table.', 'Ab in den Ofen, und Zeit, den Tisch zu decken.'),
  ],
  equipment: [DISH],
  servingTip: FROM_DISH,
  storageTip: CRISPS_UP,
};

const PAN_DISH: DishNotes = {
  descriptions: [
    text('Quick, from one pan.', 'Schnell gemacht, aus einer Pfanne.'),
    text('Hot from the pan onto the plate.', 'Heiß aus der Pfanne auf den Teller.'),
    text('Little to wash up, much on the plate.', 'Wenig Abwasch, viel auf dem Teller.'),
  ],
  equipment: [PAN],
  servingTip: WARM_PLATES,
  storageTip: TWO_DAYS,
};

const SALAD: DishNotes = {
  descriptions: [
    text('Fresh, crunchy and soon on the table.', 'Frisch, knackig und bald auf dem Tisch.'),
    text('Chopped, dressed, done.', 'Geschnitten, angemacht, fertig.'),
    text('Light, and good beside anything.', 'Leicht, und es passt zu allem.'),
  ],
  equipment: [BOWL],
  servingTip: text('Dress it just before eating.', 'Erst kurz vor dem Essen anmachen.'),
  storageTip: text(
    'Keeps for a day in the fridge, without the dressing.',
    'Hält sich ohne Dressing einen Tag im Kühlschrank.',
  ),
};

const GALETTE: DishNotes = {
  descriptions: [
    text(
      'A thin tart, folded by hand and meant to look like it.',
      'Ein dünner Kuchen, von Hand gefaltet, und das darf man sehen.',
    ),
  ],
  equipment: [TRAY, PAPER, PIN],
  servingTip: text('Cut it when it is lukewarm.', 'Lauwarm anschneiden.'),
  storageTip: CRISPS_UP,
};

const BY_FORM: Readonly<Record<string, DishNotes>> = {
  soup: SOUP,
  'lentil soup': SOUP,
  dal: {
    ...SOUP,
    equipment: [POT],
    descriptions: [text('Mild, golden and filling.', 'Mild, golden und sättigend.')],
  },
  stew: { ...SOUP, equipment: [POT, LID] },
  curry: {
    ...SOUP,
    equipment: [POT],
    descriptions: [text('Full of spice, and mild if you like.', 'Voller Gewürze, und auf Wunsch mild.')],
  },
  pasta: PASTA,
  'egg pasta': PASTA,
  'filled pasta': { ...PASTA, equipment: [POT, DISH], servingTip: FROM_DISH },
  'meat sauce': PASTA,
  'lentil sauce': PASTA,
  tagliatelle: PASTA,
  'rice pan': GRAINS,
  'chickpea rice': GRAINS,
  'bulgur pilaf': GRAINS,
  'fried rice': GRAINS,
  risotto: { ...GRAINS, equipment: [POT], storageTip: AT_ONCE },
  couscous: { ...GRAINS, equipment: [BOWL] },
  tabbouleh: SALAD,
  'bulgur salad': SALAD,
  salad: SALAD,
  pan: PAN_DISH,
  'meat pan': PAN_DISH,
  'eggs in sauce': { ...PAN_DISH, equipment: [PAN, LID], storageTip: AT_ONCE },
  frittata: { ...PAN_DISH, equipment: [text('non-stick pan', 'beschichtete Pfanne'), LID] },
  'fish bake': OVEN,
  'tray bake': { ...OVEN, equipment: [TRAY] },
  gratin: OVEN,
  soufflé: { ...OVEN, equipment: [DISH, WHISK], storageTip: AT_ONCE },
  'savoury galette': GALETTE,
  'sweet galette': GALETTE,
  crumble: {
    ...OVEN,
    equipment: [DISH, BOWL],
    descriptions: [text('Soft below, crunchy on top.', 'Unten weich, oben knusprig.')],
  },
  pancakes: {
    descriptions: [text('A stack for a slow morning.', 'Ein Stapel für einen langsamen Morgen.')],
    equipment: [BOWL, WHISK, PAN],
    servingTip: text('Eat them hot from the pan.', 'Heiß aus der Pfanne essen.'),
    storageTip: TWO_DAYS,
  },
  'rice pudding': {
    descriptions: [text('Creamy, and as good cold as warm.', 'Cremig, und kalt so gut wie warm.')],
    equipment: [POT],
    servingTip: text('Serve it warm or cold.', 'Warm oder kalt servieren.'),
    storageTip: TWO_DAYS,
  },
  smoothie: {
    descriptions: [text('A glass of fruit in five minutes.', 'Ein Glas Obst in fünf Minuten.')],
    equipment: [BLENDER],
    servingTip: text('Serve it well chilled.', 'Gut gekühlt servieren.'),
    storageTip: AT_ONCE,
  },
  compote: {
    descriptions: [text('Fruit in its own juice.', 'Obst im eigenen Saft.')],
    equipment: [POT, LID],
    servingTip: text('Serve it warm or cold.', 'Warm oder kalt servieren.'),
    storageTip: THREE_DAYS,
  },
  'fruit salad': {
    ...SALAD,
    descriptions: [text('Bright, juicy and soon ready.', 'Bunt, saftig und bald fertig.')],
    servingTip: text(
      'Let it stand for ten minutes before you eat.',
      'Vor dem Essen zehn Minuten ziehen lassen.',
    ),
    storageTip: TWO_DAYS,
  },
  muesli: {
    descriptions: [text('A breakfast that lasts until lunch.', 'Ein Frühstück, das bis mittags reicht.')],
    equipment: [BOWL],
    servingTip: text(
      'Let it stand for five minutes before you eat.',
      'Vor dem Essen fünf Minuten ziehen lassen.',
    ),
    storageTip: text('Keeps overnight in the fridge.', 'Hält sich über Nacht im Kühlschrank.'),
  },
};

/** Returns the texts around a dish of a form. Its foods choose the description, so that a translation finds the same. */
export function dishNotes(
  form: string,
  foods: readonly FoodId[],
): DishNotes & { readonly description: Text } {
  const notes = BY_FORM[form];
  const sum = [...foods.join('')].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const description = notes?.descriptions[sum % notes.descriptions.length];
  if (!notes || !description) throw new Error(`The dish ${form} has no notes.`);
  return { ...notes, description };
}
