import type { PastedText } from './pasted-text.ts';

/** Fifteen German texts as people send them, written before the reader was run on any of them. */
export const SENT_GERMAN: readonly PastedText[] = [
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
    name: 'eine Mail mit Gruß',
    text: `Liebe Anna,

wie versprochen das Rezept für den Nudelsalat:

500 g Nudeln
1 Glas Gewürzgurken
200 g Fleischwurst
1 Dose Mais
250 g Mayonnaise
150 g Joghurt
Salz, Pfeffer

Nudeln kochen und abkühlen lassen. Gurken und Wurst würfeln. Mayonnaise und Joghurt verrühren und alles mischen. Über Nacht ziehen lassen.

Das reicht locker für 8 Personen.

Viele Grüße
Sabine`,
    title: 'Nudelsalat',
    ingredients: [
      '500 g Nudeln',
      '1 Glas Gewürzgurken',
      '200 g Fleischwurst',
      '1 Dose Mais',
      '250 g Mayonnaise',
      '150 g Joghurt',
      'Salz, Pfeffer',
    ],
    steps: [
      'Nudeln kochen und abkühlen lassen. Gurken und Wurst würfeln. Mayonnaise und Joghurt verrühren und alles mischen. Über Nacht ziehen lassen.',
    ],
    servings: 8,
  },
  {
    name: 'eine Seite mit Knöpfen und Bewertung',
    text: `Zum Inhalt springen
Startseite > Rezepte > Hauptgerichte

Klassische Käsespätzle
4,5 (88)
Drucken
Speichern
30 Min.
Einfach

Zutaten
Portionen
−
4
+
400 g Mehl
4 Eier
200 ml Wasser
250 g Bergkäse, gerieben
2 Zwiebeln
50 g Butter

Zubereitung
1
Mehl, Eier und Wasser zu einem zähen Teig verrühren und 15 Minuten ruhen lassen.
2
Spätzle in kochendes Salzwasser schaben und abschöpfen.
3
Mit Käse schichten und mit gebräunten Zwiebeln servieren.

Nährwerte pro Portion
kcal 710
Eiweiß 31 g

Das könnte dir auch gefallen`,
    title: 'Klassische Käsespätzle',
    ingredients: [
      '400 g Mehl',
      '4 Eier',
      '200 ml Wasser',
      '250 g Bergkäse, gerieben',
      '2 Zwiebeln',
      '50 g Butter',
    ],
    steps: [
      'Mehl, Eier und Wasser zu einem zähen Teig verrühren und 15 Minuten ruhen lassen.',
      'Spätzle in kochendes Salzwasser schaben und abschöpfen.',
      'Mit Käse schichten und mit gebräunten Zwiebeln servieren.',
    ],
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
    name: 'ein Chat mit Uhrzeiten',
    text: `12.04.24, 18:31 - Mama: Frikadellen für 4 Personen
12.04.24, 18:31 - Mama: 500 g Hackfleisch
12.04.24, 18:31 - Mama: 1 altes Brötchen
12.04.24, 18:32 - Mama: 1 Ei
12.04.24, 18:32 - Mama: 1 Zwiebel
12.04.24, 18:32 - Mama: 1 TL Senf
12.04.24, 18:33 - Mama: Brötchen einweichen und ausdrücken
12.04.24, 18:33 - Mama: Alles verkneten, Frikadellen formen und braten
12.04.24, 18:40 - Tim: Danke dir! 😘`,
    title: 'Frikadellen',
    ingredients: ['500 g Hackfleisch', '1 altes Brötchen', '1 Ei', '1 Zwiebel', '1 TL Senf'],
    steps: ['Brötchen einweichen und ausdrücken', 'Alles verkneten, Frikadellen formen und braten'],
    servings: 4,
  },
  {
    name: 'ein Beitrag mit Aufforderung am Ende',
    text: `Cremige One-Pot-Pasta 🍝 in 15 Minuten!

Du brauchst (2 Portionen):
🔸 250 g Spaghetti
🔸 250 g Kirschtomaten
🔸 1 Zwiebel
🔸 2 Zehen Knoblauch
🔸 600 ml Gemüsebrühe
🔸 100 g Frischkäse

So geht's:
👉 Alles bis auf den Frischkäse in einen Topf geben und aufkochen.
👉 10 Minuten köcheln, dabei öfter umrühren.
👉 Frischkäse unterrühren und genießen!

Speicher dir das Rezept für später ab! ❤️
#onepot #pasta #schnellerezepte`,
    title: 'Cremige One-Pot-Pasta in 15 Minuten',
    ingredients: [
      '250 g Spaghetti',
      '250 g Kirschtomaten',
      '1 Zwiebel',
      '2 Zehen Knoblauch',
      '600 ml Gemüsebrühe',
      '100 g Frischkäse',
    ],
    steps: [
      'Alles bis auf den Frischkäse in einen Topf geben und aufkochen.',
      '10 Minuten köcheln, dabei öfter umrühren.',
      'Frischkäse unterrühren und genießen!',
    ],
    servings: 2,
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
      'Salz, Pfeffer',
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

500 g\tMagerquark
3\tEier
80 g\tZucker
1 Pck.\tVanillepuddingpulver
1 Glas\tSauerkirschen

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
];
