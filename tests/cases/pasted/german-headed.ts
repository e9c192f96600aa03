import type { PastedText } from './pasted-text.ts';

/** Recipes with headings. */
export const GERMAN_HEADED: readonly PastedText[] = [
  {
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
    name: 'Teile mit Überschriften und Doppelpunkt',
    text: `Zwetschgendatschi (1 Blech)

Teig:
375 g Mehl
20 g Hefe
60 g Zucker
180 ml Milch

Belag:
1,5 kg Zwetschgen
2 EL Zimtzucker

Zubereitung:
Aus den Zutaten einen Hefeteig kneten und 1 Stunde gehen lassen.
Zwetschgen entsteinen und einschneiden.
Teig ausrollen, belegen und bei 190°C 35 Minuten backen.
Mit Zimtzucker bestreuen.`,
    title: 'Zwetschgendatschi',
    ingredients: [
      '375 g Mehl',
      '20 g Hefe',
      '60 g Zucker',
      '180 ml Milch',
      '1,5 kg Zwetschgen',
      '2 EL Zimtzucker',
    ],
    steps: [
      'Aus den Zutaten einen Hefeteig kneten und 1 Stunde gehen lassen.',
      'Zwetschgen entsteinen und einschneiden.',
      'Teig ausrollen, belegen und bei 190°C 35 Minuten backen.',
      'Mit Zimtzucker bestreuen.',
    ],
    servings: 1,
  },
  {
    name: 'eine Antwort eines Assistenten',
    text: `Gerne! Hier ist ein einfaches Rezept für Bananenpfannkuchen:

**Zutaten (für 2 Personen):**
* 2 reife Bananen
* 2 Eier
* 80 g Haferflocken
* 1 Prise Zimt
* Etwas Öl zum Braten

**Zubereitung:**
1. **Teig:** Bananen zerdrücken und mit Eiern, Haferflocken und Zimt verrühren.
2. **Braten:** Kleine Pfannkuchen in Öl von beiden Seiten goldbraun braten.

Lass es dir schmecken!`,
    title: 'Bananenpfannkuchen',
    ingredients: ['2 reife Bananen', '2 Eier', '80 g Haferflocken', '1 Prise Zimt', 'Etwas Öl zum Braten'],
    steps: [
      'Teig: Bananen zerdrücken und mit Eiern, Haferflocken und Zimt verrühren.',
      'Braten: Kleine Pfannkuchen in Öl von beiden Seiten goldbraun braten.',
    ],
    servings: 2,
  },
  {
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
    name: 'gulasch 4 personen',
    text: `Gulasch für 4 Personen

Zutaten:
- 800 g Rindfleisch aus der Wade
- 600 g Zwiebeln
- 2 EL Butterschmalz
- 2 EL Tomatenmark
- 3 EL Paprikapulver, edelsüß
- 1 TL Kümmel, gemahlen
- 2 Knoblauchzehen
- 500 ml Rinderbrühe
- Salz und Pfeffer

Zubereitung:
1. Das Fleisch in grobe Würfel schneiden, die Zwiebeln fein hacken.
2. Das Fleisch portionsweise im Butterschmalz scharf anbraten und herausnehmen.
3. Die Zwiebeln im Bratfett goldbraun rösten, Tomatenmark und Paprikapulver kurz mitrösten.
4. Fleisch, Kümmel und gepressten Knoblauch zugeben, mit der Brühe aufgießen und zugedeckt 2 Stunden schmoren.
5. Mit Salz und Pfeffer abschmecken.`,
    title: 'Gulasch',
    ingredients: [
      '800 g Rindfleisch aus der Wade',
      '600 g Zwiebeln',
      '2 EL Butterschmalz',
      '2 EL Tomatenmark',
      '3 EL Paprikapulver, edelsüß',
      '1 TL Kümmel, gemahlen',
      '2 Knoblauchzehen',
      '500 ml Rinderbrühe',
      'Salz und Pfeffer',
    ],
    steps: [
      'Das Fleisch in grobe Würfel schneiden, die Zwiebeln fein hacken.',
      'Das Fleisch portionsweise im Butterschmalz scharf anbraten und herausnehmen.',
      'Die Zwiebeln im Bratfett goldbraun rösten, Tomatenmark und Paprikapulver kurz mitrösten.',
      'Fleisch, Kümmel und gepressten Knoblauch zugeben, mit der Brühe aufgießen und zugedeckt 2 Stunden schmoren.',
      'Mit Salz und Pfeffer abschmecken.',
    ],
    servings: 4,
  },
  {
    name: 'ocr zwetschgenkuchen',
    text: `112    Kuchen vom Blech

ZWETSCHGENKUCHEN

Hefeteig:
375 g Mehl
½ Würfel Hefe
200 ml lauwarme Milch
60 g Zucker
60 g weiche Butter
1 Prise Salz

Belag:
1,5 kg Zwetschgen, entsteint und
   eingeschnitten

Streusel:
200 g Mehl
120 g Butter
100 g Zucker
½ TL Zimt

Die Hefe in der Milch auflösen, mit den übrigen Teig-
zutaten verkneten und an einem warmen Ort 45 Minu-
ten gehen lassen.

Den Teig auf einem gefetteten Blech ausrollen und
die Zwetschgen dachziegelartig darauflegen.

Die Zutaten für die Streusel zwischen den Fingern
verreiben und über die Früchte streuen.

Bei 200° (Gas Stufe 3) auf der mittleren Schiene
35 bis 40 Minuten backen.`,
    title: 'Zwetschgenkuchen',
    ingredients: [
      '375 g Mehl',
      '½ Würfel Hefe',
      '200 ml lauwarme Milch',
      '60 g Zucker',
      '60 g weiche Butter',
      '1 Prise Salz',
      '1,5 kg Zwetschgen, entsteint und eingeschnitten',
      '200 g Mehl',
      '120 g Butter',
      '100 g Zucker',
      '½ TL Zimt',
    ],
    steps: [
      'Die Hefe in der Milch auflösen, mit den übrigen Teigzutaten verkneten und an einem warmen Ort 45 Minuten gehen lassen.',
      'Den Teig auf einem gefetteten Blech ausrollen und die Zwetschgen dachziegelartig darauflegen.',
      'Die Zutaten für die Streusel zwischen den Fingern verreiben und über die Früchte streuen.',
      'Bei 200° (Gas Stufe 3) auf der mittleren Schiene 35 bis 40 Minuten backen.',
    ],
    servings: 4,
  },
  {
    name: 'komma tzatziki',
    text: `Tzatziki

Zutaten: 500 g griechischer Joghurt, 1 Salatgurke, 2-3 Knoblauchzehen, 2 EL Olivenöl, 1 TL Weißweinessig, etwas Dill, Salz

Zubereitung: Die Gurke schälen, entkernen und grob raspeln. Mit Salz bestreuen, 15 Minuten ziehen lassen und gut ausdrücken.
Den Knoblauch fein reiben und mit Joghurt, Öl und Essig verrühren.
Gurke und gehackten Dill unterheben und mindestens 1 Stunde kalt stellen.

Tipp: Schmeckt am nächsten Tag noch besser.`,
    title: 'Tzatziki',
    ingredients: [
      '500 g griechischer Joghurt',
      '1 Salatgurke',
      '2-3 Knoblauchzehen',
      '2 EL Olivenöl',
      '1 TL Weißweinessig',
      'etwas Dill',
      'Salz',
    ],
    steps: [
      'Die Gurke schälen, entkernen und grob raspeln. Mit Salz bestreuen, 15 Minuten ziehen lassen und gut ausdrücken.',
      'Den Knoblauch fein reiben und mit Joghurt, Öl und Essig verrühren.',
      'Gurke und gehackten Dill unterheben und mindestens 1 Stunde kalt stellen.',
    ],
    servings: 4,
  },
  {
    name: 'ohne titel gebratener reis',
    text: `Zutaten für 3 Personen

• 300 g gekochter Reis vom Vortag
• 2 Eier
• 1 Möhre
• 100 g TK-Erbsen
• 3 Frühlingszwiebeln
• 2-3 EL Sojasauce
• 1 TL Sesamöl
• Chiliflocken n. B.
• Öl zum Braten

Zubereitung

• Die Eier verquirlen, in wenig Öl stocken lassen und beiseitestellen.
• Die Möhre fein würfeln und mit den Erbsen 3 Minuten im Wok braten.
• Den Reis zugeben und bei starker Hitze 5 Minuten mitbraten.
• Sojasauce, Sesamöl, Ei und Frühlingszwiebeln unterrühren, nach Belieben mit Chiliflocken schärfen.`,
    title: '',
    ingredients: [
      '300 g gekochter Reis vom Vortag',
      '2 Eier',
      '1 Möhre',
      '100 g TK-Erbsen',
      '3 Frühlingszwiebeln',
      '2-3 EL Sojasauce',
      '1 TL Sesamöl',
      'Chiliflocken n. B.',
      'Öl zum Braten',
    ],
    steps: [
      'Die Eier verquirlen, in wenig Öl stocken lassen und beiseitestellen.',
      'Die Möhre fein würfeln und mit den Erbsen 3 Minuten im Wok braten.',
      'Den Reis zugeben und bei starker Hitze 5 Minuten mitbraten.',
      'Sojasauce, Sesamöl, Ei und Frühlingszwiebeln unterrühren, nach Belieben mit Chiliflocken schärfen.',
    ],
    servings: 3,
  },
  {
    name: 'kaesespaetzle abschnitte',
    text: `Käsespätzle mit Röstzwiebeln

Portionen: 4
Vorbereitung: 20 Min.
Kochzeit: 25 Min.

Zutaten

Für den Spätzleteig:
– 400 g Mehl
– 5 Eier
– 150 ml Mineralwasser
– 1 TL Salz
– etwas Muskatnuss

Für die Röstzwiebeln:
– 3 große Zwiebeln
– 50 g Butter

Zum Schichten:
– 250 g Bergkäse, gerieben
– ½ Bund Schnittlauch

Anleitung

1. Alle Zutaten für den Teig mit einem Kochlöffel schlagen, bis er Blasen wirft. 10 Minuten ruhen lassen.
2. Die Zwiebeln in Ringe schneiden und in der Butter bei mittlerer Hitze 20 Minuten bräunen.
3. Den Teig portionsweise in kochendes Salzwasser hobeln. Sobald die Spätzle oben schwimmen, mit einer Schaumkelle herausheben.
4. Spätzle und Käse abwechselnd in eine Form schichten und im Ofen bei 150 °C 5 Minuten schmelzen lassen.
5. Mit den Zwiebeln und dem Schnittlauch servieren.

Hinweis: Wer keinen Bergkäse bekommt, nimmt Emmentaler.`,
    title: 'Käsespätzle mit Röstzwiebeln',
    ingredients: [
      '400 g Mehl',
      '5 Eier',
      '150 ml Mineralwasser',
      '1 TL Salz',
      'etwas Muskatnuss',
      '3 große Zwiebeln',
      '50 g Butter',
      '250 g Bergkäse, gerieben',
      '½ Bund Schnittlauch',
    ],
    steps: [
      'Alle Zutaten für den Teig mit einem Kochlöffel schlagen, bis er Blasen wirft. 10 Minuten ruhen lassen.',
      'Die Zwiebeln in Ringe schneiden und in der Butter bei mittlerer Hitze 20 Minuten bräunen.',
      'Den Teig portionsweise in kochendes Salzwasser hobeln. Sobald die Spätzle oben schwimmen, mit einer Schaumkelle herausheben.',
      'Spätzle und Käse abwechselnd in eine Form schichten und im Ofen bei 150 °C 5 Minuten schmelzen lassen.',
      'Mit den Zwiebeln und dem Schnittlauch servieren.',
    ],
    servings: 4,
  },
];
