/** More German texts as people send them; the marks are explained in `marked-text.ts`. */
export const GERMAN_SECOND = `
## eine weitergeleitete Mail | 6
- -------- Weitergeleitete Nachricht --------
- Betreff: Gulasch
- Von: Horst
- An: Petra

- > Hallo Petra,
- >
- > anbei das Gulasch von Mutti.
- >
T > Gulasch für 6 Personen => Gulasch
- >
I > 1 kg Rindfleisch => 1 kg Rindfleisch
I > 1 kg Zwiebeln => 1 kg Zwiebeln
I > 3 EL Paprikapulver => 3 EL Paprikapulver
I > 500 ml Brühe => 500 ml Brühe
- >
S > Fleisch in Würfel schneiden und scharf anbraten. Zwiebeln zugeben und => Fleisch in Würfel schneiden und scharf anbraten. Zwiebeln zugeben und
+ > mitbraten. => mitbraten.
S > Paprika darüberstäuben, mit Brühe ablöschen und zwei Stunden schmoren => Paprika darüberstäuben, mit Brühe ablöschen und zwei Stunden schmoren
+ > lassen. => lassen.

- Von meinem iPhone gesendet

## durch Schrägstriche | 4
T Pfannkuchen

I 250 g Mehl / 500 ml Milch => 250 g Mehl ¦ 500 ml Milch
I 3 Eier / 1 Prise Salz => 3 Eier ¦ 1 Prise Salz
I 2 EL Öl

S Alles zu einem glatten Teig verrühren und 20 Minuten quellen lassen.
S Portionsweise in heißem Öl ausbacken.

## aus dem Heft der Mutter | 4
T Marmorkuchen
I 250 g Margarine
I 250 g Zucker
I 1 P. Vanillez.
I 5 Eier
I 500 g Mehl
I 1 P. Backp.
I 1/8 l Milch
I 2 Eßl. Kakao
S Margarine, Zucker u. Eier schaumig rühren, Mehl m. Backp. u. Milch zugeben.
S 2/3 Teig i. d. Form füllen, Rest m. Kakao verrühren, darauf geben.
S Mit d. Gabel durchziehen. 60 Min. bei 175°.

## Schritt für Schritt | 4
T Flammkuchen

- ZUTATEN:
I 1 Rolle Flammkuchenteig
I 200 g Crème fraîche
I 2 Zwiebeln
I 150 g Speckwürfel

- ANLEITUNG:
S Schritt 1: Den Ofen auf 220 °C vorheizen. => Den Ofen auf 220 °C vorheizen.
S Schritt 2: Den Teig mit Crème fraîche bestreichen. => Den Teig mit Crème fraîche bestreichen.
S Schritt 3: Zwiebeln und Speck darauf verteilen und 15 Minuten backen. => Zwiebeln und Speck darauf verteilen und 15 Minuten backen.

## eine Antwort mit Gruß | 4
- Huhu Sabine, sorry dass ich mich erst jetzt melde, hier war viel los.

T Also der Schichtsalat: => Schichtsalat

I 1 Eisbergsalat
I 1 Dose Mais
I 4 Eier, hart gekocht
I 200 g Kochschinken
I 1 Glas Miracel Whip

S Alles in der Reihenfolge in eine Schüssel schichten.
S Miracel Whip darauf verteilen und über Nacht in den Kühlschrank stellen.

- Drück dich, Moni

## unten die Zutaten | 4
T Bruschetta

- So wird's gemacht:
S 1. Tomaten würfeln und salzen. => Tomaten würfeln und salzen.
S 2. Mit Öl und Basilikum mischen. => Mit Öl und Basilikum mischen.
S 3. Brot rösten, mit Knoblauch einreiben und belegen. => Brot rösten, mit Knoblauch einreiben und belegen.

- Das brauchst du:
I 4 Tomaten
I 1 Ciabatta
I 2 Knoblauchzehen
I 3 EL Olivenöl
I 1 Bund Basilikum

## ein Chat von Android | 4
- 05.12.22, 16:01 - Lisa: hast du das rezept für die kokosmakronen
T 05.12.22, 16:10 - Tante Gabi: Kokosmakronen => Kokosmakronen
I 05.12.22, 16:10 - Tante Gabi: 4 Eiweiß => 4 Eiweiß
I 05.12.22, 16:11 - Tante Gabi: 200 g Zucker => 200 g Zucker
I 05.12.22, 16:11 - Tante Gabi: 200 g Kokosraspel => 200 g Kokosraspel
I 05.12.22, 16:11 - Tante Gabi: 1 TL Zitronensaft => 1 TL Zitronensaft
S 05.12.22, 16:13 - Tante Gabi: Eiweiß sehr steif schlagen, Zucker einrieseln lassen => Eiweiß sehr steif schlagen, Zucker einrieseln lassen
S 05.12.22, 16:14 - Tante Gabi: Kokos unterheben, Häufchen setzen und 20 Min. bei 150 Grad backen => Kokos unterheben, Häufchen setzen und 20 Min. bei 150 Grad backen
- 05.12.22, 16:20 - Lisa: super lieb danke!!

## zwei Absätze | 4
T Rote-Bete-Carpaccio

I Man nehme 3 Knollen Rote Bete, 100 g Ziegenkäse, 2 EL Walnussöl und eine Handvoll Rucola. => 3 Knollen Rote Bete ¦ 100 g Ziegenkäse ¦ 2 EL Walnussöl ¦ eine Handvoll Rucola

S Die Rote Bete kochen und in dünne Scheiben schneiden. Mit Öl beträufeln. Käse und Rucola darauf verteilen. => Die Rote Bete kochen und in dünne Scheiben schneiden. ¦ Mit Öl beträufeln. ¦ Käse und Rucola darauf verteilen.

## römische Überschriften | 6
T Lasagne
- Für 6 Personen

- I. Zutaten
I 500 g Hackfleisch
I 1 Zwiebel
I 2 Dosen Tomaten
I 250 g Lasagneplatten
I 500 ml Béchamelsauce
I 200 g Mozzarella

- II. Zubereitung
S Hackfleisch und Zwiebel anbraten, Tomaten zugeben und 30 Minuten köcheln.
S Abwechselnd mit Platten und Béchamelsauce in eine Form schichten.
S Mit Mozzarella belegen und 40 Minuten bei 180 °C backen.

## schmal gedruckt | 4
T Zwiebelkuchen

I 300 g Mehl
I 1/2 Würfel Hefe
I 1 kg Zwiebeln, in
+ feine Ringe geschnitten
I 150 g Speck
I 200 g Sauerrahm
I 3 Eier

S Aus Mehl, Hefe und 150 ml
+ lauwarmem Wasser einen Teig
+ kneten und gehen lassen.
S Zwiebeln und Speck in einer
+ Pfanne andünsten.
S Mit Sauerrahm und Eiern
+ verrühren, auf dem Teig
+ verteilen und 45 Minuten bei
+ 190 Grad backen.

## Doppelpunkt vor der Menge | 4
T Tzatziki
I Quark: 250 g
I Joghurt: 150 g
I Gurke: 1
I Knoblauch: 2 Zehen
I Olivenöl: 1 EL

S Die Gurke raspeln und gut ausdrücken.
S Alles verrühren und mit Salz abschmecken.
S Eine Stunde kalt stellen.

## Seite mit Knöpfen | 4
- Zum Inhalt springen
T Ofengemüse mit Feta
- ★★★★☆ 87 Bewertungen
- Autor: Jule
- Gesamtzeit: 45 Minuten
- Portionen: 4
- Rezept merken
- Zutaten
I 2 Zucchini
I 2 Paprika
I 500 g Kartoffeln
I 3 EL Olivenöl
I 200 g Feta
I 1 TL Rosmarin
- Anleitungen
S Das Gemüse in Stücke schneiden und mit Öl und Rosmarin mischen.
S Auf einem Blech verteilen und 25 Minuten bei 200 °C rösten.
S Feta darüberbröseln und weitere 10 Minuten backen.
- Hast du das Rezept ausprobiert?
- Verlinke mich auf Instagram @julekocht

## Notiz im Handy | 4
T schnelles curry => Schnelles curry

I 1 dose kokosmilch
I rote currypaste
I tiefkühlgemüse
I tofu
I reis

S tofu anbraten, rausnehmen
S currypaste anrösten, kokosmilch + gemüse dazu, 10 min köcheln
S tofu wieder rein, mit reis essen

## Bildunterschrift | 2
T 🥑 Linsensalat mit Avocado 🥑 => Linsensalat mit Avocado
- (für 2)

I ✔️ 200 g Berglinsen => 200 g Berglinsen
I ✔️ 1 Avocado => 1 Avocado
I ✔️ 10 Kirschtomaten => 10 Kirschtomaten
I ✔️ Saft einer Limette => Saft einer Limette

S 👉 Linsen nach Packungsanweisung kochen => Linsen nach Packungsanweisung kochen
S 👉 Avocado und Tomaten würfeln => Avocado und Tomaten würfeln
S 👉 Alles mit Limettensaft mischen und salzen => Alles mit Limettensaft mischen und salzen

- #gesund #lunch

## ein Tipp dazwischen | 4
T Semmelknödel

I 6 alte Semmeln
I 250 ml Milch
I 2 Eier
I 1 kleine Zwiebel
I Petersilie

- Tipp: Die Semmeln sollten mindestens zwei Tage alt sein.

S Semmeln in Scheiben schneiden und mit der heißen Milch übergießen.
S Zwiebel andünsten, mit Eiern und Petersilie untermischen.
S Knödel formen und 20 Minuten in Salzwasser ziehen lassen.
`;
