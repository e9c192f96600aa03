import type { PastedText } from './pasted-text.ts';

/** Notes without headings. */
export const GERMAN_NOTES: readonly PastedText[] = [
  {
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
      'Salz',
      'Pfeffer',
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
    ingredients: [
      '500 g Hackfleisch',
      '1 Zwiebel',
      '1 altbackenes Brötchen',
      '1 Ei',
      'Salz',
      'Pfeffer',
      'Senf',
    ],
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
  {
    name: 'eine Nachricht mit Strichen',
    text: `Oma's Apfelkuchen

- 200g Mehl
- 125g Butter
- 125g Zucker
- 3 Eier
- 1 Pck Backpulver
- 4 Äpfel

Alles verrühren, Äpfel drauf und ab in den Ofen. 180 Grad, 45 min.`,
    title: "Oma's Apfelkuchen",
    ingredients: ['200g Mehl', '125g Butter', '125g Zucker', '3 Eier', '1 Pck Backpulver', '4 Äpfel'],
    steps: ['Alles verrühren, Äpfel drauf und ab in den Ofen. 180 Grad, 45 min.'],
    servings: 4,
  },
  {
    name: 'eine Notiz ohne Titel',
    text: `2 Auberginen
1 Knoblauchzehe
3 EL Tahin
Saft von 1 Zitrone
Salz
Auberginen im Ofen rösten, bis sie schwarz sind
Fruchtfleisch auslösen und mit dem Rest pürieren`,
    title: '',
    ingredients: ['2 Auberginen', '1 Knoblauchzehe', '3 EL Tahin', 'Saft von 1 Zitrone', 'Salz'],
    steps: [
      'Auberginen im Ofen rösten, bis sie schwarz sind',
      'Fruchtfleisch auslösen und mit dem Rest pürieren',
    ],
    servings: 4,
  },
  {
    name: 'ein altes Kochbuch',
    text: `Rinderrouladen

Für 4 Personen

4 Rinderrouladen
Salz, Pfeffer
2 EL Senf
100 g durchwachsener Speck
2 Gewürzgurken
1 Zwiebel
40 g Fett
1/2 l Brühe
1 EL Mehl

Rouladen salzen, pfeffern und mit Senf bestreichen. Mit Speck-, Gurken- und Zwiebelstreifen belegen, aufrollen und feststecken.

In heißem Fett rundherum anbraten. Brühe angießen und zugedeckt 90 Minuten schmoren.

Soße mit Mehl binden.`,
    title: 'Rinderrouladen',
    ingredients: [
      '4 Rinderrouladen',
      'Salz',
      'Pfeffer',
      '2 EL Senf',
      '100 g durchwachsener Speck',
      '2 Gewürzgurken',
      '1 Zwiebel',
      '40 g Fett',
      '1/2 l Brühe',
      '1 EL Mehl',
    ],
    steps: [
      'Rouladen salzen, pfeffern und mit Senf bestreichen. Mit Speck-, Gurken- und Zwiebelstreifen belegen, aufrollen und feststecken.',
      'In heißem Fett rundherum anbraten. Brühe angießen und zugedeckt 90 Minuten schmoren.',
      'Soße mit Mehl binden.',
    ],
    servings: 4,
  },
  {
    name: 'ein Gespräch mit Nachfrage',
    text: `Wie machst du eigentlich immer dein Tzatziki?
Ganz einfach:
1 Gurke
500 g griechischer Joghurt
2 Knoblauchzehen
1 EL Olivenöl
Salz
Gurke raspeln und gut ausdrücken, dann alles verrühren
mindestens 1 Stunde kalt stellen`,
    title: 'Tzatziki',
    ingredients: ['1 Gurke', '500 g griechischer Joghurt', '2 Knoblauchzehen', '1 EL Olivenöl', 'Salz'],
    steps: ['Gurke raspeln und gut ausdrücken, dann alles verrühren', 'mindestens 1 Stunde kalt stellen'],
    servings: 4,
  },
  {
    name: 'ein Ausdruck mit Zeiten und Menge in Spalten',
    text: `Quarkauflauf mit Kirschen
Arbeitszeit: ca. 15 Min. / Backzeit: ca. 40 Min. / Für 6 Portionen

500 g\u0009Magerquark
3\u0009Eier
80 g\u0009Zucker
1 Pck.\u0009Vanillepuddingpulver
1 Glas\u0009Sauerkirschen

Eier trennen und das Eiweiß steif schlagen.
Quark, Eigelb, Zucker und Puddingpulver verrühren, Eischnee unterheben.
Kirschen abtropfen lassen und untermischen. In eine Form füllen und bei 180 Grad backen.`,
    title: 'Quarkauflauf mit Kirschen',
    ingredients: [
      '500 g Magerquark',
      '3 Eier',
      '80 g Zucker',
      '1 Pck. Vanillepuddingpulver',
      '1 Glas Sauerkirschen',
    ],
    steps: [
      'Eier trennen und das Eiweiß steif schlagen.',
      'Quark, Eigelb, Zucker und Puddingpulver verrühren, Eischnee unterheben.',
      'Kirschen abtropfen lassen und untermischen. In eine Form füllen und bei 180 Grad backen.',
    ],
    servings: 6,
  },
  {
    name: 'ein Zettel mit Pfeilen und Abkürzungen',
    text: `Chili sin Carne (6 Pers.)
2 Dosen Kidneybohnen
1 Dose Mais
2 Dosen geh. Tomaten
2 Zwiebeln
150 g Sojagranulat
1 EL Chilipulver
→ Zwiebeln + Granulat anbraten
→ Rest dazu, 30 min köcheln
→ mit Reis servieren`,
    title: 'Chili sin Carne',
    ingredients: [
      '2 Dosen Kidneybohnen',
      '1 Dose Mais',
      '2 Dosen geh. Tomaten',
      '2 Zwiebeln',
      '150 g Sojagranulat',
      '1 EL Chilipulver',
    ],
    steps: ['Zwiebeln + Granulat anbraten', 'Rest dazu, 30 min köcheln', 'mit Reis servieren'],
    servings: 6,
  },
  {
    name: 'eine Geschichte vor dem Rezept',
    text: `Schneller Flammkuchen

Als wir letzten Sommer im Elsass waren, haben wir jeden Abend Flammkuchen gegessen. Hier kommt unser Lieblingsrezept!

Für den Teig
250 g Mehl
125 ml Wasser
2 EL Öl
1/2 TL Salz

Für den Belag
200 g Schmand
150 g Speckwürfel
2 rote Zwiebeln

Und so wird's gemacht
Teig kneten und dünn ausrollen.
Mit Schmand bestreichen, Speck und Zwiebeln darauf verteilen.
Bei 250 Grad 10 bis 12 Minuten backen.

Guten Appetit!`,
    title: 'Schneller Flammkuchen',
    ingredients: [
      '250 g Mehl',
      '125 ml Wasser',
      '2 EL Öl',
      '1/2 TL Salz',
      '200 g Schmand',
      '150 g Speckwürfel',
      '2 rote Zwiebeln',
    ],
    steps: [
      'Teig kneten und dünn ausrollen.',
      'Mit Schmand bestreichen, Speck und Zwiebeln darauf verteilen.',
      'Bei 250 Grad 10 bis 12 Minuten backen.',
    ],
    servings: 4,
  },
  {
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
  {
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
  {
    name: 'kartoffelsuppe notiz',
    text: `Omas Kartoffelsuppe

4 Portionen

1 kg Kartoffeln, mehlig
2 Möhren
1/4 Knolle Sellerie
1 Stange Lauch
1 Zwiebel
1,2 l Gemüsebrühe
100 g Speck, gewürfelt
1 Lorbeerblatt
etwas Majoran
Muskat
4 Wiener Würstchen

Speck und Zwiebel im Topf anschwitzen
Gemüse und Kartoffeln würfeln und dazugeben
Brühe, Lorbeer und Majoran rein, 25 min köcheln
Lorbeerblatt rausnehmen, grob stampfen
mit Muskat abschmecken
Würstchen in Scheiben schneiden und 5 min darin warm werden lassen`,
    title: 'Omas Kartoffelsuppe',
    ingredients: [
      '1 kg Kartoffeln, mehlig',
      '2 Möhren',
      '1/4 Knolle Sellerie',
      '1 Stange Lauch',
      '1 Zwiebel',
      '1,2 l Gemüsebrühe',
      '100 g Speck, gewürfelt',
      '1 Lorbeerblatt',
      'etwas Majoran',
      'Muskat',
      '4 Wiener Würstchen',
    ],
    steps: [
      'Speck und Zwiebel im Topf anschwitzen',
      'Gemüse und Kartoffeln würfeln und dazugeben',
      'Brühe, Lorbeer und Majoran rein, 25 min köcheln',
      'Lorbeerblatt rausnehmen, grob stampfen',
      'mit Muskat abschmecken',
      'Würstchen in Scheiben schneiden und 5 min darin warm werden lassen',
    ],
    servings: 4,
  },
  {
    name: 'pfannkuchen einfach',
    text: `Pfannkuchen

250 g Mehl
500 ml Milch
3 Eier
1 Prise Salz
1 EL Zucker
Butter zum Ausbacken

Mehl, Salz und Zucker mischen. Nach und nach die Milch einrühren, dann die Eier unterschlagen. Den Teig 20 Minuten quellen lassen.

Etwas Butter in einer Pfanne erhitzen und den Teig kellenweise hineingeben. Von jeder Seite 1-2 Minuten goldgelb backen.

Mit Apfelmus oder Zimt und Zucker servieren.`,
    title: 'Pfannkuchen',
    ingredients: [
      '250 g Mehl',
      '500 ml Milch',
      '3 Eier',
      '1 Prise Salz',
      '1 EL Zucker',
      'Butter zum Ausbacken',
    ],
    steps: [
      'Mehl, Salz und Zucker mischen. Nach und nach die Milch einrühren, dann die Eier unterschlagen. Den Teig 20 Minuten quellen lassen.',
      'Etwas Butter in einer Pfanne erhitzen und den Teig kellenweise hineingeben. Von jeder Seite 1-2 Minuten goldgelb backen.',
      'Mit Apfelmus oder Zimt und Zucker servieren.',
    ],
    servings: 4,
  },
  {
    name: 'menge hinten pizzateig',
    text: `Pizza Margherita, 4 Stück

Teig
Mehl Typ 00 500 g
Wasser 320 ml
Frische Hefe 5 g
Salz 12 g
Olivenöl 1 EL

Belag
Passierte Tomaten 300 g
Mozzarella 2 Kugeln
Basilikum n. B.

Hefe im Wasser auflösen, Mehl dazu, 5 min kneten.
Salz und Öl dazugeben und nochmal 5 min kneten.
Zugedeckt 24 h im Kühlschrank gehen lassen.
Vier Kugeln formen und 2 h bei Zimmertemperatur ruhen lassen.
Dünn ausziehen, mit Tomaten und Mozzarella belegen.
Bei 250 Grad auf dem Pizzastein 7-8 min backen, Basilikum drauf.`,
    title: 'Pizza Margherita',
    ingredients: [
      'Mehl Typ 00 500 g',
      'Wasser 320 ml',
      'Frische Hefe 5 g',
      'Salz 12 g',
      'Olivenöl 1 EL',
      'Passierte Tomaten 300 g',
      'Mozzarella 2 Kugeln',
      'Basilikum n. B.',
    ],
    steps: [
      'Hefe im Wasser auflösen, Mehl dazu, 5 min kneten.',
      'Salz und Öl dazugeben und nochmal 5 min kneten.',
      'Zugedeckt 24 h im Kühlschrank gehen lassen.',
      'Vier Kugeln formen und 2 h bei Zimmertemperatur ruhen lassen.',
      'Dünn ausziehen, mit Tomaten und Mozzarella belegen.',
      'Bei 250 Grad auf dem Pizzastein 7-8 min backen, Basilikum drauf.',
    ],
    servings: 4,
  },
];
