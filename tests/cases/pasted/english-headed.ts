import type { PastedText } from './pasted-text.ts';

/** Recipes with headings. */
export const ENGLISH_HEADED: readonly PastedText[] = [
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
    name: 'a caption of a video',
    text: `HIGH PROTEIN BURRITO BOWL 🌯🔥 (Makes 2)

INGREDIENTS
300g chicken breast
1 tsp smoked paprika
150g rice
1/2 can black beans
1 avocado
Salsa

METHOD
- Season the chicken and air fry for 15 mins at 190c
- Cook the rice
- Build your bowl!

Macros per bowl: 620 kcal | 52g P | 60g C | 18g F
Save for later 📌`,
    title: 'High protein burrito bowl',
    ingredients: [
      '300g chicken breast',
      '1 tsp smoked paprika',
      '150g rice',
      '1/2 can black beans',
      '1 avocado',
      'Salsa',
    ],
    steps: ['Season the chicken and air fry for 15 mins at 190c', 'Cook the rice', 'Build your bowl!'],
    servings: 2,
  },
  {
    name: 'a reader who lists what is in it',
    text: `Easy flapjacks!!

Ingredients (makes 12)
250g oats
125g butter
125g light brown sugar
3 tbsp golden syrup

Melt butter, sugar and syrup in a pan
Stir in the oats
Press into a lined tin, bake at 180c for 20-25 mins
Cut while warm

Tip: add a handful of raisins if you like`,
    title: 'Easy flapjacks',
    ingredients: ['250g oats', '125g butter', '125g light brown sugar', '3 tbsp golden syrup'],
    steps: [
      'Melt butter, sugar and syrup in a pan',
      'Stir in the oats',
      'Press into a lined tin, bake at 180c for 20-25 mins',
      'Cut while warm',
    ],
    servings: 12,
  },
  {
    name: 'a page with two columns pasted',
    text: `Skip to content
Simple Home Cooking
Beef stroganoff

Prep Time: 15 min
Cook Time: 25 min
Total Time: 40 min
Servings: 4

INGREDIENTS
1 lb sirloin steak, thinly sliced
8 oz mushrooms
1 onion
1 cup beef broth
3/4 cup sour cream
Salt and pepper, to taste

INSTRUCTIONS
Heat oil in a large skillet. Sear the beef and set aside.
Cook mushrooms and onion until soft.
Add the broth and simmer for 10 minutes.
Stir in sour cream and beef. Serve over noodles.

NOTES
Use Greek yogurt for a lighter version.

© 2023 Simple Home Cooking. All rights reserved.`,
    title: 'Beef stroganoff',
    ingredients: [
      '1 lb sirloin steak, thinly sliced',
      '8 oz mushrooms',
      '1 onion',
      '1 cup beef broth',
      '3/4 cup sour cream',
      'Salt and pepper, to taste',
    ],
    steps: [
      'Heat oil in a large skillet. Sear the beef and set aside.',
      'Cook mushrooms and onion until soft.',
      'Add the broth and simmer for 10 minutes.',
      'Stir in sour cream and beef. Serve over noodles.',
    ],
    servings: 4,
  },
  {
    name: 'a recipe with numbered ingredients and steps',
    text: `Tomato Soup

Ingredients:
1) 1 kg tomatoes
2) 1 onion
3) 2 cloves garlic
4) 500 ml stock

Steps:
1) Roast the tomatoes, onion and garlic at 200C for 40 minutes.
2) Blend with the stock.
3) Season to taste.`,
    title: 'Tomato Soup',
    ingredients: ['1 kg tomatoes', '1 onion', '2 cloves garlic', '500 ml stock'],
    steps: [
      'Roast the tomatoes, onion and garlic at 200C for 40 minutes.',
      'Blend with the stock.',
      'Season to taste.',
    ],
    servings: 4,
  },
  {
    name: 'a reply of an assistant',
    text: `Sure! Here's a quick recipe for shakshuka:

### Shakshuka
**Servings:** 2 | **Time:** 25 minutes

#### Ingredients
- 1 tbsp olive oil
- 1 onion, sliced
- 1 red pepper, sliced
- 400 g canned tomatoes
- 4 eggs
- Salt & pepper, to taste

#### Instructions
1. **Soften the veg:** Cook the onion and pepper in the oil for 8 minutes.
2. **Add tomatoes:** Pour in the tomatoes and simmer for 10 minutes.
3. **Add eggs:** Make four wells, crack in the eggs, cover and cook for 5 minutes.

Enjoy! Would you like a side dish to go with it?`,
    title: 'Shakshuka',
    ingredients: [
      '1 tbsp olive oil',
      '1 onion, sliced',
      '1 red pepper, sliced',
      '400 g canned tomatoes',
      '4 eggs',
      'Salt & pepper, to taste',
    ],
    steps: [
      'Soften the veg: Cook the onion and pepper in the oil for 8 minutes.',
      'Add tomatoes: Pour in the tomatoes and simmer for 10 minutes.',
      'Add eggs: Make four wells, crack in the eggs, cover and cook for 5 minutes.',
    ],
    servings: 2,
  },
  {
    name: 'a note with amounts behind dashes and a line of method',
    text: `Hummus
chickpeas - 1 can
tahini - 3 tbsp
lemon - 1
garlic - 1 clove
cumin - 1/2 tsp
water - 3 tbsp
Method - blend it all until very smooth, drizzle with oil`,
    title: 'Hummus',
    ingredients: [
      'chickpeas - 1 can',
      'tahini - 3 tbsp',
      'lemon - 1',
      'garlic - 1 clove',
      'cumin - 1/2 tsp',
      'water - 3 tbsp',
    ],
    steps: ['blend it all until very smooth, drizzle with oil'],
    servings: 4,
  },
  {
    name: 'banana bread',
    text: `Mum's Banana Bread

Serves 8

Ingredients

3 very ripe bananas
225 g self-raising flour
100 g soft butter
150 g light brown sugar
2 eggs
1 tsp ground cinnamon
a pinch of salt
50 g walnuts, roughly chopped (optional)

Method

1. Heat the oven to 180C (160C fan, gas 4) and line a 900 g loaf tin with baking paper.
2. Cream the butter and sugar together until pale, then beat in the eggs one at a time.
3. Mash the bananas with a fork and stir them in.
4. Fold in the flour, cinnamon, salt and the walnuts if using.
5. Scrape into the tin and bake for 50-55 minutes until a skewer comes out clean.
6. Cool in the tin for 10 minutes, then turn out onto a rack.`,
    title: "Mum's Banana Bread",
    ingredients: [
      '3 very ripe bananas',
      '225 g self-raising flour',
      '100 g soft butter',
      '150 g light brown sugar',
      '2 eggs',
      '1 tsp ground cinnamon',
      'a pinch of salt',
      '50 g walnuts, roughly chopped (optional)',
    ],
    steps: [
      'Heat the oven to 180C (160C fan, gas 4) and line a 900 g loaf tin with baking paper.',
      'Cream the butter and sugar together until pale, then beat in the eggs one at a time.',
      'Mash the bananas with a fork and stir them in.',
      'Fold in the flour, cinnamon, salt and the walnuts if using.',
      'Scrape into the tin and bake for 50-55 minutes until a skewer comes out clean.',
      'Cool in the tin for 10 minutes, then turn out onto a rack.',
    ],
    servings: 8,
  },
  {
    name: 'comma guacamole',
    text: `Guacamole

Ingredients: 3 ripe avocados, 1 lime, ½ red onion, 1 tomato, 1 small jalapeño, a handful of cilantro, salt to taste

Halve the avocados and mash them with the juice of the lime, not too smooth.
Chop the onion, tomato, jalapeño and cilantro as small as you can.
Fold everything together and season with salt.

Note: press plastic wrap right onto the surface so it doesn't go brown.`,
    title: 'Guacamole',
    ingredients: [
      '3 ripe avocados',
      '1 lime',
      '½ red onion',
      '1 tomato',
      '1 small jalapeño',
      'a handful of cilantro',
      'salt to taste',
    ],
    steps: [
      'Halve the avocados and mash them with the juice of the lime, not too smooth.',
      'Chop the onion, tomato, jalapeño and cilantro as small as you can.',
      'Fold everything together and season with salt.',
    ],
    servings: 4,
  },
  {
    name: 'sections fish tacos',
    text: `FISH TACOS WITH LIME CREMA

Yield: 4 servings
Time: 35 minutes

INGREDIENTS

For the fish:
* 1 1/2 pounds cod or other white fish
* 1 tablespoon olive oil
* 2 teaspoons chili powder
* 1/2 teaspoon salt

For the crema:
* 1/2 cup sour cream
* 2 tablespoons mayonnaise
* zest and juice of 1 lime

To serve:
* 8 small corn tortillas
* 2 cups shredded red cabbage
* 1 avocado, sliced
* hot sauce (optional)

DIRECTIONS

Step 1
Preheat the oven to 425°F. Pat the fish dry, rub it with the oil, chili powder and salt and lay it on a sheet pan.

Step 2
Bake for 10 to 12 minutes, until the fish flakes easily.

Step 3
While it bakes, whisk together the sour cream, mayonnaise, lime zest and juice.

Step 4
Warm the tortillas in a dry skillet. Fill them with cabbage, fish and avocado and drizzle with the crema. Pass the hot sauce at the table.`,
    title: 'Fish tacos with lime crema',
    ingredients: [
      '1 1/2 pounds cod or other white fish',
      '1 tablespoon olive oil',
      '2 teaspoons chili powder',
      '1/2 teaspoon salt',
      '1/2 cup sour cream',
      '2 tablespoons mayonnaise',
      'zest and juice of 1 lime',
      '8 small corn tortillas',
      '2 cups shredded red cabbage',
      '1 avocado, sliced',
      'hot sauce (optional)',
    ],
    steps: [
      'Preheat the oven to 425°F. Pat the fish dry, rub it with the oil, chili powder and salt and lay it on a sheet pan.',
      'Bake for 10 to 12 minutes, until the fish flakes easily.',
      'While it bakes, whisk together the sour cream, mayonnaise, lime zest and juice.',
      'Warm the tortillas in a dry skillet. Fill them with cabbage, fish and avocado and drizzle with the crema. Pass the hot sauce at the table.',
    ],
    servings: 4,
  },
];
