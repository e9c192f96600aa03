import type { PastedText } from './pasted-text.ts';

/** Notes without headings. */
export const ENGLISH_NOTES: readonly PastedText[] = [
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
  {
    name: 'a table copied from a sheet',
    text: `Granola\u0009\u0009
Ingredient\u0009Amount
Oats\u0009300 g
Almonds\u0009100 g
Honey\u00094 tbsp
Oil\u00092 tbsp
Salt\u00091 pinch

Mix everything, spread on a tray and bake at 150 C for 30 minutes, stirring twice.`,
    title: 'Granola',
    ingredients: ['Oats 300 g', 'Almonds 100 g', 'Honey 4 tbsp', 'Oil 2 tbsp', 'Salt 1 pinch'],
    steps: ['Mix everything, spread on a tray and bake at 150 C for 30 minutes, stirring twice.'],
    servings: 4,
  },
  {
    name: 'the steps before the list',
    text: `Quick hummus

Blend everything until smooth, adding a little cold water. Drizzle with oil.

1 can chickpeas, drained
2 tbsp tahini
1 lemon, juiced
1 clove garlic
pinch of cumin`,
    title: 'Quick hummus',
    ingredients: [
      '1 can chickpeas, drained',
      '2 tbsp tahini',
      '1 lemon, juiced',
      '1 clove garlic',
      'pinch of cumin',
    ],
    steps: ['Blend everything until smooth, adding a little cold water. Drizzle with oil.'],
    servings: 4,
  },
  {
    name: 'a shopping note with the method in brackets',
    text: `Tomato soup (2 servings)
- Tinned tomatoes x 1
- Onion x 1
- Vegetable stock 300ml
- Cream 2 tbsp

Soften the onion, add tomatoes + stock, simmer 15 min.
Blend. Swirl in cream.`,
    title: 'Tomato soup',
    ingredients: ['Tinned tomatoes x 1', 'Onion x 1', 'Vegetable stock 300ml', 'Cream 2 tbsp'],
    steps: ['Soften the onion, add tomatoes + stock, simmer 15 min.', 'Blend. Swirl in cream.'],
    servings: 2,
  },
  {
    name: 'a message in small letters',
    text: `porridge for one: 50g oats, 300ml milk, pinch of salt. simmer for 5 min, top with honey`,
    title: 'Porridge',
    ingredients: ['50g oats', '300ml milk', 'pinch of salt'],
    steps: ['simmer for 5 min, top with honey'],
    servings: 1,
  },
  {
    name: 'a card with the source at the end',
    text: `Grandma's Apple Butter

4 lbs apples
1 cup apple cider
2 cups sugar
2 tsp cinnamon
1/2 tsp cloves

Cook apples in cider until soft. Press through a sieve.
Add sugar and spices and cook slowly, stirring often, until thick.
Pour into hot jars and seal.

Makes 6 jars
Source: St. Mary's Church Cookbook, 1962`,
    title: "Grandma's Apple Butter",
    ingredients: ['4 lbs apples', '1 cup apple cider', '2 cups sugar', '2 tsp cinnamon', '1/2 tsp cloves'],
    steps: [
      'Cook apples in cider until soft. Press through a sieve.',
      'Add sugar and spices and cook slowly, stirring often, until thick.',
      'Pour into hot jars and seal.',
    ],
    servings: 6,
  },
  {
    name: 'steps with headings in capitals',
    text: `CLASSIC COTTAGE PIE
Serves 6 | Prep 20 min | Cook 1 hr

FOR THE FILLING
500g beef mince
1 onion, chopped
2 carrots, diced
300ml beef stock

FOR THE MASH
900g potatoes
50g butter
splash of milk

TO MAKE THE FILLING
Brown the mince, add the onion and carrots and cook for 5 minutes.
Pour in the stock and simmer for 30 minutes.

TO FINISH
Boil and mash the potatoes with butter and milk.
Top the filling with mash and bake at 200C for 25 minutes.`,
    title: 'Classic cottage pie',
    ingredients: [
      '500g beef mince',
      '1 onion, chopped',
      '2 carrots, diced',
      '300ml beef stock',
      '900g potatoes',
      '50g butter',
      'splash of milk',
    ],
    steps: [
      'Brown the mince, add the onion and carrots and cook for 5 minutes.',
      'Pour in the stock and simmer for 30 minutes.',
      'Boil and mash the potatoes with butter and milk.',
      'Top the filling with mash and bake at 200C for 25 minutes.',
    ],
    servings: 6,
  },
  {
    name: 'a chat with stars as bullets',
    text: `Mum's banana bread 🍌

* 3 ripe bananas
* 75g melted butter
* 150g sugar
* 1 egg, beaten
* 1 tsp bicarb
* 190g plain flour

Mash bananas and mix in the butter
Add sugar, egg, bicarb and flour
Loaf tin, 175C for an hour`,
    title: "Mum's banana bread",
    ingredients: [
      '3 ripe bananas',
      '75g melted butter',
      '150g sugar',
      '1 egg, beaten',
      '1 tsp bicarb',
      '190g plain flour',
    ],
    steps: [
      'Mash bananas and mix in the butter',
      'Add sugar, egg, bicarb and flour',
      'Loaf tin, 175C for an hour',
    ],
    servings: 4,
  },
  {
    name: 'a note with arrows',
    text: `overnight oats (1 portion)
50g oats
120ml milk
2 tbsp yoghurt
1 tsp chia
-> mix in a jar, fridge overnight
-> top with berries`,
    title: 'Overnight oats',
    ingredients: ['50g oats', '120ml milk', '2 tbsp yoghurt', '1 tsp chia'],
    steps: ['mix in a jar, fridge overnight', 'top with berries'],
    servings: 1,
  },
  {
    name: 'a list without a title and without a heading',
    text: `1 lb ground beef
1 onion
1 can black beans
1 can corn
1 packet taco seasoning
2 cups chicken broth

brown the beef with the onion, drain
dump everything else in, simmer 20 min
serve with sour cream`,
    title: '',
    ingredients: [
      '1 lb ground beef',
      '1 onion',
      '1 can black beans',
      '1 can corn',
      '1 packet taco seasoning',
      '2 cups chicken broth',
    ],
    steps: [
      'brown the beef with the onion, drain',
      'dump everything else in, simmer 20 min',
      'serve with sour cream',
    ],
    servings: 4,
  },
  {
    name: 'a card typed out with abbreviations',
    text: `Chocolate Crinkle Cookies

1 c. cocoa
2 c. sugar
1/2 c. oil
4 eggs
2 tsp. vanilla
2 c. flour
2 tsp. baking powder
1/2 tsp. salt
powdered sugar

Mix cocoa, sugar and oil. Beat in eggs one at a time. Stir in vanilla.
Add flour, baking powder and salt. Chill overnight.
Roll in powdered sugar. Bake at 350 for 10-12 min.
Makes 4 doz.`,
    title: 'Chocolate Crinkle Cookies',
    ingredients: [
      '1 c. cocoa',
      '2 c. sugar',
      '1/2 c. oil',
      '4 eggs',
      '2 tsp. vanilla',
      '2 c. flour',
      '2 tsp. baking powder',
      '1/2 tsp. salt',
      'powdered sugar',
    ],
    steps: [
      'Mix cocoa, sugar and oil. Beat in eggs one at a time. Stir in vanilla.',
      'Add flour, baking powder and salt. Chill overnight.',
      'Roll in powdered sugar. Bake at 350 for 10-12 min.',
    ],
    servings: 48,
  },
  {
    name: 'a message that starts with a wish',
    text: `Happy birthday again!! Here's the brownie recipe you asked for:

200g dark chocolate
175g butter
325g sugar
130g flour
3 eggs

Melt chocolate and butter together. Whisk in sugar, then eggs, then flour. Bake 25 mins at 170 in a lined tin. Don't overbake!

Let me know how it goes x`,
    title: 'Brownie',
    ingredients: ['200g dark chocolate', '175g butter', '325g sugar', '130g flour', '3 eggs'],
    steps: [
      "Melt chocolate and butter together. Whisk in sugar, then eggs, then flour. Bake 25 mins at 170 in a lined tin. Don't overbake!",
    ],
    servings: 4,
  },
  {
    name: 'a blog with the story in between',
    text: `The Best Weeknight Salmon

I have been making this salmon every Tuesday since 2019. My kids actually ask for it, which says everything!

You only need 5 ingredients and 20 minutes.

What you'll need

4 salmon fillets (about 150g each)
3 tbsp soy sauce
2 tbsp honey
1 tbsp sesame oil
2 spring onions

How to make it

Whisk the soy sauce, honey and sesame oil.
Pour over the salmon and leave for 10 minutes.
Bake at 200°C for 12 minutes, then scatter with spring onions.

If you make this, tag me on Instagram!`,
    title: 'The Best Weeknight Salmon',
    ingredients: [
      '4 salmon fillets (about 150g each)',
      '3 tbsp soy sauce',
      '2 tbsp honey',
      '1 tbsp sesame oil',
      '2 spring onions',
    ],
    steps: [
      'Whisk the soy sauce, honey and sesame oil.',
      'Pour over the salmon and leave for 10 minutes.',
      'Bake at 200°C for 12 minutes, then scatter with spring onions.',
    ],
    servings: 4,
  },
  {
    name: 'two lists under dry and wet',
    text: `Blueberry Muffins - makes 12

Dry:
2 cups flour
3/4 cup sugar
2 tsp baking powder
1/2 tsp salt

Wet:
1 egg
1 cup milk
1/3 cup oil
1 tsp vanilla

1 1/2 cups blueberries

Preheat oven to 400F and line a 12-cup tin.
Mix dry and wet separately, then combine. Don't overmix.
Fold in the berries. Bake 18-20 minutes.`,
    title: 'Blueberry Muffins',
    ingredients: [
      '2 cups flour',
      '3/4 cup sugar',
      '2 tsp baking powder',
      '1/2 tsp salt',
      '1 egg',
      '1 cup milk',
      '1/3 cup oil',
      '1 tsp vanilla',
      '1 1/2 cups blueberries',
    ],
    steps: [
      'Preheat oven to 400F and line a 12-cup tin.',
      "Mix dry and wet separately, then combine. Don't overmix.",
      'Fold in the berries. Bake 18-20 minutes.',
    ],
    servings: 12,
  },
  {
    name: 'a dressing in small letters',
    text: `salad dressing
3 parts oil 1 part vinegar
1 tsp dijon
1 tsp honey
salt pepper
shake in a jar`,
    title: 'Salad dressing',
    ingredients: ['3 parts oil 1 part vinegar', '1 tsp dijon', '1 tsp honey', 'salt pepper'],
    steps: ['shake in a jar'],
    servings: 4,
  },
  {
    name: 'a list in small letters with a pan and a plus',
    text: `Sausage traybake
serves 4, 50 mins

8 sausages
2 red onions, in wedges
500g new potatoes
2 tbsp oil
1 tbsp honey
1 tbsp mustard

heat oven to 200
toss onions + potatoes in oil, roast 20 mins
add sausages, roast 20 more
mix honey & mustard, brush over, 5 more mins`,
    title: 'Sausage traybake',
    ingredients: [
      '8 sausages',
      '2 red onions, in wedges',
      '500g new potatoes',
      '2 tbsp oil',
      '1 tbsp honey',
      '1 tbsp mustard',
    ],
    steps: [
      'heat oven to 200',
      'toss onions + potatoes in oil, roast 20 mins',
      'add sausages, roast 20 more',
      'mix honey & mustard, brush over, 5 more mins',
    ],
    servings: 4,
  },
  {
    name: 'a recipe of the week for two hungry people',
    text: `RECIPE OF THE WEEK: Mushroom Stroganoff

You will need:
400g chestnut mushrooms
1 onion
2 tsp paprika
150ml sour cream
A handful of parsley

What to do:
Slice and fry the mushrooms and onion until golden.
Stir in the paprika and cook for a minute.
Add the cream and parsley and warm through.

Serves two hungry people.`,
    title: 'Mushroom Stroganoff',
    ingredients: [
      '400g chestnut mushrooms',
      '1 onion',
      '2 tsp paprika',
      '150ml sour cream',
      'A handful of parsley',
    ],
    steps: [
      'Slice and fry the mushrooms and onion until golden.',
      'Stir in the paprika and cook for a minute.',
      'Add the cream and parsley and warm through.',
    ],
    servings: 2,
  },
  {
    name: 'a page of a diary',
    text: `Date: 4 June
Page 12

Lemon drizzle cake

225g unsalted butter, softened
225g caster sugar
4 eggs
225g self-raising flour
zest of 1 lemon

For the drizzle topping
juice of 1½ lemons
85g caster sugar

1. Heat oven to 180C/160C fan/gas 4.
2. Beat butter and sugar, add eggs one at a time, then flour and zest.
3. Bake for 45-50 mins.
4. Mix juice and sugar, prick the warm cake and pour over.`,
    title: 'Lemon drizzle cake',
    ingredients: [
      '225g unsalted butter, softened',
      '225g caster sugar',
      '4 eggs',
      '225g self-raising flour',
      'zest of 1 lemon',
      'juice of 1½ lemons',
      '85g caster sugar',
    ],
    steps: [
      'Heat oven to 180C/160C fan/gas 4.',
      'Beat butter and sugar, add eggs one at a time, then flour and zest.',
      'Bake for 45-50 mins.',
      'Mix juice and sugar, prick the warm cake and pour over.',
    ],
    servings: 4,
  },
  {
    name: 'a shopping list with what will be done',
    text: `can you pick up stuff for fajitas? need
- 2 chicken breasts
- 2 peppers
- 1 lime
- 8 tortillas
- fajita spice mix
I'll slice and fry the chicken with the peppers and spice, then squeeze the lime over and wrap it all up`,
    title: 'Fajitas',
    ingredients: ['2 chicken breasts', '2 peppers', '1 lime', '8 tortillas', 'fajita spice mix'],
    steps: [
      "I'll slice and fry the chicken with the peppers and spice, then squeeze the lime over and wrap it all up",
    ],
    servings: 4,
  },
  {
    name: 'weeknight chilli note',
    text: `Weeknight chilli
(feeds 4)

- 500g beef mince
- 1 large onion
- 2-3 cloves garlic
- 1 red pepper, diced
- 1 tin chopped tomatoes
- 1 tin kidney beans, drained
- 2 tsp cumin
- 1 tsp smoked paprika
- 1/2 tsp chilli flakes (or more!)
- square of dark chocolate

fry onion + pepper till soft, 8 min ish
add garlic and spices, 1 min
brown the mince in the same pan
tip in tomatoes and half a tin of water
simmer 30 min lid off
add beans and chocolate, another 10 min

Tip: better the next day, freezes well`,
    title: 'Weeknight chilli',
    ingredients: [
      '500g beef mince',
      '1 large onion',
      '2-3 cloves garlic',
      '1 red pepper, diced',
      '1 tin chopped tomatoes',
      '1 tin kidney beans, drained',
      '2 tsp cumin',
      '1 tsp smoked paprika',
      '1/2 tsp chilli flakes (or more!)',
      'square of dark chocolate',
    ],
    steps: [
      'fry onion + pepper till soft, 8 min ish',
      'add garlic and spices, 1 min',
      'brown the mince in the same pan',
      'tip in tomatoes and half a tin of water',
      'simmer 30 min lid off',
      'add beans and chocolate, another 10 min',
    ],
    servings: 4,
  },
  {
    name: 'toad in the hole',
    text: `Toad in the Hole
Serves 4

8 pork sausages
2 tbsp sunflower oil
140g plain flour
4 eggs
200ml milk
salt and pepper

Heat the oven to 220C/200C fan/gas 7. Put the sausages in a large metal roasting tin with the oil and cook for 15 minutes until they start to brown.

Meanwhile, whisk the flour, eggs and milk to a smooth batter. Season well and leave it to stand.

Take the tin out of the oven, quickly pour the batter around the sausages and put it straight back in. Bake for 25-30 minutes until puffed up and golden. Don't open the door before then.

Serve at once with onion gravy and peas.`,
    title: 'Toad in the Hole',
    ingredients: [
      '8 pork sausages',
      '2 tbsp sunflower oil',
      '140g plain flour',
      '4 eggs',
      '200ml milk',
      'salt and pepper',
    ],
    steps: [
      'Heat the oven to 220C/200C fan/gas 7. Put the sausages in a large metal roasting tin with the oil and cook for 15 minutes until they start to brown.',
      'Meanwhile, whisk the flour, eggs and milk to a smooth batter. Season well and leave it to stand.',
      "Take the tin out of the oven, quickly pour the batter around the sausages and put it straight back in. Bake for 25-30 minutes until puffed up and golden. Don't open the door before then.",
      'Serve at once with onion gravy and peas.',
    ],
    servings: 4,
  },
  {
    name: 'ocr apple blackberry crumble',
    text: `PUDDINGS AND SWEETS                         87

APPLE & BLACKBERRY CRUMBLE

Serves 6        Oven: 190°C (gas mark 5)

700 g cooking apples, peeled and
  sliced
200 g blackberries
85 g caster sugar
½ tsp ground cinnamon

For the topping
175 g plain flour
90 g cold butter, cut into
  small cubes
75 g demerara sugar
2 tbsp rolled oats

1  Put the apples, blackberries, caster sugar and cinna-
mon into a deep ovenproof dish and mix gently.

2  Rub the butter into the flour with your finger-
tips until it looks like coarse breadcrumbs. Stir in the
demerara sugar and the oats.

3  Scatter the topping over the fruit and bake for
35 to 40 minutes until golden and bubbling at the
edges.

4  Serve warm with custard or cream.`,
    title: 'Apple & blackberry crumble',
    ingredients: [
      '700 g cooking apples, peeled and sliced',
      '200 g blackberries',
      '85 g caster sugar',
      '½ tsp ground cinnamon',
      '175 g plain flour',
      '90 g cold butter, cut into small cubes',
      '75 g demerara sugar',
      '2 tbsp rolled oats',
    ],
    steps: [
      'Put the apples, blackberries, caster sugar and cinnamon into a deep ovenproof dish and mix gently.',
      'Rub the butter into the flour with your fingertips until it looks like coarse breadcrumbs. Stir in the demerara sugar and the oats.',
      'Scatter the topping over the fruit and bake for 35 to 40 minutes until golden and bubbling at the edges.',
      'Serve warm with custard or cream.',
    ],
    servings: 6,
  },
  {
    name: 'no title pancakes',
    text: `1 1/2 cups all-purpose flour
1 Tbsp sugar
2 tsp baking powder
1/2 tsp baking soda
pinch of salt
1 1/4 cups buttermilk
1 egg
3 Tbsp melted butter, plus more for the griddle

Whisk the dry ingredients in a big bowl.
Beat the buttermilk, egg and butter in a measuring cup and pour into the bowl.
Stir just until combined, lumps are fine.
Rest the batter for 10 minutes.
Cook 1/4 cup at a time on a buttered griddle over medium heat, about 2 minutes per side.`,
    title: '',
    ingredients: [
      '1 1/2 cups all-purpose flour',
      '1 Tbsp sugar',
      '2 tsp baking powder',
      '1/2 tsp baking soda',
      'pinch of salt',
      '1 1/4 cups buttermilk',
      '1 egg',
      '3 Tbsp melted butter, plus more for the griddle',
    ],
    steps: [
      'Whisk the dry ingredients in a big bowl.',
      'Beat the buttermilk, egg and butter in a measuring cup and pour into the bowl.',
      'Stir just until combined, lumps are fine.',
      'Rest the batter for 10 minutes.',
      'Cook 1/4 cup at a time on a buttered griddle over medium heat, about 2 minutes per side.',
    ],
    servings: 4,
  },
  {
    name: 'amount behind soda bread',
    text: `Nana's soda bread

Plain flour 250g
Wholemeal flour 250g
Bicarbonate of soda 1 tsp
Salt 1 tsp
Buttermilk 420ml
Porridge oats, a handful for the top

Oven on at 200 fan.
Mix both flours with the bicarb and salt.
Make a well, pour in nearly all the buttermilk and bring it together with one hand. Don't knead!
Shape into a round, cut a deep cross in the top and sprinkle with the oats.
Bake 35-40 mins. It should sound hollow when you tap the bottom.

Best eaten the same day with far too much butter.`,
    title: "Nana's soda bread",
    ingredients: [
      'Plain flour 250g',
      'Wholemeal flour 250g',
      'Bicarbonate of soda 1 tsp',
      'Salt 1 tsp',
      'Buttermilk 420ml',
      'Porridge oats, a handful for the top',
    ],
    steps: [
      'Oven on at 200 fan.',
      'Mix both flours with the bicarb and salt.',
      "Make a well, pour in nearly all the buttermilk and bring it together with one hand. Don't knead!",
      'Shape into a round, cut a deep cross in the top and sprinkle with the oats.',
      'Bake 35-40 mins. It should sound hollow when you tap the bottom.',
    ],
    servings: 4,
  },
];
