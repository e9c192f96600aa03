import type { PastedText } from './pasted-text.ts';

/**
 * Texts that were written after the reader had been changed for the first thirty, of which two were right at once, and
 * ten more after that.
 */
export const FURTHER_TEXTS: readonly (PastedText & { readonly language: 'en' | 'de' })[] = [
  {
    language: 'en',
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
    language: 'de',
    name: 'a copied blog with a story before it',
    text: `Omas bester Käsekuchen

Dieser Kuchen begleitet mich seit meiner Kindheit. Sonntags stand er immer auf dem Tisch.

Zutaten (26er Springform):
200 g Mehl
75 g Zucker
75 g Butter
1 Ei
Für die Füllung
750 g Magerquark
150 g Zucker
1 Pck. Vanillepudding
3 Eier
500 ml Milch

So wird's gemacht:
Mehl, Zucker, Butter und Ei verkneten.
Den Teig in die Form drücken.
Die Füllung verrühren und hineingießen.
60 Minuten bei 175 °C backen.

Lasst es euch schmecken!
Eure Hanna`,
    title: 'Omas bester Käsekuchen',
    ingredients: [
      '200 g Mehl',
      '75 g Zucker',
      '75 g Butter',
      '1 Ei',
      '750 g Magerquark',
      '150 g Zucker',
      '1 Pck. Vanillepudding',
      '3 Eier',
      '500 ml Milch',
    ],
    steps: [
      'Mehl, Zucker, Butter und Ei verkneten.',
      'Den Teig in die Form drücken.',
      'Die Füllung verrühren und hineingießen.',
      '60 Minuten bei 175 °C backen.',
    ],
    servings: 4,
  },
  {
    language: 'en',
    name: 'a table copied from a sheet',
    text: `Granola\t\t
Ingredient\tAmount
Oats\t300 g
Almonds\t100 g
Honey\t4 tbsp
Oil\t2 tbsp
Salt\t1 pinch

Mix everything, spread on a tray and bake at 150 C for 30 minutes, stirring twice.`,
    title: 'Granola',
    ingredients: ['Oats 300 g', 'Almonds 100 g', 'Honey 4 tbsp', 'Oil 2 tbsp', 'Salt 1 pinch'],
    steps: ['Mix everything, spread on a tray and bake at 150 C for 30 minutes, stirring twice.'],
    servings: 4,
  },
  {
    language: 'de',
    name: 'a voice message that was written down',
    text: `Also für Pfannkuchen nehme ich immer 250 g Mehl, 3 Eier, einen halben Liter Milch und eine Prise Salz. Das verrühre ich alles mit dem Schneebesen. Dann muss der Teig eine halbe Stunde ruhen. Danach in Butter ausbacken.`,
    title: 'Pfannkuchen',
    ingredients: ['250 g Mehl', '3 Eier', 'einen halben Liter Milch', 'eine Prise Salz'],
    steps: [
      'Das verrühre ich alles mit dem Schneebesen.',
      'Dann muss der Teig eine halbe Stunde ruhen.',
      'Danach in Butter ausbacken.',
    ],
    servings: 4,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'ein Zettel in Stichworten',
    text: `Nudelauflauf (4 Pers.)
500g Nudeln
200g Schinken
1 Becher Sahne
3 Eier
geriebener Käse
Muskat
-> Nudeln kochen
-> mit Schinken in Form
-> Sahne + Eier verquirlen, würzen, drüber
-> Käse drauf, 30 min 200 Grad`,
    title: 'Nudelauflauf',
    ingredients: ['500g Nudeln', '200g Schinken', '1 Becher Sahne', '3 Eier', 'geriebener Käse', 'Muskat'],
    steps: [
      'Nudeln kochen',
      'mit Schinken in Form',
      'Sahne + Eier verquirlen, würzen, drüber',
      'Käse drauf, 30 min 200 Grad',
    ],
    servings: 4,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'ein Buch, abgeschrieben',
    text: `Semmelknödel
Für 6 Stück
Zubereitungszeit: 35 Minuten
6 Semmeln vom Vortag · 1/4 l lauwarme Milch · 1 kleine Zwiebel · 1 EL Butter · 2 Eier · Petersilie · Salz
1. Die Semmeln in Scheiben schneiden und mit der Milch übergießen.
2. Zwiebel würfeln, in Butter glasig dünsten und mit Eiern und Petersilie zugeben.
3. Knödel formen und in Salzwasser 20 Minuten ziehen lassen.
Seite 112`,
    title: 'Semmelknödel',
    ingredients: [
      '6 Semmeln vom Vortag',
      '1/4 l lauwarme Milch',
      '1 kleine Zwiebel',
      '1 EL Butter',
      '2 Eier',
      'Petersilie',
      'Salz',
    ],
    steps: [
      'Die Semmeln in Scheiben schneiden und mit der Milch übergießen.',
      'Zwiebel würfeln, in Butter glasig dünsten und mit Eiern und Petersilie zugeben.',
      'Knödel formen und in Salzwasser 20 Minuten ziehen lassen.',
    ],
    servings: 6,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'eine Nachricht mit Bindestrichen',
    text: `Hey, hier noch der Nudelsalat für morgen:
- 500 g Fusilli
- 1 Glas getrocknete Tomaten
- 100 g Rucola
- 50 g Pinienkerne
- Balsamico & Öl

Nudeln kochen und abkühlen lassen, Tomaten klein schneiden. Pinienkerne rösten. Alles mischen und mit Balsamico und Öl anmachen. Bis morgen!`,
    title: 'Nudelsalat',
    ingredients: [
      '500 g Fusilli',
      '1 Glas getrocknete Tomaten',
      '100 g Rucola',
      '50 g Pinienkerne',
      'Balsamico & Öl',
    ],
    steps: [
      'Nudeln kochen und abkühlen lassen, Tomaten klein schneiden. Pinienkerne rösten. Alles mischen und mit Balsamico und Öl anmachen.',
    ],
    servings: 4,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'eine lange Sprachnachricht mit Frage',
    text: `Ja klar! Für die Bolognese brauchst du 500 g Hack, 2 Karotten, 1 Stange Sellerie, 1 Zwiebel, 1 Dose Tomaten, Tomatenmark und einen Schluck Rotwein. Gemüse ganz klein schneiden und anbraten, Hack dazu, krümelig braten. Tomatenmark kurz mitrösten, mit Rotwein ablöschen, Tomaten rein und mindestens eine Stunde köcheln lassen. Hast du noch Parmesan?`,
    title: 'Bolognese',
    ingredients: [
      '500 g Hack',
      '2 Karotten',
      '1 Stange Sellerie',
      '1 Zwiebel',
      '1 Dose Tomaten',
      'Tomatenmark',
      'einen Schluck Rotwein',
    ],
    steps: [
      'Gemüse ganz klein schneiden und anbraten, Hack dazu, krümelig braten.',
      'Tomatenmark kurz mitrösten, mit Rotwein ablöschen, Tomaten rein und mindestens eine Stunde köcheln lassen.',
    ],
    servings: 4,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'eine Notiz mit Doppelpunkten',
    text: `Rezept: Bananenbrot
Portionen: 10

Zutaten:
3 reife Bananen
250 g Dinkelmehl
80 g Zucker
1 Pck. Backpulver
80 ml Öl
2 Eier

Schritte:
Bananen zerdrücken
alles andere unterrühren
in Kastenform 50 min bei 180° backen`,
    title: 'Bananenbrot',
    ingredients: [
      '3 reife Bananen',
      '250 g Dinkelmehl',
      '80 g Zucker',
      '1 Pck. Backpulver',
      '80 ml Öl',
      '2 Eier',
    ],
    steps: ['Bananen zerdrücken', 'alles andere unterrühren', 'in Kastenform 50 min bei 180° backen'],
    servings: 10,
  },
  {
    language: 'en',
    name: 'a list on one line and a method in a second',
    text: `Guacamole: 3 avocados, 1 lime, half a red onion, 1 tomato, coriander, salt. Mash the avocados, chop the rest and mix.`,
    title: 'Guacamole',
    ingredients: ['3 avocados', '1 lime', 'half a red onion', '1 tomato', 'coriander', 'salt'],
    steps: ['Mash the avocados, chop the rest and mix.'],
    servings: 4,
  },
  {
    language: 'de',
    name: 'ein Brief mit dem Rezept in der Mitte',
    text: `Liebe Familie Schmidt,

vielen Dank für den schönen Abend! Sie hatten nach unserem Kartoffelgratin gefragt:

Kartoffelgratin für 6 Personen
1,2 kg Kartoffeln
400 ml Sahne
200 ml Milch
2 Knoblauchzehen
150 g Gruyère
Salz, Pfeffer, Muskat

Die Kartoffeln schälen und in dünne Scheiben hobeln. Sahne und Milch mit den Gewürzen aufkochen.
Kartoffeln in eine gebutterte Form schichten, Sahne darüber gießen, mit Käse bestreuen.
Bei 180 °C etwa 50 Minuten backen.

Herzliche Grüße
Ihre Familie Weber`,
    title: 'Kartoffelgratin',
    ingredients: [
      '1,2 kg Kartoffeln',
      '400 ml Sahne',
      '200 ml Milch',
      '2 Knoblauchzehen',
      '150 g Gruyère',
      'Salz, Pfeffer, Muskat',
    ],
    steps: [
      'Die Kartoffeln schälen und in dünne Scheiben hobeln. Sahne und Milch mit den Gewürzen aufkochen.',
      'Kartoffeln in eine gebutterte Form schichten, Sahne darüber gießen, mit Käse bestreuen.',
      'Bei 180 °C etwa 50 Minuten backen.',
    ],
    servings: 6,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'Zutaten mit Überschriften ohne Doppelpunkt',
    text: `Lasagne

Bolognese
500 g Hackfleisch
1 Zwiebel
2 Dosen Tomaten

Béchamel
50 g Butter
50 g Mehl
700 ml Milch

Außerdem
12 Lasagneplatten
150 g Käse

Das Hackfleisch mit der Zwiebel anbraten und mit den Tomaten einkochen.
Aus Butter, Mehl und Milch eine Béchamel kochen.
Alles schichten, mit Käse bestreuen und 40 Minuten bei 180 Grad backen.`,
    title: 'Lasagne',
    ingredients: [
      '500 g Hackfleisch',
      '1 Zwiebel',
      '2 Dosen Tomaten',
      '50 g Butter',
      '50 g Mehl',
      '700 ml Milch',
      '12 Lasagneplatten',
      '150 g Käse',
    ],
    steps: [
      'Das Hackfleisch mit der Zwiebel anbraten und mit den Tomaten einkochen.',
      'Aus Butter, Mehl und Milch eine Béchamel kochen.',
      'Alles schichten, mit Käse bestreuen und 40 Minuten bei 180 Grad backen.',
    ],
    servings: 4,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'ein Beitrag mit Mengen in Klammern',
    text: `Schneller Flammkuchen 🥓

Teig (1 Rolle)
Schmand (200 g)
Speckwürfel (125 g)
Zwiebeln (2 Stück)
Pfeffer

Den Teig mit Schmand bestreichen, Speck und Zwiebeln darauf verteilen, pfeffern.
15 Minuten bei 220 Grad backen.`,
    title: 'Schneller Flammkuchen',
    ingredients: [
      'Teig (1 Rolle)',
      'Schmand (200 g)',
      'Speckwürfel (125 g)',
      'Zwiebeln (2 Stück)',
      'Pfeffer',
    ],
    steps: [
      'Den Teig mit Schmand bestreichen, Speck und Zwiebeln darauf verteilen, pfeffern.',
      '15 Minuten bei 220 Grad backen.',
    ],
    servings: 4,
  },
];
