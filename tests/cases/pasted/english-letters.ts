import type { PastedText } from './pasted-text.ts';

/** Mails and letters, with greetings and stories. */
export const ENGLISH_LETTERS: readonly PastedText[] = [
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
    name: 'a forwarded mail',
    text: `---------- Forwarded message ---------
From: Jane Doe <jane@example.com>
Date: Tue, 5 Mar 2024 at 09:12
Subject: Leek and potato soup
To: Tom

Leek and potato soup
Serves: 4-6
3 leeks
500 g potatoes
1 litre vegetable stock
100 ml double cream

Slice the leeks and fry them gently in butter.
Add the potatoes and stock, cover and cook for 25 minutes.
Blend, stir in the cream.`,
    title: 'Leek and potato soup',
    ingredients: ['3 leeks', '500 g potatoes', '1 litre vegetable stock', '100 ml double cream'],
    steps: [
      'Slice the leeks and fry them gently in butter.',
      'Add the potatoes and stock, cover and cook for 25 minutes.',
      'Blend, stir in the cream.',
    ],
    servings: 5,
  },
  {
    name: 'a chat that asks and answers',
    text: `Hey! How do you make that salsa?
It's so easy:
4 tomatoes
1 small onion
1 jalapeno
juice of 1 lime
handful of coriander
salt
chop it all up small and mix. leave it for 30 mins before eating`,
    title: 'Salsa',
    ingredients: [
      '4 tomatoes',
      '1 small onion',
      '1 jalapeno',
      'juice of 1 lime',
      'handful of coriander',
      'salt',
    ],
    steps: ['chop it all up small and mix. leave it for 30 mins before eating'],
    servings: 4,
  },
  {
    name: 'a newsletter',
    text: `View this email in your browser

Hello there,

This week we are cooking with rhubarb. It is in season and so pretty!

Rhubarb fool
Serves 4 · 25 minutes

400g rhubarb, cut into chunks
75g caster sugar
300ml double cream
200g Greek yoghurt

1. Cook the rhubarb with the sugar and a splash of water for 10 minutes. Cool.
2. Whip the cream to soft peaks and fold in the yoghurt.
3. Ripple the rhubarb through the cream and serve in glasses.

Happy cooking,
Team Kitchen

Unsubscribe`,
    title: 'Rhubarb fool',
    ingredients: [
      '400g rhubarb, cut into chunks',
      '75g caster sugar',
      '300ml double cream',
      '200g Greek yoghurt',
    ],
    steps: [
      'Cook the rhubarb with the sugar and a splash of water for 10 minutes. Cool.',
      'Whip the cream to soft peaks and fold in the yoghurt.',
      'Ripple the rhubarb through the cream and serve in glasses.',
    ],
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
    ],
    servings: 6,
  },
  {
    name: 'a forwarded mail in small letters',
    text: `From: mom
fwd: tuna casserole

12 oz egg noodles
2 cans tuna, drained
1 can cream of mushroom soup
1 cup frozen peas
1 cup shredded cheddar
crushed potato chips

Boil noodles. Mix with everything but the chips. Put in a greased 9x13. Chips on top. 350 for 30 min.

love you`,
    title: 'Tuna casserole',
    ingredients: [
      '12 oz egg noodles',
      '2 cans tuna, drained',
      '1 can cream of mushroom soup',
      '1 cup frozen peas',
      '1 cup shredded cheddar',
      'crushed potato chips',
    ],
    steps: [
      'Boil noodles. Mix with everything but the chips. Put in a greased 9x13. Chips on top. 350 for 30 min.',
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
];
