import type { PastedText } from './pasted-text.ts';

/** German texts as people send them. They were written before the reader was changed for them. */
export const GERMAN_TEXTS: readonly PastedText[] = [
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
    name: 'a title that names servings',
    text: `Gulasch für 4 Personen
800 g Rindergulasch
4 Zwiebeln
2 EL Paprikapulver
500 ml Brühe
Das Fleisch scharf anbraten.
Zwiebeln und Paprika zugeben.
Mit Brühe ablöschen und 2 Stunden schmoren.`,
    title: 'Gulasch',
    ingredients: ['800 g Rindergulasch', '4 Zwiebeln', '2 EL Paprikapulver', '500 ml Brühe'],
    steps: [
      'Das Fleisch scharf anbraten.',
      'Zwiebeln und Paprika zugeben.',
      'Mit Brühe ablöschen und 2 Stunden schmoren.',
    ],
    servings: 4,
  },
  {
    name: 'a title with portions behind a comma',
    text: `Kartoffelsalat, 4 Portionen

1 kg festkochende Kartoffeln
1 Zwiebel
200 ml Gemüsebrühe
3 EL Essig
4 EL Öl
Salz, Pfeffer

Kartoffeln kochen, pellen und in Scheiben schneiden.
Zwiebel würfeln und mit heißer Brühe, Essig und Öl mischen.
Über die Kartoffeln gießen und ziehen lassen.`,
    title: 'Kartoffelsalat',
    ingredients: [
      '1 kg festkochende Kartoffeln',
      '1 Zwiebel',
      '200 ml Gemüsebrühe',
      '3 EL Essig',
      '4 EL Öl',
      'Salz, Pfeffer',
    ],
    steps: [
      'Kartoffeln kochen, pellen und in Scheiben schneiden.',
      'Zwiebel würfeln und mit heißer Brühe, Essig und Öl mischen.',
      'Über die Kartoffeln gießen und ziehen lassen.',
    ],
    servings: 4,
  },
  {
    name: 'numbered steps without points, and a page number',
    text: `Zucchinipfanne
2 Zucchini
1 Zwiebel
200 g Feta
2 EL Olivenöl
Salz und Pfeffer
1 Zucchini waschen und in Scheiben schneiden.
2 Zwiebel würfeln und im Öl andünsten.
3 Zucchini zugeben und 10 Minuten braten.
4 Mit Feta bestreuen.
87`,
    title: 'Zucchinipfanne',
    ingredients: ['2 Zucchini', '1 Zwiebel', '200 g Feta', '2 EL Olivenöl', 'Salz und Pfeffer'],
    steps: [
      'Zucchini waschen und in Scheiben schneiden.',
      'Zwiebel würfeln und im Öl andünsten.',
      'Zucchini zugeben und 10 Minuten braten.',
      'Mit Feta bestreuen.',
    ],
    servings: 4,
  },
  {
    name: 'a chat with time stamps',
    text: `12.03.24, 12:03 - Oma: Hallo mein Schatz, hier die Waffeln
12.03.24, 12:04 - Oma: 125 g Butter
12.03.24, 12:04 - Oma: 100 g Zucker
12.03.24, 12:04 - Oma: 3 Eier
12.03.24, 12:05 - Oma: 250 g Mehl
12.03.24, 12:05 - Oma: 1 TL Backpulver
12.03.24, 12:05 - Oma: 200 ml Milch
12.03.24, 12:07 - Oma: Butter und Zucker schaumig rühren, die Eier dazu
12.03.24, 12:08 - Oma: Mehl, Backpulver und Milch unterrühren und ausbacken`,
    title: 'Waffeln',
    ingredients: ['125 g Butter', '100 g Zucker', '3 Eier', '250 g Mehl', '1 TL Backpulver', '200 ml Milch'],
    steps: [
      'Butter und Zucker schaumig rühren, die Eier dazu',
      'Mehl, Backpulver und Milch unterrühren und ausbacken',
    ],
    servings: 4,
  },
  {
    name: 'a mail with a greeting',
    text: `Liebe Petra,

hier wie versprochen das Rezept:

Apfelkuchen vom Blech

Für den Teig:
* 400 g Mehl
* 200 g Butter
* 150 g Zucker
* 2 Eier

Für den Belag:
* 1,5 kg Äpfel
* 50 g Mandeln
* etwas Zimt

Zubereitung:
Aus den Zutaten einen Mürbeteig kneten und kalt stellen.
Teig ausrollen, mit Apfelspalten belegen, Zimt und Mandeln darüber.
Bei 180 °C ca. 40 Minuten backen.

Liebe Grüße
Deine Monika`,
    title: 'Apfelkuchen vom Blech',
    ingredients: [
      '400 g Mehl',
      '200 g Butter',
      '150 g Zucker',
      '2 Eier',
      '1,5 kg Äpfel',
      '50 g Mandeln',
      'etwas Zimt',
    ],
    steps: [
      'Aus den Zutaten einen Mürbeteig kneten und kalt stellen.',
      'Teig ausrollen, mit Apfelspalten belegen, Zimt und Mandeln darüber.',
      'Bei 180 °C ca. 40 Minuten backen.',
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
    name: 'the amount behind the food',
    text: `Dinkelbrot
Dinkelmehl: 500 g
Wasser: 350 ml
Hefe: 1 Würfel
Salz: 2 TL
Sonnenblumenkerne: 100 g

Alles verkneten und eine Stunde gehen lassen.
In eine Kastenform geben und 50 Minuten bei 200 Grad backen.`,
    title: 'Dinkelbrot',
    ingredients: [
      'Dinkelmehl: 500 g',
      'Wasser: 350 ml',
      'Hefe: 1 Würfel',
      'Salz: 2 TL',
      'Sonnenblumenkerne: 100 g',
    ],
    steps: [
      'Alles verkneten und eine Stunde gehen lassen.',
      'In eine Kastenform geben und 50 Minuten bei 200 Grad backen.',
    ],
    servings: 4,
  },
  {
    name: 'a copied page with its buttons',
    text: `Startseite > Rezepte > Hauptgerichte
Spaghetti Carbonara
4,7/5 (1.203)
Rezept speichern
Drucken
25 Min. normal 13.05.2019
Zutaten
für 3 Portionen
350 g Spaghetti
150 g Guanciale
3 Eigelb
60 g Pecorino
n. B. Pfeffer
Nährwerte pro Portion
kcal 812
Zubereitung
Arbeitszeit ca. 10 Minuten Koch-/Backzeit ca. 15 Minuten Gesamtzeit ca. 25 Minuten
Die Spaghetti in Salzwasser al dente kochen.
Den Guanciale würfeln und knusprig braten.
Eigelb mit Pecorino verrühren, alles vermengen und mit Pfeffer servieren.
Kommentare
Sehr lecker!`,
    title: 'Spaghetti Carbonara',
    ingredients: ['350 g Spaghetti', '150 g Guanciale', '3 Eigelb', '60 g Pecorino', 'n. B. Pfeffer'],
    steps: [
      'Die Spaghetti in Salzwasser al dente kochen.',
      'Den Guanciale würfeln und knusprig braten.',
      'Eigelb mit Pecorino verrühren, alles vermengen und mit Pfeffer servieren.',
    ],
    servings: 3,
  },
  {
    name: 'a list without a title',
    text: `500 g Hackfleisch
1 Zwiebel
1 altbackenes Brötchen
1 Ei
Salz, Pfeffer, Senf

Brötchen einweichen und ausdrücken.
Alles gut verkneten und Frikadellen formen.
In heißem Fett von beiden Seiten braten.`,
    title: '',
    ingredients: ['500 g Hackfleisch', '1 Zwiebel', '1 altbackenes Brötchen', '1 Ei', 'Salz, Pfeffer, Senf'],
    steps: [
      'Brötchen einweichen und ausdrücken.',
      'Alles gut verkneten und Frikadellen formen.',
      'In heißem Fett von beiden Seiten braten.',
    ],
    servings: 4,
  },
  {
    name: 'a note in shorthand',
    text: `Rührei (2 Pers.)
4 Eier
Schuss Milch
1 EL Butter
Schnittlauch

Eier + Milch verquirlen, salzen
in Butter stocken lassen
Schnittlauch drüber, fertig`,
    title: 'Rührei',
    ingredients: ['4 Eier', 'Schuss Milch', '1 EL Butter', 'Schnittlauch'],
    steps: ['Eier + Milch verquirlen, salzen', 'in Butter stocken lassen', 'Schnittlauch drüber, fertig'],
    servings: 2,
  },
  {
    name: 'a print whose fractions were misread',
    text: `Kaiserschmarrn
Für 2 Personen
Zutaten
4 Eier
% l Milch
125 g Mehl
Y TL Salz
50 g Rosinen
2 EL Butter
Zubereitung
1. Eier trennen, Eigelb mit Milch, Mehl und Salz verrühren.
2. Eischnee unterheben, Rosinen zugeben.
3. In Butter backen, wenden und zerreißen.`,
    title: 'Kaiserschmarrn',
    ingredients: ['4 Eier', '½ l Milch', '125 g Mehl', '½ TL Salz', '50 g Rosinen', '2 EL Butter'],
    steps: [
      'Eier trennen, Eigelb mit Milch, Mehl und Salz verrühren.',
      'Eischnee unterheben, Rosinen zugeben.',
      'In Butter backen, wenden und zerreißen.',
    ],
    servings: 2,
  },
  {
    name: 'a post with emojis',
    text: `Overnight Oats 🥣

✅ 50 g Haferflocken
✅ 150 ml Milch
✅ 1 EL Chiasamen
✅ 1 TL Honig
✅ Beeren

👉 Alles außer den Beeren verrühren.
👉 Über Nacht in den Kühlschrank stellen.
👉 Mit Beeren toppen.

Speicher dir das Rezept ab! 💚 #overnightoats #frühstück`,
    title: 'Overnight Oats',
    ingredients: ['50 g Haferflocken', '150 ml Milch', '1 EL Chiasamen', '1 TL Honig', 'Beeren'],
    steps: [
      'Alles außer den Beeren verrühren.',
      'Über Nacht in den Kühlschrank stellen.',
      'Mit Beeren toppen.',
    ],
    servings: 4,
  },
  {
    name: 'ingredients behind "man nehme"',
    text: `Grießbrei

Man nehme:
1 l Milch
100 g Weichweizengrieß
2 EL Zucker
1 Prise Salz

Und so geht's:
Die Milch mit Zucker und Salz aufkochen. Den Grieß unter Rühren einrieseln lassen. 5 Minuten quellen lassen.`,
    title: 'Grießbrei',
    ingredients: ['1 l Milch', '100 g Weichweizengrieß', '2 EL Zucker', '1 Prise Salz'],
    steps: [
      'Die Milch mit Zucker und Salz aufkochen. Den Grieß unter Rühren einrieseln lassen. 5 Minuten quellen lassen.',
    ],
    servings: 4,
  },
  {
    name: 'a sentence before and a question behind',
    text: `Moin! Das Rezept von gestern:
Shakshuka (für 2-3 Personen)
1 Dose Tomaten
1 rote Paprika
1 Zwiebel
4 Eier
1 TL Kreuzkümmel
Zwiebel und Paprika anbraten, Kreuzkümmel dazu.
Tomaten rein, 10 min einkochen.
Mulden machen, Eier rein, Deckel drauf, 6 min stocken lassen.
Sagst du mir, wie es geworden ist?`,
    title: 'Shakshuka',
    ingredients: ['1 Dose Tomaten', '1 rote Paprika', '1 Zwiebel', '4 Eier', '1 TL Kreuzkümmel'],
    steps: [
      'Zwiebel und Paprika anbraten, Kreuzkümmel dazu.',
      'Tomaten rein, 10 min einkochen.',
      'Mulden machen, Eier rein, Deckel drauf, 6 min stocken lassen.',
    ],
    servings: 3,
  },
];
