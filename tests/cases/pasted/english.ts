import type { PastedText } from './pasted-text.ts';

/** English texts as people send them. They were written before the reader was changed for them. */
export const ENGLISH_TEXTS: readonly PastedText[] = [
  {
    name: 'a chat message in one paragraph',
    text: `Hi love, so for the lentil curry you need 2 onions, a tin of coconut milk, 200 g red lentils, 2 cloves of garlic and a tbsp curry powder. First fry the onions and garlic until soft. Then add the lentils, curry powder and coconut milk and simmer for 20 minutes. Enjoy! x`,
    title: 'Lentil curry',
    ingredients: [
      '2 onions',
      'a tin of coconut milk',
      '200 g red lentils',
      '2 cloves of garlic',
      'a tbsp curry powder',
    ],
    steps: [
      'First fry the onions and garlic until soft.',
      'Then add the lentils, curry powder and coconut milk and simmer for 20 minutes.',
    ],
    servings: 4,
  },
  {
    name: 'a title that names servings',
    text: `Goulash (serves 4)
800 g stewing beef
3 onions
2 tbsp paprika
500 ml beef stock
Brown the beef in hot oil.
Add the onions and the paprika.
Pour in the stock and simmer for 2 hours.`,
    title: 'Goulash',
    ingredients: ['800 g stewing beef', '3 onions', '2 tbsp paprika', '500 ml beef stock'],
    steps: [
      'Brown the beef in hot oil.',
      'Add the onions and the paprika.',
      'Pour in the stock and simmer for 2 hours.',
    ],
    servings: 4,
  },
  {
    name: 'two ingredients, one without an amount',
    text: `Tahini sauce

Ingredients
Tahini
2 tbsp water

Method
Whisk the tahini with the water until smooth.`,
    title: 'Tahini sauce',
    ingredients: ['Tahini', '2 tbsp water'],
    steps: ['Whisk the tahini with the water until smooth.'],
    servings: 4,
  },
  {
    name: 'a list without a title',
    text: `2 cups flour
1 tsp baking powder
2 eggs
1 cup milk
pinch of salt

Whisk everything together and let it rest for ten minutes.
Fry in butter on a medium heat, two minutes per side.`,
    title: '',
    ingredients: ['2 cups flour', '1 tsp baking powder', '2 eggs', '1 cup milk', 'pinch of salt'],
    steps: [
      'Whisk everything together and let it rest for ten minutes.',
      'Fry in butter on a medium heat, two minutes per side.',
    ],
    servings: 4,
  },
  {
    name: 'a chat with time stamps',
    text: `[12/03/24, 18:02:11] Mum: Here's the banana bread!
[12/03/24, 18:02:40] Mum: 3 ripe bananas
[12/03/24, 18:02:48] Mum: 250g self-raising flour
[12/03/24, 18:02:55] Mum: 125g butter
[12/03/24, 18:03:02] Mum: 100g brown sugar
[12/03/24, 18:03:05] Mum: 2 eggs
[12/03/24, 18:03:40] Mum: Mash the bananas, melt the butter and mix it all
[12/03/24, 18:04:01] Mum: Bake at 180 for 50 mins`,
    title: 'Banana bread',
    ingredients: ['3 ripe bananas', '250g self-raising flour', '125g butter', '100g brown sugar', '2 eggs'],
    steps: ['Mash the bananas, melt the butter and mix it all', 'Bake at 180 for 50 mins'],
    servings: 4,
  },
  {
    name: 'a mail with a greeting and a signature',
    text: `Hi Sarah,

as promised, here is the recipe for my grandmother's scones.

Scones
Makes 8

- 225 g self-raising flour
- 55 g butter
- 25 g caster sugar
- 150 ml milk

1) Rub the butter into the flour.
2) Stir in the sugar, then the milk.
3) Roll out, cut rounds and bake at 220 °C for 12 minutes.

Lots of love,
Emma

--
Emma Brown
07700 900123`,
    title: 'Scones',
    ingredients: ['225 g self-raising flour', '55 g butter', '25 g caster sugar', '150 ml milk'],
    steps: [
      'Rub the butter into the flour.',
      'Stir in the sugar, then the milk.',
      'Roll out, cut rounds and bake at 220 °C for 12 minutes.',
    ],
    servings: 8,
  },
  {
    name: 'ingredients in one line with commas',
    text: `Greek salad
Ingredients: 1 cucumber, 4 tomatoes, 1 red onion, 200 g feta, 50 g olives, 3 tbsp olive oil
Method: Chop the vegetables. Crumble the feta over them. Dress with the oil.`,
    title: 'Greek salad',
    ingredients: ['1 cucumber', '4 tomatoes', '1 red onion', '200 g feta', '50 g olives', '3 tbsp olive oil'],
    steps: ['Chop the vegetables.', 'Crumble the feta over them.', 'Dress with the oil.'],
    servings: 4,
  },
  {
    name: 'bullets of another sign and a short last line',
    text: `Fried rice
» 300 g cooked rice
» 2 eggs
» 100 g peas
» soy sauce
» 1 tbsp oil

Heat the oil and scramble the eggs in it.
Add the rice, peas and soy sauce.
Mix and fry.`,
    title: 'Fried rice',
    ingredients: ['300 g cooked rice', '2 eggs', '100 g peas', 'soy sauce', '1 tbsp oil'],
    steps: ['Heat the oil and scramble the eggs in it.', 'Add the rice, peas and soy sauce.', 'Mix and fry.'],
    servings: 4,
  },
  {
    name: 'a copied page with its buttons',
    text: `Home / Recipes / Dinner
Chicken traybake
4.6 (231 ratings)
Jump to recipe
By Anna Miller
Serves 4
Prep 25 mins, cook 40 mins
Ingredients
Metric | US
8 chicken thighs
500g new potatoes, halved
2 red peppers, cut into strips
2 tbsp olive oil
1 lemon
Nutrition per serving
Method
Step 1
Heat the oven to 200C/180C fan/gas 6.
Step 2
Put everything in a roasting tin and season.
Step 3
Roast for 40 minutes until golden.
Comments (12)
Lovely, made it twice!`,
    title: 'Chicken traybake',
    ingredients: [
      '8 chicken thighs',
      '500g new potatoes, halved',
      '2 red peppers, cut into strips',
      '2 tbsp olive oil',
      '1 lemon',
    ],
    steps: [
      'Heat the oven to 200C/180C fan/gas 6.',
      'Put everything in a roasting tin and season.',
      'Roast for 40 minutes until golden.',
    ],
    servings: 4,
  },
  {
    name: 'the amount behind the food',
    text: `Pizza dough

Strong flour - 500 g
Water - 325 ml
Dried yeast - 7 g
Salt - 10 g
Olive oil - 2 tbsp

Mix the flour, yeast and salt, then add the water and the oil.
Knead for ten minutes.
Let it rise for an hour.`,
    title: 'Pizza dough',
    ingredients: [
      'Strong flour - 500 g',
      'Water - 325 ml',
      'Dried yeast - 7 g',
      'Salt - 10 g',
      'Olive oil - 2 tbsp',
    ],
    steps: [
      'Mix the flour, yeast and salt, then add the water and the oil.',
      'Knead for ten minutes.',
      'Let it rise for an hour.',
    ],
    servings: 4,
  },
  {
    name: 'a note in shorthand',
    text: `Pancakes for 2

100g flour, 2 eggs, 300ml milk, pinch salt

whisk, rest 30 min
fry thin in a hot pan`,
    title: 'Pancakes',
    ingredients: ['100g flour', '2 eggs', '300ml milk', 'pinch salt'],
    steps: ['whisk, rest 30 min', 'fry thin in a hot pan'],
    servings: 2,
  },
  {
    name: 'numbered steps without a heading, and a page number',
    text: `Courgette soup
46
2 courgettes
1 potato
1 onion
700 ml vegetable stock
100 ml cream
1 Wash and chop the vegetables.
2 Boil everything in the stock for 20 minutes.
3 Add the cream and blend.`,
    title: 'Courgette soup',
    ingredients: ['2 courgettes', '1 potato', '1 onion', '700 ml vegetable stock', '100 ml cream'],
    steps: [
      'Wash and chop the vegetables.',
      'Boil everything in the stock for 20 minutes.',
      'Add the cream and blend.',
    ],
    servings: 4,
  },
  {
    name: 'a print whose fractions were misread',
    text: `Cornbread
Yield: 9 pieces
Ingredients
1 cup cornmeal
Y cup flour
% cup sugar
1 Y tsp baking powder
2 eggs
Directions
Mix the dry ingredients.
Beat in the eggs.
Bake at 400 °F for 25 minutes.`,
    title: 'Cornbread',
    ingredients: ['1 cup cornmeal', '½ cup flour', '½ cup sugar', '1½ tsp baking powder', '2 eggs'],
    steps: ['Mix the dry ingredients.', 'Beat in the eggs.', 'Bake at 400 °F for 25 minutes.'],
    servings: 9,
  },
  {
    name: 'a post with emojis',
    text: `🍝 CREAMY TOMATO PASTA 🍝

You'll need:
✨ 250g penne
✨ 1 can chopped tomatoes
✨ 100ml cream
✨ 1 clove garlic
✨ handful of basil

What to do:
1️⃣ Boil the pasta.
2️⃣ Fry the garlic, add the tomatoes and cook for 10 mins.
3️⃣ Stir in the cream and the pasta, top with basil.

#pasta #easydinner #foodie`,
    title: 'Creamy tomato pasta',
    ingredients: [
      '250g penne',
      '1 can chopped tomatoes',
      '100ml cream',
      '1 clove garlic',
      'handful of basil',
    ],
    steps: [
      'Boil the pasta.',
      'Fry the garlic, add the tomatoes and cook for 10 mins.',
      'Stir in the cream and the pasta, top with basil.',
    ],
    servings: 4,
  },
  {
    name: 'parts, in a note',
    text: `Lemon tart
Serves 8

Pastry:
200 g flour
100 g butter
1 egg yolk

Filling:
4 eggs
150 g sugar
3 lemons
150 ml cream

Rub the butter into the flour, add the yolk and chill the dough.
Line a tin with it and bake blind for 15 minutes at 180 °C.
Whisk the filling, pour it in and bake for 30 minutes.`,
    title: 'Lemon tart',
    ingredients: [
      '200 g flour',
      '100 g butter',
      '1 egg yolk',
      '4 eggs',
      '150 g sugar',
      '3 lemons',
      '150 ml cream',
    ],
    steps: [
      'Rub the butter into the flour, add the yolk and chill the dough.',
      'Line a tin with it and bake blind for 15 minutes at 180 °C.',
      'Whisk the filling, pour it in and bake for 30 minutes.',
    ],
    servings: 8,
  },
];
