import { foodTable } from './food-table.ts';

/** Vegetables and mushrooms, raw unless the name says otherwise. */
export const VEGETABLES = foodTable(`
  artichoke | 11007 | 3.3 5.1 0.2 5.4 | piece 120, edible 0.4 | | artichoke, artichokes, globe artichoke, globe artichokes | Artischocke, Artischocken
  artichoke-hearts | 11007 | 3.3 5.1 0.2 5.4 | piece 20, can 240, drained 0.6, jar 170 | | artichoke hearts, artichoke heart, canned artichokes, artichokes in oil, marinated artichokes | Artischockenherzen, Artischockenböden, eingelegte Artischocken, Artischocken aus dem Glas
  asparagus | 11011 | 2.2 1.8 0.1 2.1 | stalk 20, piece 20, bunch 300, edible 0.8, density 0.57 | varieties | asparagus, asparagus, green asparagus, white asparagus, asparagus spears | Spargel, Spargel, grüner Spargel, weißer Spargel, Spargelstangen
  aubergine | 11209 | 1 2.9 0.2 3 | piece 300, density 0.35 | | aubergine, aubergines, eggplant, eggplants | Aubergine, Auberginen, Melanzani, Melanzane
  bamboo-shoots | 11028 | 1.7 1.8 0.4 1.4 | can 140, density 0.55 | | bamboo shoots, canned bamboo shoots | Bambussprossen
  bean-sprouts | 11043 | 3 4.1 0.2 1.8 | handful 50, density 0.44 | | bean sprouts, beansprouts, mung bean sprouts, sprouts | Sojasprossen, Mungbohnensprossen, Mungobohnenkeimlinge, Sprossen, Bohnensprossen
  beetroot | 11080 | 1.6 6.8 0.2 2.8 | piece 130, bunch 500, density 0.57 | | beetroot, beetroots, beet, beets, red beet | Rote Bete, Rote Bete, Rote Beete, Rote Rübe, Rote Rüben, Rande, Randen, Rohnen
  cooked-beetroot | 11084 | 0.9 5.4 0.1 1.8 | piece 100, density 0.66 | | cooked beetroot, vacuum-packed beetroot, pickled beetroot | gekochte Rote Bete, vorgegarte Rote Bete, eingelegte Rote Bete
  bell-pepper | 11821 | 1 3.9 0.3 2.1 | piece 150, density 0.63 | varieties | red pepper, red peppers, bell pepper, bell peppers, peppers, sweet pepper, red bell pepper, pointed pepper, romano pepper, capsicum | Paprika, Paprika, Paprikaschote, Paprikaschoten, rote Paprika, Spitzpaprika, Gemüsepaprika, rote Paprikaschote, Peperoni rot
  yellow-pepper | 11951 | 1 5.4 0.2 0.9 | piece 150 | | yellow pepper, yellow peppers, orange pepper, yellow bell pepper | gelbe Paprika, gelbe Paprikaschote, gelbe Paprikaschoten, orange Paprika
  green-pepper | 11333 | 0.9 2.9 0.2 1.7 | piece 150, density 0.63 | | green pepper, green peppers, green bell pepper | grüne Paprika, grüne Paprikaschote, grüne Paprikaschoten
  roasted-peppers | 11916 | 0.8 2.7 0.3 1.2 | jar 290, piece 70, density 0.59 | | roasted red peppers, roasted peppers, jarred peppers | gegrillte Paprika, geröstete Paprika, eingelegte Paprika, Röstpaprika
  broccoli | 11090 | 2.8 4 0.4 2.6 | piece 400, head 400, density 0.38 | | broccoli, broccoli, broccoli florets | Brokkoli, Brokkoli, Broccoli, Brokkoliröschen
  tenderstem | 11096 | 3.2 0.2 0.5 2.7 | bunch 200, density 0.17 | | tenderstem broccoli, broccolini, purple sprouting broccoli | Bimi, wilder Brokkoli
  brussels-sprouts | 11098 | 3.4 5.2 0.3 3.8 | piece 18, density 0.37 | | Brussels sprouts, Brussels sprout | Rosenkohl, Rosenkohl, Kohlsprossen
  cabbage | 11109 | 1.3 3.3 0.1 2.5 | piece 900, head 900, leaf 30, density 0.38 | | cabbage, cabbages, white cabbage, green cabbage, sweetheart cabbage, pointed cabbage | Weißkohl, Weißkohl, Kohl, Weißkraut, Kraut, Spitzkohl, Spitzkraut, Kabis
  red-cabbage | 11112 | 1.4 5.3 0.2 2.1 | piece 900, head 900, density 0.38 | | red cabbage, red cabbages | Rotkohl, Rotkohl, Rotkraut, Blaukraut, Rotkabis
  savoy-cabbage | 11114 | 2 3 0.1 3.1 | piece 800, head 800, leaf 30, density 0.3 | | savoy cabbage, savoy | Wirsing, Wirsing, Wirsingkohl
  chinese-cabbage | 11119 | 1.2 2 0.2 1.2 | piece 600, head 600, density 0.32 | | Chinese cabbage, Chinese leaf, Chinese leaves, napa cabbage | Chinakohl
  pak-choi | 11116 | 1.5 1.2 0.2 1 | piece 150, density 0.3 | | pak choi, bok choy, pak choy | Pak Choi, Pak-Choi
  carrot | 11124 | 0.9 6.8 0.2 2.8 | piece 80, bunch 350, stick 10, density 0.54 | varieties | carrot, carrots | Karotte, Karotten, Möhre, Möhren, Mohrrübe, Mohrrüben, gelbe Rübe, gelbe Rüben, Rüebli
  cauliflower | 11135 | 1.9 3 0.3 2 | piece 700, head 700, density 0.45 | | cauliflower, cauliflowers, cauliflower florets | Blumenkohl, Blumenkohl, Karfiol, Blumenkohlröschen
  celeriac | 11141 | 1.5 7.4 0.3 1.8 | piece 600, density 0.66 | celery | celeriac, celeriacs, celery root | Knollensellerie, Knollensellerie, Sellerie, Sellerieknolle
  celery | 11143 | 0.7 1.4 0.2 1.6 | stalk 40, piece 40, bunch 400, head 400, density 0.43 | celery | celery, celery, celery stick, celery sticks | Staudensellerie, Staudensellerie, Stange Sellerie, Stangen Sellerie, Stangensellerie, Bleichsellerie
  chard | 11147 | 1.8 2.1 0.2 1.6 | bunch 300, leaf 40, density 0.15 | | chard, chard, Swiss chard | Mangold
  chicory | 11151 | 0.9 0.9 0.1 3.1 | piece 120, density 0.38 | | chicory, chicory, Belgian endive, endives | Chicorée, Chicoree, Chicorée
  chilli | 11819 | 1.9 7.3 0.4 1.5 | piece 15, density 0.63 | | chilli, chillies, chili, chilis, chilies, chile, red chilli, red chillies, red chili, red chili pepper, chilli pepper, chili pepper, bird's eye chilli | Chilischote, Chilischoten, Chili, Chilis, Peperoni, rote Chilischote, rote Chili, Peperoncino, Chilischote rot
  green-chilli | 11670 | 2 8 0.2 1.5 | piece 15, density 0.63 | | green chilli, green chillies, green chili, jalapeño, jalapeños, jalapeno pepper, serrano pepper | grüne Chilischote, grüne Chili, Jalapeño, Jalapeños
  courgette | 11477 | 1.2 2.1 0.3 1 | piece 200, density 0.52 | | courgette, courgettes, zucchini, zucchinis | Zucchini, Zucchini, Zucchetti, Zucchino
  cress | 11203 | 2.6 4.4 0.7 1.1 | handful 10, packet 30, density 0.21 | | cress, garden cress | Kresse, Gartenkresse
  cucumber | 11205 | 0.7 3.1 0.1 0.5 | piece 350, cm 12, slice 7, density 0.44 | | cucumber, cucumbers | Gurke, Gurken, Salatgurke, Salatgurken, Schlangengurke, Minigurke, Landgurke
  gherkin | 11937 | 0.5 1.4 0.3 1 | piece 35, jar 360, drained 0.55 | mustard | gherkin, gherkins, pickle, pickles, dill pickle, dill pickles, cornichon, cornichons, pickled cucumber, pickled gherkins | Gewürzgurke, Gewürzgurken, Essiggurke, Essiggurken, Cornichons, saure Gurke, saure Gurken, Salzgurke, Essiggurkerl
  endive | 11213 | 1.3 0.3 0.2 3.1 | piece 350, head 350, density 0.21 | | endive, curly endive, frisée | Endivie, Endiviensalat, Endivien, Frisée, Friséesalat
  fennel | 11957 | 1.2 4.2 0.2 3.1 | piece 230, head 230, density 0.37 | | fennel, fennel bulbs, fennel bulb | Fenchel, Fenchel, Fenchelknolle, Fenchelknollen
  garlic | 11215 | 6.4 31 0.5 2.1 | clove 4, piece 4, head 40, density 0.57 | | garlic, garlic, clove garlic | Knoblauch, Knoblauch, Knofi
  ginger | 11216 | 1.8 15.8 0.8 2 | piece 25, cm 6, knob 15, slice 3, density 0.6 | | ginger, ginger, ginger root, fresh ginger, root ginger | Ingwer, Ingwer, Ingwerwurzel, Ingwerknolle
  green-beans | 11052 | 1.8 4.3 0.2 2.7 | handful 70, can 220, density 0.42 | | green beans, green bean, French beans, runner beans, fine beans, string beans | grüne Bohnen, grüne Bohne, Buschbohnen, Prinzessbohnen, Brechbohnen, Fisolen, Stangenbohnen, Bohnen
  broad-beans | 11088 | 5.6 7.5 0.6 4.2 | edible 1, density 0.46 | | broad beans, broad bean, fava beans | dicke Bohnen, Saubohnen, Ackerbohnen, Favabohnen
  horseradish | 2055 | 1.2 8 0.7 3.3 | density 1.0 | sulphites | horseradish, wasabi, wasabi paste, horseradish sauce, grated horseradish, prepared horseradish, creamed horseradish | Meerrettich, Wasabi, Wasabipaste, Kren, Tafelmeerrettich, Sahnemeerrettich
  jerusalem-artichoke | 11226 | 2 15.8 0 1.6 | piece 60, density 0.63 | | Jerusalem artichoke, Jerusalem artichokes | Topinambur
  kale | 11233 | 4.3 5.2 0.9 3.6 | handful 40, bunch 250, density 0.07 | | kale, kale, curly kale, cavolo nero | Grünkohl, Grünkohl, Federkohl, Schwarzkohl
  kimchi | 11118 | 1.1 0.8 0.5 1.6 | density 0.63 | fish | kimchi, kimchee | Kimchi
  kohlrabi | 11241 | 1.7 2.6 0.1 3.6 | piece 250, density 0.57 | | kohlrabi, kohlrabis | Kohlrabi, Kohlrabi
  lambs-lettuce | 11190 | 2 3.6 0.4 0 | handful 25, packet 150, density 0.24 | | lamb's lettuce, lambs lettuce, corn salad, mâche | Feldsalat, Rapunzel, Vogerlsalat, Nüsslisalat, Ackersalat
  leek | 11246 | 1.5 12.4 0.3 1.8 | piece 150, stalk 150, density 0.38 | | leek, leeks | Lauch, Lauch, Porree, Lauchstange, Lauchstangen, Porreestange
  lettuce | 11250 | 1.4 1.1 0.2 1.1 | piece 250, head 250, leaf 10, handful 30, density 0.23 | | lettuce, lettuces, butterhead lettuce, butter lettuce, green salad, salad leaves, mixed salad leaves, mixed leaves, mixed greens | Kopfsalat, Kopfsalat, Blattsalat, grüner Salat, Salat, Salatblätter, Pflücksalat, Eichblattsalat, Lollo rosso, gemischter Salat
  iceberg-lettuce | 11252 | 0.9 1.8 0.1 1.2 | piece 450, head 450, leaf 15, density 0.3 | | iceberg lettuce, iceberg | Eisbergsalat, Eissalat
  romaine | 11251 | 1.2 1.2 0.3 2.1 | piece 300, head 300, leaf 12, density 0.2 | | romaine lettuce, romaine, cos lettuce, little gem, little gem lettuce, baby gem lettuce | Römersalat, Romanasalat, Römersalatherzen, Salatherzen, Romana-Salat, Romanasalatherzen
  rocket | 11959 | 2.6 2.1 0.7 1.6 | handful 20, bunch 80, packet 100, density 0.08 | | rocket, rocket, arugula, rucola | Rucola, Rucola, Rauke
  mushroom | 11266 | 2.5 3.7 0.1 0.6 | piece 15, handful 80, can 230, density 0.37 | varieties | mushroom, mushrooms, brown mushrooms, cremini, chestnut mushrooms, cremini mushrooms, white mushrooms, button mushrooms, fresh mushrooms | Champignon, Champignons, braune Champignons, Pilz, Pilze, weiße Champignons, Egerlinge, frische Pilze
  portobello | 11265 | 2.1 2.6 0.4 1.3 | piece 85, density 0.36 | | portobello mushroom, portobello mushrooms, portobello, flat mushrooms | Portobello, Riesenchampignon, Riesenchampignons
  shiitake | 11238 | 2.2 4.3 0.5 2.5 | piece 15 | | shiitake, shiitake mushrooms, shiitakes | Shiitake, Shiitakepilze, Shiitake-Pilze
  oyster-mushroom | 11987 | 3.3 3.8 0.4 2.3 | piece 15 | | oyster mushrooms, oyster mushroom, king oyster mushrooms | Austernpilze, Austernpilz, Austernseitlinge, Kräuterseitlinge, Kräuterseitling
  chanterelle | 11239 | 1.5 3.1 0.5 3.8 | handful 60, density 0.23 | | chanterelles, chanterelle | Pfifferlinge, Pfifferling, Eierschwammerl
  dried-mushrooms | 11268 | 9.6 63.9 1 11.5 | piece 4, handful 15 | | dried mushrooms, dried porcini, dried porcini mushrooms, dried shiitake, porcini mushrooms, dried ceps | getrocknete Pilze, getrocknete Steinpilze, getrocknete Shiitake, Mu-Err-Pilze
  okra | 11278 | 1.9 4.3 0.2 3.2 | piece 12, density 0.42 | | okra, okra pods, ladies fingers | Okra, Okraschoten
  onion | 11282 | 1.1 7.6 0.1 1.7 | piece 110, slice 10, bunch 300, density 0.68 | varieties | onion, onions, yellow onion, red onion, red onions, white onion, brown onion, sweet onion | Zwiebel, Zwiebeln, rote Zwiebel, rote Zwiebeln, weiße Zwiebel, Gemüsezwiebel, Haushaltszwiebel, Zwiebelwürfel
  shallot | 11677 | 2.5 13.6 0.1 3.2 | piece 30, density 0.68 | | shallot, shallots, banana shallot, banana shallots | Schalotte, Schalotten
  spring-onion | 11291 | 1.8 4.7 0.2 2.6 | piece 15, stalk 15, bunch 120, density 0.42 | | spring onion, spring onions, scallion, scallions, green onion, green onions, salad onions | Frühlingszwiebel, Frühlingszwiebeln, Lauchzwiebel, Lauchzwiebeln, Jungzwiebel, Jungzwiebeln, Frühlingslauch
  parsnip | 11298 | 1.2 13.1 0.3 4.9 | piece 120, density 0.56 | | parsnip, parsnips | Pastinake, Pastinaken
  parsley-root | BLS G670100 | 2.9 13.8 0.5 2.1 | piece 60 | | parsley root, parsley roots | Petersilienwurzel, Petersilienwurzeln, Wurzelpetersilie
  soup-vegetables | 11124 | 0.9 6.8 0.2 2.8 | bunch 350, density 0.54 | celery | soup vegetables, mirepoix, soup greens | Suppengrün, Suppengemüse, Wurzelgemüse, Wurzelwerk
  peas | 11304 | 5.4 8.8 0.4 5.7 | handful 60, can 280, density 0.61 | | peas, peas, frozen peas, garden peas, petits pois, green peas | Erbsen, Erbsen, TK-Erbsen, grüne Erbsen, tiefgekühlte Erbsen, Erbse
  canned-peas | 11308 | 4.5 6.5 0.8 4.9 | can 280, drained 0.65, density 0.74 | | tinned peas, canned peas, peas from a can, mushy peas | Erbsen aus der Dose, Dosenerbsen
  sugar-snap-peas | 11300 | 2.8 5 0.2 2.6 | handful 60, density 0.41 | | sugar snap peas, mangetout, snow peas, sugar snaps | Zuckerschoten, Zuckerschote, Kaiserschoten, Zuckererbsen
  potato | 11352 | 2.1 15.4 0.1 2.1 | piece 150, slice 15, density 0.63 | varieties | potato, potatoes, waxy potatoes, floury potatoes, new potatoes, baby potatoes, baking potatoes, Maris Piper potatoes | Kartoffel, Kartoffeln, festkochende Kartoffeln, mehlig kochende Kartoffeln, mehligkochende Kartoffeln, vorwiegend festkochende Kartoffeln, Erdäpfel, Erdapfel, Pellkartoffeln, Drillinge, Babykartoffeln, Salzkartoffeln, Gschwellti
  sweet-potato | 11507 | 1.6 17.1 0.1 3 | piece 250, density 0.56 | | sweet potato, sweet potatoes | Süßkartoffel, Süßkartoffeln, Batate
  french-fries | BLS K130200 | 2.2 20.2 3.2 2.3 | handful 60 | | chips, oven chips, French fries, frozen fries, fries | Pommes frites, Pommes, Backofen-Pommes
  pumpkin | 11422 | 1 6 0.1 0.5 | piece 1000, slice 100, edible 0.7, density 0.49 | | pumpkin, pumpkins | Kürbis, Kürbisse, Hokkaido, Hokkaidokürbis, Hokkaido-Kürbis, Muskatkürbis, Muskatkürbisfleisch, Kürbisfleisch, Speisekürbis
  butternut-squash | 11485 | 1 9.7 0.1 2 | piece 1000, edible 0.84, density 0.59 | | butternut squash, butternut, squash, winter squash, acorn squash, delicata squash, spaghetti squash, kabocha squash | Butternut, Butternusskürbis, Butternut-Kürbis, Butternutkürbis
  pumpkin-puree | 11424 | 1.1 5.2 0.3 2.9 | can 425, density 1.04 | | pumpkin purée, canned pumpkin, pumpkin puree | Kürbispüree, Kürbismus
  radicchio | 11952 | 1.4 3.6 0.3 0.9 | piece 200, head 200, density 0.17 | | radicchio | Radicchio
  radish | 11429 | 0.7 1.8 0.1 1.6 | piece 9, bunch 150, density 0.49 | | radish, radishes | Radieschen, Radieschen
  white-radish | 11430 | 0.6 2.5 0.1 1.6 | piece 300, cm 15, density 0.49 | | daikon, mooli, white radish | Rettich, weißer Rettich, Radi, Daikon
  rhubarb | 9307 | 0.9 2.7 0.2 1.8 | stalk 80, piece 80, density 0.52 | | rhubarb, rhubarb | Rhabarber, Rhabarber, Rhabarberstangen
  salsify | 11437 | 3.3 15.3 0.2 3.3 | piece 60, density 0.56 | | salsify, black salsify | Schwarzwurzel, Schwarzwurzeln
  sauerkraut | 11439 | 0.9 1.4 0.1 2.9 | can 285, jar 350, packet 500, density 0.6 | | sauerkraut | Sauerkraut, Weinsauerkraut
  spinach | 11457 | 2.9 1.4 0.4 2.2 | handful 30, packet 250, bunch 250, density 0.13 | | spinach, baby spinach, frozen spinach, spinach leaves, leaf spinach, chopped spinach | Spinat, Blattspinat, Babyspinat, TK-Spinat, TK-Blattspinat, junger Spinat, Rahmspinat
  swede | 11435 | 1.1 6.3 0.2 2.3 | piece 600, density 0.59 | | swede, swedes, rutabaga | Steckrübe, Steckrüben, Kohlrübe
  turnip | 11564 | 0.9 4.6 0.1 1.8 | piece 120, density 0.55 | | turnip, turnips | weiße Rübe, Mairübe, Mairübchen, Navet, Teltower Rübchen
  sweetcorn | 11172 | 2.3 12.3 1.2 2 | can 285, drained 0.65, piece 150, jar 285, density 0.69 | | sweetcorn, sweetcorn, corn, canned corn, tinned sweetcorn, corn kernels, sweet corn, frozen corn | Mais, Mais, Zuckermais, Gemüsemais, Dosenmais, Maiskörner, Kukuruz, Mais aus der Dose
  corn-cob | 11167 | 3.3 16.7 1.4 2 | piece 140, edible 0.5, density 0.61 | | corn on the cob, corn cobs, corn cob, ear of corn, ears of corn, ears corn | Maiskolben, Maiskolben
  tomato | 11529 | 0.9 2.7 0.2 1.2 | piece 120, slice 15, can 400, density 0.63 | varieties | tomato, tomatoes, tomatillos, vine tomato, vine tomatoes, ripe tomatoes, plum tomatoes, Roma tomatoes, beef tomato | Tomate, Tomaten, Rispentomate, Rispentomaten, Strauchtomaten, Fleischtomate, Fleischtomaten, Paradeiser, Eiertomaten, Romatomaten
  cherry-tomato | 11529 | 0.9 2.7 0.2 1.2 | piece 15, handful 100, packet 250, density 0.63 | | cherry tomatoes, cherry tomato, baby plum tomatoes, grape tomatoes, cocktail tomatoes | Kirschtomaten, Kirschtomate, Cocktailtomaten, Cherrytomaten, Datteltomaten, Cocktailtomate, Cherrystrauchtomaten
  canned-tomatoes | 11531 | 0.8 1.6 0.3 1.9 | can 400, jar 400, density 1.01 | | canned tomatoes, chopped tomatoes, tinned tomatoes, diced tomatoes, plum tomatoes in juice, canned plum tomatoes, tinned chopped tomatoes, canned diced tomatoes, whole peeled tomatoes | Dosentomaten, gehackte Tomaten, stückige Tomaten, Tomaten aus der Dose, geschälte Tomaten, Tomatenstücke, Pizzatomaten, Pelati, Tomaten in Stücken, Dose Tomaten
  crushed-tomatoes | 11693 | 1.6 5.4 0.3 1.9 | can 400, density 1.02 | | crushed tomatoes, crushed canned tomatoes, polpa | Tomatenpolpa, Polpa
  passata | 11547 | 1.7 7.1 0.2 1.9 | can 400, packet 500, bottle 700, jar 700, density 1.03 | | passata, tomato passata, sieved tomatoes, strained tomatoes, tomato puree canned | passierte Tomaten, Tomatenpassata, Passata
  tomato-paste | 11546 | 4.3 14.8 0.5 4.1 | density 1.1, can 70, packet 200 | | tomato paste, tomato purée, concentrated tomato puree, sun-dried tomato paste | Tomatenmark, Paradeismark, Tomatenpüree
  tomato-sauce | 11549 | 1.2 3.8 0.3 1.5 | can 400, jar 400, density 1.03 | | tomato sauce | Tomatensauce, Tomatensoße, Tomatensugo
  dried-tomatoes | 11955 | 14.1 43.5 3 12.3 | piece 5, density 0.23 | | sun-dried tomatoes, dried tomatoes, sundried tomatoes | getrocknete Tomaten, Trockentomaten
  dried-tomatoes-in-oil | 11956 | 5.1 17.5 14.1 5.8 | piece 6, jar 180, density 0.46 | | sun-dried tomatoes in oil, oil-packed sun-dried tomatoes | getrocknete Tomaten in Öl, in Öl eingelegte getrocknete Tomaten
  water-chestnuts | 11590 | 0.9 9.8 0.1 2.5 | can 140, density 0.59 | | water chestnuts | Wasserkastanien
  watercress | 11591 | 2.3 0.8 0.1 0.5 | bunch 85, handful 20, density 0.14 | | watercress | Brunnenkresse
  mixed-vegetables | 11583 | 3.3 9.5 0.5 4 | packet 450, can 250 | celery | mixed vegetables, frozen mixed vegetables, frozen vegetables, vegetables, stir-fry vegetables | Gemüse, gemischtes Gemüse, TK-Gemüse, Mischgemüse, Buttergemüse, Kaisergemüse, Wokgemüse, Pfannengemüse
  seaweed | BLS G995000 | 38.3 1.8 4.4 30.6 | sheet 2.5, leaf 2.5 | | nori, nori sheets, nori seaweed | Nori, Noriblätter, Nori-Blätter, Algenblätter
  wakame | 11669 | 3 8.6 0.6 0.5 | | | wakame, seaweed | Wakame, Algen
  lemongrass | 11972 | 1.8 25.3 0.5 0 | stalk 15, piece 15, density 0.28 | | lemongrass, lemongrass stalks, lemon grass | Zitronengras, Zitronengras
  olive | 9195 | 1 0.5 15.3 3.3 | piece 4, handful 30, can 170, jar 170, density 0.6 | | olives, olives, olive, green olives, stuffed olives | Oliven, Oliven, Olive, grüne Oliven
  black-olive | 9193 | 0.8 3.1 10.7 3.2 | piece 4, handful 30, can 170, jar 170, density 0.6 | | black olives, black olive, Kalamata olives, pitted black olives | schwarze Oliven, schwarze Olive, Kalamata-Oliven, Kalamata
  capers | 2054 | 2.4 1.7 0.9 3.2 | jar 60, density 0.58 | | capers, caper | Kapern, Kaper, Kapernäpfel
  sorrel | BLS G263100 | 3.2 1.2 0.4 2 | bunch 50, handful 15 | | sorrel | Sauerampfer
  romanesco | BLS G350100 | 2.4 5.3 0.3 2.9 | piece 500, head 500 | | romanesco | Romanesco
  spring-greens | 11161 | 3 1.4 0.6 4 | handful 30, bunch 250, density 0.15 | | spring greens, collard greens, mustard greens, turnip greens, beet greens | Stielmus, Rübstiel
  porcini | BLS K718100 | 5.4 3.3 0.4 6 | piece 30 | | fresh porcini, ceps | Steinpilze, Steinpilz, frische Steinpilze
  hominy | 20330 | 1.5 11.8 0.9 2.5 | can 255, drained 0.6, density 0.68 | | hominy | Hominy
  fried-onions | BLS G860192 | 5.9 34.4 44.5 5.6 | density 0.25, handful 15, packet 150 | gluten | crispy fried onions, fried onions, French fried onions | Röstzwiebeln, geröstete Zwiebeln
`);
