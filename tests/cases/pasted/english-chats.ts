import type { PastedText } from './pasted-text.ts';

/** Messages of chats. */
export const ENGLISH_CHATS: readonly PastedText[] = [
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
    name: 'a chat of two people',
    text: `[09:14] Tom: what do I need for the pancakes again?
[09:15] Mum: 200g plain flour
[09:15] Mum: 2 eggs
[09:15] Mum: 400ml milk
[09:16] Mum: and a pinch of salt
[09:16] Tom: ok
[09:17] Mum: Whisk it all together, leave it for half an hour
[09:17] Mum: then fry them in a bit of butter`,
    title: 'Pancakes',
    ingredients: ['200g plain flour', '2 eggs', '400ml milk', 'a pinch of salt'],
    steps: ['Whisk it all together, leave it for half an hour', 'then fry them in a bit of butter'],
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
