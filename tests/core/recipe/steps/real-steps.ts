/**
 * Real steps, one a line: `language | names of the lines | step | marks`. A time has seconds and a name, a temperature
 * its scale. An amount without unit counts pieces. A share stays when scaled.
 */
export const REAL_STEPS = `
en |  | Warm the tortillas over high heat for 30 seconds on each side. | time 30 seconds = 30 s Warm
en |  | Place the pan over medium heat for 10 minutes. | time 10 minutes = 600 s
en |  | Scatter with chilli flakes and leave for 5 minutes. | time 5 minutes = 300 s Rest
en |  | Pour in the rest of the stock and simmer, stirring, for 20 minutes. | time 20 minutes = 1200 s Simmer
en |  | Stir in the brown sugar and bubble until thick, 3 minutes. | time 3 minutes = 180 s Simmer
en |  | Cook until the onions soften, about 8 minutes. | time 8 minutes = 480 s Cook
en |  | Toss the pasta with 100 ml cooking water for 1 minute. | time 1 minute = 60 s Toss; amount 100 ml = 100 ml
en |  | Cover and set aside for 10 minutes. | time 10 minutes = 600 s Rest
en |  | Put it in the freezer for 2 hours. | time 2 hours = 7200 s Freeze
en |  | Let the cumin seeds crackle for 30 seconds. | time 30 seconds = 30 s Crackle
en |  | Press the tofu between two boards for 15 minutes. | time 15 minutes = 900 s Press
en |  | Macerate the strawberries for 20 minutes. | time 20 minutes = 1200 s Macerate
en |  | Parboil the potatoes for 8 minutes. | time 8 minutes = 480 s Boil
en |  | Char the peppers for 8 minutes. | time 8 minutes = 480 s Char
en |  | Boil the new potatoes and chard for 12 minutes. | time 12 minutes = 720 s Boil
en |  | Leave it under pressure for 10 minutes. | time 10 minutes = 600 s Rest
de |  | Den Tofu 15 Minuten pressen. | time 15 Minuten = 900 s Pressen
de |  | Den Spinat 2 Minuten zusammenfallen lassen. | time 2 Minuten = 120 s Zusammenfallen
de |  | Die Auberginen 20 Minuten einsalzen. | time 20 Minuten = 1200 s Einsalzen
de |  | Die Nudeln 8 Minuten in Salzwasser kochen. | time 8 Minuten = 480 s Kochen
de |  | Die Form 25 Minuten in den Ofen schieben. | time 25 Minuten = 1500 s Backen
de |  | Den Knoblauch 30 Sekunden mitbraten, bis er duftet. | time 30 Sekunden = 30 s Mitbraten
de |  | Zwiebel darin 3 Minuten anschwitzen. | time 3 Minuten = 180 s Anschwitzen
de |  | Das Tomatenmark 1 Minute mitrösten. | time 1 Minute = 60 s Mitrösten
de |  | Den Speck 5 Minuten auslassen. | time 5 Minuten = 300 s Auslassen
de |  | Die Sahne 2 Minuten unterrühren. | time 2 Minuten = 120 s Unterrühren
de |  | Bei schwacher Hitze 18 Minuten unter häufigem Rühren garen. | time 18 Minuten = 1080 s Garen
de |  | Die Pilze 3 Minuten weiterbraten. | time 3 Minuten = 180 s Weiterbraten
de |  | Zugedeckt 5 Minuten nachgaren, bis sie gar sind. | time 5 Minuten = 300 s Nachgaren
de |  | Ruhezeit: 30 Minuten. | time 30 Minuten = 1800 s Ruhen
en |  | Let it sit for 10 minutes. | time 10 minutes = 600 s Rest
en |  | Turn it over and wait 2 minutes. | time 2 minutes = 120 s Rest
de |  | Die Butter 3 Minuten aufschäumen lassen. | time 3 Minuten = 180 s Aufschäumen
de |  | 5 Minuten warten, dann anschneiden. | time 5 Minuten = 300 s Ruhen
en |  | Preheat the oven to 180 °C (fan 160 °C). | heat 180 °C = 180 C; heat 160 °C = 160 C fan
en |  | Heat the oven to 200°C/180°C fan/gas mark 6. | heat 200°C = 200 C; heat 180°C = 180 C fan; heat gas mark 6 = 6 gas
en |  | Preheat the oven to 350°F. | heat 350°F = 350 F
en |  | Bake at 425 degrees for 20 to 25 minutes until golden. | time 20 to 25 minutes = 1200..1500 s Bake; heat 425 degrees = 425 F
en |  | Roast for 1 hour 15 minutes, turning once half-way. | time 1 hour 15 minutes = 4500 s Roast
en |  | Simmer gently for 1½ hours, stirring every 10 minutes. | time 1½ hours = 5400 s Simmer
en |  | Leave to rest for half an hour. | time half an hour = 1800 s Rest
en |  | Cook for an hour and a half until tender. | time an hour and a half = 5400 s Cook
en |  | Marinate in the fridge overnight. | 
en |  | Soak the beans overnight, then boil hard for 10 minutes. | time 10 minutes = 600 s Boil
en | eggs | Meanwhile fry the eggs in a second pan. | 
en |  | Leave the gratin to rest for 5 minutes before serving. | time 5 minutes = 300 s Rest
en |  | Take it out 10 minutes before serving. | 
en |  | Cook the pasta 2 minutes short of the packet time. | 
en |  | Boil it for 2 minutes longer than usual. | 
en |  | Bake 5 minutes longer. | time 5 minutes = 300 s Bake
de |  | Die Nudeln 2 Minuten kürzer als auf der Packung kochen. | 
de |  | Nudeln 1 Minute weniger kochen als angegeben. | 
de |  | Die Spaghetti etwa 2 Min. vor Ende der Garzeit abgießen. | 
de |  | Den Reis 3 Minuten länger kochen. | time 3 Minuten = 180 s Kochen
en |  | Fry for 2 minutes per side. | time 2 minutes = 120 s Fry
en |  | Sear the steaks for 2–3 minutes on each side. | time 2–3 minutes = 120..180 s Sear
en |  | Cover and chill for at least 2 hours. | time 2 hours = 7200 s Chill
en |  | Microwave for 30 seconds, stir, and repeat. | time 30 seconds = 30 s Microwave
en | eggs | Whisk 2 eggs with a pinch of salt. | amount 2 = 2 -; amount a pinch = 1 pinch
en | eggs | Beat in three large eggs, one at a time. | amount three = 3 -
en |  | Pour in 100 ml of the stock and bring to the boil. | amount 100 ml = 100 ml
en | onions | Add half the onions and cook for 5 minutes. | time 5 minutes = 300 s Cook; amount half = 0.5 share
en |  | Stir in two thirds of the cheese. | amount two thirds = 0.667 share
en | dough | Roll out a half of the dough. | amount a half = 0.5 share
de |  | Mit einem Drittel der Sahne verrühren. | amount einem Drittel = 0.333 share
de | Zwiebeln | Hälfte der Zwiebeln zugeben. | amount Hälfte = 0.5 share
en | onions | Quarter the onions. | 
de |  | 10 dag Butter und 1 Pfund Mehl verkneten. | amount 10 dag = 100 g; amount 1 Pfund = 500 g
en |  | Add a 400 g tin of tomatoes and simmer for 15 min. | time 15 min = 900 s Simmer
en |  | Grease a 9-inch tin and line it with paper. | 
en |  | Grease a 20 x 30 cm baking tray. | 
en |  | Cut the potatoes into 2 cm dice. | 
en |  | Slice the bread into 8 slices. | 
en |  | Divide the dough into 12 pieces of 50 g each. | 
en |  | Shape into 4 patties and fry for 5-6 minutes each side. | time 5-6 minutes = 300..360 s Fry
en |  | Put 2 tbsp of batter per pancake into the pan. | 
en |  | Use a 2-litre pan for the soup. | 
en |  | Bring 2 litres of water to the boil in a large pan. | amount 2 litres = 2 l
en |  | Add 1 tsp salt, ½ tsp pepper and a handful of basil. | amount 1 tsp = 1 tsp; amount ½ tsp = 0.5 tsp; amount a handful = 1 handful
en | garlic | Crush 2 cloves of garlic and fry for 1 minute. | time 1 minute = 60 s Fry; amount 2 cloves = 2 clove
en | ginger | Grate 2 cm of ginger into the bowl. | amount 2 cm = 2 cm
en |  | Cook until the core temperature reaches 75 °C. | heat 75 °C = 75 C core
en |  | The chicken is done when the internal temperature is 165F. | heat 165F = 165 F core
en |  | Set the hob to level 3 and the shelf to 2. | 
en |  | Reduce by half, about 8 minutes. | time 8 minutes = 480 s Reduce
en |  | Cut each onion in half. | 
en |  | Return to the oven for another 10 minutes. | time 10 minutes = 600 s
en |  | Add the peas 3 minutes before the end. | 
en |  | Remove from the heat 5 minutes before serving. | 
en |  | Serves 4. | 
en |  | Thin the sauce with 50–75 ml milk. | amount 50–75 ml = 50..75 ml
en |  | Dissolve the yeast in 200 ml warm water. | amount 200 ml = 200 ml
en |  | Bake for 1-1/2 hours. | time 1-1/2 hours = 5400 s Bake
en |  | Simmer 1h15. | time 1h15 = 4500 s Simmer
en |  | Bake 1h 15min until done. | time 1h 15min = 4500 s Bake
en |  | Stir 1 1/2 cups flour with 3/4 cup sugar. | amount 1 1/2 cups = 1.5 cup; amount 3/4 cup = 0.75 cup
en |  | Deep-fry at 170–180 °C for 3 to 4 minutes. | time 3 to 4 minutes = 180..240 s Fry; heat 170–180 °C = 170..180 C
en |  | Knead for ten minutes, then let it rise for one hour. | time ten minutes = 600 s Knead; time one hour = 3600 s Rise
en |  | Melt a knob of butter with two tablespoons of oil. | amount a knob = 1 knob; amount two tablespoons = 2 tbsp
en | tomatoes | Quarter the 6 tomatoes. | amount 6 = 6 -
en |  | Turn the dough by 90 degrees and fold. | 
en |  | Hold the knife at a 45° angle. | 
en |  | Use chocolate with 70 % cocoa. | 
en |  | Microwave at 800 W for 2 minutes. | time 2 minutes = 120 s Microwave
en | lemon | Squeeze half a lemon over it. | amount half a = 0.5 -
en |  | Cook the pasta for 1 minute less than the packet says. | 
en |  | Let the cake cool for 10 minutes in the tin, then 1 hour on a rack. | time 10 minutes = 600 s Cool; time 1 hour = 3600 s Cool
en |  | Keeps for 3 days in the fridge. | 
en |  | Bake for 45 minutes to 1 hour. | time 45 minutes to 1 hour = 2700..3600 s Bake
en |  | Simmer for a quarter of an hour. | time a quarter of an hour = 900 s Simmer
en |  | Add 1,500 ml water and 1.5 kg potatoes. | amount 1,500 ml = 1500 ml; amount 1.5 kg = 1.5 kg
en |  | Give it a 5-minute rest. | time 5-minute = 300 s Rest
en | rice | Rinse 200g rice until the water runs clear. | amount 200g = 200 g
en |  | Toast the seeds in a dry pan for 90 secs. | time 90 secs = 90 s Toast
de |  | Den Backofen auf 180 °C Ober-/Unterhitze (Umluft 160 °C) vorheizen. | heat 180 °C = 180 C; heat 160 °C = 160 C fan
de |  | Den Ofen auf 200 Grad Umluft vorheizen. | heat 200 Grad = 200 C fan
de |  | Bei 220 °C etwa 12 Minuten backen. | time 12 Minuten = 720 s Backen; heat 220 °C = 220 C
de |  | 10–12 Minuten köcheln lassen, dabei alle 2 Minuten umrühren. | time 10–12 Minuten = 600..720 s Köcheln
de |  | Eine halbe Stunde ruhen lassen. | time Eine halbe Stunde = 1800 s Ruhen
de |  | 1 Std. 30 Min. schmoren. | time 1 Std. 30 Min. = 5400 s Schmoren
de |  | Anderthalb Stunden bei kleiner Hitze garen. | time Anderthalb Stunden = 5400 s Garen
de |  | Eine Viertelstunde quellen lassen. | time Eine Viertelstunde = 900 s Quellen
de |  | Über Nacht im Kühlschrank ziehen lassen. | 
de |  | Pro Seite 2 Minuten braten. | time 2 Minuten = 120 s Braten
de |  | 2 EL Öl in einer Pfanne erhitzen. | amount 2 EL = 2 tbsp
de | Öl | Das Öl mit 1 TL Salz und 1 Prise Pfeffer verrühren. | amount 1 TL = 1 tsp; amount 1 Prise = 1 pinch
de |  | Eine 26-cm-Springform einfetten. | 
de |  | In 2 cm große Würfel schneiden. | 
de |  | In 1 cm dicke Scheiben schneiden. | 
de |  | Das Brot in 8 Scheiben schneiden. | 
de | Eier | 3 Eier mit 100 ml Milch verquirlen. | amount 3 = 3 -; amount 100 ml = 100 ml
de | Eier | Zwei Eier trennen. | amount Zwei = 2 -
de | Zwiebeln | Die Hälfte der Zwiebeln zugeben und 5 Min. dünsten. | time 5 Min. = 300 s Dünsten; amount Die Hälfte = 0.5 share
de | Zwiebel | Eine halbe Zwiebel fein würfeln. | amount Eine halbe = 0.5 -
de | Zwiebeln | 2 Zwiebeln schälen und in feine Ringe schneiden. | amount 2 = 2 -
de |  | Um die Hälfte einkochen lassen. | 
de |  | Ein Drittel des Teigs beiseitestellen. | amount Ein Drittel = 0.333 share
de |  | Zwei Drittel der Masse in die Form geben. | amount Zwei Drittel = 0.667 share
de |  | 1 Dose (400 g) Tomaten zugeben. | amount 1 Dose = 1 can
de |  | Eine 800-g-Dose Tomaten öffnen. | 
de |  | Einen 3-Liter-Topf mit 2 l Wasser füllen. | amount 2 l = 2 l
de |  | Teig in 12 Portionen teilen und Kugeln zu je 50 g formen. | 
de |  | Jeweils 2 EL Teig in die Pfanne geben. | 
de |  | 1 EL Teig pro Pfannkuchen verwenden. | 
de |  | Auf mittlerer Schiene 25 bis 30 Minuten backen. | time 25 bis 30 Minuten = 1500..1800 s Backen
de |  | Bei Stufe 4 erhitzen. | 
de |  | Gas Stufe 3 einstellen. | heat Gas Stufe 3 = 3 gas
de |  | Bei Gasstufe 3 backen. | heat Gasstufe 3 = 3 gas
de |  | Gas Stufe 2–3 einstellen. | heat Gas Stufe 2–3 = 2..3 gas
de |  | Die Kerntemperatur soll 70 °C betragen. | heat 70 °C = 70 C core
de |  | Bis 75 °C im Kern garen. | heat 75 °C = 75 C core
de |  | Mit 1,5 l Wasser aufgießen und 45 Minuten köcheln. | time 45 Minuten = 2700 s Köcheln; amount 1,5 l = 1.5 l
de |  | 1.500 ml Brühe angießen. | amount 1.500 ml = 1500 ml
de |  | 250 g Mehl mit 1/2 TL Backpulver mischen. | amount 250 g = 250 g; amount 1/2 TL = 0.5 tsp
de |  | 1 ½ Tassen Zucker unterrühren. | amount 1 ½ Tassen = 1.5 cup
de |  | Den Teig 10 Minuten kneten und 1 Stunde gehen lassen. | time 10 Minuten = 600 s Kneten; time 1 Stunde = 3600 s Gehen
de |  | Teig um 90 Grad drehen. | 
de |  | 10 Minuten vor Ende der Garzeit den Deckel abnehmen. | 
de |  | Reicht für 4 Personen. | 
de |  | Schokolade mit 70 % Kakao hacken. | 
de |  | Bei 800 Watt 2 Minuten in der Mikrowelle erwärmen. | time 2 Minuten = 120 s Erwärmen
de | Ingwer | 2 cm Ingwer reiben. | amount 2 cm = 2 cm
de | Knoblauch | 2 Zehen Knoblauch pressen und 30 Sekunden anrösten. | time 30 Sekunden = 30 s Rösten; amount 2 Zehen = 2 clove
de | Tomaten | Die 4 Tomaten vierteln. | amount 4 = 4 -
de |  | In 200 ml lauwarmem Wasser auflösen. | amount 200 ml = 200 ml
de |  | 3–4 EL Zitronensaft und eine Handvoll Petersilie zugeben. | amount 3–4 EL = 3..4 tbsp; amount eine Handvoll = 1 handful
de |  | Mindestens 2 Stunden kalt stellen. | time 2 Stunden = 7200 s Kühlen
de |  | Nach 20 Minuten wenden und weitere 15–20 Minuten rösten. | time 20 Minuten = 1200 s Rösten; time 15–20 Minuten = 900..1200 s Rösten
de |  | Im Kühlschrank 3 Tage haltbar. | 
de |  | Öl auf 170 °C erhitzen und 3 Minuten frittieren. | time 3 Minuten = 180 s Frittieren; heat 170 °C = 170 C
de |  | Zugedeckt zwei Stunden marinieren. | time zwei Stunden = 7200 s Marinieren
de |  | 30 Minuten bis 1 Stunde kühlen. | time 30 Minuten bis 1 Stunde = 1800..3600 s Kühlen
de |  | Eine Dreiviertelstunde schmoren. | time Eine Dreiviertelstunde = 2700 s Schmoren
de |  | Backofen auf 160–180 °C einstellen. | heat 160–180 °C = 160..180 C
de |  | Kartoffeln 20 Min. kochen, dann 5 Min. ausdampfen lassen. | time 20 Min. = 1200 s Kochen; time 5 Min. = 300 s Ausdampfen
de | Hähnchen | 500g Hähnchen in Streifen schneiden. | amount 500g = 500 g
de |  | In 3 Portionen knusprig braten. | 
de |  | Die 20-minütige Ruhezeit einhalten. | time 20-minütige = 1200 s Ruhen
de | Kartoffeln | 500 g Kartoffeln schälen, in 1 cm große Stücke schneiden und 15 Minuten kochen. | time 15 Minuten = 900 s Kochen; amount 500 g = 500 g
de |  | Backofen auf 180 °C Umluft vorheizen, eine 30 x 20 cm große Auflaufform fetten. | heat 180 °C = 180 C fan
de |  | Hefe mit einem Teelöffel Zucker in 150 ml Milch rühren und 10 Minuten stehen lassen. | time 10 Minuten = 600 s Ruhen; amount einem Teelöffel = 1 tsp; amount 150 ml = 150 ml
de | Paprika | 3 Paprika halbieren und 8 Minuten rösten. | time 8 Minuten = 480 s Rösten; amount 3 = 3 -
de |  | Mit Deckel 20–25 Min. dämpfen. | time 20–25 Min. = 1200..1500 s Dämpfen
de |  | Das Wasser auf 85 Grad erhitzen und den Tee 3 Minuten ziehen lassen. | time 3 Minuten = 180 s Ziehen; heat 85 Grad = 85 C
de |  | Alle 5 Minuten wenden. | 
de |  | Einen Schuss Essig und zwei Esslöffel Honig zugeben. | amount Einen Schuss = 1 splash; amount zwei Esslöffel = 2 tbsp
de |  | Aus dem Teig 16 Kugeln formen. | 
de |  | 2 Stunden und 15 Minuten schmoren. | time 2 Stunden und 15 Minuten = 8100 s Schmoren
de | Lorbeerblätter | 2 Lorbeerblätter zugeben und mit 750 ml Wasser aufgießen. | amount 2 = 2 -; amount 750 ml = 750 ml
de |  | Eineinhalb Stunden bei 150 °C im Ofen garen. | time Eineinhalb Stunden = 5400 s Garen; heat 150 °C = 150 C
de |  | ¼ l Brühe und 1/8 l Sahne mischen. | amount ¼ l = 0.25 l; amount 1/8 l = 0.125 l
en |  | Pour over 1 pint, then bake on the middle shelf for 35 mins. | time 35 mins = 2100 s Bake; amount 1 pint = 1 pint
en | limes | Juice 2 limes and stir in 3 tbsp soy. | amount 2 = 2 -; amount 3 tbsp = 3 tbsp
en |  | Let stand 5 mins; slice into 6 wedges. | time 5 mins = 300 s Stand
en |  | Heat 1 tablespoon oil in a 28 cm frying pan. | amount 1 tablespoon = 1 tbsp
en |  | Roast at 220C/425F for 30 minutes. | time 30 minutes = 1800 s Roast; heat 220C = 220 C; heat 425F = 425 F
en |  | Divide among 4 bowls and top each with 1 tbsp yoghurt. | 
`;
