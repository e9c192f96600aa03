/** German texts as people send them; the marks are explained in `marked-text.ts`. */
export const GERMAN_FIRST = `
## eine umgebrochene Mail | 4
- Von: Renate Vogel <renate@example.de>
- Gesendet: Sonntag, 8. Januar 2023 20:14
- Betreff: Rezept

- Liebe Christa,

- wie versprochen schicke ich dir das Rezept vom Samstag. Es ist wirklich ganz
- einfach.

T Kartoffelgratin

I 1 kg Kartoffeln
I 250 ml Sahne
I 200 ml Milch
I 1 Knoblauchzehe
I 150 g Gruyère

S Die Kartoffeln schälen und in dünne Scheiben hobeln. Eine Auflaufform mit
+ der Knoblauchzehe ausreiben und die Scheiben hineinschichten.

S Sahne und Milch darübergießen, mit Käse bestreuen und bei 180 Grad eine
+ Stunde backen.

- Liebe Grüße
- Renate

## zwei Spalten | 4
T Waldorfsalat

I 1 Knollensellerie     2 Äpfel => 1 Knollensellerie ¦ 2 Äpfel
I 100 g Walnüsse        150 g Joghurt => 100 g Walnüsse ¦ 150 g Joghurt
I 2 EL Mayonnaise       1 EL Zitronensaft => 2 EL Mayonnaise ¦ 1 EL Zitronensaft

S Sellerie und Äpfel raspeln.
S Mit Zitronensaft, Joghurt und Mayonnaise mischen und mit Nüssen bestreuen.

## Omas Karteikarte | 4
- Von Oma Hilde
T Rhabarberkuchen
I 200 g Butter
I 200 g Zucker
I 4 Eier
I 300 g Mehl
I 1 P. Backpulver
I 1 kg Rhabarber
S Butter, Zucker u. Eier schaumig rühren.
S Mehl u. Backp. unterheben, auf ein Blech streichen.
S Rhabarber kleinschn. u. darauf verteilen. 40 Min. b. 180° backen.

## Buchstaben vor den Schritten | 2
T Spaghetti Aglio e Olio
- für 2 Personen

- Man braucht:
I 250 g Spaghetti
I 4 Knoblauchzehen
I 1 Chilischote
I 80 ml Olivenöl
I Petersilie

- So geht's:
S a) Spaghetti bissfest kochen. => Spaghetti bissfest kochen.
S b) Knoblauch und Chili im Öl sanft anbraten. => Knoblauch und Chili im Öl sanft anbraten.
S c) Nudeln dazugeben, mit Petersilie bestreuen. => Nudeln dazugeben, mit Petersilie bestreuen.

## hier das Rezept | 4
T hey du, hier das Rezept: Bananenbrot => Bananenbrot
I 3 reife Bananen
I 200 g Mehl
I 100 g Zucker
I 80 g Butter
I 2 Eier
I 1 Pck Backpulver
S bananen zerdrücken, alles andere dazu und verrühren
S in die kastenform und 50 min bei 175 grad backen
- viel spaß beim backen 😘

## erst die Zubereitung | 4
T Obazda

- Zubereitung
S Den Camembert mit einer Gabel zerdrücken.
S Butter und Frischkäse unterrühren.
S Mit Paprika und Kümmel würzen, mit Zwiebelringen servieren.

- Zutaten
I 200 g Camembert
I 50 g Butter
I 100 g Frischkäse
I 1 TL Paprikapulver
I 1 Prise Kümmel
I 1 Zwiebel

## ein Chat in Klammern | 4
- [23.09.21, 11:40:02] Anna: wie geht nochmal der Zwetschgendatschi?
T [23.09.21, 11:52:45] Mama: Zwetschgendatschi => Zwetschgendatschi
I [23.09.21, 11:53:10] Mama: 500 g Mehl => 500 g Mehl
I [23.09.21, 11:53:15] Mama: 1 Würfel Hefe => 1 Würfel Hefe
I [23.09.21, 11:53:22] Mama: 250 ml Milch => 250 ml Milch
I [23.09.21, 11:53:31] Mama: 80 g Zucker => 80 g Zucker
I [23.09.21, 11:53:40] Mama: 2 kg Zwetschgen => 2 kg Zwetschgen
S [23.09.21, 11:55:02] Mama: Hefeteig machen und eine Stunde gehen lassen => Hefeteig machen und eine Stunde gehen lassen
S [23.09.21, 11:55:48] Mama: Ausrollen, mit Zwetschgen belegen und 40 Minuten bei 180 Grad backen => Ausrollen, mit Zwetschgen belegen und 40 Minuten bei 180 Grad backen
- [23.09.21, 11:57:10] Anna: danke mama ❤️

## alles in einem Absatz | 4
T Für mein Rührei braucht man 4 Eier, 50 ml Milch, 1 EL Butter und etwas Schnittlauch. Eier und Milch verquirlen. Die Butter in der Pfanne schmelzen und die Eier darin stocken lassen. Mit Schnittlauch bestreuen. => Rührei
I = 4 Eier ¦ 50 ml Milch ¦ 1 EL Butter ¦ etwas Schnittlauch
S = Eier und Milch verquirlen. ¦ Die Butter in der Pfanne schmelzen und die Eier darin stocken lassen. ¦ Mit Schnittlauch bestreuen.

## nummerierte Überschriften | 12
T Zimtschnecken
- Ergibt 12 Stück

- 1. Zutaten
I 500 g Mehl
I 1 Päckchen Trockenhefe
I 250 ml Milch
I 80 g Zucker
I 100 g Butter
I 2 TL Zimt
- 2. Zubereitung
S Mehl, Hefe, Milch und die Hälfte des Zuckers verkneten und gehen lassen.
S Ausrollen, mit Butter bestreichen und mit Zimt und Zucker bestreuen.
S Aufrollen, in Scheiben schneiden und 25 Minuten bei 180 °C backen.
- 3. Tipp
- Schmecken am besten lauwarm.

## aus dem Scanner | 4
T LINSENEINTOPF => Linseneintopf

- Zutaten
I 250 g Tellerlinsen
I 1 Bund Suppengrün, in
+ kleine Würfel geschnitten
I 2 Kartoffeln
I 4 Wiener Würstchen
I 1 EL Essig

- Zubereitung
S 1. Die Linsen waschen und in => Die Linsen waschen und in
+ einem großen Topf mit Wasser
+ aufsetzen.
S 2. Suppengrün und Kartoffeln => Suppengrün und Kartoffeln
+ zugeben und 40 Minuten köcheln
+ lassen.
S 3. Würstchen darin erhitzen und => Würstchen darin erhitzen und
+ mit Essig abschmecken.

- Seite 112

## Mengen hinten | 4
T Nudelsalat
I Nudeln 500 g
I Fleischwurst 300 g
I Erbsen 1 Dose
I Mayonnaise 200 g
I Gewürzgurken 5
S Nudeln kochen und abkühlen lassen.
S Wurst und Gurken würfeln, alles mischen und ziehen lassen.

## von einer Seite | 4
- Startseite > Rezepte > Suppen
T Kürbissuppe
- von kochfee77
- 4,6 (231 Bewertungen)
- Arbeitszeit ca. 20 Minuten
- Koch-/Backzeit ca. 25 Minuten
- Schwierigkeitsgrad simpel
- Zutaten für 4 Portionen
I 1 Hokkaidokürbis
I 1 Zwiebel
I 1 Stück Ingwer
I 700 ml Gemüsebrühe
I 200 ml Kokosmilch
I Salz und Pfeffer
- Zubereitung
S Kürbis, Zwiebel und Ingwer würfeln und anschwitzen.
S Mit der Brühe ablöschen und 20 Minuten kochen.
S Kokosmilch zugeben, pürieren und abschmecken.
- Rezept drucken
- Kommentar schreiben

## diktiert | 4
T also mein Kaiserschmarrn => Kaiserschmarrn
I 4 Eier
I 200 g Mehl
I 300 ml Milch
I 1 Prise Salz
I 50 g Rosinen
- und dann
S eier trennen und das eiweiß steif schlagen
S eigelb mit milch und mehl verrühren, eischnee unterheben
S in butter ausbacken und zerreißen, rosinen dazu
- mehr ist es nicht

## Zeit beim Titel | 2
T Gebratener Lachs (20 Min., 2 Portionen) => Gebratener Lachs
I 2 Lachsfilets
I 1 EL Butter
I 1 Zitrone
I Dill
S Lachs salzen und in der Butter von beiden Seiten je 4 Minuten braten.
S Mit Zitrone und Dill servieren.

## Striche vor allem | 4
T Gurkensalat
I - 2 Salatgurken => 2 Salatgurken
I - 150 g Schmand => 150 g Schmand
I - 1 Bund Dill => 1 Bund Dill
I - 1 EL Essig => 1 EL Essig
S - Gurken hobeln und salzen => Gurken hobeln und salzen
S - Schmand, Essig und Dill verrühren => Schmand, Essig und Dill verrühren
S - Alles mischen und durchziehen lassen => Alles mischen und durchziehen lassen
`;
