import { foodTable } from './food-table.ts';

/** Oils and fats, sauces, stock, sweeteners and what is baked with. */
export const PANTRY = foodTable(`
  olive-oil | 4053 | 0 0 100 0 | density 0.91 | | olive oil, extra virgin olive oil, extra-virgin olive oil, virgin olive oil | Olivenöl, natives Olivenöl, natives Olivenöl extra
  rapeseed-oil | 4582 | 0 0 100 0 | density 0.92 | flavours | rapeseed oil, vegetable oil, oil, canola oil, neutral oil, cooking oil, neutral-tasting oil, frying oil | Rapsöl, Pflanzenöl, Öl, neutrales Öl, Speiseöl, Bratöl, Frittieröl, geschmacksneutrales Öl, neutrales Pflanzenöl
  sunflower-oil | 4506 | 0 0 100 0 | density 0.92 | | sunflower oil | Sonnenblumenöl
  sesame-oil | 4058 | 0 0 100 0 | density 0.92 | sesame | sesame oil, toasted sesame oil | Sesamöl, geröstetes Sesamöl
  peanut-oil | 4042 | 0 0 100 0 | density 0.92 | peanuts | peanut oil, groundnut oil | Erdnussöl
  walnut-oil | 4528 | 0 0 100 0 | density 0.92 | nuts | walnut oil, hazelnut oil | Walnussöl, Haselnussöl, Nussöl
  grapeseed-oil | 4517 | 0 0 100 0 | density 0.92 | | grapeseed oil, avocado oil, corn oil | Traubenkernöl, Avocadoöl, Maiskeimöl, Distelöl
  pumpkin-seed-oil | BLS Q250000 | 0 0 100 0 | density 0.92 | | pumpkin seed oil | Kürbiskernöl
  linseed-oil | 4707 | 0.4 0.4 99 0 | density 0.93 | | linseed oil, flaxseed oil | Leinöl
  coconut-oil | 4047 | 0 0 99.1 0 | density 0.92 | | coconut oil | Kokosöl, Kokosfett, Palmin
  margarine | 4628 | 0.2 0.7 80.7 0 | density 0.95, stick 113, packet 500, knob 15 | | margarine, baking margarine, vegan butter, baking spread, dairy-free spread, vegan block | Margarine, vegane Butter, Pflanzenmargarine, Backmargarine
  shortening | 4031 | 0 0 100 0 | density 0.87 | | vegetable shortening, shortening | Pflanzenfett, Frittierfett
  lard | 4002 | 0 0 100 0 | density 0.92, knob 15 | meat pork | lard, pork dripping | Schmalz, Schweineschmalz
  goose-fat | 4576 | 0 0 99.8 0 | density 0.9 | poultry | goose fat, duck fat, chicken fat | Gänseschmalz, Entenfett, Gänsefett
  suet | 13335 | 1.5 0 94 0 | density 0.5 | meat | suet, beef dripping, beef suet | Rindertalg, Talg
  cooking-spray | 4679 | 0.3 20.7 78.7 0 | | | cooking spray, oil spray, non-stick cooking spray | Backtrennspray, Ölspray
  sugar | 19335 | 0 100 0 0 | density 0.85, cube 3, packet 1000 | varieties | sugar, caster sugar, granulated sugar, white sugar, golden caster sugar, superfine sugar | Zucker, Kristallzucker, weißer Zucker, feiner Zucker, Feinzucker, Würfelzucker, Hagelzucker
  brown-sugar | 19334 | 0.1 98.1 0 0 | density 0.9 | | brown sugar, light brown sugar, dark brown sugar, muscovado sugar, demerara sugar, soft brown sugar, light muscovado sugar, packed brown sugar, light brown soft sugar | brauner Zucker, Rohrzucker, Rohrohrzucker, Muscovado, Vollrohrzucker, Rohzucker
  icing-sugar | 19336 | 0 99.8 0 0 | density 0.5 | varieties | icing sugar, powdered sugar, confectioners' sugar | Puderzucker, Staubzucker
  vanilla-sugar | 19335 | 0 100 0 0 | packet 8, density 0.85 | | vanilla sugar | Vanillezucker, Vanillinzucker, Bourbon-Vanillezucker, Bourbonvanillezucker
  jam-sugar | 19335 | 0 100 0 0 | packet 500, density 0.85 | | jam sugar, preserving sugar | Gelierzucker
  coconut-sugar | 19334 | 0.1 98.1 0 0 | density 0.7 | | coconut sugar, palm sugar | Kokosblütenzucker, Palmzucker
  erythritol | EU 1169/2011 | 0 0 0 0 | density 0.8 | | erythritol, sweetener, stevia | Erythrit, Süßstoff, Stevia, Xucker
  honey | 19296 | 0.3 82.2 0 0.2 | density 1.42 | honey flavours | honey, runny honey, clear honey, liquid honey | Honig, flüssiger Honig, Blütenhonig, Akazienhonig
  maple-syrup | 19353 | 0 67 0.1 0 | density 1.32 | | maple syrup | Ahornsirup
  agave-syrup | 19912 | 0.1 76.2 0.5 0.2 | density 1.4 | | agave syrup, agave nectar | Agavendicksaft, Agavensirup, Dattelsirup, Reissirup, Apfeldicksaft, Birnendicksaft
  golden-syrup | 19350 | 0 76.8 0.2 0 | density 1.4 | | golden syrup, corn syrup, light corn syrup, glucose syrup | Zuckersirup, Glukosesirup, Grafschafter Goldsaft, Heller Sirup
  molasses | 19304 | 0 74.7 0.1 0 | density 1.4 | sulphites | molasses, treacle, black treacle, pomegranate molasses, blackstrap molasses | Melasse, Zuckerrübensirup, Rübensirup, Granatapfelsirup, Rübenkraut
  jam | 19297 | 0.4 67.8 0.1 1.1 | density 1.33, jar 340 | flavours | jam, redcurrant jelly, jelly, strawberry jam, raspberry jam, preserves, marmalade | Konfitüre, Marmelade, Erdbeermarmelade, Gelee, Himbeermarmelade, Johannisbeergelee, Erdbeerkonfitüre
  apricot-jam | 19719 | 0.7 64.1 0.2 0.3 | density 1.33, jar 340 | | apricot jam | Aprikosenmarmelade, Aprikosenkonfitüre, Marillenmarmelade
  plum-butter | BLS S161000 | 0.9 45.9 0.2 1.7 | density 1.3, jar 450 | | plum butter | Pflaumenmus, Powidl, Zwetschgenmus
  chocolate-spread | 19125 | 5.4 56.8 29.7 5.4 | density 1.25 | milk lactose nuts soy | chocolate spread, Nutella, hazelnut spread, chocolate hazelnut spread | Nuss-Nougat-Creme, Nutella, Schokocreme, Schokoaufstrich
  dark-chocolate | 19903 | 6.1 44.4 38.3 8 | packet 100, bar 100, piece 5, density 0.7 | soy | dark chocolate, plain chocolate, bittersweet chocolate, semisweet chocolate, dark chocolate chips, chocolate chips, semisweet chocolate chips, semi-sweet chocolate chips, plain chocolate chips, chocolate, dark couverture, cooking chocolate | Zartbitterschokolade, dunkle Schokolade, Zartbitterkuvertüre, Bitterschokolade, Schokolade, Blockschokolade, Schokotropfen, Schokoladentropfen, Edelbitterschokolade, Kuvertüre, Zartbitter-Kuvertüre, Schokoraspel, Raspelschokolade, Kochschokolade, Schokoladenglasur, dunkle Kuvertüre, Schokostückchen, Kuchenglasur
  milk-chocolate | 19120 | 7.7 56 29.7 3.4 | packet 100, bar 100, piece 5, density 0.7 | milk lactose soy | milk chocolate, milk chocolate chips | Vollmilchschokolade, Milchschokolade, Vollmilchkuvertüre, Vollmilch-Kuvertüre
  white-chocolate | 19087 | 5.9 59 32.1 0.2 | packet 100, bar 100, piece 5, density 0.7 | milk lactose soy | white chocolate, white chocolate chips | weiße Schokolade, weiße Kuvertüre
  cocoa | 19165 | 19.6 20.9 13.7 37 | density 0.36 | | cocoa powder, cocoa, unsweetened cocoa powder, unsweetened cocoa | Kakaopulver, Kakao, Backkakao, ungesüßtes Kakaopulver
  drinking-chocolate | 14192 | 6.7 80 4 3.7 | density 0.5 | milk lactose | drinking chocolate, hot chocolate powder, cocoa mix | Trinkschokolade, Kakaogetränkepulver
  marshmallows | 19116 | 1.8 81.2 0.2 0.1 | piece 7, density 0.21 | gelatine pork | marshmallows, marshmallow, mini marshmallows | Marshmallows
  caramel-sauce | 19364 | 1.2 57 0 0 | density 1.3 | milk lactose | caramel sauce, caramel, toffee sauce, dulce de leche | Karamellsauce, Karamell, Karamellsoße
  biscuits | 18155 | 6.1 68.1 18.8 0.8 | piece 8, packet 200 | gluten milk lactose eggs | biscuits, cookies, butter biscuits, digestive biscuits, rich tea biscuits, shortbread, digestives | Butterkekse, Kekse, Vollkornkekse, Butterkeks, Haferkekse, Löffelkekse, Mürbekekse
  graham-crackers | 18173 | 6.7 74.3 10.6 3.4 | piece 14 | gluten | graham crackers, graham cracker crumbs | Graham-Cracker
  ladyfingers | BLS D710200 | 12.6 71.5 6.5 1.9 | piece 8, packet 200 | gluten eggs | ladyfingers, sponge fingers, savoiardi | Löffelbiskuits, Biskotten, Löffelbiskuit
  speculoos | 18172 | 5.6 74.7 9.8 2.2 | piece 7 | gluten | gingersnaps, ginger biscuits, speculoos, ginger nuts | Spekulatius, Lebkuchen, Soßenlebkuchen, Karamellkekse
  baking-powder | 18369 | 0 27.5 0 0.2 | density 0.9, packet 16 | | baking powder | Backpulver, Weinsteinbackpulver, Weinstein-Backpulver
  baking-soda | 18372 | 0 0 0 0 | density 0.95, packet 5 | | baking soda, bicarbonate of soda, bicarb | Natron, Speisenatron, Hirschhornsalz, Pottasche
  cream-of-tartar | 18373 | 0 61.3 0 0.2 | density 0.6 | | cream of tartar | Weinstein
  dried-yeast | 18375 | 40.4 14.3 7.6 26.9 | packet 7, density 0.8 | | dried yeast, instant yeast, active dry yeast, fast-action yeast, yeast, fast-action dried yeast, easy-bake yeast, dry yeast, instant dried yeast, easy bake yeast | Trockenhefe, Trockenbackhefe, Hefe trocken
  fresh-yeast | BLS R459000 | 16.7 10 1.2 5.2 | cube 42, packet 42 | | fresh yeast | frische Hefe, Hefe, Hefewürfel, Frischhefe, Germ, Backhefe
  nutritional-yeast | BLS R458000 | 40.4 14.3 7.6 23.3 | density 0.25 | | nutritional yeast, yeast flakes | Hefeflocken, Würzhefe
  gelatine | 19177 | 85.6 0 0.1 0 | sheet 1.7, leaf 1.7, packet 9, density 0.7 | gelatine pork | gelatine, gelatin, gelatine leaves, powdered gelatine, unflavored gelatin | Gelatine, Blattgelatine, gemahlene Gelatine, Gelatinepulver, weiße Gelatine
  agar | 11663 | 6.2 73.2 0.3 7.7 | density 0.5, packet 10 | | agar-agar, agar, agar agar | Agar-Agar, Agar Agar
  pectin | 19310 | 0.3 81.8 0.3 8.6 | density 0.7, packet 50 | | pectin | Pektin, Gelierpulver
  sahnesteif | 20027 | 0.3 90.4 0.1 0.9 | packet 8, density 0.5 | | whipped cream stabiliser | Sahnesteif, San-apart, Sahnefestiger
  custard-powder | BLS R481100 | 0.4 84.9 0.1 1 | packet 37, density 0.6 | | custard powder, vanilla pudding powder, vanilla pudding mix | Puddingpulver, Vanillepuddingpulver, Puddingpulver Vanille, Vanille-Puddingpulver, Puddingpulver Vanillegeschmack, Vanillesoßenpulver
  rosewater | 14411 | 0 0 0 0 | density 1.0 | | rose water, orange blossom water, rosewater | Rosenwasser, Orangenblütenwasser
  food-colouring | 14411 | 0 0 0 0 | density 1.0 | | food colouring, food coloring | Lebensmittelfarbe
  almond-extract | 2051 | 0.1 2.4 0 0 32.8 | density 0.88 | alcohol | almond extract | Bittermandelaroma, Rum-Aroma, Rumaroma, Butter-Vanille-Aroma, Zitronenaroma
  vinegar | 2068 | 0 0.3 0 0 | density 1.0 | sulphites flavours | vinegar, wine vinegar, red wine vinegar, white wine vinegar, sherry vinegar | Essig, Weinessig, Rotweinessig, Weißweinessig, Kräuteressig, Sherryessig, heller Essig
  white-vinegar | 2053 | 0 0 0 0 | density 1.0 | | white vinegar, distilled vinegar, malt vinegar, rice vinegar, distilled white vinegar, rice wine vinegar | Branntweinessig, Reisessig, Tafelessig, Essigessenz
  cider-vinegar | 2048 | 0 0.9 0 0 | density 1.0 | | cider vinegar, apple cider vinegar | Apfelessig
  balsamic-vinegar | 2069 | 0.5 17 0 0 | density 1.06 | sulphites | balsamic vinegar, balsamic, white balsamic vinegar, balsamic glaze | Balsamico, Balsamicoessig, Aceto balsamico, Balsamessig, weißer Balsamico, heller Balsamico, dunkler Balsamico, Crema di Balsamico, heller Balsamicoessig, Balsamicocreme
  mustard | 2046 | 3.7 1.8 3.3 4 | density 1.05 | mustard flavours | mustard, Dijon mustard, wholegrain mustard, English mustard, yellow mustard, grainy mustard, grain mustard | Senf, mittelscharfer Senf, Dijon-Senf, süßer Senf, Dijonsenf, körniger Senf, scharfer Senf, grober Senf, Estragonsenf
  soy-sauce | 16123 | 8.1 4.1 0.6 0.8 | density 1.15 | gluten soy | soy sauce, light soy sauce, dark soy sauce, soya sauce, low-sodium soy sauce | Sojasauce, Sojasoße, helle Sojasauce, dunkle Sojasauce, Shoyu
  tamari | 16124 | 10.5 4.8 0.1 0.8 | density 1.15 | soy | tamari, tamari soy sauce, coconut aminos | Tamari
  fish-sauce | 6179 | 5.1 3.6 0 0 | density 1.2 | fish | fish sauce, nam pla | Fischsauce, Fischsoße
  oyster-sauce | 6176 | 1.4 10.6 0.3 0.3 | density 1.2 | molluscs gluten | oyster sauce | Austernsauce, Austernsoße
  hoisin-sauce | 6175 | 3.3 41.3 3.4 2.8 | density 1.15 | soy gluten sesame | hoisin sauce, black bean sauce, hoisin | Hoisinsauce, Hoisin-Sauce
  teriyaki-sauce | 6112 | 5.9 15.5 0 0.1 | density 1.2 | soy gluten | teriyaki sauce, teriyaki | Teriyakisauce, Teriyaki-Sauce, Teriyakisoße
  worcestershire-sauce | 6971 | 0 19.5 0 0 | density 1.15 | fish | Worcestershire sauce | Worcestersauce, Worcestershiresauce, Worcestershire-Sauce, Worcestersoße
  hot-sauce | 6169 | 1.3 0.2 0.8 0.6 | density 1.0 | | hot sauce, Tabasco, chilli sauce, Tabasco sauce, hot pepper sauce | Tabasco, scharfe Sauce, Chilisauce, Chilisoße
  sriracha | 6633 | 1.9 13.7 0.9 2.2 | density 1.1 | | sriracha, sriracha sauce | Sriracha, Sriracha-Sauce
  sweet-chilli-sauce | 6151 | 0.9 42.1 1 0.7 | density 1.2 | | sweet chilli sauce, sweet chili sauce, plum sauce | süße Chilisauce, Sweet-Chili-Sauce, süß-scharfe Chilisauce, Asia-Sauce süß-sauer
  chilli-paste | BLS R146100 | 1.5 9.4 0.4 1.1 | density 1.05 | | chilli paste, chipotle in adobo, chipotles in adobo, sambal oelek, harissa, gochujang, chili paste, rose harissa, chipotle paste, harissa paste | Sambal Oelek, Harissa, Chilipaste, Gochujang, Ajvar, Harissapaste
  curry-paste | 6961 | 0.9 3.2 0.6 0.7 | density 1.1 | crustaceans | red curry paste, green curry paste, curry paste, Thai curry paste, Thai red curry paste, yellow curry paste | rote Currypaste, grüne Currypaste, Currypaste, gelbe Currypaste
  ketchup | 11935 | 1 27.1 0.1 0.3 | density 1.14 | | ketchup, tomato ketchup, catsup | Ketchup, Tomatenketchup, Curryketchup
  barbecue-sauce | 6150 | 0.8 39.9 0.6 0.9 | density 1.15 | | barbecue sauce, BBQ sauce, brown sauce | Barbecuesauce, BBQ-Sauce, Grillsauce, Barbecue-Sauce
  mayonnaise | 4025 | 1 0.6 74.9 0 | density 0.92 | eggs mustard | mayonnaise, mayo, aioli | Mayonnaise, Majonäse, Remoulade, Aioli, Salatmayonnaise, Mayo
  vegan-mayonnaise | 4029 | 0.1 15.8 47.7 0 | density 0.92 | soy | vegan mayonnaise, vegan mayo | vegane Mayonnaise, vegane Mayo
  salad-dressing | 4114 | 0.4 12.1 21.1 0 | density 1.0 | milk eggs fish mustard | salad dressing, vinaigrette, Italian dressing, Caesar dressing | Salatdressing, Vinaigrette, Salatsauce, Dressing
  ranch-dressing | 4639 | 1.3 5.9 44.5 0 | density 1.0 | milk eggs lactose | ranch dressing | Ranch-Dressing, Joghurtdressing
  pesto | 6626 | 9.8 8.3 37.6 1.8 | density 1.0, jar 190 | milk nuts | pesto, green pesto, basil pesto, fresh pesto | Pesto, grünes Pesto, Basilikumpesto, Pesto Genovese, Pesto alla Genovese
  red-pesto | 6627 | 5 4.4 42.4 1.7 | density 1.0, jar 190 | milk nuts | red pesto, sun-dried tomato pesto | rotes Pesto, Tomatenpesto, Pesto rosso
  pasta-sauce | 6931 | 1.4 5.6 1.6 1.8 | density 1.03, jar 400 | | pasta sauce, marinara sauce, spaghetti sauce, marinara | Nudelsauce, Nudelsoße, Pizzasauce, Pastasauce
  salsa | 6164 | 1.5 4.7 0.2 1.9 | density 1.05, jar 300 | | salsa, tomato salsa | Salsa, Tomatensalsa
  tzatziki | 1117 | 5.3 7 1.6 0 | density 1.0, tub 200 | milk lactose | tzatziki | Tzatziki, Zaziki, Tsatsiki
  relish | 11945 | 0.4 34 0.5 1.1 | density 1.03 | | relish, pickle relish, piccalilli | Relish, Gurkenrelish
  chutney | BLS R144100 | 0.6 68 0.3 1.4 | density 1.2, jar 250 | | chutney, mango chutney, onion chutney | Chutney, Mango-Chutney, Mangochutney
  gravy | 6116 | 3.8 4.4 2.4 0.4 | density 1.0 | meat gluten celery | gravy, beef gravy | Bratensoße, Bratensauce, Bratenfond, Bratensaft
  gravy-granules | 6118 | 10.7 57.4 9.6 2 | density 0.55 | gluten milk celery | gravy granules, gravy powder | Soßenpulver, Bratensoßenpulver, Soßenbinder
  white-sauce | 6166 | 3.8 9 10.6 0.2 | density 1.05 | milk lactose gluten | béchamel sauce, white sauce | Béchamelsauce, helle Sauce, Bechamelsauce
  hollandaise | BLS U990400 | 2.7 6 7.2 0.1 | density 0.95, packet 250 | milk eggs lactose | hollandaise sauce, hollandaise | Sauce Hollandaise, Hollandaise
  vegetable-stock | 6080 | 16.7 18 13.9 0 | density 0.6, cube 10, packet 10 | celery varieties | stock powder, bouillon powder, vegetable stock powder, stock cube, stock cubes, vegetable stock cube, bouillon cube, bouillon, stock granules, chicken stock cube, beef stock cube, vegetable bouillon powder, vegetable stock cubes, chicken stock cubes, bouillon cubes, stock pot | Gemüsebrühpulver, Brühpulver, gekörnte Brühe, Brühwürfel, Gemüsebrühwürfel, Gemüsebrühe Instant, Suppenwürfel, Bouillonwürfel, Instantbrühe, Suppenwürze, klare Brühe, Hühnerbrühwürfel, Gemüsebrühepulver, Instant-Gemüsebrühe, Streuwürze, Rinderbrühwürfel
  stock | 6615 | 0.2 1 0.1 0 | density 1.0 | celery | vegetable stock, stock, broth, vegetable broth, hot vegetable stock, hot stock | Gemüsebrühe, Brühe, Fond, Gemüsefond, Bouillon, heiße Gemüsebrühe, Suppe, Gemüsesuppe, heiße Brühe, Gemüsebouillon
  chicken-stock | 6194 | 0.6 0.4 0.2 0 | density 1.0 | poultry celery | chicken stock, chicken bouillon, chicken broth, hot chicken stock | Hühnerbrühe, Geflügelfond, Geflügelbrühe, Hühnerfond, Hühnersuppe
  beef-stock | 6008 | 1.1 0 0.2 0 | density 1.0 | meat celery | beef stock, beef bouillon, beef broth, hot beef stock, bone broth, lamb stock, veal stock, meat stock | Rinderbrühe, Fleischbrühe, Rinderfond, Rindsuppe, Kalbsfond, Wildfond, Rindersuppe, Bratenfond Rind, Lammfond, Rinderbouillon
  fish-stock | 6174 | 2.3 0 0.8 0 | density 1.0 | fish celery | fish stock, fish broth | Fischfond, Fischbrühe, dashi
  coconut-milk | 12118 | 2 2.8 21.3 0 | density 0.95, can 380 | | coconut milk, full-fat coconut milk, canned coconut milk | Kokosmilch
  light-coconut-milk | 14171 | 0.2 2.9 2.1 0 | density 0.98, can 400 | | light coconut milk, lite coconut milk, reduced-fat coconut milk | fettreduzierte Kokosmilch, leichte Kokosmilch
  coconut-cream | 12115 | 3.6 4.5 34.7 2.2 | density 0.98, can 200 | | coconut cream, creamed coconut | Kokoscreme, Kokossahne
  crisps | 19411 | 6.4 50.7 34 3.1 | handful 20, packet 150 | | crisps, potato chips | Chips, Kartoffelchips
  amaretti | BLS D660100 | 12.3 46.6 20.9 4.5 | piece 5, packet 200 | nuts eggs | amaretti, amaretti biscuits, macaroons | Amaretti, Amarettini, Makronen, Kokosmakronen
  nougat | BLS S451000 | 7.6 53 30.4 3 | packet 200 | nuts milk lactose | gianduja, nut nougat | Nougat, Nuss-Nougat, Nussnougat
`);
