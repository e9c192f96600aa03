import type { PastedText } from './pasted-text.ts';

/** Copied pages and posts, with the texts around a recipe. */
export const ENGLISH_PAGES: readonly PastedText[] = [
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
    name: 'a page with nutrition and comments behind',
    text: `Easy Chicken Fajitas
By Sam Green
4.7 (213 ratings)
Prep: 15 mins
Cook: 10 mins
Serves 3

Nutrition: per serving
kcal 397
fat 15g

Ingredients
2 large chicken breasts, finely sliced
1 red onion, finely sliced
1 red pepper, sliced
1 heaped tbsp smoked paprika
1 tbsp ground coriander
4 tbsp olive oil
6 medium tortillas

Method
STEP 1
Mix the paprika, coriander and oil with the chicken, onion and pepper.
STEP 2
Fry everything in a very hot pan for 5 minutes.
STEP 3
Warm the tortillas and serve.

Comments
Anna: Made this twice, added 1 tsp chilli. 10/10!`,
    title: 'Easy Chicken Fajitas',
    ingredients: [
      '2 large chicken breasts, finely sliced',
      '1 red onion, finely sliced',
      '1 red pepper, sliced',
      '1 heaped tbsp smoked paprika',
      '1 tbsp ground coriander',
      '4 tbsp olive oil',
      '6 medium tortillas',
    ],
    steps: [
      'Mix the paprika, coriander and oil with the chicken, onion and pepper.',
      'Fry everything in a very hot pan for 5 minutes.',
      'Warm the tortillas and serve.',
    ],
    servings: 3,
  },
  {
    name: 'a caption with everything in capitals',
    text: `HIGH PROTEIN PANCAKES 💪🥞

INGREDIENTS (SERVES 2):
▪️ 2 bananas
▪️ 3 eggs
▪️ 40g protein powder
▪️ 30g oats

METHOD:
1️⃣ Blend everything until smooth
2️⃣ Fry in a little butter, 2 mins each side
3️⃣ Stack and drizzle with honey

Save this for later! 📌
#protein #pancakes #breakfast`,
    title: 'High protein pancakes',
    ingredients: ['2 bananas', '3 eggs', '40g protein powder', '30g oats'],
    steps: [
      'Blend everything until smooth',
      'Fry in a little butter, 2 mins each side',
      'Stack and drizzle with honey',
    ],
    servings: 2,
  },
  {
    name: 'a page with two lists and notes',
    text: `Jump to Recipe

Greek Chicken Bowls

Yield: 4 bowls

For the chicken:
500g chicken thighs
2 tbsp olive oil
1 lemon, juiced
2 tsp oregano

For the tzatziki:
200g Greek yogurt
1/2 cucumber, grated
1 clove garlic

Instructions

Marinate the chicken in oil, lemon and oregano for 30 minutes.
Grill for 6 minutes per side.
Mix the tzatziki and serve over the chicken.

Notes
Keeps 3 days in the fridge.`,
    title: 'Greek Chicken Bowls',
    ingredients: [
      '500g chicken thighs',
      '2 tbsp olive oil',
      '1 lemon, juiced',
      '2 tsp oregano',
      '200g Greek yogurt',
      '1/2 cucumber, grated',
      '1 clove garlic',
    ],
    steps: [
      'Marinate the chicken in oil, lemon and oregano for 30 minutes.',
      'Grill for 6 minutes per side.',
      'Mix the tzatziki and serve over the chicken.',
    ],
    servings: 4,
  },
  {
    name: 'a plugin of blogs, with stars and boxes',
    text: `Slow Cooker Pulled Pork
★★★★★ 4.8 from 512 votes
Prep Time 15 mins  Cook Time 8 hrs  Total Time 8 hrs 15 mins
Course: Main  Cuisine: American
Servings: 8 people
Author: Jane

Ingredients
▢ 4 lb pork shoulder
▢ 1 tbsp brown sugar
▢ 2 tsp smoked paprika
▢ 1 tsp salt
▢ 1 cup BBQ sauce

Instructions
Rub the pork with sugar, paprika and salt.
Cook on low for 8 hours.
Shred, stir in the sauce and serve on buns.

Nutrition
Calories: 412kcal | Carbohydrates: 20g | Protein: 38g`,
    title: 'Slow Cooker Pulled Pork',
    ingredients: [
      '4 lb pork shoulder',
      '1 tbsp brown sugar',
      '2 tsp smoked paprika',
      '1 tsp salt',
      '1 cup BBQ sauce',
    ],
    steps: [
      'Rub the pork with sugar, paprika and salt.',
      'Cook on low for 8 hours.',
      'Shred, stir in the sauce and serve on buns.',
    ],
    servings: 8,
  },
  {
    name: 'web chicken tikka masala',
    text: `Home » Recipes » Chicken

Easy Chicken Tikka Masala
★★★★★ 4.8 from 312 reviews
Jump to Recipe   Print Recipe
This post may contain affiliate links. Read our disclosure policy.

Prep Time 15 mins
Cook Time 30 mins
Total Time 45 mins
Course: Main Course
Cuisine: Indian
Servings: 4 people
Author: Dana

Ingredients
1x 2x 3x

For the marinade
▢ 1 ½ lb boneless chicken thighs, cut into bite-size pieces
▢ ½ cup plain yogurt
▢ 1 tablespoon lemon juice
▢ 2 teaspoons garam masala
▢ 1 teaspoon kosher salt

For the sauce
▢ 2 tablespoons butter
▢ 1 medium onion, finely chopped
▢ 3 cloves garlic, minced
▢ 1 tablespoon grated ginger
▢ 1 (15 oz) can tomato sauce
▢ 1 cup heavy cream
▢ fresh cilantro, for garnish

Instructions
In a large bowl, combine the chicken with all of the marinade ingredients. Cover and chill for at least 1 hour.
Broil the chicken on a foil-lined sheet pan for 10 minutes, turning once.
Melt the butter in a skillet over medium heat. Add the onion and cook for 5 minutes, then stir in the garlic and ginger.
Add the tomato sauce and cream and simmer for 10 minutes.
Stir in the chicken, garnish with cilantro and serve over rice.

Notes
Leftovers keep for 3 days in the fridge.

Nutrition
Calories: 512kcal | Carbohydrates: 14g | Protein: 37g | Fat: 34g

Did you make this recipe? Tag us on Instagram!
Share this:
Facebook
Pinterest
Email`,
    title: 'Easy Chicken Tikka Masala',
    ingredients: [
      '1 ½ lb boneless chicken thighs, cut into bite-size pieces',
      '½ cup plain yogurt',
      '1 tablespoon lemon juice',
      '2 teaspoons garam masala',
      '1 teaspoon kosher salt',
      '2 tablespoons butter',
      '1 medium onion, finely chopped',
      '3 cloves garlic, minced',
      '1 tablespoon grated ginger',
      '1 (15 oz) can tomato sauce',
      '1 cup heavy cream',
      'fresh cilantro, for garnish',
    ],
    steps: [
      'In a large bowl, combine the chicken with all of the marinade ingredients. Cover and chill for at least 1 hour.',
      'Broil the chicken on a foil-lined sheet pan for 10 minutes, turning once.',
      'Melt the butter in a skillet over medium heat. Add the onion and cook for 5 minutes, then stir in the garlic and ginger.',
      'Add the tomato sauce and cream and simmer for 10 minutes.',
      'Stir in the chicken, garnish with cilantro and serve over rice.',
    ],
    servings: 4,
  },
  {
    name: 'emoji lemon orzo',
    text: `🍋 One Pot Lemon Orzo 🍋

OK this one is going on repeat all summer!! Save it for later 👇

What you need (serves 3):
🧅 1 shallot, finely diced
🧄 2 garlic cloves
🌾 250g orzo
🥣 600ml hot vegetable stock
🍋 juice and zest of 1 lemon
🥬 2 handfuls of spinach
🧀 40g parmesan, grated
🫒 olive oil

How to:
1️⃣ Soften the shallot and garlic in a little olive oil.
2️⃣ Add the orzo and toast it for 2 minutes.
3️⃣ Pour in the stock and simmer for 10-12 minutes, stirring often.
4️⃣ Stir through the lemon, spinach and parmesan and serve.

Follow for more easy dinners 💛
#onepot #orzo #easydinner #vegetarian`,
    title: 'One Pot Lemon Orzo',
    ingredients: [
      '1 shallot, finely diced',
      '2 garlic cloves',
      '250g orzo',
      '600ml hot vegetable stock',
      'juice and zest of 1 lemon',
      '2 handfuls of spinach',
      '40g parmesan, grated',
      'olive oil',
    ],
    steps: [
      'Soften the shallot and garlic in a little olive oil.',
      'Add the orzo and toast it for 2 minutes.',
      'Pour in the stock and simmer for 10-12 minutes, stirring often.',
      'Stir through the lemon, spinach and parmesan and serve.',
    ],
    servings: 3,
  },
];
