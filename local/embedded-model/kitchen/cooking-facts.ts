import type { FoodId } from '#core/nutrition/food.ts';
import type { Cleaning } from './cleaning.ts';
import type { Text } from './words.ts';

/** Facts about a food that a dish can be made of. */
export type CookingFacts = {
  readonly role: Role;
  /** Its name in a title: "carrot soup", "Karottensuppe". */
  readonly stem: Text;
  readonly clean: Cleaning;
  /** One person's portion of a main food, in g of the edible part. */
  readonly portion: number;
  /** Minutes until bite-sized pieces are soft in a pot. */
  readonly simmer: number;
  /** Minutes until bite-sized pieces are soft in a hot oven. */
  readonly roast: number;
  readonly raw: boolean;
  /** Sign that the food is cooked through; undefined for foods that need none. */
  readonly doneness?: Doneness | undefined;
};

/** `no pink`: mince, poultry, pork and raw sausages. `not raw`: meat that may stay pink. */
export type Doneness = 'no pink' | 'not raw' | 'heated' | 'flaky' | 'opaque';

/** An aromatic flavours a dish; it is a main food only if there is no other. */
type Role = 'vegetable' | 'fruit' | 'protein' | 'aromatic';

type Row = readonly [
  en: string,
  de: string,
  Cleaning,
  portion: number,
  simmer: number,
  roast: number,
  eatenRaw?: 'raw',
];

const facts = (role: Role, rows: Record<FoodId, Row>, doneness?: Doneness): [FoodId, CookingFacts][] =>
  Object.entries(rows).map(([food, [en, de, clean, portion, simmer, roast, raw]]) => [
    food,
    { role, stem: { en, de }, clean, portion, simmer, roast, raw: raw === 'raw', doneness },
  ]);

