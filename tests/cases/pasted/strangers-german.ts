import type { PastedText } from './pasted-text.ts';

/** Fifteen texts by somebody who did not know the reader. */
export const STRANGERS_GERMAN: readonly PastedText[] = [
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
    name: 'email kaesekuchen',
    text: `Betreff: Rezept Käsekuchen

Liebe Sabine,

wie versprochen schicke ich dir das Rezept vom Geburtstag. Es ist wirklich nicht schwer!

Käsekuchen mit Mandarinen
(Springform 26 cm, 12 Stücke)

Für den Teig:
200 g Mehl
75 g Zucker
1 TL Backpulver
100 g kalte Butter
1 Ei

Für den Belag:
1 kg Magerquark
200 g Zucker
2 Pck. Vanillepuddingpulver
3 Eier
200 ml Sahne
Saft von ½ Zitrone
1 Dose Mandarinen, abgetropft

Aus den Teigzutaten rasch einen Mürbeteig kneten und 30 Minuten kalt stellen. Danach die gefettete Form damit auslegen und einen Rand hochziehen.

Alle Zutaten für den Belag außer den Mandarinen glatt rühren. Die Mandarinen vorsichtig unterheben und die Masse auf den Teig geben.

Bei 170 Grad Ober-/Unterhitze ca. 65 Minuten backen. Im ausgeschalteten Ofen bei leicht geöffneter Tür abkühlen lassen.

Viel Spaß beim Backen und grüß mir den Werner!

Liebe Grüße
deine Inge`,
    title: 'Käsekuchen mit Mandarinen',
    ingredients: [
      '200 g Mehl',
      '75 g Zucker',
      '1 TL Backpulver',
      '100 g kalte Butter',
      '1 Ei',
      '1 kg Magerquark',
      '200 g Zucker',
      '2 Pck. Vanillepuddingpulver',
      '3 Eier',
      '200 ml Sahne',
      'Saft von ½ Zitrone',
      '1 Dose Mandarinen, abgetropft',
    ],
    steps: [
      'Aus den Teigzutaten rasch einen Mürbeteig kneten und 30 Minuten kalt stellen. Danach die gefettete Form damit auslegen und einen Rand hochziehen.',
      'Alle Zutaten für den Belag außer den Mandarinen glatt rühren. Die Mandarinen vorsichtig unterheben und die Masse auf den Teig geben.',
      'Bei 170 Grad Ober-/Unterhitze ca. 65 Minuten backen. Im ausgeschalteten Ofen bei leicht geöffneter Tür abkühlen lassen.',
    ],
    servings: 12,
  },
  {
    name: 'whatsapp linsensuppe',
    text: `12.01.24, 17:44 - Lena: Mama wie ging nochmal die Linsensuppe?
12.01.24, 17:51 - Mama: Hallo Schatz 😊
12.01.24, 17:52 - Mama: Türkische Linsensuppe, reicht für 4
12.01.24, 17:54 - Mama: 250 g rote Linsen
1 Zwiebel
1 Karotte
1 große Kartoffel
2 EL Olivenöl
1 EL Paprikamark
1 TL Kreuzkümmel
1,5 l Gemüsebrühe
1 Zitrone
12.01.24, 17:58 - Mama: Zwiebel, Karotte und Kartoffel klein schneiden und im Öl anbraten.
Paprikamark und Kreuzkümmel dazu, kurz rösten.
Linsen waschen, mit der Brühe dazugeben und 25 Minuten kochen.
Alles pürieren und mit Zitronensaft abschmecken.
12.01.24, 18:01 - Lena: Danke dir!! ❤️
12.01.24, 18:02 - Mama: Gerne. Ruf mal wieder an`,
    title: 'Türkische Linsensuppe',
    ingredients: [
      '250 g rote Linsen',
      '1 Zwiebel',
      '1 Karotte',
      '1 große Kartoffel',
      '2 EL Olivenöl',
      '1 EL Paprikamark',
      '1 TL Kreuzkümmel',
      '1,5 l Gemüsebrühe',
      '1 Zitrone',
    ],
    steps: [
      'Zwiebel, Karotte und Kartoffel klein schneiden und im Öl anbraten.',
      'Paprikamark und Kreuzkümmel dazu, kurz rösten.',
      'Linsen waschen, mit der Brühe dazugeben und 25 Minuten kochen.',
      'Alles pürieren und mit Zitronensaft abschmecken.',
    ],
    servings: 4,
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
    name: 'forum rinderrouladen',
    text: `Re: Suche Rouladenrezept wie bei Muttern
von kochloeffel72 » So 27. Nov 2022, 11:23

Hallo zusammen,

ich mache meine immer so, bisher hat sich keiner beschwert ;-)

Rinderrouladen (4 Stück)

Man braucht:
* 4 Rouladen vom Rind
* 4 TL mittelscharfer Senf
* 8 Scheiben Bauchspeck
* 2 Gewürzgurken
* 2 Zwiebeln
* 1 EL Butterschmalz
* 1 Bund Suppengrün
* 250 ml Rotwein
* 400 ml Fleischbrühe
* Salz, Pfeffer

Und so geht's:
1. Rouladen flach klopfen, salzen, pfeffern und mit Senf bestreichen.
2. Mit Speck, Gurken- und Zwiebelstreifen belegen, aufrollen und mit Küchengarn binden.
3. Im heißen Butterschmalz rundherum kräftig anbraten. Das klein geschnittene Suppengrün mitrösten.
4. Mit Rotwein ablöschen, Brühe angießen und zugedeckt 1 1/2 bis 2 Stunden schmoren.
5. Die Soße durch ein Sieb geben und nach Belieben binden.

Dazu gibt es bei uns Klöße und Rotkohl.

Gruß aus dem Sauerland
Martin
_________________
Essen hält Leib und Seele zusammen.`,
    title: 'Rinderrouladen',
    ingredients: [
      '4 Rouladen vom Rind',
      '4 TL mittelscharfer Senf',
      '8 Scheiben Bauchspeck',
      '2 Gewürzgurken',
      '2 Zwiebeln',
      '1 EL Butterschmalz',
      '1 Bund Suppengrün',
      '250 ml Rotwein',
      '400 ml Fleischbrühe',
      'Salz, Pfeffer',
    ],
    steps: [
      'Rouladen flach klopfen, salzen, pfeffern und mit Senf bestreichen.',
      'Mit Speck, Gurken- und Zwiebelstreifen belegen, aufrollen und mit Küchengarn binden.',
      'Im heißen Butterschmalz rundherum kräftig anbraten. Das klein geschnittene Suppengrün mitrösten.',
      'Mit Rotwein ablöschen, Brühe angießen und zugedeckt 1 1/2 bis 2 Stunden schmoren.',
      'Die Soße durch ein Sieb geben und nach Belieben binden.',
    ],
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
    name: 'chat kaiserschmarrn',
    text: `Servus Kathi! Da is des Rezept vom Kaiserschmarrn:

4 Eier (getrennt)
150 g Mehl
1/4 l Milch
2 EL Zucker
1 Pkg. Vanillezucker
1 Prise Salz
evtl. 1 Handvoll Rosinen
40 g Butter
Staubzucker

Dotter mit Milch, Mehl, Zucker und Vanillezucker verrühren.
Eiklar mit dem Salz steif schlagen und unterheben.
Butter in einer großen Pfanne aufschäumen, Teig eingießen, Rosinen draufstreuen.
Wenn die Unterseite braun ist, wenden und fertig backen.
Mit zwei Gabeln in Stücke reißen und mit Staubzucker bestreuen.

Reicht für 2 hungrige Leut. Am besten mit Zwetschkenröster!
Bussi, Vroni`,
    title: 'Kaiserschmarrn',
    ingredients: [
      '4 Eier (getrennt)',
      '150 g Mehl',
      '1/4 l Milch',
      '2 EL Zucker',
      '1 Pkg. Vanillezucker',
      '1 Prise Salz',
      'evtl. 1 Handvoll Rosinen',
      '40 g Butter',
      'Staubzucker',
    ],
    steps: [
      'Dotter mit Milch, Mehl, Zucker und Vanillezucker verrühren.',
      'Eiklar mit dem Salz steif schlagen und unterheben.',
      'Butter in einer großen Pfanne aufschäumen, Teig eingießen, Rosinen draufstreuen.',
      'Wenn die Unterseite braun ist, wenden und fertig backen.',
      'Mit zwei Gabeln in Stücke reißen und mit Staubzucker bestreuen.',
    ],
    servings: 2,
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
