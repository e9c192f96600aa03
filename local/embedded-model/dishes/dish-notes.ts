import type { Text } from '../kitchen/words.ts';

/** Texts around a dish. They name no food, so that they hold whatever it is made of. */
export type DishNotes = {
  readonly description: Text;
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
  description: text(
    'A warming bowl that almost cooks itself.',
    'Eine wärmende Schale, die fast von allein kocht.',
  ),
  equipment: [POT, BLENDER],
  servingTip: DEEP_BOWLS,
  storageTip: THREE_DAYS,
};

const PASTA: DishNotes = {
  description: text(
    'A plate of comfort for an ordinary evening.',
    'Ein Wohlfühlteller für einen ganz normalen Abend.',
  ),
  equipment: [POT, SIEVE, PAN],
  servingTip: WARM_PLATES,
  storageTip: TWO_DAYS,
};

const GRAINS: DishNotes = {
  description: text('Everything from one pan, and filling.', 'Alles aus einer Pfanne, und es macht satt.'),
  equipment: [PAN, LID],
  servingTip: DEEP_BOWLS,
  storageTip: TWO_DAYS,
};

const OVEN: DishNotes = {
  description: text('The oven does most of the work.', 'Die meiste Arbeit macht der Ofen.'),
  equipment: [DISH],
  servingTip: FROM_DISH,
  storageTip: CRISPS_UP,
};

const PAN_DISH: DishNotes = {
  description: text('Quick, from one pan.', 'Schnell gemacht, aus einer Pfanne.'),
  equipment: [PAN],
  servingTip: WARM_PLATES,
  storageTip: TWO_DAYS,
};

const SALAD: DishNotes = {
  description: text('Fresh, crunchy and soon on the table.', 'Frisch, knackig und bald auf dem Tisch.'),
  equipment: [BOWL],
  servingTip: text('Dress it just before eating.', 'Erst kurz vor dem Essen anmachen.'),
  storageTip: text(
    'Keeps for a day in the fridge, without the dressing.',
    'Hält sich ohne Dressing einen Tag im Kühlschrank.',
  ),
};

const GALETTE: DishNotes = {
  description: text(
    'A thin tart, folded by hand and meant to look like it.',
    'Ein dünner Kuchen, von Hand gefaltet, und das darf man sehen.',
  ),
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
    description: text('Mild, golden and filling.', 'Mild, golden und sättigend.'),
  },
  stew: { ...SOUP, equipment: [POT, LID] },
  curry: {
    ...SOUP,
    equipment: [POT],
    description: text('Full of spice, and mild if you like.', 'Voller Gewürze, und auf Wunsch mild.'),
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
    description: text('Soft below, crunchy on top.', 'Unten weich, oben knusprig.'),
  },
  pancakes: {
    description: text('A stack for a slow morning.', 'Ein Stapel für einen langsamen Morgen.'),
    equipment: [BOWL, WHISK, PAN],
    servingTip: text('Eat them hot from the pan.', 'Heiß aus der Pfanne essen.'),
    storageTip: TWO_DAYS,
  },
  'rice pudding': {
    description: text('Creamy, and as good cold as warm.', 'Cremig, und kalt so gut wie warm.'),
    equipment: [POT],
    servingTip: text('Serve it warm or cold.', 'Warm oder kalt servieren.'),
    storageTip: TWO_DAYS,
  },
  smoothie: {
    description: text('A glass of fruit in five minutes.', 'Ein Glas Obst in fünf Minuten.'),
    equipment: [BLENDER],
    servingTip: text('Serve it well chilled.', 'Gut gekühlt servieren.'),
    storageTip: AT_ONCE,
  },
  compote: {
    description: text('Fruit in its own juice.', 'Obst im eigenen Saft.'),
    equipment: [POT, LID],
    servingTip: text('Serve it warm or cold.', 'Warm oder kalt servieren.'),
    storageTip: THREE_DAYS,
  },
  'fruit salad': {
    ...SALAD,
    description: text('Bright, juicy and soon ready.', 'Bunt, saftig und bald fertig.'),
    servingTip: text(
      'Let it stand for ten minutes before you eat.',
      'Vor dem Essen zehn Minuten ziehen lassen.',
    ),
    storageTip: TWO_DAYS,
  },
  muesli: {
    description: text('A breakfast that lasts until lunch.', 'Ein Frühstück, das bis mittags reicht.'),
    equipment: [BOWL],
    servingTip: text(
      'Let it stand for five minutes before you eat.',
      'Vor dem Essen fünf Minuten ziehen lassen.',
    ),
    storageTip: text('Keeps overnight in the fridge.', 'Hält sich über Nacht im Kühlschrank.'),
  },
};

/** Returns the texts around the dishes of a form. */
export function dishNotes(form: string): DishNotes {
  const notes = BY_FORM[form];
  if (!notes) throw new Error(`The dish ${form} has no notes.`);
  return notes;
}
