import type { Language } from '#core/language.ts';

/** Ingredient line, its food, and the range of grams that a cook could weigh. */
export type EverydayLine = {
  readonly text: string;
  readonly language: Language;
  readonly food: string;
  readonly least: number;
  readonly most: number;
};

/** Written from a cook's view before the parsing rules: text, food, and grams from and to. */
const ENGLISH = `
4 bacon rashers | bacon | 50 | 130
1/2 teasp. cayenne | cayenne | 0.5 | 2
1 dessertsp. honey | honey | 10 | 18
2 tablesp. sugar | sugar | 20 | 32
2 tins. chickpeas | chickpeas | 300 | 800
2 slices of sourdough bread, toasted | white-bread | 60 | 140
2 bread slices | bread | 50 | 120
3 white bread slices, crusts removed | white-bread | 60 | 130
8 filo sheets | filo | 120 | 400
6 sheets filo pastry, thawed | filo | 90 | 300
20 basil leaves | basil | 4 | 20
a small bunch of basil leaves | basil | 10 | 40
12 mint leaves, torn | mint | 2 | 12
8 sage leaves | sage | 2 | 10
4 lettuce leaves | lettuce | 30 | 80
6 cabbage leaves | cabbage | 120 | 400
2 romaine hearts | romaine | 300 | 900
3 celery ribs, sliced | celery | 100 | 220
1 celery heart | celery | 150 | 500
2 rosemary sprigs | rosemary | 2 | 8
5 thyme sprigs | thyme | 2 | 12
4 ham slices | cooked-ham | 50 | 160
4 slices of ham, halved | cooked-ham | 50 | 160
10 salami slices | salami | 40 | 120
4 cheese slices | processed-cheese | 60 | 160
8 lasagne sheets | lasagne-sheets | 120 | 220
12 lasagna noodles | lasagne-sheets | 180 | 330
3 gelatine leaves | gelatine | 4 | 9
1 mozzarella ball, torn | mozzarella | 100 | 150
2 vanilla ice cream scoops | vanilla-ice-cream | 80 | 160
2 butter sticks, softened | butter | 220 | 232
1 stick of butter | butter | 110 | 116
1 chocolate bar (100 g), chopped | chocolate | 95 | 105
3 stock cubes | vegetable-stock | 20 | 40
1 garlic bulb | garlic | 35 | 80
2 tuna cans, drained | canned-tuna | 200 | 340
1 yoghurt tub | yoghurt | 120 | 550
4 orange slices | orange | 40 | 120
2 lemon wedges | lemon | 15 | 60
1 pineapple ring | pineapple | 30 | 90
2 tomato slices | tomato | 20 | 60
1 head of iceberg lettuce | iceberg-lettuce | 350 | 650
2 nori sheets | seaweed | 4 | 10
10 rice paper sheets | rice-paper | 60 | 120
200g gluten-free spaghetti | gluten-free-pasta | 200 | 200
75 g vegan butter | margarine | 75 | 75
300 ml lactose-free milk | lactose-free-milk | 295 | 315
50g vegetarian hard cheese, grated | parmesan | 50 | 50
2 tbsp gluten-free soy sauce | gluten-free-soy-sauce | 28 | 40
1 cup dairy-free milk | plant-drink | 235 | 255
100 g egg-free mayonnaise | egg-free-mayonnaise | 100 | 100
4 gluten-free tortillas | gluten-free-tortilla | 80 | 280
100 g butter or vegan butter | butter | 100 | 100
2 tbsp sunflower or rapeseed oil | sunflower-oil | 25 | 30
250 ml milk or oat drink | milk | 250 | 262
0.3333333333 cup sugar | sugar | 60 | 75
0.6666666667 cup rolled oats | oats | 50 | 75
1 3- to 4-pound chicken | chicken | 900 | 1700
2 6- to 8-ounce salmon fillets | salmon | 340 | 460
(2) 14.5 oz. cans black beans | black-beans | 480 | 830
1 Tablespoon, 1 teaspoon cumin | cumin | 7 | 12
1 tablespoon plus 1 teaspoon cumin | cumin | 7 | 12
3 x 15ml tablespoons olive oil | olive-oil | 38 | 45
forty-five grams of butter | butter | 45 | 45
two and a half cups flour | flour | 290 | 350
half a dozen eggs | egg | 270 | 390
a couple of carrots | carrot | 100 | 260
Chicken thighs 6-8 | chicken-thigh | 500 | 1100
eggs (3) | egg | 140 | 195
eggs x6 | egg | 280 | 390
3.5% milk, 200 ml | milk | 200 | 210
1 can coconut milk (400 ml) | coconut-milk | 380 | 420
`;