const FACTS = new Map<FoodId, CookingFacts>([
  ...facts('vegetable', {
    asparagus: ['asparagus', 'Spargel', 'snap', 180, 10, 18],
    aubergine: ['aubergine', 'Auberginen', 'trim', 200, 15, 30],
    cabbage: ['cabbage', 'Weißkohl', 'stalk', 180, 20, 30, 'raw'],
    carrot: ['carrot', 'Karotten', 'peel', 180, 15, 30, 'raw'],
    celery: ['celery', 'Sellerie', 'trim', 120, 12, 25, 'raw'],
    cucumber: ['cucumber', 'Gurken', 'wash', 175, 8, 20, 'raw'],
    leek: ['leek', 'Lauch', 'split', 150, 12, 25],
    mushroom: ['mushroom', 'Champignon', 'wipe', 125, 10, 20],
    onion: ['onion', 'Zwiebel', 'peel', 165, 20, 30],
    'bell-pepper': ['pepper', 'Paprika', 'seed', 150, 12, 28, 'raw'],
    potato: ['potato', 'Kartoffel', 'peel', 225, 18, 40],
    'sweet-potato': ['sweet potato', 'Süßkartoffel', 'peel', 225, 15, 35],
    spinach: ['spinach', 'Spinat', 'rinse', 150, 4, 10, 'raw'],
    beetroot: ['beetroot', 'Rote-Bete', 'peel', 195, 30, 45],
    tomato: ['tomato', 'Tomaten', 'wash', 240, 15, 25, 'raw'],
    courgette: ['courgette', 'Zucchini', 'trim', 200, 8, 22, 'raw'],
    avocado: ['avocado', 'Avocado', 'scoop', 100, 3, 10, 'raw'],
    broccoli: ['broccoli', 'Brokkoli', 'trim', 180, 8, 20],
    'brussels-sprouts': ['Brussels sprout', 'Rosenkohl', 'trim', 180, 12, 25],
    'butternut-squash': ['squash', 'Butternut', 'hollow', 200, 15, 30],
    cauliflower: ['cauliflower', 'Blumenkohl', 'trim', 180, 12, 25],
    celeriac: ['celeriac', 'Sellerie', 'peel', 180, 15, 35],
    'cherry-tomato': ['cherry tomato', 'Kirschtomaten', 'wash', 200, 8, 18, 'raw'],
    'chinese-cabbage': ['Chinese cabbage', 'Chinakohl', 'stalk', 150, 6, 18, 'raw'],
    fennel: ['fennel', 'Fenchel', 'trim', 180, 15, 30, 'raw'],
    'green-pepper': ['green pepper', 'Paprika', 'seed', 150, 12, 28, 'raw'],
    kohlrabi: ['kohlrabi', 'Kohlrabi', 'peel', 180, 12, 30, 'raw'],
    parsnip: ['parsnip', 'Pastinaken', 'peel', 180, 15, 30],
    pumpkin: ['pumpkin', 'Kürbis', 'hollow', 200, 15, 30],
    'red-cabbage': ['red cabbage', 'Rotkohl', 'stalk', 180, 30, 40, 'raw'],
    'savoy-cabbage': ['savoy cabbage', 'Wirsing', 'stalk', 180, 15, 25],
    'yellow-pepper': ['yellow pepper', 'Paprika', 'seed', 150, 12, 28, 'raw'],
    'green-beans': ['green bean', 'Bohnen', 'trim', 150, 18, 25],
    'iceberg-lettuce': ['lettuce', 'Eisbergsalat', 'tear', 80, 3, 5, 'raw'],
    lettuce: ['lettuce', 'Blattsalat', 'tear', 80, 3, 5, 'raw'],
    peas: ['pea', 'Erbsen', 'rinse', 100, 6, 12],
    radish: ['radish', 'Radieschen', 'trim', 60, 5, 15, 'raw'],
    rocket: ['rocket', 'Rucola', 'rinse', 40, 2, 4, 'raw'],
    'spring-onion': ['spring onion', 'Frühlingszwiebel', 'trim', 60, 6, 12, 'raw'],
    chicory: ['chicory', 'Chicorée', 'trim', 120, 8, 20, 'raw'],
    endive: ['endive', 'Endivien', 'tear', 80, 4, 8, 'raw'],
    okra: ['okra', 'Okra', 'trim', 150, 12, 20],
    radicchio: ['radicchio', 'Radicchio', 'tear', 80, 4, 10, 'raw'],
    romanesco: ['romanesco', 'Romanesco', 'trim', 180, 10, 22],
    tenderstem: ['broccoli', 'Brokkoli', 'trim', 150, 6, 15],
    chard: ['chard', 'Mangold', 'rinse', 150, 6, 12],
    chanterelle: ['chanterelle', 'Pfifferling', 'wipe', 125, 10, 20],
    edamame: ['edamame', 'Edamame', 'rinse', 100, 6, 12],
    kale: ['kale', 'Grünkohl', 'rinse', 150, 15, 20],
    'lambs-lettuce': ["lamb's lettuce", 'Feldsalat', 'rinse', 50, 2, 4, 'raw'],
    'oyster-mushroom': ['oyster mushroom', 'Austernpilz', 'wipe', 125, 10, 20],
    'pak-choi': ['pak choi', 'Pak-Choi', 'trim', 150, 6, 15, 'raw'],
    portobello: ['mushroom', 'Champignon', 'wipe', 125, 10, 20],
    romaine: ['lettuce', 'Römersalat', 'tear', 80, 3, 5, 'raw'],
    salsify: ['salsify', 'Schwarzwurzel', 'peel', 180, 15, 30],
    sauerkraut: ['sauerkraut', 'Sauerkraut', 'drain', 150, 15, 20],
    shallot: ['shallot', 'Schalotten', 'peel', 120, 18, 28],
    shiitake: ['shiitake', 'Shiitake', 'wipe', 125, 10, 20],
    'sugar-snap-peas': ['sugar snap', 'Zuckerschoten', 'trim', 120, 5, 12, 'raw'],
    swede: ['swede', 'Steckrüben', 'peel', 180, 18, 35],
    turnip: ['turnip', 'Rübchen', 'peel', 180, 15, 30],
    sweetcorn: ['sweetcorn', 'Mais', 'drain', 100, 5, 12, 'raw'],
  }),
  ...facts('fruit', {
    apple: ['apple', 'Apfel', 'core', 160, 10, 25, 'raw'],
    banana: ['banana', 'Bananen', 'peel', 118, 5, 15, 'raw'],
    kiwi: ['kiwi', 'Kiwi', 'peel', 138, 5, 12, 'raw'],
    mango: ['mango', 'Mango', 'flesh', 125, 8, 15, 'raw'],
    melon: ['melon', 'Melonen', 'hollow', 200, 5, 12, 'raw'],
    watermelon: ['watermelon', 'Wassermelonen', 'rind', 250, 5, 12, 'raw'],
    nectarine: ['nectarine', 'Nektarinen', 'stone', 140, 8, 20, 'raw'],
    papaya: ['papaya', 'Papaya', 'hollow', 150, 5, 12, 'raw'],
    'passion-fruit': ['passion fruit', 'Maracuja', 'pulp', 54, 3, 10, 'raw'],
    peach: ['peach', 'Pfirsich', 'stone', 150, 8, 20, 'raw'],
    pear: ['pear', 'Birnen', 'core', 165, 10, 25, 'raw'],
    pineapple: ['pineapple', 'Ananas', 'strip', 160, 8, 20, 'raw'],
    plum: ['plum', 'Pflaumen', 'stone', 150, 8, 20, 'raw'],
    pomegranate: ['pomegranate', 'Granatapfel', 'kernels', 80, 3, 10, 'raw'],
    orange: ['orange', 'Orangen', 'pith', 150, 3, 15, 'raw'],
    grapefruit: ['grapefruit', 'Grapefruit', 'pith', 160, 3, 15, 'raw'],
    satsuma: ['mandarin', 'Mandarinen', 'pith', 114, 3, 15, 'raw'],
    apricot: ['apricot', 'Aprikosen', 'stone', 140, 8, 20, 'raw'],
    cherry: ['cherry', 'Kirsch', 'stone', 125, 8, 20, 'raw'],
    blackberry: ['blackberry', 'Brombeer', 'rinse', 120, 5, 12, 'raw'],
    blueberry: ['blueberry', 'Heidelbeer', 'rinse', 120, 5, 12, 'raw'],
    grape: ['grape', 'Trauben', 'rinse', 120, 5, 12, 'raw'],
    raspberry: ['raspberry', 'Himbeer', 'rinse', 120, 5, 12, 'raw'],
    fig: ['fig', 'Feigen', 'wash', 120, 6, 15, 'raw'],
    strawberry: ['strawberry', 'Erdbeer', 'trim', 150, 5, 12, 'raw'],
  }),
  ...facts(
    'protein',
    {
      bratwurst: ['sausage', 'Bratwurst', 'pat', 100, 15, 30],
      'duck-breast': ['duck', 'Enten', 'pat', 150, 15, 25],
      chicken: ['chicken', 'Hähnchen', 'pat', 150, 15, 35],
      'chicken-breast': ['chicken', 'Hähnchen', 'pat', 140, 12, 25],
      'chicken-thigh-fillet': ['chicken', 'Hähnchen', 'pat', 140, 15, 30],
      'minced-beef': ['minced beef', 'Hackfleisch', 'crumble', 120, 12, 25],
      'minced-chicken': ['minced chicken', 'Geflügelhack', 'crumble', 120, 12, 25],
      'minced-lamb': ['minced lamb', 'Lammhack', 'crumble', 120, 12, 25],
      'minced-pork': ['minced pork', 'Hackfleisch', 'crumble', 120, 12, 25],
      'minced-turkey': ['minced turkey', 'Putenhack', 'crumble', 120, 12, 25],
      'mixed-mince': ['minced meat', 'Hackfleisch', 'crumble', 120, 12, 25],
      'pork-fillet': ['pork', 'Schweinefilet', 'pat', 140, 12, 25],
      'pork-loin': ['pork', 'Schweinefleisch', 'pat', 140, 12, 25],
      turkey: ['turkey', 'Puten', 'pat', 140, 12, 25],
      // Simmers long.
      pork: ['pork', 'Schweinefleisch', 'pat', 150, 75, 120],
      // On the bone.
      'chicken-drumstick': ['chicken', 'Hähnchen', 'dry', 150, 40, 40],
      'chicken-leg': ['chicken', 'Hähnchen', 'dry', 200, 45, 45],
      'chicken-thigh': ['chicken', 'Hähnchen', 'dry', 180, 40, 40],
      'chicken-wing': ['chicken', 'Hähnchen', 'dry', 180, 35, 35],
    },
    'no pink',
  ),
  ...facts(
    'protein',
    {
      'lean-beef': ['beef', 'Rindfleisch', 'pat', 140, 10, 25],
      'beef-fillet': ['beef', 'Rinderfilet', 'pat', 140, 10, 20],
      'lamb-fillet': ['lamb', 'Lammfilet', 'pat', 140, 10, 20],
      steak: ['steak', 'Steak', 'pat', 150, 10, 20],
      // Simmers long.
      beef: ['beef', 'Rindfleisch', 'pat', 150, 90, 120],
      lamb: ['lamb', 'Lamm', 'pat', 150, 75, 120],
      veal: ['veal', 'Kalbfleisch', 'pat', 150, 60, 90],
    },
    'not raw',
  ),
  ...facts(
    'protein',
    {
      cod: ['fish', 'Fisch', 'pat', 140, 8, 15],
      herring: ['herring', 'Hering', 'pat', 140, 8, 15],
      mackerel: ['mackerel', 'Makrelen', 'pat', 140, 8, 15],
      haddock: ['fish', 'Fisch', 'pat', 140, 8, 15],
      plaice: ['fish', 'Fisch', 'pat', 140, 6, 12],
      redfish: ['fish', 'Fisch', 'pat', 140, 8, 15],
      zander: ['fish', 'Fisch', 'pat', 140, 8, 15],
      pollock: ['fish', 'Fisch', 'pat', 140, 8, 15],
      salmon: ['salmon', 'Lachs', 'pat', 125, 8, 15],
      'trout-fillet': ['trout', 'Forellen', 'pat', 125, 8, 15],
    },
    'flaky',
  ),
  ...facts(
    'protein',
    {
      prawn: ['prawn', 'Garnelen', 'rinse', 110, 6, 12],
    },
    'opaque',
  ),
  ...facts(
    'protein',
    {
      sausage: ['frankfurter', 'Würstchen', 'pat', 100, 8, 20],
    },
    'heated',
  ),
  ...facts('protein', {
    bacon: ['bacon', 'Speck', 'pat', 60, 6, 15],
    'canned-tuna': ['tuna', 'Thunfisch', 'drain', 80, 3, 10],
    'black-pudding': ['black pudding', 'Blutwurst', 'pat', 100, 6, 15],
    fleischwurst: ['sausage', 'Fleischwurst', 'pat', 100, 6, 15],
    kasseler: ['smoked pork', 'Kasseler', 'pat', 130, 12, 25],
    'smoked-sausage': ['sausage', 'Mettwurst', 'pat', 100, 12, 20],
    chorizo: ['chorizo', 'Chorizo', 'pat', 60, 6, 15],
    'raw-ham': ['ham', 'Schinken', 'pat', 50, 3, 8],
    salami: ['salami', 'Salami', 'pat', 50, 3, 8],
    'smoked-salmon': ['smoked salmon', 'Räucherlachs', 'pat', 80, 3, 8],
    'cooked-ham': ['ham', 'Schinken', 'pat', 60, 3, 10],
    halloumi: ['halloumi', 'Halloumi', 'pat', 100, 8, 15],
    paneer: ['paneer', 'Paneer', 'pat', 100, 8, 15],
    tempeh: ['tempeh', 'Tempeh', 'pat', 100, 10, 20],
    'smoked-tofu': ['smoked tofu', 'Räuchertofu', 'pat', 100, 8, 20],
    tofu: ['tofu', 'Tofu', 'pat', 120, 8, 20],
  }),
  ...facts('aromatic', {
    garlic: ['garlic', 'Knoblauch', 'peel', 8, 20, 25],
    ginger: ['ginger', 'Ingwer', 'peel', 12, 15, 20],
    lemon: ['lemon', 'Zitronen', 'wash', 30, 3, 15],
    lime: ['lime', 'Limetten', 'wash', 25, 3, 15],
  }),
]);

export const rawFoods = (role: 'vegetable' | 'fruit'): readonly FoodId[] =>
  [...FACTS].filter(([, known]) => known.role === role && known.raw).map(([food]) => food);

/** @returns undefined for a food that no dish is made of */
export const factsOf = (food: FoodId): CookingFacts | undefined => FACTS.get(food);
