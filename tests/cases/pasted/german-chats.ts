import type { PastedText } from './pasted-text.ts';

/** Messages of chats. */
export const GERMAN_CHATS: readonly PastedText[] = [
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
];