const GERMAN = `
2 Päckch. Vanillezucker | vanilla-sugar | 12 | 20
1 P. Backpulver | baking-powder | 10 | 20
3 Scheib. Brot | bread | 100 | 180
2 Teel. Salz | salt | 6 | 14
1 Kaffeel. Zimt | cinnamon | 1 | 4
2 Zwieb. gewürfelt | onion | 120 | 260
4 Scheiben Speck | bacon | 40 | 130
4 Speckscheiben | bacon | 40 | 130
2 Brotscheiben | bread | 60 | 130
2 Scheiben Brot vom Vortag | bread | 60 | 130
4 Scheiben Toastbrot | toast | 80 | 140
4 Salatblätter | lettuce | 30 | 80
4 Blätter Salat | lettuce | 30 | 80
20 Basilikumblätter | basil | 4 | 20
10 Minzblätter | mint | 2 | 12
8 Blatt Gelatine | gelatine | 12 | 20
6 Gelatineblätter | gelatine | 9 | 15
8 Filoteigblätter | filo | 120 | 400
4 Blätter Filoteig | filo | 60 | 200
6 Weißkohlblätter | cabbage | 120 | 400
1 Ring Fleischwurst | fleischwurst | 300 | 900
2 Stangen Staudensellerie | celery | 70 | 160
2 Selleriestangen | celery | 70 | 160
3 Knoblauchzehen | garlic | 9 | 15
1 Knoblauchknolle | garlic | 35 | 80
2 Rosmarinzweige | rosemary | 2 | 8
1 Kopfsalat | lettuce | 150 | 450
2 Mozzarellakugeln | mozzarella | 200 | 260
1 Kugel Mozzarella | mozzarella | 100 | 130
3 Scheiben Kochschinken | cooked-ham | 50 | 130
4 Käsescheiben | cheese | 60 | 160
2 Butterwürfel | butter | 10 | 80
1 Brühwürfel | vegetable-stock | 8 | 13
2 Dosen Thunfisch, abgetropft | canned-tuna | 200 | 340
1 Tafel Zartbitterschokolade | dark-chocolate | 95 | 105
1 Becher Schmand | schmand | 195 | 205
2 Zitronenscheiben | lemon | 10 | 40
10 Platten Lasagne | lasagne-sheets | 150 | 220
2 Scheiben Ananas aus der Dose | canned-pineapple | 60 | 110
10 dag Butter | butter | 100 | 100
25 dag glattes Mehl | flour | 250 | 250
1 Pfund gemischtes Hack | mixed-mince | 500 | 500
1,5 EL Olivenöl | olive-oil | 18 | 22
anderthalb Liter Gemüsebrühe | stock | 1480 | 1530
eineinhalb Tassen Milch | milk | 350 | 380
ein halbes Kilo Kartoffeln | potato | 500 | 500
ein Viertelliter Sahne | cream | 240 | 260
zwei bis drei Möhren | carrot | 120 | 330
200 g glutenfreie Spaghetti | gluten-free-pasta | 200 | 200
80 g vegane Butter | margarine | 80 | 80
150 ml laktosefreie Sahne | lactose-free-cream | 145 | 160
200 g laktosefreier Joghurt | lactose-free-yoghurt | 200 | 200
50 g vegetarischer Parmesan, gerieben | parmesan | 50 | 50
100 g Butter oder Margarine | butter | 100 | 100
2 EL Sonnenblumen- oder Rapsöl | sunflower-oil | 25 | 30
Eier (3 Stück) | egg | 140 | 195
Mehl 250 g | flour | 250 | 250
3 m.-große Zwiebeln | onion | 240 | 400
`;

const linesOf = (table: string, language: Language): readonly EverydayLine[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', food = '', least = '', most = ''] = row.split(' | ');
      return { text, language, food, least: Number(least), most: Number(most) };
    });

export const EVERYDAY_LINES: readonly EverydayLine[] = [...linesOf(ENGLISH, 'en'), ...linesOf(GERMAN, 'de')];
