/**
 * Meals that another person described and weighed before the rules for restaurants, makers and dictated words, in the
 * same form. They were measured first, and then looked at: rules are fitted to them.
 */
export const SECOND_ENGLISH_MEALS = `
Two slices of wholemeal toast with butter and Marmite, mug of tea with semi skimmed milk | 305 | 33.4
large iced coffee from dunkin with cream and sugar, and a glazed donut | 500 | 71
Bowl of porridge made with water, handful of blueberries and a squirt of honey | 215 | 40.3
Takeaway tonight. Chicken tikka masala with pilau rice, half a naan and a pint of Cobra | 1393 | 136
jacket potato with baked beans and grated cheese, bit of side salad | 474 | 58.5
Tesco meal deal - BLT, ready salted Walkers and a 500ml Coke Zero | 612 | 59
Chipotle chicken bowl w/ white rice, black beans, fajita veggies and guac | 770 | 60
cuople of digestives with a cuppa, no sugar | 157 | 20.3
leftover spag bol from last night, only about half a plate, bit of parmesan on top | 393 | 40.1
okay so breakfast was two scrambled eggs three strips of bacon and a slice of sourdough toast with some avocado on it | 553 | 33.3
Fage 0% with strawberries and a tbsp of peanut butter | 215 | 12.1
Large fish and chips from the chippy, mushy peas and a pot of curry sauce | 1437 | 135
six chicken nuggets and small fries from McDonalds with a bbq dip | 547 | 56
a banana and a handful of almonds mid morning | 260 | 24.5
Sunday roast at my mums: 3 slices of beef, 4 roasties, a yorkshire pud, carrots and loads of gravy | 626 | 62.7
um I had a whole tin of Heinz tomato soup and a crusty roll with butter | 454 | 54.1
Large glass of red, some cheddar and about six crackers | 556 | 30.6
Medium oat milk latte in Costa plus a bluberry muffin | 575 | 69
bowl of Cheerios with 2% milk, glass of OJ | 345 | 59.7
3 slices of a medium Domino's pepperoni pizza and a 12 oz can of Dr Pepper | 800 | 112
`;

export const SECOND_GERMAN_MEALS = `
Zwei Brötchen mit Butter, eins mit Marmelade, das andere mit Gouda, dazu Kaffee mit Milch | 569 | 68.3
Kantine: Schnitzel mit Pommes und Ketchup, kleiner Beilagensalat | 997 | 88.3
Müsli mit Naturjoghurt und einem geriebenen Apfel | 386 | 58
Leberkässemmel mit süßem Senf vom Metzger | 561 | 34.8
am Nachmittag a Melange und a Stückl Sachertorte mit Schlag | 590 | 62.5
Rösti mit Spiegelei und Speck im Restaurant, dazu 3.3 dl Rivella rot | 752 | 75.7
halbe Ristorante Salami und ein Glas Cola | 511 | 63
Käsespätzle mit Röstzwiebeln, ein Teller voll, und ein kleiner Gurkensalat | 858 | 79
Handvoll Walnüsse und ne Mandarine | 194 | 8.6
Döner mit allem und scharfer Soße, dazu ein Ayran | 843 | 61
2 Scheiben Roggenmischbrot mit Leberwurst und drei Gewürzgurken | 371 | 42.7
Große Portion Spagetti Bolognese und eine Apfelschorle 0,4 | 820 | 125
Den Rest Linsensuppe von gestern, dazu ein Paar Wiener | 630 | 38.5
Porridge aus 50 g Haferflocken mit Hafermilch, halbe Banane und 1 TL Mandelmus | 394 | 56.6
zwei Weißwürst mit Brezn und süßem Senf und dazu ein Weißbier | 940 | 69
in der Mensa großer gemischter Salat mit Hähnchenbruststreifen Feta und Balsamicodressing | 477 | 8.4
Zmorge: zwei Scheiben Zopf mit Butter und Honig, ein Glas Milch mit Ovo | 614 | 74.2
5 Fischstäbchen, Kartoffelpüree und Rahmspinat (Iglo) | 585 | 57.5
abends aufm Sofa ne halbe Tüte Chips (Funny-frisch, die 150er) und zwei kleine Radler | 675 | 76
Auf der Hütte Kaiserschmarrn mit Zwetschkenröster und ein großer Apfelsaft gspritzt | 1030 | 147
`;
