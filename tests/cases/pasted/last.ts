import type { PastedText } from './pasted-text.ts';

/** Ten texts that were written last, after the reader had been changed for the fifty before. */
export const LAST_TEXTS: readonly (PastedText & { readonly language: 'en' | 'de' })[] = [
  {
    language: 'en',
    name: 'a message in small letters',
    text: `porridge for one: 50g oats, 300ml milk, pinch of salt. simmer for 5 min, top with honey`,
    title: 'Porridge',
    ingredients: ['50g oats', '300ml milk', 'pinch of salt'],
    steps: ['simmer for 5 min, top with honey'],
    servings: 1,
  },
  {
    language: 'de',
    name: 'ein Rezept von der Packung',
    text: `Hefezopf
Zutaten für 1 Zopf:
500 g Weizenmehl
1 Pck. Trockenhefe
80 g Zucker
250 ml Milch
80 g Butter
1 Ei

Zubereitung:
Milch erwärmen und die Butter darin schmelzen. Alle Zutaten zu einem glatten Teig verkneten. 45 Minuten gehen lassen.
Drei Stränge formen, flechten und nochmals 20 Minuten gehen lassen.
Bei 180 °C (Ober-/Unterhitze) ca. 30 Minuten backen.`,
    title: 'Hefezopf',
    ingredients: [
      '500 g Weizenmehl',
      '1 Pck. Trockenhefe',
      '80 g Zucker',
      '250 ml Milch',
      '80 g Butter',
      '1 Ei',
    ],
    steps: [
      'Milch erwärmen und die Butter darin schmelzen. Alle Zutaten zu einem glatten Teig verkneten. 45 Minuten gehen lassen.',
      'Drei Stränge formen, flechten und nochmals 20 Minuten gehen lassen.',
      'Bei 180 °C (Ober-/Unterhitze) ca. 30 Minuten backen.',
    ],
    servings: 1,
  },
  {
    language: 'en',
    name: 'a card with the source at the end',
    text: `Grandma's Apple Butter

4 lbs apples
1 cup apple cider
2 cups sugar
2 tsp cinnamon
1/2 tsp cloves

Cook apples in cider until soft. Press through a sieve.
Add sugar and spices and cook slowly, stirring often, until thick.
Pour into hot jars and seal.

Makes 6 jars
Source: St. Mary's Church Cookbook, 1962`,
    title: "Grandma's Apple Butter",
    ingredients: ['4 lbs apples', '1 cup apple cider', '2 cups sugar', '2 tsp cinnamon', '1/2 tsp cloves'],
    steps: [
      'Cook apples in cider until soft. Press through a sieve.',
      'Add sugar and spices and cook slowly, stirring often, until thick.',
      'Pour into hot jars and seal.',
    ],
    servings: 6,
  },
  {
    language: 'de',
    name: 'eine Liste mit Aufzählung und Fettdruck',
    text: `**Kichererbsen-Curry** (für 3)

**Zutaten**
- **1 Dose** Kichererbsen
- **400 ml** Kokosmilch
- **1** Zwiebel
- **2 EL** Currypaste
- **100 g** Spinat

**So geht's**
1. Zwiebel würfeln und mit der Currypaste anbraten.
2. Kokosmilch und Kichererbsen zugeben, 15 Minuten köcheln.
3. Spinat unterheben.

**Tipp:** Dazu passt Reis.`,
    title: 'Kichererbsen-Curry',
    ingredients: ['1 Dose Kichererbsen', '400 ml Kokosmilch', '1 Zwiebel', '2 EL Currypaste', '100 g Spinat'],
    steps: [
      'Zwiebel würfeln und mit der Currypaste anbraten.',
      'Kokosmilch und Kichererbsen zugeben, 15 Minuten köcheln.',
      'Spinat unterheben.',
    ],
    servings: 3,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'ein Foto-Text mit Silben am Rand',
    text: `Kürbissuppe
Vorspeise · 4 Portionen · 40 Min.

1 Hokkaido (ca. 1 kg)
1 Stück Ingwer (3 cm)
2 Zwiebeln
600 ml Gemüsebrühe
200 ml Kokosmilch
Salz
Kürbiskerne zum Bestreuen

Kürbis entkernen und würfeln. Ingwer und Zwiebeln schälen und fein hacken.
Alles im Topf anschwitzen, mit Brühe auffüllen und 20 Min. garen.
Kokosmilch zugeben, pürieren und mit Salz abschmecken. Mit Kernen bestreuen.`,
    title: 'Kürbissuppe',
    ingredients: [
      '1 Hokkaido (ca. 1 kg)',
      '1 Stück Ingwer (3 cm)',
      '2 Zwiebeln',
      '600 ml Gemüsebrühe',
      '200 ml Kokosmilch',
      'Salz',
      'Kürbiskerne zum Bestreuen',
    ],
    steps: [
      'Kürbis entkernen und würfeln. Ingwer und Zwiebeln schälen und fein hacken.',
      'Alles im Topf anschwitzen, mit Brühe auffüllen und 20 Min. garen.',
      'Kokosmilch zugeben, pürieren und mit Salz abschmecken. Mit Kernen bestreuen.',
    ],
    servings: 4,
  },
  {
    language: 'en',
    name: 'steps with headings in capitals',
    text: `CLASSIC COTTAGE PIE
Serves 6 | Prep 20 min | Cook 1 hr

FOR THE FILLING
500g beef mince
1 onion, chopped
2 carrots, diced
300ml beef stock

FOR THE MASH
900g potatoes
50g butter
splash of milk

TO MAKE THE FILLING
Brown the mince, add the onion and carrots and cook for 5 minutes.
Pour in the stock and simmer for 30 minutes.

TO FINISH
Boil and mash the potatoes with butter and milk.
Top the filling with mash and bake at 200C for 25 minutes.`,
    title: 'Classic cottage pie',
    ingredients: [
      '500g beef mince',
      '1 onion, chopped',
      '2 carrots, diced',
      '300ml beef stock',
      '900g potatoes',
      '50g butter',
      'splash of milk',
    ],
    steps: [
      'Brown the mince, add the onion and carrots and cook for 5 minutes.',
      'Pour in the stock and simmer for 30 minutes.',
      'Boil and mash the potatoes with butter and milk.',
      'Top the filling with mash and bake at 200C for 25 minutes.',
    ],
    servings: 6,
  },
  {
    language: 'de',
    name: 'eine Nachricht in einem Satz',
    text: `Für den Smoothie nimmst du 1 Banane, 200 g Beeren, 250 ml Hafermilch und 2 EL Haferflocken, alles in den Mixer und gut pürieren, fertig!`,
    title: 'Smoothie',
    ingredients: ['1 Banane', '200 g Beeren', '250 ml Hafermilch', '2 EL Haferflocken'],
    steps: ['alles in den Mixer und gut pürieren, fertig!'],
    servings: 4,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'Mengen in Spalten',
    text: `Nussecken (ca. 30 Stück)

Mehl          300 g
Backpulver    1 TL
Zucker        130 g
Butter        130 g
Eier          2
Nüsse, gehackt   400 g

Aus Mehl, Backpulver, Zucker, Butter und Eiern einen Teig kneten und auf ein Blech drücken.
Nüsse darauf verteilen und bei 175 Grad 25 Minuten backen.
Noch warm in Dreiecke schneiden.`,
    title: 'Nussecken',
    ingredients: [
      'Mehl 300 g',
      'Backpulver 1 TL',
      'Zucker 130 g',
      'Butter 130 g',
      'Eier 2',
      'Nüsse, gehackt 400 g',
    ],
    steps: [
      'Aus Mehl, Backpulver, Zucker, Butter und Eiern einen Teig kneten und auf ein Blech drücken.',
      'Nüsse darauf verteilen und bei 175 Grad 25 Minuten backen.',
      'Noch warm in Dreiecke schneiden.',
    ],
    servings: 30,
  },
];
