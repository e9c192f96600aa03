import { sent } from './sent.ts';

/** Sent by friends, or copied from anywhere. */
export const ENGLISH_SENT = [
  sent(
    'a friend sends banana bread from her notes',
    'Banana bread',
    4,
    `3 ripe bananas
    1/3 cup melted butter
    3/4 cup sugar
    1 egg
    1 tsp vanilla
    1 tsp baking soda
    pinch of salt
    1 1/2 cups flour`,
    `Mash bananas, stir in butter.
    Mix in sugar, egg, vanilla.
    Sprinkle soda and salt over, mix in flour last.
    Bake in loaf pan 350 for 1 hr.`,
    `
Banana bread!!

3 ripe bananas
1/3 cup melted butter
3/4 cup sugar
1 egg
1 tsp vanilla
1 tsp baking soda
pinch of salt
1 1/2 cups flour

Mash bananas, stir in butter.
Mix in sugar, egg, vanilla.
Sprinkle soda and salt over, mix in flour last.
Bake in loaf pan 350 for 1 hr.`,
  ),
  sent(
    'an Instagram caption',
    'Creamy tuscan chicken',
    4,
    `4 chicken breasts
    1 cup heavy cream
    1/2 cup sundried tomatoes
    2 cups spinach
    4 cloves garlic
    1/2 cup parmesan`,
    `Sear chicken 5 min per side, set aside
    Cook garlic and tomatoes 2 min
    Add cream and parmesan, simmer until thick
    Stir in spinach, return chicken and serve`,
    `
CREAMY TUSCAN CHICKEN 🍗🔥

Save this one for later! You won't regret it 😍

Ingredients:
▪️4 chicken breasts
▪️1 cup heavy cream
▪️1/2 cup sundried tomatoes
▪️2 cups spinach
▪️4 cloves garlic
▪️1/2 cup parmesan

Instructions:
1️⃣ Sear chicken 5 min per side, set aside
2️⃣ Cook garlic and tomatoes 2 min
3️⃣ Add cream and parmesan, simmer until thick
4️⃣ Stir in spinach, return chicken and serve

Follow @tastybites for more!
#dinner #easyrecipes #chicken`,
  ),
  sent(
    'an email from an aunt',
    'Lemon drizzle cake',
    8,
    `225g unsalted butter, softened
    225g caster sugar
    4 eggs
    225g self-raising flour
    1 lemon, zest only
    1 1/2 lemons, juiced
    85g caster sugar`,
    `Heat oven to 180C. Beat together the butter and sugar until pale, add the eggs one at a time.
    Sift in the flour, add the zest and mix well. Bake 45-50 minutes in a lined loaf tin.
    Mix the lemon juice with the 85g sugar, prick the warm cake and pour over.`,
    `
Hi Jenny,

Lovely to see you on Sunday! Here's the recipe you asked for.

Lemon drizzle cake (serves 8)

225g unsalted butter, softened
225g caster sugar
4 eggs
225g self-raising flour
1 lemon, zest only

For the drizzle:
1 1/2 lemons, juiced
85g caster sugar

Heat oven to 180C. Beat together the butter and sugar until pale, add the eggs one at a time.

Sift in the flour, add the zest and mix well. Bake 45-50 minutes in a lined loaf tin.

Mix the lemon juice with the 85g sugar, prick the warm cake and pour over.

Lots of love,
Auntie Pat xx`,
  ),
  sent(
    'a comment of a forum',
    'Overnight oats',
    1,
    `1/2 cup rolled oats
    1/2 cup milk
    1/4 cup Greek yogurt
    1 tbsp chia seeds
    1 tsp honey`,
    `Stir everything together in a jar.
    Leave in the fridge overnight.
    Top with berries in the morning.`,
    `
Overnight oats (1 serving):

- 1/2 cup rolled oats
- 1/2 cup milk
- 1/4 cup Greek yogurt
- 1 tbsp chia seeds
- 1 tsp honey

Stir everything together in a jar. 
Leave in the fridge overnight.
Top with berries in the morning.

Edit: thanks for the gold kind stranger!`,
  ),
  sent(
    'a page with ratings, times and facts',
    'Easy Beef Chili',
    6,
    `1 pound ground beef
    1 onion, chopped
    2 (15 ounce) cans kidney beans, drained
    1 (28 ounce) can crushed tomatoes
    2 tablespoons chili powder
    1 teaspoon cumin`,
    `Brown the beef with the onion in a large pot over medium heat, about 8 minutes.
    Add beans, tomatoes and spices and bring to a boil.
    Cook 1 hour 30 minutes.
    Serve.`,
    `
Easy Beef Chili
4.8 (1,203 ratings)
Prep Time: 15 mins
Cook Time: 1 hr 45 mins
Total Time: 2 hrs
Servings: 6

Ingredients
1 pound ground beef
1 onion, chopped
2 (15 ounce) cans kidney beans, drained
1 (28 ounce) can crushed tomatoes
2 tablespoons chili powder
1 teaspoon cumin

Directions
1. Brown the beef with the onion in a large pot over medium heat, about 8 minutes.
2. Add beans, tomatoes and spices and bring to a boil.
3. Cook 1 hour 30 minutes.
4. Serve.

Nutrition Facts (per serving)
412 Calories
18g Fat`,
  ),
  sent(
    'Markdown of a notes app',
    'Focaccia',
    4,
    `500 g bread flour
    400 ml water
    7 g dried yeast
    10 g salt
    4 tbsp olive oil
    2 sprigs rosemary
    1 tsp flaky salt`,
    `Mix flour, yeast, salt and water. Rest 10 minutes.
    Fold four times over two hours.
    Oil a tin, stretch the dough into it.
    Dimple, top with rosemary and flaky salt, bake at 220 °C for 25 minutes.`,
    `
# Focaccia

## Ingredients

### Dough
- [ ] 500 g bread flour
- [ ] 400 ml water
- [ ] 7 g dried yeast
- [ ] 10 g salt

### Topping
- [ ] 4 tbsp olive oil
- [ ] 2 sprigs rosemary
- [ ] 1 tsp flaky salt

## Method

1. Mix flour, yeast, salt and water. Rest 10 minutes.
2. Fold four times over two hours.
3. Oil a tin, stretch the dough into it.
4. Dimple, top with rosemary and flaky salt, bake at 220 °C for 25 minutes.`,
  ),
  sent(
    'a text without a break',
    'Guacamole',
    4,
    `3 avocados
    1 lime
    half a red onion
    1 tomato
    a handful of cilantro`,
    `Mash the avocados with the lime juice, then stir in the chopped onion, tomato and cilantro and season with salt.`,
    `
guacamole: 3 avocados, 1 lime, half a red onion, 1 tomato, a handful of cilantro. Mash the avocados with the lime juice, then stir in the chopped onion, tomato and cilantro and season with salt.`,
  ),
  sent(
    'typed off a card in capitals',
    "Grandma's peanut butter cookies",
    24,
    `1 C. PEANUT BUTTER
    1 C. SUGAR
    1 EGG
    1 TSP. VANILLA`,
    `MIX ALL INGREDIENTS.
    ROLL INTO BALLS, FLATTEN WITH A FORK.
    BAKE AT 350 FOR 10 MIN.`,
    `
GRANDMA'S PEANUT BUTTER COOKIES

MAKES 24

1 C. PEANUT BUTTER
1 C. SUGAR
1 EGG
1 TSP. VANILLA

MIX ALL INGREDIENTS.
ROLL INTO BALLS, FLATTEN WITH A FORK.
BAKE AT 350 FOR 10 MIN.`,
  ),
  sent(
    'a message with the steps in one paragraph',
    'Thai green curry',
    2,
    `400ml coconut milk
    2 tbsp green curry paste
    300g chicken thighs, sliced
    1 tbsp fish sauce
    1 tsp sugar
    100g green beans
    Thai basil`,
    `Fry the paste in a splash of the coconut milk for 2 mins. Add the chicken, cook 5 mins. Pour in the rest of the coconut milk, fish sauce and sugar, simmer 10 mins. Add the beans for the last 4 mins and finish with basil.`,
    `
Thai green curry for 2

400ml coconut milk
2 tbsp green curry paste
300g chicken thighs, sliced
1 tbsp fish sauce
1 tsp sugar
100g green beans
Thai basil

Fry the paste in a splash of the coconut milk for 2 mins. Add the chicken, cook 5 mins. Pour in the rest of the coconut milk, fish sauce and sugar, simmer 10 mins. Add the beans for the last 4 mins and finish with basil.`,
  ),
  sent(
    'a blog with chatter before and after',
    'The Best Fluffy Pancakes',
    4,
    `1 1/2 cups all-purpose flour
    3 1/2 tsp baking powder
    1 tbsp sugar
    1/4 tsp salt
    1 1/4 cups milk
    1 egg
    3 tbsp butter, melted`,
    `In a large bowl, sift together the flour, baking powder, salt and sugar.
    Make a well in the center and pour in the milk, egg and melted butter; mix until smooth.
    Heat a lightly oiled griddle over medium-high heat.
    Pour or scoop the batter onto the griddle and brown on both sides.`,
    `
The Best Fluffy Pancakes

My kids beg for these every Saturday morning, and I never get tired of making them. Scroll down for the recipe!

Yield: 4 servings

What you'll need:
1 1/2 cups all-purpose flour
3 1/2 tsp baking powder
1 tbsp sugar
1/4 tsp salt
1 1/4 cups milk
1 egg
3 tbsp butter, melted

How to make it:
Step 1
In a large bowl, sift together the flour, baking powder, salt and sugar.
Step 2
Make a well in the center and pour in the milk, egg and melted butter; mix until smooth.
Step 3
Heat a lightly oiled griddle over medium-high heat.
Step 4
Pour or scoop the batter onto the griddle and brown on both sides.

Did you make this recipe? Leave a comment below!`,
  ),
  sent(
    'amounts behind the names, from a spreadsheet',
    'Granola',
    4,
    `rolled oats 300 g
    almonds 100 g
    honey 80 ml
    coconut oil 3 tbsp
    cinnamon 1 tsp`,
    `Mix everything.
    Bake at 150C for 30 min, stirring once.
    Cool completely before storing.`,
    `
Granola

rolled oats	300 g
almonds	100 g
honey	80 ml
coconut oil	3 tbsp
cinnamon	1 tsp

Mix everything.
Bake at 150C for 30 min, stirring once.
Cool completely before storing.`,
  ),
  sent(
    'a chat of two on a phone',
    'Shakshuka',
    4,
    `1 tin tomatoes
    1 red pepper
    1 onion
    2 garlic cloves
    1 tsp cumin
    1 tsp paprika
    4 eggs`,
    `fry onion and pepper till soft
    garlic and spices for a min
    tomatoes in, simmer 10 min
    make 4 holes, crack in the eggs, lid on for 6 min`,
    `
[14/02/2024, 18:20:11] Sam: whats in your shakshuka again?
[14/02/2024, 18:24:40] Priya: Shakshuka
[14/02/2024, 18:24:52] Priya: 1 tin tomatoes
1 red pepper
1 onion
2 garlic cloves
1 tsp cumin
1 tsp paprika
4 eggs
[14/02/2024, 18:26:03] Priya: fry onion and pepper till soft
garlic and spices for a min
tomatoes in, simmer 10 min
make 4 holes, crack in the eggs, lid on for 6 min
[14/02/2024, 18:27:30] Sam: legend 🙏`,
  ),
  sent(
    'a video description',
    'Honey Garlic Salmon',
    2,
    `2 salmon fillets
    3 tbsp honey
    2 tbsp soy sauce
    3 cloves garlic, minced
    1 tbsp lemon juice`,
    `Whisk honey, soy sauce, garlic and lemon.
    Sear the salmon skin side up for 4 minutes.
    Flip, pour over the sauce and cook 4 more minutes, basting.`,
    `
Honey Garlic Salmon | 15 Minute Dinner

INGREDIENTS (serves 2)
2 salmon fillets
3 tbsp honey
2 tbsp soy sauce
3 cloves garlic, minced
1 tbsp lemon juice

METHOD
Whisk honey, soy sauce, garlic and lemon.
Sear the salmon skin side up for 4 minutes.
Flip, pour over the sauce and cook 4 more minutes, basting.

0:00 Intro
0:45 Sauce
2:10 Salmon

Subscribe: https://example.com/channel`,
  ),
  sent(
    'a post with two parts of the dish',
    'Fish tacos with slaw',
    4,
    `500g white fish
    1 tsp smoked paprika
    1 tsp garlic powder
    8 small tortillas
    1/4 red cabbage, shredded
    2 tbsp mayo
    juice of 1 lime`,
    `Toss the fish in the spices and pan fry for 3 minutes a side.
    Mix the cabbage with mayo and lime juice.
    Warm the tortillas and fill.`,
    `
Fish tacos with slaw
Feeds 4

FISH
500g white fish
1 tsp smoked paprika
1 tsp garlic powder
8 small tortillas

SLAW
1/4 red cabbage, shredded
2 tbsp mayo
juice of 1 lime

1. Toss the fish in the spices and pan fry for 3 minutes a side.
2. Mix the cabbage with mayo and lime juice.
3. Warm the tortillas and fill.`,
  ),
  sent(
    'a forwarded note with a source',
    'No-knead bread',
    4,
    `3 cups (400g) flour
    1 1/4 tsp salt
    1/4 tsp instant yeast
    1 1/2 cups water`,
    `Combine flour, salt and yeast, add water, stir until blended. Cover and let rest 12-18 hours at room temp.
    Fold the dough, let it rise for 2 hours.
    Preheat a Dutch oven to 450F.
    Bake.`,
    `
Fwd: No-knead bread

From the NYT, tried it last week and it's foolproof.

You need:
3 cups (400g) flour
1 1/4 tsp salt
1/4 tsp instant yeast
1 1/2 cups water

Do this:
1. Combine flour, salt and yeast, add water, stir until blended. Cover and let rest 12-18 hours at room temp.
2. Fold the dough, let it rise for 2 hours.
3. Preheat a Dutch oven to 450F.
4. Bake.

Source: cooking.example.com/no-knead`,
  ),
  sent(
    'a roommate explains',
    'Fried rice',
    2,
    `2 cups cooked rice (day old)
    2 eggs
    1 carrot, diced
    1/2 cup peas
    2 tbsp soy sauce
    1 tsp sesame oil`,
    `scramble the eggs first and set aside
    fry the carrot and peas 3 min
    add rice, break up the clumps
    soy sauce and sesame oil, eggs back in, done`,
    `
Fried rice (2 people)
2 cups cooked rice (day old)
2 eggs
1 carrot, diced
1/2 cup peas
2 tbsp soy sauce
1 tsp sesame oil

scramble the eggs first and set aside
fry the carrot and peas 3 min
add rice, break up the clumps
soy sauce and sesame oil, eggs back in, done`,
  ),
  sent(
    'a slow cooker page, copied whole',
    'Slow Cooker Pulled Pork',
    8,
    `4 lb pork shoulder
    1 cup barbecue sauce
    1/2 cup apple cider vinegar
    1/4 cup brown sugar
    1 Tablespoon, 1 teaspoon smoked paprika
    8 hamburger buns`,
    `Rub the pork with sugar and paprika.
    Place in slow cooker with vinegar and half of the sauce.
    Cook on low 8 to 10 hours.
    Shred with two forks.
    Rest 15 minutes.
    Serve on buns with the remaining sauce.`,
    `
Home > Recipes > Pork
Slow Cooker Pulled Pork
By Dana
★★★★★ 4.9 from 312 votes

Prep: 10 mins
Cook: 8 hrs
Serves: 8

INGREDIENTS
4 lb pork shoulder
1 cup barbecue sauce
1/2 cup apple cider vinegar
1/4 cup brown sugar
1 Tablespoon, 1 teaspoon smoked paprika
8 hamburger buns

DIRECTIONS
1 Rub the pork with sugar and paprika.
2 Place in slow cooker with vinegar and half of the sauce.
3 Cook on low 8 to 10 hours.
4 Shred with two forks.
5 Rest 15 minutes.
6 Serve on buns with the remaining sauce.

Keywords: pulled pork, slow cooker`,
  ),
  sent(
    'dictated into a phone',
    'Tomato soup',
    4,
    `2 tins of tomatoes
    1 onion
    2 cloves of garlic
    500 ml of stock
    a splash of cream`,
    `Chop the onion and garlic and soften them in butter.
    Add the tomatoes and the stock and simmer for 20 minutes.
    Blend it and stir in the cream.`,
    `
Tomato soup

You need 2 tins of tomatoes, 1 onion, 2 cloves of garlic, 500 ml of stock and a splash of cream. Chop the onion and garlic and soften them in butter. Add the tomatoes and the stock and simmer for 20 minutes. Blend it and stir in the cream.`,
  ),
  sent(
    'a note with a heading in brackets',
    'Sunday roast potatoes',
    6,
    `1.5 kg potatoes
    4 tbsp goose fat
    2 tsp sea salt`,
    `Parboil the potatoes for 10 minutes, drain and shake.
    Heat the fat in a tin at 220C.
    Roast 45 minutes, turning twice.`,
    `
Sunday roast potatoes - serves 6

[Ingredients]
1.5 kg potatoes
4 tbsp goose fat
2 tsp sea salt

[Method]
Parboil the potatoes for 10 minutes, drain and shake.
Heat the fat in a tin at 220C.
Roast 45 minutes, turning twice.`,
  ),
  sent(
    'a card photographed and read by a phone',
    'Oatmeal Raisin Cookies',
    36,
    `1 cup butter
    1 cup brown sugar
    2 eggs
    1 tsp vanilla
    1 1/2 cups flour
    1 tsp baking soda
    3 cups oats
    1 cup raisins`,
    `Cream butter and sugar. Beat in eggs and vanilla.
    Stir in the dry ingredients, then oats and raisins.
    Drop by spoonfuls onto a sheet.
    350 degrees 10-12 minutes.`,
    `
Oatmeal Raisin Cookies
Yield: 36 cookies

1 cup butter
1 cup brown sugar
2 eggs
1 tsp vanilla
1 1/2 cups flour
1 tsp baking soda
3 cups oats
1 cup raisins

Cream butter and sugar. Beat in eggs and vanilla.
Stir in the dry ingredients, then oats and raisins.
Drop by spoonfuls onto a sheet.
350 degrees 10-12 minutes.`,
  ),
  sent(
    'a thread with bullets for the steps',
    'Miso glazed aubergine',
    2,
    `2 aubergines
    2 tbsp white miso
    1 tbsp mirin
    1 tbsp sugar
    sesame seeds to serve`,
    `Halve the aubergines and score the flesh
    Grill cut side up for 12-15 min
    Mix miso, mirin and sugar, brush over
    Grill 3 more min until bubbling`,
    `
Miso glazed aubergine (serves 2)

• 2 aubergines
• 2 tbsp white miso
• 1 tbsp mirin
• 1 tbsp sugar
• sesame seeds to serve

Method:
- Halve the aubergines and score the flesh
- Grill cut side up for 12-15 min
- Mix miso, mirin and sugar, brush over
- Grill 3 more min until bubbling`,
  ),
];
