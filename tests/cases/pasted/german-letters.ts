import type { PastedText } from './pasted-text.ts';

/** Mails and letters, with greetings and stories. */
export const GERMAN_LETTERS: readonly PastedText[] = [
  {
    name: 'eine Nachricht mit Bindestrichen',
    text: `Hey, hier noch der Nudelsalat für morgen:
- 500 g Fusilli
- 1 Glas getrocknete Tomaten
- 100 g Rucola
- 50 g Pinienkerne
- Balsamico & Öl

Nudeln kochen und abkühlen lassen, Tomaten klein schneiden. Pinienkerne rösten. Alles mischen und mit Balsamico und Öl anmachen. Bis morgen!`,
    title: 'Nudelsalat',
    ingredients: [
      '500 g Fusilli',
      '1 Glas getrocknete Tomaten',
      '100 g Rucola',
      '50 g Pinienkerne',
      'Balsamico & Öl',
    ],
    steps: [
      'Nudeln kochen und abkühlen lassen, Tomaten klein schneiden. Pinienkerne rösten. Alles mischen und mit Balsamico und Öl anmachen.',
    ],
    servings: 4,
  },
  {
    name: 'ein Brief mit dem Rezept in der Mitte',
    text: `Liebe Familie Schmidt,

vielen Dank für den schönen Abend! Sie hatten nach unserem Kartoffelgratin gefragt:

Kartoffelgratin für 6 Personen
1,2 kg Kartoffeln
400 ml Sahne
200 ml Milch
2 Knoblauchzehen
150 g Gruyère
Salz, Pfeffer, Muskat

Die Kartoffeln schälen und in dünne Scheiben hobeln. Sahne und Milch mit den Gewürzen aufkochen.
Kartoffeln in eine gebutterte Form schichten, Sahne darüber gießen, mit Käse bestreuen.
Bei 180 °C etwa 50 Minuten backen.

Herzliche Grüße
Ihre Familie Weber`,
    title: 'Kartoffelgratin',
    ingredients: [
      '1,2 kg Kartoffeln',
      '400 ml Sahne',
      '200 ml Milch',
      '2 Knoblauchzehen',
      '150 g Gruyère',
      'Salz',
      'Pfeffer',
      'Muskat',
    ],
    steps: [
      'Die Kartoffeln schälen und in dünne Scheiben hobeln. Sahne und Milch mit den Gewürzen aufkochen.',
      'Kartoffeln in eine gebutterte Form schichten, Sahne darüber gießen, mit Käse bestreuen.',
      'Bei 180 °C etwa 50 Minuten backen.',
    ],
    servings: 6,
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
      'Salz',
      'Pfeffer',
    ],
    steps: [
      'Nudeln kochen und abkühlen lassen. Gurken und Wurst würfeln. Mayonnaise und Joghurt verrühren und alles mischen. Über Nacht ziehen lassen.',
    ],
    servings: 8,
  },
  {
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
    name: 'zwei Listen in Zeilen',
    text: `Huhu! Hier das Rezept für die Zimtschnecken 😊
Teig: 500 g Mehl, 1 Würfel Hefe, 250 ml Milch, 80 g Zucker, 80 g Butter
Füllung: 100 g Butter, 100 g brauner Zucker, 2 EL Zimt
Teig kneten und 1 Stunde gehen lassen. Ausrollen, mit Butter bestreichen, Zucker und Zimt drüber, aufrollen und in Scheiben schneiden. 25 Minuten bei 180 Grad backen.
Liebe Grüße, Tina`,
    title: 'Zimtschnecken',
    ingredients: [
      '500 g Mehl',
      '1 Würfel Hefe',
      '250 ml Milch',
      '80 g Zucker',
      '80 g Butter',
      '100 g Butter',
      '100 g brauner Zucker',
      '2 EL Zimt',
    ],
    steps: [
      'Teig kneten und 1 Stunde gehen lassen. Ausrollen, mit Butter bestreichen, Zucker und Zimt drüber, aufrollen und in Scheiben schneiden. 25 Minuten bei 180 Grad backen.',
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
      'Salz',
      'Pfeffer',
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
];
