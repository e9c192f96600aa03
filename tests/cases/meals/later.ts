/**
 * Meals that a third person described and weighed food by food before the rules of today stood, in the same form. No rule
 * is fitted to them, so a failure is never looked at alone: only their sum is.
 */
export const LATER_ENGLISH_MEALS = `
two weetabix with semi skimmed milk and a banana | 296 | 53.4
bowl of porridge made with milk and a spoonful of honey | 296 | 44
2 slices wholemeal toast with butter and marmelade, mug of tea with milk | 354 | 47.3
Two scrambled eggs, 3 strips of bacon and a slice of toast with butter | 402 | 15.4
ham and cheese sandwich on white, packet of crisps and a can of diet coke | 547 | 45.9
Grilled chicken breast with boiled potatoes, peas and gravy | 399 | 38.1
big plate of spag bol with some grated cheese on top | 801 | 93.6
fish and chips from the chippy with mushy peas | 1112 | 107.6
large jacket potato with baked beans and cheese | 505 | 67.8
Turkey sandwich on whole wheat with lettuce and mayo, and an apple | 409 | 46.3
bowl of mac and cheese with some steamed brocoli | 492 | 59.5
large latte and a blueberry muffin on the way to work | 592 | 69.3
half a 12 inch pepperoni pizza and a pint of lager | 794 | 79.6
cup of tea with milk and a couple of digestives | 157 | 20
greek yogurt with strawberries and a handful of granola | 385 | 33
we got a takeaway, I had chicken tikka masala with pilau rice and half a naan | 1092 | 112.1
Sunday fry: 2 sausages, 2 rashers, a fried egg, a slice of white pudding and a cut of brown soda bread | 671 | 34.1
2 bits of toast with butter and vegemite plus a flat white | 367 | 41
McDonalds cheeseburger, medium fries and a medium coke | 832 | 122.1
Bowl of tomato soup and two slices of bread and butter | 429 | 49.2
small bowl of leftover tuna mayo pasta for lunch | 344 | 36
handful of almonds and a small apple | 228 | 16.3
a croissant with jam and a glass of orange juice | 351 | 53.6
three hard shell beef tacos with a bit of salsa and sour cream | 606 | 37
PB&J on white bread and a glass of 2% milk | 517 | 57.2
steak with mash and carrots for tea | 559 | 29.6
can of coke and a mars bar | 367 | 70.7
big helping of shepherds pie with green beans | 493 | 42.6
large glass of red wine with some cheddar and four crackers | 478 | 19.7
i made a chicken stir fry with veg and egg noodles | 563 | 63
`;

export const LATER_GERMAN_MEALS = `
Zwei Brötchen mit Butter und Marmelade, dazu Kaffee mit Milch | 588 | 91.1
Müsli mit Milch und ein Apfel | 389 | 59.4
2 scheiben mischbrot mit butter, eine mit gouda und eine mit salami | 497 | 44.2
Kantine: Schnitzel mit Pommes und kleinem Beilagensalat | 892 | 75.3
Spaghetti mit Tomatensoße und etwas Parmesan | 496 | 81.5
Currywurst mit Pommes und ne Cola | 1125 | 108.5
ein Döner mit allem und einen Ayran | 814 | 73.5
Teller Linseneintopf von gestern und eine Scheibe Brot dazu | 417 | 57.8
Kartoffelsalat mit zwei Wienern und Senf | 640 | 34.8
Schälchen Magerquark mit Heidelbeeren und einem Teelöffel Honig | 201 | 20.5
Butterbreze und ein großer Cappucino | 485 | 55.1
ein Stück Apfelkuchen mit Sahne und eine Tasse schwarzer Kaffee | 385 | 43.1
Lachsfilet mit Reis und Brokkoli | 575 | 53.9
zwei Spiegeleier mit Bratkartoffeln und Rahmspinat | 549 | 40.9
abends auf dem Sofa ne halbe Tafel Milka und ein Glas Rotwein | 422 | 30.5
zwischendurch eine Handvoll Nüsse und eine Banane | 289 | 27.5
ein halber Liter Bier und ne halbe Tüte Chips beim Fußball | 660 | 56.6
Leberkässemmel mit Senf und a Apfelsaft gspritzt, an halben Liter | 626 | 59.5
Zum Znüni ein Birchermüesli und einen Kaffee mit Rahm | 262 | 35.9
Grosser Teller Älplermagronen mit Apfelmus | 835 | 90.5
Rindsgulasch mit zwei Semmelknödel | 656 | 62.1
In der Mensa Hähnchengeschnetzeltes in Rahmsoße mit Reis | 566 | 64.8
eine ganze tiefkühlpizza salami | 845 | 88
griechischer Salat mit Schafskäse und ein Stück Fladenbrot | 545 | 52.2
ein Becher Fruchtjoghurt und ein paar Butterkekse | 252 | 39.5
Haferflocken mit Milch 1,5% und einer halben Banane | 335 | 51.3
Bratwurst mit Sauerkraut und Kartofelpüree | 588 | 29.4
Abendbrot 2 Scheiben Vollkornbrot mit Frischkäse und Gurke, dazu Kräutertee | 318 | 40.5
Rest Lasagne, ungefähr eine halbe Portion, und ein Glas Apfelschorle | 350 | 38.8
fünf Fischstäbchen mit Salzkartoffeln und Remoulade | 568 | 57.2
`;
