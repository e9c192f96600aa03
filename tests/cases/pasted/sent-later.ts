import type { PastedText } from './pasted-text.ts';

/** Ten texts that were written after the reader had been changed for the others; three were right at once. */
export const SENT_LATER: readonly (PastedText & { readonly language: 'en' | 'de' })[] = [
  {
    language: 'en',
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
    language: 'en',
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
    language: 'en',
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
    language: 'en',
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
    language: 'en',
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
    language: 'de',
    name: 'zwei Listen in Zeilen',
    text: `Huhu! Hier das Rezept für die Zimtschnecken 😊
Teig: 500 g Mehl, 1 Würfel Hefe, 250 ml Milch, 80 g Zucker, 80 g Butter
Füllung: 100 g Butter, 100 g brauner Zucker, 2 EL Zimt
Teig kneten und 1 Stunde gehen lassen. Ausrollen, mit Butter bestreichen, Zucker und Zimt drüber, aufrollen und in Scheiben schneiden. 25 Minuten bei 180 Grad backen.
Liebe Grüße, Tina`,
    title: 'Zimtschnecken',
    ingredients: [
      '500 g Mehl',
      '1 Würfel Hefe',
      '250 ml Milch',
      '80 g Zucker',
      '80 g Butter',
      '100 g Butter',
      '100 g brauner Zucker',
      '2 EL Zimt',
    ],
    steps: [
      'Teig kneten und 1 Stunde gehen lassen. Ausrollen, mit Butter bestreichen, Zucker und Zimt drüber, aufrollen und in Scheiben schneiden. 25 Minuten bei 180 Grad backen.',
    ],
    servings: 4,
  },
  {
    language: 'de',
    name: 'Portionen, abgekürzt',
    text: `Kartoffelsuppe (4 Port.)

1 kg Kartoffeln, mehlig
1 Bund Suppengrün
1 Zwiebel
1 l Brühe
100 ml Sahne
4 Wiener

Alles klein schneiden, Zwiebel andünsten.
Kartoffeln + Suppengrün dazu, Brühe drauf.
20 min kochen, stampfen, Sahne rein.
Wiener drin heiß machen.`,
    title: 'Kartoffelsuppe',
    ingredients: [
      '1 kg Kartoffeln, mehlig',
      '1 Bund Suppengrün',
      '1 Zwiebel',
      '1 l Brühe',
      '100 ml Sahne',
      '4 Wiener',
    ],
    steps: [
      'Alles klein schneiden, Zwiebel andünsten.',
      'Kartoffeln + Suppengrün dazu, Brühe drauf.',
      '20 min kochen, stampfen, Sahne rein.',
      'Wiener drin heiß machen.',
    ],
    servings: 4,
  },
  {
    language: 'de',
    name: 'was es ergibt, in der Überschrift',
    text: `Rezept: Spinatknödel

Zutaten (ergibt 8 Stück)
• 250 g Knödelbrot
• 300 g Blattspinat
• 2 Eier
• 100 ml Milch
• 80 g Parmesan

Zubereitung
Spinat blanchieren, ausdrücken, hacken.
Mit Knödelbrot, Eiern, Milch und Parmesan mischen, 15 Minuten ziehen lassen.
8 Knödel formen und 12 Minuten in Salzwasser garen.

Tipp: Mit brauner Butter servieren.
Bewertung: 5 Sterne`,
    title: 'Spinatknödel',
    ingredients: ['250 g Knödelbrot', '300 g Blattspinat', '2 Eier', '100 ml Milch', '80 g Parmesan'],
    steps: [
      'Spinat blanchieren, ausdrücken, hacken.',
      'Mit Knödelbrot, Eiern, Milch und Parmesan mischen, 15 Minuten ziehen lassen.',
      '8 Knödel formen und 12 Minuten in Salzwasser garen.',
    ],
    servings: 8,
  },
  {
    language: 'de',
    name: 'ein Satz mit Doppelpunkt',
    text: `mein schneller Thunfischsalat: 2 Dosen Thunfisch, 1 rote Zwiebel, 1 Dose Kidneybohnen, 1 Dose Mais, 3 EL Olivenöl, Saft einer halben Zitrone. Alles mischen und mit Salz und Pfeffer würzen. Schmeckt am nächsten Tag noch besser!`,
    title: 'Mein schneller Thunfischsalat',
    ingredients: [
      '2 Dosen Thunfisch',
      '1 rote Zwiebel',
      '1 Dose Kidneybohnen',
      '1 Dose Mais',
      '3 EL Olivenöl',
      'Saft einer halben Zitrone',
    ],
    steps: ['Alles mischen und mit Salz und Pfeffer würzen.', 'Schmeckt am nächsten Tag noch besser!'],
    servings: 4,
  },
  {
    language: 'de',
    name: 'ein Brief mit freundlichen Grüßen',
    text: `Guten Morgen Frau Weber,

vielen Dank für den netten Abend. Sie hatten nach dem Rezept gefragt:

Gefüllte Paprika

4 Paprikaschoten
400 g Hackfleisch
100 g Reis
1 Zwiebel
500 g passierte Tomaten

Reis kochen. Hackfleisch mit Zwiebel anbraten, mit dem Reis mischen und würzen.
Paprika füllen, in die Tomaten setzen und 40 Minuten schmoren.

Mit freundlichen Grüßen
H. Schneider`,
    title: 'Gefüllte Paprika',
    ingredients: [
      '4 Paprikaschoten',
      '400 g Hackfleisch',
      '100 g Reis',
      '1 Zwiebel',
      '500 g passierte Tomaten',
    ],
    steps: [
      'Reis kochen. Hackfleisch mit Zwiebel anbraten, mit dem Reis mischen und würzen.',
      'Paprika füllen, in die Tomaten setzen und 40 Minuten schmoren.',
    ],
    servings: 4,
  },
];
