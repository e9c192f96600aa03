import type { DishNotes } from '../kitchen/dish.ts';

// Equipment, texts and notes that many dishes share.

export const BOWL = 'large bowl / große Schüssel';
export const POT = 'large pot / großer Topf';
export const SIEVE = 'colander / Sieb';
export const PAN = 'wide frying pan / weite Pfanne';
export const LID = 'lid / Deckel';
export const DISH = 'baking dish / Auflaufform';
export const TRAY = 'baking tray / Backblech';
const PAPER = 'baking paper / Backpapier';
const PIN = 'rolling pin / Nudelholz';
const BLENDER = 'blender / Mixer';
export const WHISK = 'whisk / Schneebesen';

export const AT_ONCE = 'Best straight away. / Schmeckt sofort am besten.';
const TWO_DAYS = 'Keeps for two days in the fridge, covered. / Hält sich abgedeckt zwei Tage im Kühlschrank.';
const THREE_DAYS =
  'Keeps for three days in the fridge and freezes well. / Hält sich drei Tage im Kühlschrank und lässt sich gut einfrieren.';
const CRISPS_UP =
  'Keeps for two days in the fridge; a hot oven makes it crisp again. / Hält sich zwei Tage im Kühlschrank; im heißen Ofen wird es wieder knusprig.';

const WARM_PLATES = 'Serve on warm plates. / Auf vorgewärmten Tellern servieren.';
const DEEP_BOWLS = 'Serve in deep bowls. / In tiefen Schalen servieren.';
const WARM_OR_COLD = 'Serve it warm or cold. / Warm oder kalt servieren.';
const FROM_DISH =
  'Put the dish on the table and let everybody help themselves. / Die Form auf den Tisch stellen, alle nehmen sich selbst.';

export const SOUP: DishNotes = {
  descriptions: [
    'A warming bowl that almost cooks itself. / Eine wärmende Schale, die fast von allein kocht.',
    'Even better when it is warmed up tomorrow. / Morgen aufgewärmt schmeckt es noch besser.',
    'One pot, a spoon, and dinner is ready. / Ein Topf, ein Löffel, und das Essen ist fertig.',
  ],
  equipment: [POT, BLENDER],
  servingTip: DEEP_BOWLS,
  storageTip: THREE_DAYS,
};

export const PASTA: DishNotes = {
  descriptions: [
    'A plate of comfort for an ordinary evening. / Ein Wohlfühlteller für einen ganz normalen Abend.',
    'For an evening that calls for pasta. / Für Abende, an denen es Nudeln sein müssen.',
    'Simple things, and much flavour. / Einfache Zutaten, viel Geschmack.',
  ],
  equipment: [POT, SIEVE, PAN],
  servingTip: WARM_PLATES,
  storageTip: TWO_DAYS,
};

export const GRAINS: DishNotes = {
  descriptions: [
    'Simple to cook, and filling. / Einfach gekocht, und es macht satt.',
    'Grains that take up all the flavour. / Körner, die allen Geschmack aufnehmen.',
    'Filling, and just as good tomorrow for lunch. / Macht satt, auch morgen noch als Mittagessen.',
  ],
  equipment: [PAN, LID],
  servingTip: DEEP_BOWLS,
  storageTip: TWO_DAYS,
};

export const OVEN: DishNotes = {
  descriptions: [
    'The oven does most of the work. / Die meiste Arbeit macht der Ofen.',
    'Golden at the edges, soft in the middle. / Am Rand goldbraun, in der Mitte weich.',
    'Into the oven, and time to lay the table. / Ab in den Ofen, und Zeit, den Tisch zu decken.',
  ],
  equipment: [DISH],
  servingTip: FROM_DISH,
  storageTip: CRISPS_UP,
};

export const PAN_DISH: DishNotes = {
  descriptions: [
    'Quick, and full of flavour. / Schnell gemacht und voller Geschmack.',
    'Hot from the pan onto the plate. / Heiß aus der Pfanne auf den Teller.',
    'Straight from the stove, and much on the plate. / Frisch vom Herd, und viel auf dem Teller.',
  ],
  equipment: [PAN],
  servingTip: WARM_PLATES,
  storageTip: TWO_DAYS,
};

export const SALAD: DishNotes = {
  descriptions: [
    'Fresh, crunchy and soon on the table. / Frisch, knackig und bald auf dem Tisch.',
    'Chopped, dressed, done. / Geschnitten, angemacht, fertig.',
    'Light, and good beside anything. / Leicht, und es passt zu allem.',
  ],
  equipment: [BOWL],
  servingTip: 'Dress it just before eating. / Erst kurz vor dem Essen anmachen.',
  storageTip:
    'Keeps for a day in the fridge, without the dressing. / Hält sich ohne Dressing einen Tag im Kühlschrank.',
};

export const GALETTE: DishNotes = {
  descriptions: [
    'A thin tart, folded by hand and meant to look like it. / Ein dünner Kuchen, von Hand gefaltet, und das darf man sehen.',
  ],
  equipment: [TRAY, PAPER, PIN],
  servingTip: 'Cut it when it is lukewarm. / Lauwarm anschneiden.',
  storageTip: CRISPS_UP,
};

export const FRUIT_SALAD: DishNotes = {
  ...SALAD,
  descriptions: ['Bright, juicy and soon ready. / Bunt, saftig und bald fertig.'],
  servingTip: 'Let it stand for ten minutes before you eat. / Vor dem Essen zehn Minuten ziehen lassen.',
  storageTip: TWO_DAYS,
};

export const DRINK: DishNotes = {
  descriptions: ['A glass of fruit in five minutes. / Ein Glas Obst in fünf Minuten.'],
  equipment: [BLENDER],
  servingTip: 'Serve it well chilled. / Gut gekühlt servieren.',
  storageTip: AT_ONCE,
};

export const PANCAKES: DishNotes = {
  descriptions: ['A stack for a slow morning. / Ein Stapel für einen langsamen Morgen.'],
  equipment: [BOWL, WHISK, PAN],
  servingTip: 'Eat them hot from the pan. / Heiß aus der Pfanne essen.',
  storageTip: TWO_DAYS,
};

export const CRUMBLE: DishNotes = {
  ...OVEN,
  equipment: [DISH, BOWL],
  descriptions: ['Soft below, crunchy on top. / Unten weich, oben knusprig.'],
};

export const COMPOTE: DishNotes = {
  descriptions: ['Fruit in its own juice. / Obst im eigenen Saft.'],
  equipment: [POT, LID],
  servingTip: WARM_OR_COLD,
  storageTip: THREE_DAYS,
};

export const PUDDING: DishNotes = {
  descriptions: ['Creamy, and as good cold as warm. / Cremig, und kalt so gut wie warm.'],
  equipment: [POT],
  servingTip: WARM_OR_COLD,
  storageTip: TWO_DAYS,
};

export const MUESLI: DishNotes = {
  descriptions: ['A breakfast that lasts until lunch. / Ein Frühstück, das bis mittags reicht.'],
  equipment: [BOWL],
  servingTip: 'Let it stand for five minutes before you eat. / Vor dem Essen fünf Minuten ziehen lassen.',
  storageTip: 'Keeps overnight in the fridge. / Hält sich über Nacht im Kühlschrank.',
};
