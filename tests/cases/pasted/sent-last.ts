import type { PastedText } from './pasted-text.ts';

/** Ten more texts, written after the reader had been changed for all others; six were right at once. */
export const SENT_LAST: readonly (PastedText & { readonly language: 'en' | 'de' })[] = [
  {
    language: 'en',
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
    language: 'en',
    name: 'two lists under dry and wet',
    text: `Blueberry Muffins - makes 12

Dry:
2 cups flour
3/4 cup sugar
2 tsp baking powder
1/2 tsp salt

Wet:
1 egg
1 cup milk
1/3 cup oil
1 tsp vanilla

1 1/2 cups blueberries

Preheat oven to 400F and line a 12-cup tin.
Mix dry and wet separately, then combine. Don't overmix.
Fold in the berries. Bake 18-20 minutes.`,
    title: 'Blueberry Muffins',
    ingredients: [
      '2 cups flour',
      '3/4 cup sugar',
      '2 tsp baking powder',
      '1/2 tsp salt',
      '1 egg',
      '1 cup milk',
      '1/3 cup oil',
      '1 tsp vanilla',
      '1 1/2 cups blueberries',
    ],
    steps: [
      'Preheat oven to 400F and line a 12-cup tin.',
      "Mix dry and wet separately, then combine. Don't overmix.",
      'Fold in the berries. Bake 18-20 minutes.',
    ],
    servings: 12,
  },
  {
    language: 'en',
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
    language: 'en',
    name: 'a dressing in small letters',
    text: `salad dressing
3 parts oil 1 part vinegar
1 tsp dijon
1 tsp honey
salt pepper
shake in a jar`,
    title: 'Salad dressing',
    ingredients: ['3 parts oil 1 part vinegar', '1 tsp dijon', '1 tsp honey', 'salt pepper'],
    steps: ['shake in a jar'],
    servings: 4,
  },
  {
    language: 'en',
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
    language: 'de',
    name: 'eine Liste hinter dem Namen',
    text: `Pfannkuchen: 250 g Mehl, 500 ml Milch, 4 Eier, Prise Salz
Alles verquirlen und 20 min quellen lassen
In Butter goldgelb ausbacken`,
    title: 'Pfannkuchen',
    ingredients: ['250 g Mehl', '500 ml Milch', '4 Eier', 'Prise Salz'],
    steps: ['Alles verquirlen und 20 min quellen lassen', 'In Butter goldgelb ausbacken'],
    servings: 4,
  },
  {
    language: 'de',
    name: 'eine Zeitschrift mit Angaben im Kopf',
    text: `Mediterraner Nudelsalat

Portionen: 6
Vorbereitung: 20 Min.
Schwierigkeit: leicht

ZUTATEN
500 g Farfalle
150 g getrocknete Tomaten in Öl
125 g Rucola
50 g Pinienkerne
100 g Parmesan
4 EL Balsamico

ZUBEREITUNG
Nudeln nach Packungsanweisung garen, abschrecken.
Pinienkerne rösten. Tomaten in Streifen schneiden.
Alles mit Balsamico und etwas Tomatenöl mischen, Rucola und Parmesan zuletzt unterheben.

© Kochmagazin 2023`,
    title: 'Mediterraner Nudelsalat',
    ingredients: [
      '500 g Farfalle',
      '150 g getrocknete Tomaten in Öl',
      '125 g Rucola',
      '50 g Pinienkerne',
      '100 g Parmesan',
      '4 EL Balsamico',
    ],
    steps: [
      'Nudeln nach Packungsanweisung garen, abschrecken.',
      'Pinienkerne rösten. Tomaten in Streifen schneiden.',
      'Alles mit Balsamico und etwas Tomatenöl mischen, Rucola und Parmesan zuletzt unterheben.',
    ],
    servings: 6,
  },
  {
    language: 'de',
    name: 'ein Satz, der für zwei Portionen sagt',
    text: `Hallo ihr Lieben, hier das Rezept von Omas Grießbrei, für 2 Portionen

500ml Milch
50g Grieß
2 EL Zucker
1 Päckchen Vanillezucker

Milch mit Zucker und Vanillezucker aufkochen
Grieß einrühren, 5 min quellen lassen
Mit Zimt bestreuen

Lasst es euch schmecken!!`,
    title: 'Omas Grießbrei',
    ingredients: ['500ml Milch', '50g Grieß', '2 EL Zucker', '1 Päckchen Vanillezucker'],
    steps: [
      'Milch mit Zucker und Vanillezucker aufkochen',
      'Grieß einrühren, 5 min quellen lassen',
      'Mit Zimt bestreuen',
    ],
    servings: 2,
  },
  {
    language: 'de',
    name: 'eine Zeile Zutaten, eine Zeile Zubereitung',
    text: `Gurkensalat wie bei Mama
2 Salatgurken, 1 Becher Schmand, 1 Bund Dill, 2 EL Essig, Salz, Pfeffer, Zucker
Gurken hobeln, salzen, 10 Min ziehen lassen, ausdrücken. Rest verrühren, Gurken dazu, fertig.`,
    title: 'Gurkensalat wie bei Mama',
    ingredients: [
      '2 Salatgurken',
      '1 Becher Schmand',
      '1 Bund Dill',
      '2 EL Essig',
      'Salz',
      'Pfeffer',
      'Zucker',
    ],
    steps: ['Gurken hobeln, salzen, 10 Min ziehen lassen, ausdrücken. Rest verrühren, Gurken dazu, fertig.'],
    servings: 4,
  },
  {
    language: 'de',
    name: 'nummerierte Schritte, die Schritt heißen',
    text: `Für 4 Portionen:
800 g Kartoffeln
200 g Speck
1 Zwiebel
4 Eier
Petersilie

1. Schritt: Kartoffeln kochen, pellen, in Scheiben schneiden.
2. Schritt: Speck und Zwiebel auslassen, Kartoffeln zugeben und knusprig braten.
3. Schritt: Eier darüber schlagen und stocken lassen, mit Petersilie bestreuen.`,
    title: '',
    ingredients: ['800 g Kartoffeln', '200 g Speck', '1 Zwiebel', '4 Eier', 'Petersilie'],
    steps: [
      'Kartoffeln kochen, pellen, in Scheiben schneiden.',
      'Speck und Zwiebel auslassen, Kartoffeln zugeben und knusprig braten.',
      'Eier darüber schlagen und stocken lassen, mit Petersilie bestreuen.',
    ],
    servings: 4,
  },
];
