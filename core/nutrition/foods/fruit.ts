import { foodTable } from './food-table.ts';

/** Fruit fresh, dried and tinned, and what is pressed of citrus fruit. */
export const FRUIT = foodTable(`
  apple | 9003 | 0.3 11.4 0.2 2.4 | piece 160, slice 15, density 0.53 | varieties | apple, apples, eating apple, cooking apple, Bramley apple | Apfel, Äpfel, Boskop, Kochapfel
  apple-sauce | 9401 | 0.2 10.2 0.1 1.1 | jar 360, density 1.03 | | apple sauce, applesauce, apple purée | Apfelmus, Apfelkompott, Apfelmark
  dried-apple | 9011 | 0.9 57.2 0.3 8.7 | piece 6, handful 25, density 0.36 | sulphites | dried apple, dried apples, dried apple rings | getrocknete Äpfel, Apfelringe, getrocknete Apfelringe
  apricot | 9021 | 1.4 9.1 0.4 2 | piece 35, can 240, density 0.66 | | apricot, apricots | Aprikose, Aprikosen, Marille, Marillen
  dried-apricot | 9032 | 3.4 55.3 0.5 7.3 | piece 7, handful 35, density 0.55 | sulphites | dried apricots, dried apricot | getrocknete Aprikosen, Trockenaprikosen, Softaprikosen, Dörraprikosen, getrocknete Marillen
  avocado | 9037 | 2 1.8 14.7 6.7 | piece 150, edible 0.74, density 0.63 | | avocado, avocados | Avocado, Avocados
  banana | 9040 | 1.1 20.2 0.3 2.6 | piece 118, edible 0.64, density 0.95 | | banana, bananas | Banane, Bananen
  blackberry | 9042 | 1.4 4.3 0.5 5.3 | piece 6, handful 60, packet 150, density 0.61 | | blackberries, blackberries, blackberry | Brombeeren, Brombeeren, Brombeere
  blueberry | 9050 | 0.7 12.1 0.3 2.4 | piece 1.5, handful 60, packet 150, density 0.63 | | blueberries, blueberries, blueberry, bilberries | Heidelbeeren, Heidelbeeren, Blaubeeren, Blaubeere, Heidelbeere, Schwarzbeeren
  cherry | 9070 | 1.1 13.9 0.2 2.1 | piece 8, handful 80, jar 360, can 240, density 0.58 | | cherries, cherries, cherry, sweet cherries | Kirschen, Kirschen, Kirsche, Süßkirschen
  sour-cherry | 9063 | 1 10.6 0.3 1.6 | piece 8, jar 360, drained 0.52, density 0.66 | | sour cherries, sour cherry, morello cherries | Sauerkirschen, Sauerkirsche, Schattenmorellen, Weichseln
  cranberry | 9078 | 0.5 8.4 0.1 3.6 | handful 50, density 0.46 | | cranberries, fresh cranberries, frozen cranberries, cranberry | Cranberrys, frische Cranberrys, Cranberries, Preiselbeeren, Moosbeeren
  dried-cranberry | 9079 | 0.2 77.5 1.1 5.3 | handful 30, density 0.68 | sulphites | dried cranberries, dried cranberry | getrocknete Cranberrys, getrocknete Cranberries
  lingonberry-jam | 9081 | 0.9 39.3 0.2 1.1 | density 1.17, jar 400 | | cranberry sauce, lingonberry jam, cranberry jelly | Preiselbeeren aus dem Glas, Preiselbeerkompott, Wildpreiselbeeren, Preiselbeermarmelade, Cranberrysauce
  redcurrant | 9084 | 1.4 9.5 0.2 4.3 | handful 60, density 0.47 | | redcurrants, red currants, redcurrant, white currants | Johannisbeeren, rote Johannisbeeren, Johannisbeere, Ribiseln
  blackcurrant | 9083 | 1.4 15.4 0.4 0 | handful 60, density 0.47 | | blackcurrants, blackcurrant, black currants | schwarze Johannisbeeren, Cassis
  currants | 9085 | 4.1 67.3 0.3 6.8 | handful 30, density 0.61 | sulphites | currants, dried currants | Korinthen
  date | 9087 | 2.5 67 0.4 8 | piece 8, handful 40, density 0.62 | sulphites | dates, dates, date, pitted dates | Datteln, Datteln, Dattel, getrocknete Datteln
  medjool-date | 9421 | 1.8 68.3 0.2 6.7 | piece 24 | | Medjool dates, Medjool date | Medjool-Datteln, Medjool-Dattel
  elderberry | 9088 | 0.7 11.4 0.5 7 | density 0.61 | | elderberries, elderberry | Holunderbeeren
  fig | 9089 | 0.8 16.3 0.3 2.9 | piece 50 | | fig, figs, fresh figs | Feige, Feigen, frische Feigen
  dried-fig | 9094 | 3.3 54.1 0.9 9.8 | piece 8, handful 40, density 0.63 | sulphites | dried figs, dried fig | getrocknete Feigen, Trockenfeigen
  gooseberry | 9107 | 0.9 5.9 0.6 4.3 | handful 70, density 0.63 | | gooseberries, gooseberry | Stachelbeeren, Stachelbeere
  grapefruit | 9112 | 0.8 9.1 0.1 1.6 | piece 240, edible 0.5, density 0.97 | | grapefruit, grapefruits, pink grapefruit | Grapefruit, Grapefruits, Pampelmuse
  grape | 9132 | 0.7 17.2 0.2 0.9 | piece 5, handful 80, density 0.64 | varieties | grapes, grapes, grape, red grapes, green grapes, seedless grapes | Trauben, Trauben, Weintrauben, Traube, Weintraube, kernlose Trauben
  kiwi | 9148 | 1.1 11.7 0.5 3 | piece 69, density 0.76 | | kiwi, kiwis, kiwifruit, kiwi fruit | Kiwi, Kiwis
  lemon | 9150 | 1.1 6.5 0.3 2.8 | piece 60, slice 8, edible 0.53, density 0.9 | | lemon, lemons, unwaxed lemon, organic lemon | Zitrone, Zitronen, Biozitrone, Bio-Zitrone, unbehandelte Zitrone
  lemon-juice | 9152 | 0.4 6.6 0.2 0.3 | piece 40, density 1.02 | | lemon juice, fresh lemon juice, freshly squeezed lemon juice | Zitronensaft, frisch gepresster Zitronensaft
  lemon-zest | 9156 | 1.5 5.4 0.3 10.6 | piece 4, density 0.4 | | lemon zest, lemon peel, lemon rind, grated lemon zest | Zitronenschale, Zitronenabrieb, abgeriebene Zitronenschale, Zitronenzesten, geriebene Zitronenschale
  lime | 9159 | 0.7 7.7 0.2 2.8 | piece 50, slice 10, edible 0.84 | | lime, limes | Limette, Limetten, Limone, Limonen
  lime-juice | 9160 | 0.4 8 0.1 0.4 | piece 30, density 1.02 | | lime juice, fresh lime juice | Limettensaft, frischer Limettensaft
  lime-zest | 9156 | 1.5 5.4 0.3 10.6 | piece 3, density 0.4 | | lime zest, lime peel | Limettenschale, Limettenabrieb
  mango | 9176 | 0.8 13.4 0.4 1.6 | piece 250, edible 0.71, density 0.7 | | mango, mangoes, mangos | Mango, Mangos, Mangofruchtfleisch
  melon | 9181 | 0.8 7.3 0.2 0.9 | piece 550, slice 80, edible 0.51, density 0.75 | varieties | melon, melons, cantaloupe, honeydew melon, galia melon | Melone, Melonen, Honigmelone, Galiamelone, Cantaloupe-Melone
  watermelon | 9326 | 0.6 7.2 0.2 0.4 | piece 2500, slice 280, edible 0.52, density 0.65 | | watermelon, watermelons | Wassermelone, Wassermelonen
  nectarine | 9191 | 1.1 8.9 0.3 1.7 | piece 140, density 0.6 | | nectarine, nectarines | Nektarine, Nektarinen
  orange | 9200 | 0.9 9.4 0.1 2.4 | piece 150, slice 15, edible 0.73, density 0.76 | | orange, oranges, blood orange, organic orange | Orange, Orangen, Apfelsine, Apfelsinen, Blutorange, Bio-Orange, Bioorange, Blutorangen
  orange-juice | 9207 | 0.7 10.7 0.2 0.3 | piece 75, density 1.05 | | orange juice, juice, freshly squeezed orange juice | Orangensaft, Saft, frisch gepresster Orangensaft
  orange-zest | 9216 | 1.5 14.4 0.2 10.6 | piece 6, density 0.4 | | orange zest, orange peel, grated orange zest | Orangenschale, Orangenabrieb, abgeriebene Orangenschale, Orangenzesten
  papaya | 9226 | 0.5 9.1 0.3 1.7 | piece 300, edible 0.62, density 0.61 | | papaya, papayas | Papaya, Papayas
  passion-fruit | 9231 | 2.2 13 0.7 10.4 | piece 18, edible 0.52, density 1 | | passion fruit, passion fruits, passionfruit | Passionsfrucht, Passionsfrüchte, Maracuja, Maracujas
  peach | 9236 | 0.9 8 0.3 1.5 | piece 150, can 240, density 0.65 | | peach, peaches | Pfirsich, Pfirsiche
  canned-peach | 9238 | 0.6 10.3 0 1.3 | piece 80, can 480, drained 0.58, density 1.06 | | tinned peaches, canned peaches, peach halves, canned peach halves | Pfirsiche aus der Dose, Dosenpfirsiche, Pfirsichhälften
  pear | 9252 | 0.4 12.1 0.1 3.1 | piece 165, can 240, density 0.59 | varieties | pear, pears | Birne, Birnen
  persimmon | 9263 | 0.6 15 0.2 3.6 | piece 168 | | persimmon, persimmons, sharon fruit | Kaki, Kakis, Sharonfrucht
  pineapple | 9266 | 0.5 11.7 0.1 1.4 | piece 900, slice 80, edible 0.51, density 0.7 | | pineapple, pineapples, fresh pineapple | Ananas, Ananas, frische Ananas
  canned-pineapple | 9354 | 0.5 14.3 0.1 1.3 | slice 30, piece 30, can 340, drained 0.6, density 0.77 | | canned pineapple, tinned pineapple, pineapple rings, pineapple chunks, pineapple pieces | Ananas aus der Dose, Dosenananas, Ananasringe, Ananasscheiben, Ananasstücke
  plantain | 9277 | 1.3 29.6 0.4 2.3 | piece 180, edible 0.65, density 0.63 | | plantain, plantains | Kochbanane, Kochbananen
  plum | 9279 | 0.7 10 0.3 1.4 | piece 60, handful 120, density 0.7 | varieties | plum, plums, damsons | Pflaume, Pflaumen, Zwetschge, Zwetschgen, Zwetschke, Zwetschken, Mirabellen
  prune | 9291 | 2.2 56.8 0.4 7.1 | piece 8, handful 40, density 0.74 | sulphites | prunes, prunes, prune, dried plums | Backpflaumen, Backpflaumen, Trockenpflaumen, getrocknete Pflaumen, Dörrpflaumen, Dörrzwetschgen
  pomegranate | 9286 | 1.7 14.7 1.2 4 | piece 160, handful 50, edible 0.56, density 0.74 | | pomegranate, pomegranates | Granatapfel, Granatäpfel
  pomegranate-seeds | 9286 | 1.7 14.7 1.2 4 | handful 50, density 0.74 | | pomegranate seeds, pomegranate arils | Granatapfelkerne
  quince | 9296 | 0.4 13.4 0.1 1.9 | piece 150, edible 0.61 | | quince, quinces | Quitte, Quitten
  raisin | 9298 | 3.1 75.5 0.5 3.7 | handful 30, density 0.7 | sulphites | raisin, raisins, sultanas, golden raisins, mixed dried fruit, dried fruit | Rosine, Rosinen, Sultaninen, Trockenobst, Trockenfrüchte, Weinbeeren
  raspberry | 9302 | 1.2 5.4 0.7 6.5 | piece 4, handful 60, packet 150, density 0.52 | | raspberries, raspberries, raspberry, frozen raspberries | Himbeeren, Himbeeren, Himbeere, TK-Himbeeren
  satsuma | 9218 | 0.8 11.5 0.3 1.8 | piece 76, can 175, density 0.82 | | satsuma, satsumas, mandarin, mandarins, tangerine, clementine, tangerines, clementines, mandarin orange | Mandarine, Mandarinen, Satsuma, Clementine, Clementinen, Klementinen
  canned-mandarin | 9383 | 0.8 8.2 0 1.2 | can 175, drained 0.57, density 0.8 | | canned mandarins, tinned mandarins, canned mandarin segments | Mandarinen aus der Dose, Dosenmandarinen
  strawberry | 9316 | 0.7 5.7 0.3 2 | piece 12, handful 100, packet 400, density 0.64 | | strawberries, strawberries, strawberry | Erdbeeren, Erdbeeren, Erdbeere
  mixed-berries | 9302 | 1.2 5.4 0.7 6.5 | handful 60, packet 300, density 0.52 | | mixed berries, berries, frozen berries, summer fruits, frozen mixed berries | Beeren, gemischte Beeren, TK-Beeren, Beerenmischung, Waldbeeren, Beerenobst
  candied-peel | 9426 | 0.3 81.1 0.1 1.6 | density 0.6, packet 100 | | mixed peel, candied peel, candied fruit, glacé cherries, candied orange peel, candied lemon peel | Orangeat, Zitronat, kandierte Früchte, Belegkirschen, Sukkade, kandierte Kirschen
  dried-cherry | 9044 | 1.3 78 0.7 2.5 | handful 30, density 0.68 | sulphites | dried cherries, dried sour cherries | getrocknete Kirschen
  dried-mango | 9178 | 2.5 76.2 1.2 2.4 | slice 12 | sulphites | dried mango | getrocknete Mango
  banana-chips | 19400 | 2.3 50.7 33.6 7.7 | handful 25 | | banana chips | Bananenchips
  lychee | 9164 | 0.8 15.2 0.4 1.3 | piece 10, can 225, density 0.8 | | lychees, lychee, litchis | Litschis, Litschi
  jackfruit | 9144 | 1.7 21.8 0.6 1.5 | can 225, density 0.7 | | jackfruit, young jackfruit | Jackfruit
  mulberry | 9190 | 1.4 8.1 0.4 1.7 | density 0.59 | | mulberries | Maulbeeren
  goji | 9110 | 14.3 64.1 0.4 13 | handful 20 | | goji berries | Gojibeeren
`);
