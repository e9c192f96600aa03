import type { PastedText } from './pasted-text.ts';

/** Copied pages and posts, with the texts around a recipe. */
export const GERMAN_PAGES: readonly PastedText[] = [
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
    name: 'web lasagne',
    text: `Startseite > Rezepte > Nudeln
Lasagne Bolognese
4,6 von 5 Sternen (1.284 Bewertungen)
Zum Rezept springen
Rezept drucken
Merken
Teilen

Arbeitszeit ca. 30 Min.
Koch-/Backzeit ca. 1 Std. 10 Min.
Schwierigkeit normal
Kalorien p. P. 690 kcal

Zutaten
für 6 Portionen

Für die Bolognese:
500 g Hackfleisch, gemischt
1 Zwiebel(n)
2 Zehe/n Knoblauch
1 Karotte(n)
2 EL Olivenöl
2 Dose/n Tomaten, gehackte (à 400 g)
1 TL Oregano, getrocknet

Für die Béchamelsauce:
50 g Butter
50 g Mehl
600 ml Milch
Muskat, frisch gerieben

Außerdem:
250 g Lasagneplatten
200 g Käse, gerieben

Zubereitung

Zwiebel, Knoblauch und Karotte fein würfeln und im Olivenöl andünsten. Das Hackfleisch zugeben und krümelig braten. Tomaten und Oregano einrühren und 30 Minuten köcheln lassen.

Für die Béchamelsauce die Butter schmelzen, das Mehl einrühren und kurz anschwitzen. Unter Rühren die Milch zugießen, 5 Minuten leise kochen und mit Muskat würzen.

Bolognese, Lasagneplatten und Béchamelsauce abwechselnd in eine Auflaufform schichten. Mit Béchamelsauce abschließen und mit dem Käse bestreuen.

Im vorgeheizten Backofen bei 180 °C Umluft etwa 40 Minuten backen.

Kommentare (87)
Newsletter abonnieren
Das könnte dir auch gefallen`,
    title: 'Lasagne Bolognese',
    ingredients: [
      '500 g Hackfleisch, gemischt',
      '1 Zwiebel(n)',
      '2 Zehe/n Knoblauch',
      '1 Karotte(n)',
      '2 EL Olivenöl',
      '2 Dose/n Tomaten, gehackte (à 400 g)',
      '1 TL Oregano, getrocknet',
      '50 g Butter',
      '50 g Mehl',
      '600 ml Milch',
      'Muskat, frisch gerieben',
      '250 g Lasagneplatten',
      '200 g Käse, gerieben',
    ],
    steps: [
      'Zwiebel, Knoblauch und Karotte fein würfeln und im Olivenöl andünsten. Das Hackfleisch zugeben und krümelig braten. Tomaten und Oregano einrühren und 30 Minuten köcheln lassen.',
      'Für die Béchamelsauce die Butter schmelzen, das Mehl einrühren und kurz anschwitzen. Unter Rühren die Milch zugießen, 5 Minuten leise kochen und mit Muskat würzen.',
      'Bolognese, Lasagneplatten und Béchamelsauce abwechselnd in eine Auflaufform schichten. Mit Béchamelsauce abschließen und mit dem Käse bestreuen.',
      'Im vorgeheizten Backofen bei 180 °C Umluft etwa 40 Minuten backen.',
    ],
    servings: 6,
  },
  {
    name: 'emoji feta ofengemuese',
    text: `✨ Ofengemüse mit Feta ✨

Mein liebstes Feierabendessen, in 40 Minuten auf dem Tisch 😍

Das brauchst du für 2 Portionen:
🥔 400 g kleine Kartoffeln
🥒 1 Zucchini
🫑 1 rote Paprika
🧅 1 rote Zwiebel
🧀 200 g Feta
🫒 3 EL Olivenöl
🌿 1 TL Rosmarin
🧂 Salz & Pfeffer

So geht's:
👉 Backofen auf 200 °C Umluft vorheizen.
👉 Gemüse in mundgerechte Stücke schneiden und mit Öl, Rosmarin, Salz und Pfeffer auf einem Blech mischen.
👉 20 Minuten rösten, dann den Feta darüberbröseln.
👉 Weitere 10-15 Minuten backen, bis alles goldbraun ist.

Speichern nicht vergessen 📌
#ofengemüse #feierabendküche #vegetarisch`,
    title: 'Ofengemüse mit Feta',
    ingredients: [
      '400 g kleine Kartoffeln',
      '1 Zucchini',
      '1 rote Paprika',
      '1 rote Zwiebel',
      '200 g Feta',
      '3 EL Olivenöl',
      '1 TL Rosmarin',
      'Salz & Pfeffer',
    ],
    steps: [
      'Backofen auf 200 °C Umluft vorheizen.',
      'Gemüse in mundgerechte Stücke schneiden und mit Öl, Rosmarin, Salz und Pfeffer auf einem Blech mischen.',
      '20 Minuten rösten, dann den Feta darüberbröseln.',
      'Weitere 10-15 Minuten backen, bis alles goldbraun ist.',
    ],
    servings: 2,
  },
];
