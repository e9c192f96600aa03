import type { Language } from '#core/language.ts';

/** Recipe for printing. Soft hyphens mark where long words may be divided. */
export type PrintedRecipe = {
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  readonly yields: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
};

/**
 * Our own recipes with elements that are hard to read: fractions, degrees, ranges, brackets, umlauts, and long words.
 */
export const PRINTED_RECIPES: readonly PrintedRecipe[] = [
  {
    name: 'soup',
    language: 'en',
    title: 'Red Lentil Soup with Lemon',
    yields: 'Serves 4',
    ingredients: [
      '2 tbsp olive oil',
      '1 large onion, finely chopped',
      '3 cloves garlic, crushed',
      '1½ tsp ground cumin',
      '½ tsp smoked paprika',
      '250 g red lentils, rinsed until the water runs clear',
      '1 tin (400 g) chopped tomatoes',
      '1.2 litres vegetable stock',
      '1 lemon, zest and juice',
      'Salt and black pepper',
    ],
    steps: [
      'Heat the oil in a large pan over a medium heat. Add the onion with a pinch of salt and cook for 8–10 minutes until soft and golden.',
      'Stir in the garlic, cumin and paprika and cook for 1 minute more.',
      'Add the lentils, the tomatoes and the stock. Bring to the boil, then cover and simmer gently for 20 minutes.',
      'Blend half of the soup until smooth and return it to the pan.',
      'Season with lemon juice, salt and pepper, and serve with the zest on top.',
    ],
  },
  {
    name: 'bread',
    language: 'en',
    title: 'Banana Bread with Walnuts',
    yields: 'Makes 1 loaf (10 slices)',
    ingredients: [
      '3 very ripe bananas (about 350 g peeled)',
      '1/2 cup (115 g) butter, melted',
      '3/4 cup brown sugar, packed',
      '2 eggs, at room temperature',
      '1 tsp vanilla extract',
      '1 3/4 cups all-purpose flour',
      '1 tsp baking soda',
      '1/4 tsp fine sea salt',
      '2 oz walnuts, roughly chopped',
    ],
    steps: [
      'Preheat the oven to 350°F (180°C). Line a 9 x 5-inch loaf tin with baking paper.',
      'Mash the bananas with a fork. Whisk in the melted butter, sugar, eggs and vanilla.',
      'Mix the flour, baking soda and salt in a second bowl. Fold into the wet ingredients until just combined; a few lumps are fine.',
      'Fold in two thirds of the walnuts and scrape the batter into the tin. Scatter over the rest.',
      'Bake for 55–60 minutes, until a skewer comes out clean. Cool in the tin for 15 minutes before slicing.',
    ],
  },
  {
    name: 'eintopf',
    language: 'de',
    title: 'Kartoffelsuppe mit Würstchen',
    yields: 'Für 4 Personen',
    ingredients: [
      '800 g mehlig­kochende Kartoffeln',
      '2 Möhren',
      '150 g Knollen­sellerie',
      '1 Stange Lauch',
      '1 Zwiebel',
      '2 EL Butter',
      '1,2 l Gemüse­brühe',
      '4 Wiener Würstchen',
      '100 ml Sahne',
      '½ Bund Petersilie, fein gehackt',
      'Salz, Pfeffer, Muskat',
    ],
    steps: [
      'Kartoffeln, Möhren und Sellerie schälen und in 2 cm große Würfel schneiden. Lauch putzen, waschen und in Ringe schneiden.',
      'Zwiebel fein würfeln und in der Butter bei mittlerer Hitze 5 Minuten glasig dünsten. Das Gemüse zugeben und kurz mitbraten.',
      'Mit der Brühe ablöschen, aufkochen und zugedeckt 20–25 Minuten köcheln lassen.',
      'Ein Drittel der Suppe heraus­nehmen, den Rest fein pürieren. Alles wieder zusammen­geben und die Sahne unterrühren.',
      'Würstchen in Scheiben schneiden und in der Suppe erwärmen. Mit Salz, Pfeffer und Muskat abschmecken und mit Petersilie bestreuen.',
    ],
  },
  {
    name: 'kuchen',
    language: 'de',
    title: 'Omas Apfelkuchen vom Blech',
    yields: 'Ergibt 20 Stücke',
    ingredients: [
      '250 g weiche Butter',
      '200 g Zucker',
      '1 Päckchen Vanille­zucker',
      '1 Prise Salz',
      '5 Eier (Größe M)',
      '500 g Weizen­mehl (Type 405)',
      '1 Päckchen Backpulver',
      '125 ml Milch',
      '1,5 kg säuerliche Äpfel',
      '1–2 TL Zimt',
      '50 g gehobelte Mandeln',
    ],
    steps: [
      'Den Ofen auf 180 °C Ober-/Unter­hitze vorheizen. Ein tiefes Blech fetten und mit Mehl bestäuben.',
      'Butter, Zucker, Vanille­zucker und Salz in etwa 5 Minuten schaumig schlagen. Die Eier einzeln unterrühren.',
      'Mehl und Backpulver mischen, sieben und abwechselnd mit der Milch unter den Teig rühren. Auf das Blech streichen.',
      'Äpfel schälen, vierteln, entkernen und in dünne Spalten schneiden. Den Teig damit dicht belegen und mit Zimt und Mandeln bestreuen.',
      'Auf der mittleren Schiene 35–40 Minuten goldbraun backen. Etwas abkühlen lassen und in 20 Stücke schneiden.',
    ],
  },
];

/** @throws if no recipe has this name */
export function printedRecipe(name: string): PrintedRecipe {
  const recipe = PRINTED_RECIPES.find((each) => each.name === name);
  if (!recipe) throw new Error(`There is no recipe called ${name}.`);
  return recipe;
}

/** Returns the expected ingredients and steps, without soft hyphens. */
export const linesOf = ({ ingredients, steps }: PrintedRecipe): readonly string[] =>
  [...ingredients, ...steps].map((line) => line.replaceAll('\u00AD', ''));
