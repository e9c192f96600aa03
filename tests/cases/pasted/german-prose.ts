import type { PastedText } from './pasted-text.ts';

/** Recipes in a paragraph or two. */
export const GERMAN_PROSE: readonly PastedText[] = [
  {
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
    name: 'a chat message in one paragraph',
    text: `Huhu, für die Linsensuppe brauchst du 250 g rote Linsen, 1 Zwiebel, 2 Möhren, eine Dose Kokosmilch und 1 EL Currypaste. Erst die Zwiebel anbraten, dann Möhren und Linsen dazu. Mit 800 ml Brühe aufgießen und 20 Minuten köcheln lassen. Zum Schluss die Kokosmilch einrühren.`,
    title: 'Linsensuppe',
    ingredients: ['250 g rote Linsen', '1 Zwiebel', '2 Möhren', 'eine Dose Kokosmilch', '1 EL Currypaste'],
    steps: [
      'Erst die Zwiebel anbraten, dann Möhren und Linsen dazu.',
      'Mit 800 ml Brühe aufgießen und 20 Minuten köcheln lassen.',
      'Zum Schluss die Kokosmilch einrühren.',
    ],
    servings: 4,
  },
  {
    name: 'ingredients in one line with commas',
    text: `Tzatziki
Zutaten: 500 g griechischer Joghurt, 1 Gurke, 2 Knoblauchzehen, 1 EL Olivenöl, Salz
Zubereitung: Gurke raspeln und ausdrücken. Knoblauch pressen. Alles verrühren und kalt stellen.`,
    title: 'Tzatziki',
    ingredients: ['500 g griechischer Joghurt', '1 Gurke', '2 Knoblauchzehen', '1 EL Olivenöl', 'Salz'],
    steps: ['Gurke raspeln und ausdrücken.', 'Knoblauch pressen.', 'Alles verrühren und kalt stellen.'],
    servings: 4,
  },
  {
    name: 'eine Nachricht in einem Satz',
    text: `Für den Smoothie nimmst du 1 Banane, 200 g Beeren, 250 ml Hafermilch und 2 EL Haferflocken, alles in den Mixer und gut pürieren, fertig!`,
    title: 'Smoothie',
    ingredients: ['1 Banane', '200 g Beeren', '250 ml Hafermilch', '2 EL Haferflocken'],
    steps: ['alles in den Mixer und gut pürieren, fertig!'],
    servings: 4,
  },
  {
    name: 'ein Absatz am Telefon geschrieben',
    text: `Also für die Kürbissuppe brauchst du einen Hokkaido, 2 Kartoffeln, 1 Zwiebel, 1 Dose Kokosmilch und 500 ml Brühe. Zwiebel anschwitzen, Kürbis und Kartoffeln dazu, mit Brühe 20 Minuten kochen. Dann Kokosmilch rein und pürieren. Reicht für 4.`,
    title: 'Kürbissuppe',
    ingredients: ['einen Hokkaido', '2 Kartoffeln', '1 Zwiebel', '1 Dose Kokosmilch', '500 ml Brühe'],
    steps: [
      'Zwiebel anschwitzen, Kürbis und Kartoffeln dazu, mit Brühe 20 Minuten kochen.',
      'Dann Kokosmilch rein und pürieren.',
    ],
    servings: 4,
  },
  {
    name: 'eine Liste mit Komma und ein Satz darunter',
    text: `Linsen-Bolognese

Zutaten: 200 g rote Linsen, 1 Zwiebel, 2 Karotten, 1 Dose Tomaten, 400 ml Brühe, 500 g Nudeln

Zwiebel und Karotten fein würfeln und anbraten, Linsen, Tomaten und Brühe dazu und 20 Minuten köcheln lassen. Mit Nudeln servieren.`,
    title: 'Linsen-Bolognese',
    ingredients: [
      '200 g rote Linsen',
      '1 Zwiebel',
      '2 Karotten',
      '1 Dose Tomaten',
      '400 ml Brühe',
      '500 g Nudeln',
    ],
    steps: [
      'Zwiebel und Karotten fein würfeln und anbraten, Linsen, Tomaten und Brühe dazu und 20 Minuten köcheln lassen. Mit Nudeln servieren.',
    ],
    servings: 4,
  },
  {
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
    steps: ['Alles mischen und mit Salz und Pfeffer würzen.'],
    servings: 4,
  },
  {
    name: 'absatz carbonara',
    text: `Hi Jonas, Carbonara geht ganz fix! Für 2 Personen brauchst du 200 g Spaghetti, 100 g Guanciale (zur Not Pancetta), 3 Eigelb, 50 g Pecorino und viel schwarzen Pfeffer. Koch die Spaghetti in Salzwasser bissfest. Lass den Guanciale in Würfeln in der Pfanne langsam knusprig werden. Verrühr die Eigelbe mit dem geriebenen Pecorino und dem Pfeffer. Gib die Nudeln tropfnass in die Pfanne, nimm sie vom Herd und rühr die Eimischung mit etwas Nudelwasser unter, bis alles cremig ist. Und bloß keine Sahne!! 😄 Bis morgen!`,
    title: 'Carbonara',
    ingredients: [
      '200 g Spaghetti',
      '100 g Guanciale (zur Not Pancetta)',
      '3 Eigelb',
      '50 g Pecorino',
      'viel schwarzen Pfeffer',
    ],
    steps: [
      'Koch die Spaghetti in Salzwasser bissfest.',
      'Lass den Guanciale in Würfeln in der Pfanne langsam knusprig werden.',
      'Verrühr die Eigelbe mit dem geriebenen Pecorino und dem Pfeffer.',
      'Gib die Nudeln tropfnass in die Pfanne, nimm sie vom Herd und rühr die Eimischung mit etwas Nudelwasser unter, bis alles cremig ist.',
    ],
    servings: 2,
  },
];
