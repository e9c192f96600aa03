import type { PastedText } from './pasted-text.ts';

/** Recipes in a paragraph or two. */
export const ENGLISH_PROSE: readonly PastedText[] = [
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
    name: 'a reply in two paragraphs',
    text: `Sure! For my chilli you'll need 500g beef mince, 1 onion, 2 tins of kidney beans, a tin of chopped tomatoes and 2 tsp chilli powder.

Brown the mince with the onion, then tip in everything else. Let it bubble away for an hour. Serve with rice.`,
    title: 'Chilli',
    ingredients: [
      '500g beef mince',
      '1 onion',
      '2 tins of kidney beans',
      'a tin of chopped tomatoes',
      '2 tsp chilli powder',
    ],
    steps: [
      'Brown the mince with the onion, then tip in everything else. Let it bubble away for an hour. Serve with rice.',
    ],
    servings: 4,
  },
  {
    name: 'a list on one line and a method in a second',
    text: `Guacamole: 3 avocados, 1 lime, half a red onion, 1 tomato, coriander, salt. Mash the avocados, chop the rest and mix.`,
    title: 'Guacamole',
    ingredients: ['3 avocados', '1 lime', 'half a red onion', '1 tomato', 'coriander', 'salt'],
    steps: ['Mash the avocados, chop the rest and mix.'],
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
    name: 'a reply that ends with a remark',
    text: `Ok so carbonara is super simple. You need 200g spaghetti, 100g pancetta, 2 eggs and 50g pecorino. Cook the pasta. Fry the pancetta. Whisk eggs with the cheese and toss everything off the heat with some pasta water. That's it!`,
    title: 'Carbonara',
    ingredients: ['200g spaghetti', '100g pancetta', '2 eggs', '50g pecorino'],
    steps: [
      'Cook the pasta.',
      'Fry the pancetta.',
      'Whisk eggs with the cheese and toss everything off the heat with some pasta water.',
    ],
    servings: 4,
  },
  {
    name: 'the dish of last night, in the past',
    text: `Hey love, the curry from last night was: 500g chicken thighs, 1 onion, 3 garlic cloves, 1 tin coconut milk, 2 tbsp red curry paste. Fried the onion and garlic, added the paste, then chicken and milk. 25 mins on low. Served it with rice!`,
    title: 'Curry',
    ingredients: [
      '500g chicken thighs',
      '1 onion',
      '3 garlic cloves',
      '1 tin coconut milk',
      '2 tbsp red curry paste',
    ],
    steps: [
      'Fried the onion and garlic, added the paste, then chicken and milk. 25 mins on low.',
      'Served it with rice!',
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
];
