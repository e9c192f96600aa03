import type { Language } from '#core/language.ts';

/** Dish with a published energy value. */
export type Dish = {
  readonly title: string;
  readonly language: Language;
  /** Number in SR28, or code in BLS 4.0. */
  readonly source: string;
  /** Energy of 100 g as eaten. */
  readonly kcal: number;
  /** Share of the raw mass left after cooking: water evaporates, more from a pan than from a pot. */
  readonly yields: number;
  readonly lines: readonly string[];
};

/**
 * title
 * language
 * source
 * published kcal per 100 g
 * yield
 * lines
 * Dish and energy are published; the ingredients are usual ones. Water that pasta absorbs has a line of its own.
 */
const TABLE = `
Pfannkuchen | de | BLS X929212 | 267 | 0.85 | 250 g Mehl; 500 ml Milch; 4 Eier; 1 Prise Salz; 5 EL Öl
Pfannkuchenteig | de | BLS X9A6060 | 164 | 1 | 250 g Mehl; 500 ml Milch; 4 Eier; 1 Prise Salz
Kaiserschmarren | de | BLS Y890342 | 250 | 0.85 | 200 g Mehl; 300 ml Milch; 4 Eier; 40 g Zucker; 80 g Butter; 50 g Rosinen; 1 Prise Salz
Milchreis | de | BLS X810033 | 140 | 0.87 | 250 g Milchreis; 1 l Milch; 50 g Zucker; 1 Prise Salz
Grießbrei | de | BLS X951113 | 100 | 0.95 | 100 g Weichweizengrieß; 1 l Milch; 60 g Zucker; 1 Prise Salz
Porridge mit Milch | de | BLS X9A2100 | 134 | 0.9 | 80 g Haferflocken; 400 ml Milch; 1 Prise Salz
Porridge mit Wasser | de | BLS X9A2120 | 71 | 0.9 | 100 g Haferflocken; 450 ml Wasser; 1 Prise Salz
Schokoladenpudding aus Pulver | de | BLS Y861753 | 115 | 0.97 | 1 Pck. Puddingpulver; 500 ml Milch; 40 g Zucker; 1 EL Kakao
Vanillepudding aus Pulver | de | BLS Y861653 | 107 | 0.97 | 1 Pck. Vanillepuddingpulver; 500 ml Milch; 40 g Zucker
Rote Grütze | de | BLS Y855053 | 84 | 0.95 | 250 g rote Johannisbeeren; 250 g Himbeeren; 100 g Zucker; 40 g Speisestärke; 250 ml Wasser
Apfelmus | de | BLS Y843143 | 59 | 0.9 | 1 kg Äpfel, geschält; 100 ml Wasser; 30 g Zucker; 1 EL Zitronensaft
Rührei in Butter | de | BLS Y720163 | 172 | 0.88 | 6 Eier; 6 EL Milch; 20 g Butter; Salz
Omelett | de | BLS Y730163 | 197 | 0.88 | 4 Eier; 1 EL Milch; 20 g Butter; Salz
Spiegelei in Butter | de | BLS Y710162 | 204 | 0.88 | 2 Eier; 10 g Butter; Salz
Kartoffelpüree mit Milch | de | BLS X634012 | 88 | 0.97 | 1 kg Kartoffeln, geschält; 250 ml Milch; 30 g Butter; Muskat
Kartoffelgratin ohne Käse | de | BLS X644013 | 117 | 0.85 | 1 kg Kartoffeln; 250 ml Milch; 125 ml Sahne; 20 g Butter; Salz und Pfeffer
Kartoffelpuffer | de | BLS X655022 | 206 | 0.8 | 1 kg Kartoffeln; 1 Zwiebel; 2 Eier; 3 EL Mehl; 120 ml Öl; Salz
Bratkartoffeln mit Zwiebeln | de | BLS X651043 | 194 | 0.8 | 1 kg Kartoffeln; 100 g Zwiebeln; 100 g Butterschmalz; Salz
Kartoffelsalat mit Brühe | de | BLS X1A2010 | 83 | 1 | 1 kg gekochte Kartoffeln; 1 Zwiebel; 250 ml Gemüsebrühe; 3 EL Essig; 3 EL Öl; Salz und Pfeffer
Kartoffelsalat mit Mayonnaise | de | BLS X1A2020 | 154 | 1 | 1 kg gekochte Kartoffeln; 200 g Mayonnaise; 200 g Gewürzgurken; 1 Zwiebel; 2 EL Essig
Gurkensalat mit Joghurt | de | BLS X252640 | 35 | 1 | 500 g Gurke; 150 g Joghurt; 1 EL Zitronensaft; 1 TL Öl; 1 EL Dill; 1 Prise Zucker
Tomatensalat | de | BLS X255010 | 86 | 1 | 500 g Tomaten; 1 Zwiebel; 3 EL Essig; 4 EL Öl; Salz und Pfeffer
Griechischer Salat | de | BLS X203850 | 107 | 1 | 4 Tomaten; 1 Gurke; 1 grüne Paprika; 1 rote Zwiebel; 200 g Feta; 100 g Oliven; 4 EL Olivenöl; 2 EL Essig
Waldorfsalat | de | BLS X203140 | 185 | 1 | 250 g Knollensellerie; 2 Äpfel; 100 g Mayonnaise; 50 g Walnüsse; 2 EL Zitronensaft
Eiersalat mit Tomaten | de | BLS X1A5000 | 139 | 1 | 4 Eier; 250 g Tomaten; 3 EL Öl; 2 EL Essig; Salz und Pfeffer
Thunfischsalat | de | BLS X1A8060 | 180 | 1 | 2 Dosen Thunfisch; 100 g Mayonnaise; 50 g Joghurt; 1 kleine Zwiebel; 2 Gewürzgurken
Kräuterquark | de | BLS Y771510 | 80 | 1 | 500 g Magerquark; 100 ml Milch; 50 g saure Sahne; 1 Bund Kräuter; 1 kleine Zwiebel
Guacamole | de | BLS X389000 | 113 | 1 | 2 Avocados; 1 Tomate; 1 kleine Zwiebel; 2 EL Limettensaft; 1 Knoblauchzehe; Salz
Tomatensuppe | de | BLS X446643 | 29 | 0.9 | 750 g Tomaten; 500 ml Gemüsebrühe; 1 Zwiebel; 1 EL Öl; 1 TL Zucker
Kürbiscremesuppe | de | BLS X445863 | 69 | 0.9 | 800 g Kürbisfleisch; 1 Zwiebel; 30 g Butter; 750 ml Gemüsebrühe; 200 ml Sahne; Muskat
Kürbissuppe mit Kokosmilch | de | BLS X4A3010 | 59 | 0.9 | 800 g Kürbisfleisch; 1 Zwiebel; 1 EL Öl; 500 ml Gemüsebrühe; 200 ml Kokosmilch; 20 g Ingwer
Kartoffelsuppe | de | BLS X449023 | 57 | 0.9 | 750 g Kartoffeln; 1 Bund Suppengrün; 1 Zwiebel; 1 EL Butter; 750 ml Gemüsebrühe; 50 ml Sahne
Linsensuppe mit Gemüse | de | BLS X462513 | 82 | 0.9 | 250 g Linsen; 1 Bund Suppengrün; 2 Kartoffeln; 1 Zwiebel; 2 EL Öl; 1 l Gemüsebrühe
Rote-Linsen-Suppe | de | BLS X4A8070 | 91 | 0.9 | 250 g rote Linsen; 1 Zwiebel; 2 Möhren; 2 EL Öl; 900 ml Gemüsebrühe; 1 Bund Koriander
Erbsensuppe mit Speck | de | BLS X464753 | 73 | 0.9 | 250 g getrocknete Erbsen; 1 Bund Suppengrün; 100 g Speck; 1,5 l Gemüsebrühe; 1 Zwiebel
Gulaschsuppe | de | BLS X456133 | 59 | 0.9 | 500 g Rindergulasch; 300 g Zwiebeln; 300 g Kartoffeln; 3 Tomaten; 2 EL Öl; 1,2 l Fleischbrühe; 2 EL Paprikapulver
Gulasch | de | BLS Y182912 | 133 | 0.75 | 750 g Rindergulasch; 400 g Zwiebeln; 2 EL Öl; 400 ml Fleischbrühe; 2 EL Tomatenmark; 1 EL Paprikapulver
Chili con carne | de | BLS X469753 | 158 | 0.85 | 500 g Rinderhackfleisch; 2 Zwiebeln; 1 Dose Kidneybohnen; 1 Dose Tomaten; 2 EL Öl; 2 EL Tomatenmark; 1 Dose Mais
Chili sin carne | de | BLS X4A8000 | 70 | 0.9 | 1 Dose Kidneybohnen; 1 Dose Mais; 2 Dosen Tomaten; 1 Zwiebel; 1 rote Paprika; 2 EL Öl; 1 EL Tomatenmark
Bolognese | de | BLS Y038213 | 182 | 0.75 | 500 g Rinderhackfleisch; 1 Zwiebel; 2 Möhren; 1 Stange Staudensellerie; 3 EL Olivenöl; 400 g stückige Tomaten; 2 EL Tomatenmark; 100 ml Rotwein
Tomatensauce | de | BLS X321263 | 111 | 0.75 | 1 kg Tomaten; 1 Zwiebel; 2 Knoblauchzehen; 6 EL Olivenöl; 1 TL Zucker; Basilikum
Béchamelsauce | de | BLS X320253 | 119 | 0.9 | 30 g Butter; 30 g Mehl; 500 ml Milch; Salz; Muskat
Ratatouille | de | BLS X518543 | 58 | 0.85 | 1 Aubergine; 2 Zucchini; 2 Paprikaschoten; 500 g Tomaten; 1 Zwiebel; 2 Knoblauchzehen; 3 EL Olivenöl; Thymian
Rotkohl | de | BLS X537112 | 45 | 0.85 | 1 kg Rotkohl; 1 Zwiebel; 2 EL Öl; 3 EL Essig; 100 ml Wasser
Frikadellen | de | BLS Y036122 | 269 | 0.75 | 500 g gemischtes Hackfleisch; 1 altbackenes Brötchen; 1 Zwiebel; 1 Ei; 50 ml Milch; 2 EL Öl; Salz und Pfeffer
Königsberger Klopse | de | BLS Y036322 | 192 | 0.85 | 500 g gemischtes Hackfleisch; 1 altbackenes Brötchen; 1 Zwiebel; 1 Ei; 50 ml Milch; Salz und Pfeffer
Semmelknödel | de | BLS X980112 | 179 | 1.05 | 6 altbackene Brötchen; 250 ml Milch; 3 Eier; 1 Zwiebel; 30 g Butter; 1/2 Bund Petersilie
Risotto mit Parmesan | de | BLS X850133 | 163 | 0.75 | 300 g Risottoreis; 1 Zwiebel; 60 g Butter; 100 ml Weißwein; 1 l Gemüsebrühe; 60 g Parmesan
Spaghetti aglio e olio | de | BLS X7A1020 | 189 | 1 | 500 g Spaghetti; 650 ml Wasser; 6 EL Olivenöl; 4 Knoblauchzehen; Petersilie
Käsespätzle | de | BLS X711412 | 155 | 0.95 | 400 g Mehl; 4 Eier; 200 ml Wasser; 300 ml Wasser; 150 g Bergkäse; 2 Zwiebeln; 20 g Butter
Marmorkuchen | de | BLS D431100 | 404 | 0.9 | 250 g Butter; 250 g Zucker; 4 Eier; 400 g Mehl; 1 Pck. Backpulver; 125 ml Milch; 30 g Kakao
Sandkuchen | de | BLS D440300 | 447 | 0.9 | 250 g Butter; 250 g Zucker; 4 Eier; 125 g Mehl; 125 g Speisestärke; 1 TL Backpulver
Käsekuchen mit Mürbeteig | de | BLS D480200 | 261 | 0.88 | 200 g Mehl; 100 g Butter; 75 g Zucker; 1 Ei; 750 g Quark; 150 g Zucker; 3 Eier; 1 Pck. Vanillepuddingpulver
Biskuitboden | de | BLS D077002 | 289 | 0.85 | 4 Eier; 125 g Zucker; 125 g Mehl; 1 TL Backpulver
Pancakes | en | 18293 | 227 | 0.87 | 2 cups all-purpose flour; 2 tbsp sugar; 4 tsp baking powder; 2 cups milk; 2 eggs; 4 tbsp vegetable oil; 1 tsp salt
Waffles | en | 18367 | 291 | 0.85 | 2 cups all-purpose flour; 1 tbsp sugar; 4 tsp baking powder; 1 3/4 cups milk; 2 eggs; 1/2 cup vegetable oil; 1/4 tsp salt
Blueberry muffins | en | 18278 | 285 | 0.88 | 2 cups flour; 1/2 cup sugar; 1 tbsp baking powder; 1 cup milk; 1 egg; 1/3 cup vegetable oil; 1 cup blueberries; 1/2 tsp salt
Banana bread | en | 18019 | 326 | 0.9 | 2 cups flour; 3/4 cup sugar; 1/2 cup margarine; 2 eggs; 3 ripe bananas; 1 tsp baking soda; 1/4 tsp salt
Brownies | en | 18154 | 466 | 0.9 | 1/2 cup butter; 1 cup sugar; 2 eggs; 1/2 cup flour; 1/3 cup cocoa powder; 1/2 cup chopped walnuts; 1 tsp vanilla extract
Chocolate chip cookies | en | 18378 | 488 | 0.88 | 2 1/4 cups all-purpose flour; 1 cup butter; 3/4 cup sugar; 3/4 cup packed brown sugar; 2 eggs; 2 cups chocolate chips; 1 tsp baking soda; 1 tsp salt
Peanut butter cookies | en | 18189 | 475 | 0.88 | 1/2 cup butter; 1/2 cup peanut butter; 1/2 cup sugar; 1/2 cup brown sugar; 1 egg; 1 1/4 cups flour; 3/4 tsp baking soda
Oatmeal raisin cookies | en | 18184 | 435 | 0.88 | 1 cup butter; 1 cup brown sugar; 1/2 cup sugar; 2 eggs; 1 1/2 cups flour; 3 cups rolled oats; 1 cup raisins; 1 tsp baking soda
Sugar cookies | en | 18208 | 472 | 0.88 | 1 cup margarine; 1 1/2 cups sugar; 1 egg; 2 3/4 cups flour; 1 tsp baking soda; 1 tsp vanilla extract
Irish soda bread | en | 18032 | 290 | 0.88 | 4 cups flour; 1/4 cup sugar; 1 1/2 cups buttermilk; 1 egg; 1/4 cup butter; 1 cup raisins; 1 tsp baking soda; 1 tsp salt
White bread | en | 18073 | 285 | 0.88 | 6 cups bread flour; 2 cups low-fat milk; 2 tbsp sugar; 2 tbsp butter; 1 packet dried yeast; 2 tsp salt
Cornbread | en | 18024 | 266 | 0.9 | 1 cup flour; 1 cup cornmeal; 1/4 cup sugar; 1 tbsp baking powder; 1 cup low-fat milk; 1 egg; 1/4 cup vegetable oil
Scones (biscuits) | en | 18016 | 353 | 0.85 | 2 cups flour; 1 tbsp baking powder; 1/3 cup shortening; 3/4 cup milk; 1/2 tsp salt
French toast | en | 18269 | 229 | 0.88 | 6 slices white sandwich bread; 2 eggs; 1/2 cup low-fat milk; 2 tbsp margarine
Sponge cake | en | 18134 | 297 | 0.87 | 6 eggs; 1 cup sugar; 1 1/4 cups flour; 1 tsp vanilla extract; 1 tbsp lemon juice
Shortcrust pastry, unbaked | en | 18402 | 469 | 1 | 2 cups flour; 2/3 cup shortening; 6 tbsp cold water; 1 tsp salt
Apple pie | en | 18302 | 265 | 0.88 | 2 cups flour; 2/3 cup shortening; 6 tbsp water; 6 apples, peeled and sliced; 3/4 cup sugar; 2 tbsp flour; 1 tbsp butter; 1 tsp cinnamon
Pumpkin pie | en | 18327 | 204 | 0.88 | 1 cup flour; 1/3 cup shortening; 3 tbsp water; 1 can pumpkin purée; 3/4 cup sugar; 2 eggs; 1 can evaporated milk; 1 tsp cinnamon
Baked custard | en | 19168 | 104 | 0.95 | 2 cups milk; 3 eggs; 1/3 cup sugar; 1 tsp vanilla extract
Chocolate mousse | en | 19182 | 225 | 1 | 6 oz dark chocolate; 4 eggs; 1 cup heavy cream; 1/4 cup sugar
Hummus | en | 16137 | 177 | 1 | 1 can chickpeas, drained; 3 tbsp tahini; 3 tbsp lemon juice; 1 tbsp olive oil; 2 cloves garlic; 3 tbsp water
Mashed potatoes with milk and butter | en | 11934 | 113 | 0.97 | 2 lb potatoes; 1/2 cup milk; 4 tbsp butter; 1 tsp salt
Potato salad | en | 11414 | 143 | 1 | 2 lb potatoes; 4 eggs; 3/4 cup mayonnaise; 2 celery stalks; 1/4 cup pickle relish; 1 onion
White sauce, medium | en | 6166 | 147 | 0.9 | 2 tbsp butter; 2 tbsp flour; 1 cup milk; 1/4 tsp salt
Vinaigrette | en | 4135 | 449 | 1 | 1/2 cup vegetable oil; 1/2 cup vinegar; 1 tsp sugar; salt and pepper
Hot cocoa | en | 1105 | 77 | 0.98 | 1 cup milk; 1 tbsp cocoa powder; 1 tbsp sugar; 1 pinch salt
Granola | en | 8037 | 489 | 0.92 | 3 cups rolled oats; 1 cup almonds; 1/2 cup sunflower seeds; 1/3 cup honey; 1/3 cup vegetable oil; 1/2 cup raisins; 1/4 cup desiccated coconut
`;

export const DISHES: readonly Dish[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [title = '', language, source = '', kcal, yields, lines = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    return {
      title,
      language: language === 'de' ? 'de' : 'en',
      source,
      kcal: Number(kcal),
      yields: Number(yields),
      lines: lines.split('; '),
    };
  });
