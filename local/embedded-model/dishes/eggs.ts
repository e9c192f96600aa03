import { anyOf, isCookable, isMeat, isQuickProtein, isTomato } from '../kitchen/mains.ts';
import { foodsNamed, phrase } from '../kitchen/title.ts';
import type { DishRow } from './dish-row.ts';
import { AT_ONCE, DISH, GALETTE, LID, OVEN, PAN, PAN_DISH, TRAY, WHISK } from './dish-notes.ts';
import { DOUGH, GALETTE_STEPS, GALETTE_SECTIONS } from './galette.ts';

const CURED = anyOf('bacon cooked-ham sausage smoked-tofu');
const isUnfitForEggs = anyOf('beetroot cabbage celery aubergine');
const isUnfitForDough = anyOf('spinach cabbage celery asparagus');

/** Dishes that eggs hold together, and a savoury galette. */
export const EGG_DISHES: readonly DishRow[] = [
  // A frittata in the south, an omelette elsewhere.
  {
    name: 'frittata',
    cuisines: ['Italian', 'Mediterranean', 'French', 'German'],
    knownIn: ['Italian'],
    takes: (main) => (isCookable(main) && !isUnfitForEggs(main)) || CURED(main),
    isGoodPlain: true,
    loves: 'courgette potato spinach mushroom egg',
    notes: { ...PAN_DISH, equipment: ['non-stick pan / beschichtete Pfanne', LID] },
    isForChildren: true,
    recipe({ cuisine, mains }) {
      const isSouthern = cuisine === 'Italian' || cuisine === 'Mediterranean';
      const isPlain = mains.length === 0;
      const set = isPlain ? 5 : 7;
      return {
        title: {
          ...(isSouthern
            ? { head: 'frittata / Frittata', gender: 'f' }
            : { head: 'omelette / Omelett', gender: 'n' }),
          adjective: 'fluffy / luftig',
          with: 'FLAVOUR',
        },
        share: 0.7,
        time: { of: 'fry', least: 4 },
        foods: `given 1 clove garlic, given 0.5 piece onion, SEASONING, eggs: need 5 piece egg,
          maybe 50 ml milk|cream|soy-drink, EXTRAS, cheese: maybe 60 g CHEESES|CRUMBLY, need 2 pinch salt,
          pepper: maybe 1 pinch black-pepper, maybe 2 slice BREADS`,
        steps: `
          ${isPlain ? 3 : 8} slices: Peel and finely chop the {garlic onion}. Whisk the {eggs milk spice spice2} with {salt pepper}.
          / {garlic onion} schälen und fein hacken. {eggs milk spice spice2 salt pepper} verquirlen.
          ${isPlain ? 1 : 'TIME+2'}: Heat the {fat} in a non-stick pan over a medium heat. Add the {garlic onion} for a moment. Fry the {mains} for {TIME} minutes, until soft. {DONE} {PASTE}
          / {fat} in einer beschichteten Pfanne bei mittlerer Hitze erhitzen. {garlic onion} darin kurz andünsten. {mains} zugeben und {TIME} Minuten weich braten. {DONE} {PASTE}
          ${set + 1}: ${isPlain ? 'Pour in the eggs' : 'Pour the eggs over it'}. Grate or crumble the {cheese} on top. Cover and cook over a low heat for ${set} minutes, until the eggs are set all through. {HERB} Serve with the {bread}.
          / ${isPlain ? 'Die Eier hineingießen' : 'Die Eier darübergießen'}. {cheese} darüberreiben oder -bröckeln. Zugedeckt bei kleiner Hitze ${set} Minuten braten, bis die Eier ganz gestockt sind. {HERB} {bread} dazu reichen.
        `,
      };
    },
  },
  // Eggs that set in a spiced tomato sauce.
  {
    name: 'eggs in sauce',
    cuisines: ['Middle Eastern', 'Mediterranean', 'Mexican'],
    takes: anyOf(
      'tomato cherry-tomato onion bell-pepper green-pepper yellow-pepper aubergine courgette mushroom spinach leek',
    ),
    joins: (main) => isMeat(main) && isQuickProtein(main),
    isGoodPlain: true,
    loves: 'bell-pepper feta',
    notes: { ...PAN_DISH, equipment: [PAN, LID], storageTip: AT_ONCE },
    hasSide: true,
    recipe(kitchen) {
      const { mains } = kitchen;
      const others = mains.filter((main) => !isTomato(main));
      const hasTomatoes = others.length < mains.length;
      const title = 'eggs in tomato sauce / Eier in Tomatensoße';
      const titleWith = 'eggs in tomato sauce with {} / Eier in Tomatensoße mit {}';
      const named = foodsNamed({ ...kitchen, mains: others }, 'vegetables / Gemüse', 'mit');
      return {
        title: phrase(others.length > 0 ? titleWith : title, named),
        share: hasTomatoes && others.length > 0 ? 1.3 : 0.8,
        time: { of: 'simmer', least: 10 },
        foods: `eggs: own 4 piece egg, maybe 1 piece onion, maybe 2 clove garlic, SEASONING, EXTRAS,
          paste: maybe 1 tbsp tomato-paste,
          ${hasTomatoes ? 'need 100 ml water' : 'tomatoes: need 400 g canned-tomatoes'},
          given 240 g canned chickpeas, cheese: given 80 g feta,
          given 100 g YOGHURTS, need 0.5 tsp salt,
          pepper: maybe 1 pinch black-pepper, maybe 4 slice BREADS`,
        steps: `
          8 dice: {CHOP}
          8: Heat the {fat} in a wide pan over a medium heat. Add the {proteins} and brown for 4 minutes. Add the {onion garlic spice spice2} and cook for 2 minutes, stirring. Stir in the {paste}.
          / {fat} in einer weiten Pfanne bei mittlerer Hitze erhitzen. {proteins} zugeben und 4 Minuten anbraten. {onion garlic spice spice2} zugeben und 2 Minuten unter Rühren anschwitzen. {paste} einrühren.
          TIME+3: Add the {others tomatoes chickpeas olives}. Pour in the {water}. Bring to the boil, cover and simmer for {TIME} minutes, until you have a thick sauce. {DONE} Season with {salt pepper}.
          / {others tomatoes chickpeas olives} zugeben. {water} zugeben. Aufkochen und zugedeckt {TIME} Minuten köcheln lassen, bis eine dicke Soße entstanden ist. {DONE} Mit {salt pepper} würzen.
          10: Make hollows in the sauce and break the {eggs} into them. Cover and let them set over a low heat for 8 minutes, until whites and yolks are firm. Crumble the {cheese} over the pan. Top with the {yoghurt}. {HERB} Serve with the {bread}.
          / Mulden in die Soße drücken und {eggs} hineinschlagen. Zugedeckt bei kleiner Hitze 8 Minuten stocken lassen, bis Eiweiß und Eigelb fest sind. {cheese} darüberbröckeln. {yoghurt} daraufgeben. {HERB} {bread} dazu reichen.
        `,
      };
    },
  },
  // For experienced cooks.
  {
    name: 'soufflé',
    difficulty: 'expert',
    servings: 4,
    cuisines: ['French'],
    knownIn: ['French'],
    takes: anyOf('carrot potato sweet-potato courgette mushroom leek spinach asparagus tomato beetroot'),
    notes: { ...OVEN, equipment: [DISH, WHISK], storageTip: AT_ONCE },
    isOfOven: true,
    recipe: {
      title: { head: 'soufflé / Soufflé', gender: 'n', adjective: 'airy / luftig', with: 'FLAVOUR' },
      share: 0.4,
      time: { of: 'simmer' },
      foods: `SEASONING, fat: need 3 tbsp butter, need 5 tbsp flour, need 250 ml milk, eggs: need 4 piece egg,
        cheese: need 80 g CHEESES, need 0.5 tsp salt, pepper: maybe 1 pinch black-pepper`,
      steps: `
        12 chunks:
        TIME+6: Boil the {mains} in a little water for {TIME} minutes, until soft, drain very well and mash until smooth.
        / {mains} in wenig Wasser {TIME} Minuten weich kochen, sehr gut abtropfen lassen und fein zerdrücken.
        10: Melt the {fat}, all but a little, in a pot, stir in the {flour} and cook for 2 minutes without colouring. Whisk in the {milk} bit by bit and simmer for 3 minutes, until thick.
        / {fat} bis auf einen kleinen Rest in einem Topf zerlassen, {flour} einrühren und 2 Minuten anschwitzen, ohne dass es bräunt. {milk} nach und nach unterschlagen und 3 Minuten köcheln lassen, bis die Masse dick ist.
        10: Separate the {eggs}. Grate the {cheese} and stir it into the warm sauce with the yolks, the mash, {spice spice2 salt pepper}. Heat the oven to 190 °C (top and bottom heat) and grease four small moulds with the rest of the butter.
        / {eggs} trennen. {cheese} reiben und mit dem Eigelb und dem Püree unter die warme Masse rühren. Mit {spice spice2 salt pepper} würzen. Den Backofen auf 190 °C (Ober- und Unterhitze) vorheizen und vier Förmchen mit der restlichen Butter einfetten.
        5: Beat the egg whites until they stand in soft peaks. Stir a third of them into the sauce and fold in the rest so gently that it stays airy. Fill the moulds three quarters full.
        / Das Eiweiß zu weichen Spitzen schlagen. Ein Drittel davon unter die Masse rühren, den Rest so behutsam unterheben, dass alles luftig bleibt. Die Förmchen zu drei Vierteln füllen.
        22: Bake for exactly 22 minutes without opening the door, until risen and golden, and carry to the table at once.
        / Genau 22 Minuten backen, ohne die Tür zu öffnen, bis die Soufflés goldbraun aufgegangen sind, und sofort auftragen.
      `,
    },
  },
  {
    name: 'puff tart',
    difficulty: 'medium',
    cuisines: ['French', 'Italian', 'German'],
    takes: (main) => isCookable(main) && main.food !== 'potato',
    joins: CURED,
    loves: 'puff-pastry butter-puff-pastry',
    notes: { ...OVEN, equipment: [TRAY] },
    isOfOven: true,
    recipe: {
      title: { head: 'puff tart / Blätterteigtarte', gender: 'f', adjective: 'crisp / knusprig' },
      share: 0.8,
      time: { of: 'simmer', times: 0.5, least: 4 },
      foods: `pastry: own 275 g puff-pastry|butter-puff-pastry, SPICES, oil: need 1 tbsp olive-oil,
        creamy: given 150 g ricotta|cream-cheese|sour-cream|quark, eggs: given 1 piece egg,
        cheese: given 80 g CRUMBLY|CHEESES, HERB, need 2 pinch salt, pepper: maybe 1 pinch black-pepper`,
      steps: `
        10 slices: Heat the oven to 200 °C (fan 180 °C). Unroll the {pastry} on a baking tray.
        / Den Backofen auf 200 °C (Umluft 180 °C) vorheizen. {pastry} auf einem Backblech ausrollen.
        TIME+2: Heat the {oil} in a pan over a medium heat. Fry the {mains spice spice2} in it for {TIME} minutes, until soft. {DONE}
        / {oil} in einer Pfanne bei mittlerer Hitze erwärmen. {mains spice spice2} darin {TIME} Minuten weich braten. {DONE}
        4: Whisk the {creamy eggs} with the {salt pepper} and spread over the pastry, leaving 2 cm free all round. Spread the vegetables over it. Grate or crumble the {cheese} on top.
        / {creamy eggs} mit {salt pepper} verrühren und auf dem Teig verstreichen, ringsum 2 cm frei lassen. Das Gemüse darauf verteilen. {cheese} darüberreiben oder -bröckeln.
        25: Bake for 25 minutes, until puffed up and golden brown. {HERB}
        / 25 Minuten backen, bis der Teig aufgegangen und goldbraun ist. {HERB}
      `,
    },
  },
  {
    name: 'savoury galette',
    difficulty: 'hard',
    servings: 4,
    cuisines: ['French', 'Italian', 'German'],
    takes: (main) => isCookable(main) && !isUnfitForDough(main),
    notes: GALETTE,
    isOfOven: true,
    recipe: {
      title: { head: 'galette / Galette', gender: 'f', adjective: 'crisp / knusprig', with: 'FLAVOUR' },
      share: 0.6,
      time: { of: 'roast', least: 30 },
      foods: `${DOUGH}, SPICES, cheese: maybe 100 g CRUMBLY|CHEESES, pepper: maybe 2 pinch black-pepper,
        oil: need 1 tbsp olive-oil`,
      sections: GALETTE_SECTIONS,
      steps: `
        ${GALETTE_STEPS}
        TIME+2: Sprinkle with the {oil spice spice2 pepper}. Crumble or grate the {cheese} over the top. Bake for {TIME} minutes, until the vegetables are soft and the edge is golden brown.
        / {oil spice spice2 pepper} darüber verteilen. {cheese} darüberbröckeln oder -reiben. {TIME} Minuten backen, bis das Gemüse weich und der Rand goldbraun ist.
      `,
    },
  },
];
