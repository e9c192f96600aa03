import { sent } from './sent.ts';

/** Von Freunden geschickt und von überall kopiert, wo Rezepte stehen. */
export const GERMAN_SENT = [
  sent(
    'eine Nachricht mit Kartoffelsuppe',
    'Kartoffelsuppe',
    4,
    `1 kg Kartoffeln
    2 Möhren
    1 Stange Lauch
    1 l Gemüsebrühe
    200 ml Sahne
    Majoran
    Salz
    Pfeffer`,
    `Gemüse schälen und würfeln.
    In der Brühe 20 Min kochen.
    Pürieren, Sahne dazu und würzen.`,
    `
Kartoffelsuppe 🥔

1 kg Kartoffeln
2 Möhren
1 Stange Lauch
1 l Gemüsebrühe
200 ml Sahne
Majoran, Salz, Pfeffer

Gemüse schälen und würfeln.
In der Brühe 20 Min kochen.
Pürieren, Sahne dazu und würzen.`,
  ),
  sent(
    'eine Seite mit Zeiten und Portionen',
    'Klassische Lasagne',
    6,
    `500 g Rinderhack
    1 Zwiebel
    2 Zehen Knoblauch
    800 g passierte Tomaten
    12 Lasagneplatten
    50 g Butter
    50 g Mehl
    500 ml Milch
    150 g geriebener Käse`,
    `Zwiebel und Knoblauch hacken, mit dem Hack anbraten. Tomaten zugeben und 30 Minuten köcheln.
    Für die Béchamel Butter schmelzen, Mehl einrühren, Milch angießen und aufkochen.
    Abwechselnd Soße, Platten und Béchamel schichten, mit Käse bestreuen.
    Backzeit 40 Min.`,
    `
Klassische Lasagne
Für 6 Portionen
Arbeitszeit: 30 Min.
Koch-/Backzeit: 1 Std. 10 Min.
Schwierigkeit: normal

Zutaten
500 g Rinderhack
1 Zwiebel
2 Zehen Knoblauch
800 g passierte Tomaten
12 Lasagneplatten
Für die Béchamel:
50 g Butter
50 g Mehl
500 ml Milch
150 g geriebener Käse

Zubereitung
1. Zwiebel und Knoblauch hacken, mit dem Hack anbraten. Tomaten zugeben und 30 Minuten köcheln.
2. Für die Béchamel Butter schmelzen, Mehl einrühren, Milch angießen und aufkochen.
3. Abwechselnd Soße, Platten und Béchamel schichten, mit Käse bestreuen.
4. Backzeit 40 Min.

Guten Appetit!`,
  ),
  sent(
    'Omas Karteikarte',
    'Apfelkuchen vom Blech (Oma Erna)',
    4,
    `250 g Butter
    250 g Zucker
    1 P. Vanillezucker
    5 Eier
    400 g Mehl
    1 P. Backpulver
    1,5 kg Äpfel`,
    `Rührteig herstellen, aufs Blech streichen.
    Äpfel in Spalten darauf legen.
    Bei 180° ca. 35 Min. backen.`,
    `
Apfelkuchen vom Blech (Oma Erna)

250 g Butter
250 g Zucker
1 P. Vanillezucker
5 Eier
400 g Mehl
1 P. Backpulver
1,5 kg Äpfel

Rührteig herstellen, aufs Blech streichen.
Äpfel in Spalten darauf legen.
Bei 180° ca. 35 Min. backen.`,
  ),
  sent(
    'eine Mail unter Kollegen',
    'Nudelsalat vom Sommerfest',
    10,
    `500 g Farfalle
    1 Glas Pesto rosso
    200 g Kirschtomaten
    1 Pck. Mozzarella-Kugeln
    100 g Rucola
    50 g Pinienkerne`,
    `Nudeln kochen, abschrecken.
    Mit dem Pesto mischen und abkühlen lassen.
    Tomaten halbieren, mit Mozzarella unterheben.
    Rucola und geröstete Pinienkerne erst kurz vor dem Essen drüber.`,
    `
Hallo zusammen,

wie versprochen das Rezept für den Nudelsalat vom Sommerfest (für 10 Personen):

500 g Farfalle
1 Glas Pesto rosso
200 g Kirschtomaten
1 Pck. Mozzarella-Kugeln
100 g Rucola
50 g Pinienkerne

Nudeln kochen, abschrecken.
Mit dem Pesto mischen und abkühlen lassen.
Tomaten halbieren, mit Mozzarella unterheben.
Rucola und geröstete Pinienkerne erst kurz vor dem Essen drüber.

Viele Grüße
Sandra

--
Sandra Beispiel
Vertrieb`,
  ),
  sent(
    'ein Beitrag mit Emojis und Schlagwörtern',
    'Schnelle Gnocchi-Pfanne',
    2,
    `500 g Gnocchi
    1 Zucchini
    1 Paprika
    200 g Frischkäse
    100 ml Milch
    1 TL italienische Kräuter`,
    `Gnocchi in etwas Öl goldbraun braten
    Gemüse würfeln und 5 Minuten mitbraten
    Frischkäse und Milch dazu, würzen und kurz köcheln lassen`,
    `
✨ Schnelle Gnocchi-Pfanne ✨

Für 2 Personen braucht ihr:
🥔 500 g Gnocchi
🥒 1 Zucchini
🫑 1 Paprika
🧀 200 g Frischkäse
🥛 100 ml Milch
🌿 1 TL italienische Kräuter

So geht's:
👉 Gnocchi in etwas Öl goldbraun braten
👉 Gemüse würfeln und 5 Minuten mitbraten
👉 Frischkäse und Milch dazu, würzen und kurz köcheln lassen

Lasst es euch schmecken! 😋
#schnellerezepte #feierabendküche`,
  ),
  sent(
    'alles in einem Absatz',
    'Pfannkuchen',
    4,
    `250 g Mehl
    500 ml Milch
    3 Eier
    1 Prise Salz`,
    `Alles verrühren, 20 Minuten quellen lassen und in Butter dünne Pfannkuchen backen.`,
    `
Pfannkuchen: 250 g Mehl, 500 ml Milch, 3 Eier, 1 Prise Salz. Alles verrühren, 20 Minuten quellen lassen und in Butter dünne Pfannkuchen backen.`,
  ),
  sent(
    'Markdown aus einer Notiz',
    'Linsen-Bolognese',
    4,
    `200 g rote Linsen
    1 Dose Tomaten
    2 Karotten
    1 Zwiebel
    400 g Spaghetti
    2 EL Olivenöl
    1 TL Oregano`,
    `Zwiebel und Karotten fein würfeln und im Öl andünsten.
    Linsen, Tomaten und 300 ml Wasser zugeben.
    20 Minuten köcheln.
    Mit den gekochten Spaghetti servieren.`,
    `
# Linsen-Bolognese

**Portionen:** 4

## Zutaten
* 200 g rote Linsen
* 1 Dose Tomaten
* 2 Karotten
* 1 Zwiebel
* 400 g Spaghetti
* 2 EL Olivenöl
* 1 TL Oregano

## Zubereitung
1. Zwiebel und Karotten fein würfeln und im Öl andünsten.
2. Linsen, Tomaten und 300 ml Wasser zugeben.
3. 20 Minuten köcheln.
4. Mit den gekochten Spaghetti servieren.

## Tipp
Schmeckt auch mit Reis.`,
  ),
  sent(
    'ein Chat mit Sprachnachrichten',
    'Quarkauflauf',
    4,
    `500 g Quark
    3 Eier
    80 g Zucker
    60 g Grieß
    1 Glas Kirschen`,
    `Eier trennen, Eiweiß steif schlagen
    Rest verrühren, Eischnee unterheben
    Kirschen in die Form, Masse drauf
    180 Grad 40 Minuten`,
    `
03.11.23, 19:02 - Mama: Quarkauflauf
03.11.23, 19:02 - Mama: <Medien ausgeschlossen>
03.11.23, 19:03 - Mama: 500 g Quark
3 Eier
80 g Zucker
60 g Grieß
1 Glas Kirschen
03.11.23, 19:05 - Mama: Eier trennen, Eiweiß steif schlagen
Rest verrühren, Eischnee unterheben
Kirschen in die Form, Masse drauf
180 Grad 40 Minuten
03.11.23, 19:06 - Lisa: 😍😍 danke`,
  ),
  sent(
    'Mengen hinter den Namen',
    'Müsliriegel',
    12,
    `Haferflocken 200 g
    Nüsse, gehackt 100 g
    Honig 4 EL
    Butter 50 g
    Trockenfrüchte 80 g`,
    `Butter und Honig erwärmen.
    Mit den übrigen Zutaten mischen und auf ein Blech drücken.
    Bei 160 °C Umluft 20 Minuten backen, noch warm schneiden.`,
    `
Müsliriegel (12 Stück)

Haferflocken 200 g
Nüsse, gehackt 100 g
Honig 4 EL
Butter 50 g
Trockenfrüchte 80 g

Butter und Honig erwärmen.
Mit den übrigen Zutaten mischen und auf ein Blech drücken.
Bei 160 °C Umluft 20 Minuten backen, noch warm schneiden.`,
  ),
  sent(
    'Teile in Großbuchstaben',
    'Zwetschgendatschi',
    4,
    `375 g Mehl
    1 Würfel Hefe
    60 g Zucker
    200 ml Milch
    75 g Butter
    2 kg Zwetschgen
    3 EL Zimtzucker`,
    `Hefeteig bereiten und 1 Stunde gehen lassen.
    Auf dem Blech ausrollen, dicht mit Zwetschgen belegen.
    Bei 200 °C 30 Minuten backen.
    Mit Zimtzucker bestreuen.`,
    `
Zwetschgendatschi

TEIG
375 g Mehl
1 Würfel Hefe
60 g Zucker
200 ml Milch
75 g Butter

BELAG
2 kg Zwetschgen
3 EL Zimtzucker

ZUBEREITUNG
Hefeteig bereiten und 1 Stunde gehen lassen.
Auf dem Blech ausrollen, dicht mit Zwetschgen belegen.
Bei 200 °C 30 Minuten backen.
Mit Zimtzucker bestreuen.`,
  ),
  sent(
    'aus der Nährwert-App',
    'Protein-Pancakes',
    1,
    `40 g Haferflocken
    1 Banane
    2 Eier
    30 g Proteinpulver`,
    `Alles im Mixer pürieren.
    In einer beschichteten Pfanne bei mittlerer Hitze 2 Minuten pro Seite backen.`,
    `
Protein-Pancakes
1 Portion | 10 Min.

Zutaten:
40 g Haferflocken
1 Banane
2 Eier
30 g Proteinpulver

Anleitung:
Alles im Mixer pürieren.
In einer beschichteten Pfanne bei mittlerer Hitze 2 Minuten pro Seite backen.

Nährwerte pro Portion:
450 kcal, 38 g Eiweiß, 12 g Fett, 45 g Kohlenhydrate`,
  ),
  sent(
    'abgetippt aus einer Zeitschrift',
    'Ofengemüse mit Feta',
    4,
    `600 g Kartoffeln
    2 rote Paprikaschoten
    1 Zucchini
    2 rote Zwiebeln
    4 EL Olivenöl
    1 TL Thymian
    200 g Feta`,
    `Den Backofen auf 200 Grad (Umluft 180 Grad) vorheizen. Gemüse putzen und in Stücke schneiden.
    Mit Öl, Thymian, Salz und Pfeffer mischen und auf einem Blech verteilen. 35 Minuten backen.
    Feta darüber bröckeln und weitere 10 Minuten backen.`,
    `
Ofengemüse mit Feta

FÜR 4 PERSONEN

600 g Kartoffeln · 2 rote Paprikaschoten · 1 Zucchini · 2 rote Zwiebeln · 4 EL Olivenöl · 1 TL Thymian · 200 g Feta

1 Den Backofen auf 200 Grad (Umluft 180 Grad) vorheizen. Gemüse putzen und in Stücke schneiden.
2 Mit Öl, Thymian, Salz und Pfeffer mischen und auf einem Blech verteilen. 35 Minuten backen.
3 Feta darüber bröckeln und weitere 10 Minuten backen.

PRO PORTION 420 kcal`,
  ),
  sent(
    'eine weitergeleitete Nachricht',
    'Käsespätzle',
    4,
    `400 g Mehl
    4 Eier
    150 ml Wasser
    1 TL Salz
    250 g Bergkäse
    3 Zwiebeln
    50 g Butter`,
    `Teig schlagen bis er Blasen wirft.
    Spätzle ins kochende Salzwasser schaben.
    Mit dem Käse in eine Form schichten.
    Zwiebeln in der Butter braun rösten und darüber geben.
    10 Minuten in den Ofen.`,
    `
*Käsespätzle für 4*

400 g Mehl
4 Eier
150 ml Wasser
1 TL Salz
250 g Bergkäse
3 Zwiebeln
50 g Butter

1) Teig schlagen bis er Blasen wirft.
2) Spätzle ins kochende Salzwasser schaben.
3) Mit dem Käse in eine Form schichten.
4) Zwiebeln in der Butter braun rösten und darüber geben.
5) 10 Minuten in den Ofen.

Gutes Gelingen 👩‍🍳`,
  ),
  sent(
    'ein Zettel mit wenig Worten',
    'Pizzateig',
    4,
    `500 g Mehl Type 00
    325 ml Wasser
    10 g Salz
    3 g Hefe`,
    `Kneten 10 Min.
    Gehen lassen 24 Std. im Kühlschrank.
    Teiglinge formen, 2 Std. gehen lassen.
    Backen bei max. Hitze 5-7 Min.`,
    `
Pizzateig

500 g Mehl Type 00
325 ml Wasser
10 g Salz
3 g Hefe

Kneten 10 Min.
Gehen lassen 24 Std. im Kühlschrank.
Teiglinge formen, 2 Std. gehen lassen.
Backen bei max. Hitze 5-7 Min.`,
  ),
  sent(
    'die Schwester schreibt kurz',
    'Flammkuchen',
    2,
    `250 g Mehl
    125 ml Wasser
    2 EL Öl
    200 g Schmand
    100 g Speck
    2 Zwiebeln`,
    `Mehl, Wasser, Öl und Salz verkneten, dünn ausrollen
    Schmand drauf, Zwiebelringe und Speck verteilen
    250 Grad 10-12 Minuten`,
    `
Flammkuchen für 2

250 g Mehl
125 ml Wasser
2 EL Öl
200 g Schmand
100 g Speck
2 Zwiebeln

Mehl, Wasser, Öl und Salz verkneten, dünn ausrollen
Schmand drauf, Zwiebelringe und Speck verteilen
250 Grad 10-12 Minuten`,
  ),
  sent(
    'eine Rezeptseite mit Werbung',
    'Gemüse-Curry mit Kokosmilch',
    4,
    `1 Dose Kokosmilch (400 ml)
    2 EL rote Currypaste
    300 g Brokkoli
    2 Möhren
    1 Paprika, rot
    200 g Basmatireis`,
    `Reis nach Packungsanleitung kochen.
    Gemüse putzen und klein schneiden.
    Currypaste 1 Min. anrösten, Kokosmilch zugießen und aufkochen.
    Gemüse zugeben und 10 Minuten garen.
    Mit Reis servieren.`,
    `
Gemüse-Curry mit Kokosmilch
Anzeige
4,7 von 5 Sternen
Zubereitungszeit: 25 Minuten

Zutaten für 4 Personen:
1 Dose Kokosmilch (400 ml)
2 EL rote Currypaste
300 g Brokkoli
2 Möhren
1 Paprika, rot
200 g Basmatireis
Anzeige

Zubereitung:
Schritt 1
Reis nach Packungsanleitung kochen.
Schritt 2
Gemüse putzen und klein schneiden.
Schritt 3
Currypaste 1 Min. anrösten, Kokosmilch zugießen und aufkochen.
Schritt 4
Gemüse zugeben und 10 Minuten garen.
Schritt 5
Mit Reis servieren.

Das könnte dich auch interessieren`,
  ),
  sent(
    'aus dem Thermo-Kochbuch',
    'Hefezopf',
    4,
    `500 g Mehl Type 550
    1 Würfel Hefe
    250 ml Milch
    80 g Zucker
    80 g Butter
    1 Ei`,
    `Milch, Hefe, Zucker und Butter 3 Min./37°/Stufe 2 erwärmen.
    Mehl und Ei zugeben, 4 Min. kneten.
    Gehzeit 1 Std.
    Zopf flechten und 30 Minuten gehen lassen.
    Backzeit 25 Min. bei 180 °C.`,
    `
Hefezopf

500 g Mehl Type 550
1 Würfel Hefe
250 ml Milch
80 g Zucker
80 g Butter
1 Ei

1. Milch, Hefe, Zucker und Butter 3 Min./37°/Stufe 2 erwärmen.
2. Mehl und Ei zugeben, 4 Min. kneten.
3. Gehzeit 1 Std.
4. Zopf flechten und 30 Minuten gehen lassen.
5. Backzeit 25 Min. bei 180 °C.`,
  ),
  sent(
    'der Opa mailt',
    'Rouladen',
    4,
    `4 Rinderrouladen
    4 TL Senf
    8 Scheiben Speck
    2 Gewürzgurken
    2 Zwiebeln
    500 ml Brühe`,
    `Rouladen mit Senf bestreichen, mit Speck, Gurke und Zwiebel belegen und aufrollen.
    Rundum scharf anbraten, mit der Brühe ablöschen.
    Zugedeckt 1 1/2 bis 2 Stunden schmoren.
    Die Soße binden und abschmecken.`,
    `
Lieber Jonas,

hier das Rezept für die Rouladen. Für 4 Personen nimmst du:

4 Rinderrouladen
4 TL Senf
8 Scheiben Speck
2 Gewürzgurken
2 Zwiebeln
500 ml Brühe

Rouladen mit Senf bestreichen, mit Speck, Gurke und Zwiebel belegen und aufrollen.
Rundum scharf anbraten, mit der Brühe ablöschen.
Zugedeckt 1 1/2 bis 2 Stunden schmoren.
Die Soße binden und abschmecken.

Gruß
Opa`,
  ),
  sent(
    'eine Notiz mit Vorspann',
    'Kürbissuppe',
    6,
    `1 Hokkaido-Kürbis
    1 Zwiebel
    20 g Ingwer
    800 ml Gemüsebrühe
    200 ml Kokosmilch`,
    `Kürbis, Zwiebel und Ingwer würfeln und anschwitzen.
    Brühe zugießen und 20 Minuten kochen.
    Kokosmilch dazu, pürieren.`,
    `
---
title: Kürbissuppe
portionen: 6
tags: [suppe, herbst]
---

## Zutaten
- 1 Hokkaido-Kürbis
- 1 Zwiebel
- 20 g Ingwer
- 800 ml Gemüsebrühe
- 200 ml Kokosmilch

## Zubereitung
1. Kürbis, Zwiebel und Ingwer würfeln und anschwitzen.
2. Brühe zugießen und 20 Minuten kochen.
3. Kokosmilch dazu, pürieren.`,
  ),
];
