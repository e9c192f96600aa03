import type { PastedText } from './pasted-text.ts';

/** Fifteen English texts as people send them, written before the reader was run on any of them. */
export const SENT_ENGLISH: readonly PastedText[] = [
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
    name: 'an answer in one sentence without capitals',
    text: `for the pesto pasta u need 400g pasta, 50g basil, 30g pine nuts, 1 clove garlic, 60g parmesan and 100ml olive oil. blitz everything but the pasta, cook the pasta and stir it through. enough for 4`,
    title: 'Pesto pasta',
    ingredients: [
      '400g pasta',
      '50g basil',
      '30g pine nuts',
      '1 clove garlic',
      '60g parmesan',
      '100ml olive oil',
    ],
    steps: ['blitz everything but the pasta, cook the pasta and stir it through.'],
    servings: 4,
  },
  {
    name: 'a mail with a subject line',
    text: `Subject: Fwd: Lentil soup recipe
From: Aunt Carol
To: Ben

Hi Ben,

As promised!

Lentil soup
Serves 6

2 tbsp olive oil
1 large onion, diced
2 carrots, diced
300g red lentils
1.5 litres vegetable stock
1 tsp cumin
salt and pepper

Heat the oil and soften the onion and carrots for 10 minutes. Add the cumin and lentils, then the stock. Simmer for 25 minutes and season.

Freezes really well.

Lots of love,
Carol xx`,
    title: 'Lentil soup',
    ingredients: [
      '2 tbsp olive oil',
      '1 large onion, diced',
      '2 carrots, diced',
      '300g red lentils',
      '1.5 litres vegetable stock',
      '1 tsp cumin',
      'salt and pepper',
    ],
    steps: [
      'Heat the oil and soften the onion and carrots for 10 minutes. Add the cumin and lentils, then the stock. Simmer for 25 minutes and season.',
      'Freezes really well.',
    ],
    servings: 6,
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
    name: 'a messenger with names and times',
    text: `[14:02, 3/5/2024] Priya: Dal recipe for you
[14:02, 3/5/2024] Priya: 1 cup toor dal
[14:02, 3/5/2024] Priya: 3 cups water
[14:03, 3/5/2024] Priya: 1/2 tsp turmeric
[14:03, 3/5/2024] Priya: 1 tbsp ghee
[14:03, 3/5/2024] Priya: 1 tsp cumin seeds
[14:05, 3/5/2024] Priya: Boil the dal with water and turmeric for 30 min
[14:05, 3/5/2024] Priya: Fry cumin in ghee and pour on top
[14:06, 3/5/2024] You: thanks!!`,
    title: 'Dal',
    ingredients: ['1 cup toor dal', '3 cups water', '1/2 tsp turmeric', '1 tbsp ghee', '1 tsp cumin seeds'],
    steps: ['Boil the dal with water and turmeric for 30 min', 'Fry cumin in ghee and pour on top'],
    servings: 4,
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
];
