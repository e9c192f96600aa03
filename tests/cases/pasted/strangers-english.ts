import type { PastedText } from './pasted-text.ts';

/** Fifteen texts by somebody who did not know the reader. */
export const STRANGERS_ENGLISH: readonly PastedText[] = [
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
    name: 'email shepherds pie',
    text: `Subject: the pie you asked about

Hi Kate,

lovely to see you all at the weekend! Here is the recipe at last, sorry it took me so long.

Shepherd's Pie (for 6)

For the filling:
• 1 tbsp oil
• 2 onions, finely chopped
• 2 carrots, diced
• 750 g lamb mince
• 2 tbsp tomato purée
• a good splash of Worcestershire sauce
• 400 ml lamb or beef stock

For the mash:
• 1 kg floury potatoes
• 75 g butter
• 3 tbsp milk

Soften the onions and carrots in the oil for about 10 minutes, then turn up the heat and brown the mince.

Stir in the tomato purée and the Worcestershire sauce, pour over the stock and let it bubble gently for 40 minutes.

Boil the potatoes until tender, drain and mash them with the butter and milk.

Spoon the meat into a dish, top with the mash and rough it up with a fork. Bake at 190°C for 25 minutes.

Let me know how it turns out. Give my love to the boys.

Best wishes,
Margaret`,
    title: "Shepherd's Pie",
    ingredients: [
      '1 tbsp oil',
      '2 onions, finely chopped',
      '2 carrots, diced',
      '750 g lamb mince',
      '2 tbsp tomato purée',
      'a good splash of Worcestershire sauce',
      '400 ml lamb or beef stock',
      '1 kg floury potatoes',
      '75 g butter',
      '3 tbsp milk',
    ],
    steps: [
      'Soften the onions and carrots in the oil for about 10 minutes, then turn up the heat and brown the mince.',
      'Stir in the tomato purée and the Worcestershire sauce, pour over the stock and let it bubble gently for 40 minutes.',
      'Boil the potatoes until tender, drain and mash them with the butter and milk.',
      'Spoon the meat into a dish, top with the mash and rough it up with a fork. Bake at 190°C for 25 minutes.',
    ],
    servings: 6,
  },
  {
    name: 'whatsapp red lentil dal',
    text: `[14/03/2024, 18:02:11] Tom: what was in that dal again??
[14/03/2024, 18:05:40] Priya: haha ok wait
[14/03/2024, 18:06:02] Priya: Red lentil dal
[14/03/2024, 18:06:30] Priya: 250g red lentils
[14/03/2024, 18:06:38] Priya: 1 tsp turmeric
[14/03/2024, 18:06:51] Priya: 2 tbsp ghee or butter
[14/03/2024, 18:07:03] Priya: 1 tsp cumin seeds
[14/03/2024, 18:07:15] Priya: 4 cloves garlic, sliced
[14/03/2024, 18:07:24] Priya: 1-2 green chillies
[14/03/2024, 18:07:31] Priya: salt
[14/03/2024, 18:08:20] Priya: Rinse the lentils and boil them with the turmeric in 900ml water for 20 min
[14/03/2024, 18:08:49] Priya: Melt the ghee in a small pan and sizzle the cumin, garlic and chillies until golden
[14/03/2024, 18:09:12] Priya: Pour that over the lentils, add salt and stir
[14/03/2024, 18:10:00] Tom: amazing thank you!! 🙏
[14/03/2024, 18:10:22] Priya: enjoy x`,
    title: 'Red lentil dal',
    ingredients: [
      '250g red lentils',
      '1 tsp turmeric',
      '2 tbsp ghee or butter',
      '1 tsp cumin seeds',
      '4 cloves garlic, sliced',
      '1-2 green chillies',
      'salt',
    ],
    steps: [
      'Rinse the lentils and boil them with the turmeric in 900ml water for 20 min',
      'Melt the ghee in a small pan and sizzle the cumin, garlic and chillies until golden',
      'Pour that over the lentils, add salt and stir',
    ],
    servings: 4,
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
    name: 'forum pulled pork',
    text: `Re: Looking for an oven pulled pork that isn't dry
by SmokeyJoe57 » Sat Oct 08, 2022 9:14 pm

> Does anyone have a recipe that works without a smoker?

Sure do. Been making this one for years and it never lets me down.

Oven Pulled Pork

Stuff you need:
* 4-5 lb pork shoulder, bone in
* 2 Tbsp brown sugar
* 1 Tbsp paprika
* 1 Tbsp kosher salt
* 2 tsp garlic powder
* 1 tsp black pepper
* 1 cup apple cider
* your favorite BBQ sauce

What to do:
1) Mix the sugar and all the dry spices and rub it all over the pork. Leave it in the fridge overnight.
2) Next day put it in a Dutch oven, pour the cider around it and put the lid on.
3) 300°F for about 5 hours, until the bone slides right out.
4) Let it rest 30 minutes, then shred it with two forks and mix in as much BBQ sauce as you like.

Hope that helps!

Joe
--
Low and slow is the only way to go.

5 users liked this post`,
    title: 'Oven Pulled Pork',
    ingredients: [
      '4-5 lb pork shoulder, bone in',
      '2 Tbsp brown sugar',
      '1 Tbsp paprika',
      '1 Tbsp kosher salt',
      '2 tsp garlic powder',
      '1 tsp black pepper',
      '1 cup apple cider',
      'your favorite BBQ sauce',
    ],
    steps: [
      'Mix the sugar and all the dry spices and rub it all over the pork. Leave it in the fridge overnight.',
      'Next day put it in a Dutch oven, pour the cider around it and put the lid on.',
      '300°F for about 5 hours, until the bone slides right out.',
      'Let it rest 30 minutes, then shred it with two forks and mix in as much BBQ sauce as you like.',
    ],
    servings: 4,
  },
  {
    name: 'paragraph shakshuka',
    text: `Hey! The shakshuka from Sunday is dead simple. For 2 people you need a good glug of olive oil, 1 onion, 1 red pepper, 2 cloves of garlic, a tin of chopped tomatoes, 1 tsp cumin, a pinch of cayenne, 4 eggs and some feta. Slice the onion and pepper and fry them in the oil for 10 minutes. Add the garlic and spices, then the tomatoes, and let it cook down for 15 minutes. Make four little wells and crack in the eggs. Put a lid on for 5-6 minutes until the whites are set. Crumble the feta over the top and eat it straight from the pan with bread. See you Friday xx`,
    title: 'Shakshuka',
    ingredients: [
      'a good glug of olive oil',
      '1 onion',
      '1 red pepper',
      '2 cloves of garlic',
      'a tin of chopped tomatoes',
      '1 tsp cumin',
      'a pinch of cayenne',
      '4 eggs',
      'some feta',
    ],
    steps: [
      'Slice the onion and pepper and fry them in the oil for 10 minutes.',
      'Add the garlic and spices, then the tomatoes, and let it cook down for 15 minutes.',
      'Make four little wells and crack in the eggs.',
      'Put a lid on for 5-6 minutes until the whites are set.',
      'Crumble the feta over the top and eat it straight from the pan with bread.',
    ],
    servings: 2,
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
  {
    name: 'telegram thai green curry',
    text: `Noi, [12.05.24 19:31]
here you go, sorry was at work

Noi, [12.05.24 19:33]
Thai Green Curry for 3

– 2-3 tbsp green curry paste
– 1 can (400 ml) coconut milk
– 400 g chicken breast, thinly sliced
– 1 small eggplant
– a few green beans
– 1 tbsp fish sauce
– 1 tsp palm sugar (brown sugar is fine too)
– Thai basil

Noi, [12.05.24 19:36]
Fry the paste in 3-4 spoons of the thick coconut cream until it smells amazing.
Add the chicken and stir for 2 minutes.
Pour in the rest of the coconut milk and bring to a boil.
Eggplant and beans go in, simmer 8-10 minutes.
Season with fish sauce and sugar, turn off the heat and throw in the basil.

Ben, [12.05.24 19:40]
you're the best, making it tomorrow!`,
    title: 'Thai Green Curry',
    ingredients: [
      '2-3 tbsp green curry paste',
      '1 can (400 ml) coconut milk',
      '400 g chicken breast, thinly sliced',
      '1 small eggplant',
      'a few green beans',
      '1 tbsp fish sauce',
      '1 tsp palm sugar (brown sugar is fine too)',
      'Thai basil',
    ],
    steps: [
      'Fry the paste in 3-4 spoons of the thick coconut cream until it smells amazing.',
      'Add the chicken and stir for 2 minutes.',
      'Pour in the rest of the coconut milk and bring to a boil.',
      'Eggplant and beans go in, simmer 8-10 minutes.',
      'Season with fish sauce and sugar, turn off the heat and throw in the basil.',
    ],
    servings: 3,
  },
];
