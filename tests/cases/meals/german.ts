/**
 * Meals as people describe them, weighed by hand from published tables by somebody who had seen neither the rules that
 * read them nor the food table: text | kcal | carbohydrate in g. Rules are fitted to the 1st, 3rd, … meal alone.
 */
export const GERMAN_MEALS = `
zwei Scheiben Vollkornbrot | 205 | 38
ein Apfel | 70 | 16
eine Handvoll Mandeln | 173 | 2
heute früh nur ein schwarzer Kaffee | 3 | 0
ein Glas Orangensaft | 90 | 18
eine große Tasse Milchkaffee | 100 | 7
eine Dose Red Bull | 115 | 28
eine Butterbrezn vom Bäcker | 388 | 47
halbe Avocado | 112 | 1
zum Mittag gab es einen Teller Linsensuppe | 280 | 32
250 g Magerquark | 168 | 10
zum Znüni ein Gipfeli | 185 | 20
hatte unterwegs eine Leberkässemmel | 459 | 34
ein paar Gummibärchen | 103 | 23
eine Kaki | 105 | 24
ein kleines Bier | 126 | 9
nachmittags ein Stück Apfelkuchen | 276 | 40
eine halbe Tafel Milchschokolade | 268 | 27
2 Mandarinen | 60 | 12
ein Snickers | 241 | 30
zwei Scheiben Mischbrot mit Butter und Gouda | 553 | 45
ein Brötchen mit Butter und Erdbeermarmelade | 276 | 42
eine Schüssel Müsli mit Milch | 320 | 44
Naturjoghurt mit einem Löffel Honig und einer Handvoll Walnüssen | 345 | 20
zwei Spiegeleier und eine Scheibe Toast | 268 | 14
ein Teller Nudeln mit Tomatensoße | 465 | 84
Hähnchenbrust mit Reis und Brokkoli | 519 | 54
zum Abendessen zwei Wiener Würstchen mit einer Portion Kartoffelsalat | 605 | 36
eine Laugenstange und ein Cappuccino | 310 | 51
Apfel und Banane | 175 | 40
ein Stück Käsekuchen, dazu eine Tasse Kaffee mit Milch | 361 | 37
Porridge aus 50 g Haferflocken und 200 ml Milch mit ein paar Heidelbeeren | 339 | 45
ein gemischter Salat mit Essig-Öl-Dressing und eine Scheibe Baguette | 238 | 21
mittags Lachsfilet mit Salzkartoffeln und Spinat | 491 | 32
fünf Fischstäbchen mit Kartoffelpüree | 545 | 62
ein Glas Rotwein und ein paar Oliven | 212 | 6
zwei Knäckebrote mit Frischkäse und Gurke | 174 | 16
zwei Weißwürste mit süßem Senf und einer Breze | 750 | 59
eine kleine Schüssel Cornflakes mit fettarmer Milch | 223 | 41
Rührei aus drei Eiern mit Schnittlauch, dazu eine Scheibe Vollkornbrot | 374 | 21
Reste vom Gulasch mit zwei Semmelknödeln | 670 | 66
abends Pellkartoffeln mit Kräuterquark | 333 | 44
Linsen mit Spätzle und einem Paar Saitenwürstle | 810 | 89
eine Extrawurstsemmel mit Gurkerl und ein Almdudler | 419 | 63
ein Café crème und ein Weggli mit Butter | 258 | 31
ein Schälchen Birchermüesli plus ein Glas Apfelsaft | 417 | 70
Proteinshake mit 300 ml fettarmer Milch und einer Banane | 363 | 41
ein Teller Kürbissuppe mit Kürbiskernen und einer Scheibe Graubrot | 346 | 42
eine halbe Pizza Margherita von gestern und ein Glas Cola | 504 | 74
eine Handvoll Chips und ein großes Bier | 370 | 31
zwei Scheiben Toast mit Nutella und ein Glas Milch | 492 | 60
Hüttenkäse mit Tomaten | 227 | 9
200 g griechischer Joghurt mit 100 g Erdbeeren | 292 | 14
Sonntag bei Oma Schweinebraten mit einem Knödel und Blaukraut | 541 | 37
Bockwurst mit Senf und Brötchen | 479 | 32
zwei Tomaten mit einer Kugel Mozzarella und einem Esslöffel Olivenöl | 444 | 6
eine Tasse grüner Tee und zwei Butterkekse | 46 | 8
zwei Matjesfilets mit Pellkartoffeln und ein paar Zwiebelringen | 522 | 31
drei Reiswaffeln mit Erdnussmus | 217 | 21
eine große Portion Gemüsepfanne mit 150 g Tofu | 350 | 21
ein Latte Macchiato und ein Schokocroissant | 445 | 44
Handkäs mit Musik und dazu ein Glas Apfelwein | 340 | 11
eine Dose Thunfisch im eigenen Saft mit Blattsalat und Mais | 217 | 12
ein Teller Grießbrei mit Zimt und Zucker | 370 | 58
nur ein Käsebrot und eine saure Gurke | 283 | 24
eine Cervelat mit einem Stück Ruchbrot und ein Rivella Rot | 536 | 60
zwei Palatschinken mit Marillenmarmelade | 424 | 63
ein Teller Grünkohl mit Pinkel und Salzkartoffeln | 711 | 48
zwei Karotten mit ein paar Löffeln Hummus | 210 | 16
ein Knoppers und eine kleine Flasche Mineralwasser | 137 | 13
zum Frühstück zwei Brötchen mit Butter und Honig, ein gekochtes Ei und ein Glas Orangensaft | 676 | 93
Abendbrot: zwei Scheiben Graubrot mit Butter, eine Scheibe Kochschinken, eine Scheibe Edamer und eine Tomate | 472 | 43
zum Mittag gab es eine Rinderroulade mit Rotkohl, Salzkartoffeln und Soße | 584 | 49
150 g Skyr mit 40 g Haferflocken, einer Handvoll Himbeeren und einem Löffel Leinsamen | 324 | 34
ein Wrap mit Hähnchen, Eisbergsalat, Paprika und Joghurtsoße | 406 | 37
zur Brotzeit eine Scheibe Leberkäse, eine Breze, etwas Obatzda und Radieschen, dazu ein Radler | 953 | 78
Smoothie aus einer Banane, einer Handvoll Spinat, 250 ml Hafermilch und einem Löffel Chiasamen | 265 | 42
zum Zmorge zwei Scheiben Zopf mit Butter und Konfi, dazu eine Tasse Milch mit Ovomaltine | 665 | 84
Jause: zwei Scheiben Schwarzbrot mit Speck und Bergkäse, ein paar Pfefferoni und ein Glas Most | 628 | 52
200 g Rindersteak mit Kräuterbutter, eine Ofenkartoffel mit Sauerrahm und etwas Blattsalat | 692 | 37
nachmittags einen Kaffee mit Milch und ein Stück Streuselkuchen, danach noch eine Birne und eine Handvoll Nüsse | 658 | 74
Raclette mit 150 g Käse, drei Kartoffeln, Essiggurken, Silberzwiebeln und einem Glas Weisswein | 858 | 38
selbstgemachter Burger: ein Burgerbrötchen, ein Rinderpatty, eine Scheibe Schmelzkäse, Salat und Ketchup | 489 | 35
eine Schüssel Hühnerbrühe mit Suppennudeln, Hühnerfleisch und Karotten | 238 | 21
in der Kantine paniertes Fischfilet mit Kartoffelsalat, Remoulade und Gurkensalat, dazu eine Apfelschorle | 840 | 76
Bowl mit Reis, 100 g Lachs, einer halben Avocado, Edamame und Sojasoße | 647 | 61
zwei Scheiben Vollkorntoast mit einer halben Avocado, einem Ei, Tomaten und etwas Feta | 427 | 27
eine große Portion Spargel mit Kochschinken, Kartoffeln und Sauce Hollandaise | 541 | 41
im Kino ein kleines süßes Popcorn, Nachos mit Käsesoße und eine große Cola | 950 | 150
eine Frikadelle mit Erbsen und Möhren, Kartoffelpüree und Bratensoße, danach ein Schokopudding | 753 | 78
ein großer Teller Spaghetti Bolognese mit einem Löffel Parmesan | 664 | 84
Currywurst mit Pommes | 955 | 75
eine Portion Kaiserschmarrn mit Apfelmus | 669 | 92
hatte einen Döner und einen Ayran | 830 | 69
Rösti mit Spiegelei | 498 | 48
ein Wiener Schnitzel mit Petersilerdäpfeln und einem Löffel Preiselbeeren | 653 | 62
ein Teller Käsespätzle mit Röstzwiebeln, dazu ein kleiner grüner Salat mit Dressing | 819 | 78
eine Schüssel Chili con Carne mit Reis | 565 | 70
gestern Abend Käsefondue mit Brot und zwei Tassen Schwarztee | 1138 | 106
ein halber Flammkuchen mit Speck und Zwiebeln und ein Glas Federweißer | 595 | 66
`;
