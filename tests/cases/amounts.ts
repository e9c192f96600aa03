import type { Language } from '#core/language.ts';

/** Line with its amount and its food, as it is read. */
export type MeasuredLine = {
  readonly text: string;
  readonly language: Language;
  /** As shown; empty if the line has none. */
  readonly amount: string;
  readonly food: string;
  /** Alternative foods, separated by spaces. */
  readonly others: string;
  /** Undefined if the weight is unknown. */
  readonly grams: number | undefined;
};

/** Text | amount | food, and "/" with others that are offered | grams. */
const ENGLISH = `
Mehl Type 405, 2 oz | 2 oz | flour | 56.7
flour type 00, 200 g | 200 g | flour | 200
2 cups 00 flour | 2 cups | bread-flour | 264
five spice, 2 tsp | 2 tsp | five-spice | 4
half and half, 2 g | 2 g | half-and-half | 2
half & half, 2 cups | 2 cups | half-and-half | 489.6
half-and-half | | half-and-half |
3.5% milk | | milk |
2 % milk, 1 cup | 1 cup | low-fat-milk | 247.2
90% lean ground beef | | minced-beef |
80/20 ground beef, 1 lb | 1 lb | minced-beef | 453.6
70% dark chocolate, 100 g | 100 g | dark-chocolate | 100
7 grain bread | | bread |
2 slices 7-grain bread | 2 slices | bread | 90
Pasta No. 5, 500 g | 500 g | pasta | 500
2 peaches from a can | 2 | canned-peach | 160
half an onion | ½ | onion | 55
1/2 cup milk | ½ cup | milk | 123.6
8 to 10 basil leaves | 8–10 leaves | basil | 4.5
milk, cream or oat milk | | milk / cream oat-drink |
200 ml milk, cream, or oat milk | 200 ml | milk / cream oat-drink | 206
100 g ham, bacon, or tofu | 100 g | cooked-ham / bacon tofu | 100
500 ml stock, vegetable or chicken | 500 ml | stock / chicken-stock | 500
2 cups milk, oat or almond | 2 cups | milk / oat-drink almond-drink | 494.4
2 apples, peeled, cored or grated | 2 | apple | 320
potatoes, boiled or mashed | | potato |
1 3- to 4-pound chicken | 1 | chicken | 1079.6
2 6- to 8-ounce salmon fillets | 2 | salmon | 396.9
1 12- to 14-pound turkey | 1 | turkey | 5896.8
4 5-6 oz. cod fillets | 4 | cod | 623.7
Chicken thighs 6-8 | 6–8 | chicken-thigh | 700
red onions 2 | 2 | onion | 220
0.3333333333 cup sugar | ⅓ cup | sugar | 68
1.6666666667 cups milk | 1⅔ cups | milk | 412
(2) 14.5 oz. cans tomatoes | 2 cans | canned-tomatoes | 822.2
(1) 15-ounce can black beans, drained | 1 can | black-beans | 255.2
(3) eggs | 3 | egg | 165
eggs (x2) | 2 | egg | 110
lemons (x 3) | 3 | lemon | 180
x2 onions | 2 | onion | 220
1 Tablespoon, 1 teaspoon cumin | 1⅓ tbsp | cumin | 8.4
1 cup, 2 tablespoons flour | 1⅛ cups | flour | 143.1
2 lb, 4 oz beef | 2¼ lb | beef | 1020.6
1 cup, 240 ml milk | 1 cup | milk | 247.2
3 x 15ml tablespoons olive oil | 3 tbsp | olive-oil | 41
2 x 5 ml teaspoons salt | 2 tsp | salt | 12
2 x 400 g cans chickpeas | 2 cans | chickpeas | 480
sugar, brown | | brown-sugar |
2 cups flour, whole wheat | 2 cups | wholemeal-flour | 244.8
potatoes, sweet | | sweet-potato |
cream, sour | | sour-cream |
tomatoes, chopped | | tomato |
`;

const GERMAN = `
Mehl Type 405, 2 oz | 2 oz | flour | 56.7
Mehl Type 1050 | | flour |
Spaghetti Nr. 5 500 g | 500 g | pasta | 500
40%ige Sahne, 200 ml | 200 ml | cream | 200
20 % Quark | | quark |
Quark 20 % Fett, 250 g | 250 g | quark | 250
Milch 3,5 %, 200 ml | 200 ml | milk | 206
7-Kräuter-Mischung | | mixed-herbs-fresh |
7-Kräuter-Mischung, 2 EL | 2 EL | mixed-herbs-fresh | 7.5
2 Pfirsiche aus der Dose | 2 | canned-peach | 160
2 Tomaten aus der Dose | 2 | canned-tomatoes | 120
4 Aprikosen aus dem Glas | 4 | apricot | 140
2 Dosen Pfirsiche | 2 Dosen | canned-peach | 960
Milch, Sahne oder Hafermilch | | milk / cream oat-drink |
200 g Feta, Tofu oder Halloumi | 200 g | feta / tofu halloumi | 200
50 g Walnüsse, Mandeln bzw. Haselnüsse | 50 g | walnut / almond hazelnut | 50
Paprika, rot oder gelb | | bell-pepper |
1 3- bis 4-kg Gans | 1 | goose | 2380
Rote Zwiebeln 2-3 | 2–3 | onion | 275
(2) Zwiebeln | 2 | onion | 220
Eier (x4) | 4 | egg | 220
2 x 15 ml EL Öl | 2 EL | rapeseed-oil | 27.6
10 dag Butter | 100 g | butter | 100
2 Köpfe Salatköpfe | 2 | lettuce | 500
10 Blätter Minzblätter | 10 | mint | 3
2 Scheiben Toastscheiben | 2 | toast | 60
2 Würfel Hefewürfel | 2 | fresh-yeast | 84
2 Kugeln Mozzarellakugeln | 2 Kugeln | mozzarella | 250
Zucker, braun | | brown-sugar |
Linsen, rot, 200 g | 200 g | red-lentils | 200
Tomaten, gehackt | | tomato |
`;

export const MEASURED: readonly MeasuredLine[] = [...rows(ENGLISH, 'en'), ...rows(GERMAN, 'de')];

function rows(text: string, language: Language): readonly MeasuredLine[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', amount = '', foods = '', grams = ''] = row.split('|').map((each) => each.trim());
      const [food = '', others = ''] = foods.split(' / ');
      return { text: line, language, amount, food, others, grams: grams === '' ? undefined : Number(grams) };
    });
}
