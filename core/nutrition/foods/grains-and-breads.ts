import { foodTable } from './food-table.ts';

/** Flour, grains, rice, pasta, doughs and breads, dry unless the name says otherwise. */
export const GRAINS_AND_BREADS = foodTable(`
  flour | 20081 | 10.3 73.6 1 2.7 | density 0.53 | gluten | flour, plain flour, wheat flour, all-purpose flour, white flour, all purpose flour, cake flour, pastry flour, self-raising flour, self-rising flour | Mehl, Weizenmehl, glattes Mehl, griffiges Mehl, Weissmehl, Weizenmehl Type 405, Mehl Type 405, Universalmehl, Kuchenmehl, Mehl Typ 405
  bread-flour | 20083 | 12 70.1 1.7 2.4 | density 0.55 | gluten | bread flour, strong flour, strong white flour, strong bread flour, strong white bread flour, 00 flour, tipo 00 flour, pizza flour | Weizenmehl Type 550, Mehl Type 550, Brotmehl, Pizzamehl, Mehl Typ 550, Weizenmehl Type 1050
  wholemeal-flour | 20080 | 13.2 61.3 2.5 10.7 | density 0.51 | gluten | wholemeal flour, whole-wheat flour, wholewheat flour, whole wheat flour, wholemeal bread flour | Vollkornmehl, Weizenvollkornmehl
  spelt-flour | BLS C234000 | 13.2 68.4 1.4 6.5 | density 0.53 | gluten | spelt flour, white spelt flour, wholemeal spelt flour | Dinkelmehl, Dinkelmehl Type 630, Dinkelvollkornmehl, Mehl Type 630
  rye-flour | 20064 | 10.9 63.6 1.5 11.8 | density 0.43 | gluten | rye flour, wholemeal rye flour | Roggenmehl, Roggenvollkornmehl
  spelt | 20140 | 14.6 59.5 2.4 10.7 | density 0.73 | gluten | spelt, spelt grains, farro | Dinkel, Dinkelkörner, Emmer
  buckwheat-flour | 20011 | 12.6 60.6 3.1 10 | density 0.51 | | buckwheat flour | Buchweizenmehl
  buckwheat | 20008 | 13.3 61.5 3.4 10 | density 0.72 | | buckwheat, buckwheat groats | Buchweizen
  rice-flour | 20061 | 6 77.7 1.4 2.4 | density 0.66 | | rice flour | Reismehl
  almond-flour | 12062 | 21.4 8.8 52.5 9.9 | density 0.42, packet 200 | nuts | ground almonds, almond flour, almond meal | gemahlene Mandeln, Mandelmehl, Mandelgrieß, gemahlene geschälte Mandeln
  coconut-flour | 12108 | 6.9 7.4 64.5 16.3 | density 0.45 | | coconut flour | Kokosmehl
  chickpea-flour | 16157 | 22.4 47 6.7 10.8 | density 0.39 | | chickpea flour, gram flour, besan | Kichererbsenmehl
  potato-flour | 11413 | 6.9 77.2 0.3 5.9 | density 0.67 | | potato flour | Kartoffelmehl
  cornflour | 20027 | 0.3 90.4 0.1 0.9 | density 0.54 | flavours | cornflour, cornstarch, corn starch, starch, potato starch, tapioca starch, arrowroot | Speisestärke, Maisstärke, Stärke, Mondamin, Kartoffelstärke, Maizena, Weizenstärke, Tapiokastärke
  corn-meal | 20020 | 8.1 69.6 3.6 7.3 | density 0.52 | | cornmeal, masa harina, polenta, instant polenta, grits | Maisgrieß, Polenta, Maismehl, Polentagrieß
  semolina | 20466 | 12.7 68.9 1.1 3.9 | density 0.7 | gluten | semolina, durum wheat semolina | Grieß, Hartweizengrieß, Weichweizengrieß, Weizengrieß, Griess
  oats | 8120 | 13.2 57.6 6.5 10.1 | handful 30, density 0.34 | gluten | oats, rolled oats, porridge oats, oatmeal, old-fashioned oats, jumbo oats, quick oats, oat flakes, old fashioned rolled oats | Haferflocken, Haferflocken, kernige Haferflocken, zarte Haferflocken, blütenzarte Haferflocken, Schmelzflocken, Hafer
  oat-bran | 20033 | 17.3 50.8 7 15.4 | density 0.4 | gluten | oat bran | Haferkleie
  wheat-bran | 20077 | 15.6 21.7 4.3 42.8 | density 0.25 | gluten | wheat bran | Weizenkleie
  wheatgerm | 20078 | 23.2 38.6 9.7 13.2 | density 0.49 | gluten | wheatgerm, wheat germ | Weizenkeime
  cornflakes | 8020 | 7.5 80.8 0.4 3.3 | density 0.12, handful 15 | gluten | cornflakes, corn flakes | Cornflakes
  muesli | 8286 | 8.6 67.2 5.4 7.7 | density 0.36, handful 30 | gluten nuts | muesli | Müsli
  granola | 8037 | 13.7 45 24.3 8.9 | density 0.52, handful 40 | gluten nuts | granola | Granola, Knuspermüsli, Crunchymüsli
  rice | 20444 | 7.1 78.7 0.7 1.3 | density 0.78 | varieties | rice, long-grain rice, basmati rice, white rice, jasmine rice, long grain rice | Reis, Langkornreis, Basmatireis, Jasminreis, Parboiled-Reis, Duftreis
  risotto-rice | 20452 | 6.5 79.2 0.5 0 | density 0.85 | | risotto rice, arborio rice, short-grain rice, pudding rice, sushi rice, carnaroli rice, paella rice, round-grain rice, arborio | Risottoreis, Milchreis, Rundkornreis, Sushireis, Arborio, Arborio-Reis, Paella-Reis, Carnaroli, Klebreis
  brown-rice | 20036 | 7.5 72.7 3.2 3.6 | density 0.78 | | brown rice, wholegrain rice, brown basmati rice | Naturreis, Vollkornreis, brauner Reis
  wild-rice | 20088 | 14.7 68.7 1.1 6.2 | density 0.68 | | wild rice | Wildreis
  cooked-rice | 20445 | 2.7 27.8 0.3 0.4 | density 0.67 | | cooked rice, cooked white rice, leftover rice, cooked basmati rice, cooked long-grain rice | gekochter Reis, gegarter Reis
  cooked-brown-rice | 20037 | 2.7 24 1 1.6 | density 0.82 | | cooked brown rice | gekochter Naturreis
  pasta | 20420 | 13 71.5 1.5 3.2 | density 0.42, packet 500, handful 60 | gluten varieties | pasta, spaghetti, penne, macaroni, fusilli, linguine, rigatoni, farfalle, orzo, dried pasta, dry pasta, conchiglie, pasta shells, orecchiette, bucatini, elbow macaroni, ditalini, short pasta | Nudeln, Nudeln, Spaghetti, Penne, Pasta, Makkaroni, Fusilli, Linguine, Rigatoni, Farfalle, Spiralnudeln, Suppennudeln, Hörnchennudeln, Teigwaren, Kritharaki, Hörnli, Spirelli, Orecchiette, Gabelspaghetti
  cooked-pasta | 20421 | 5.8 29.1 0.9 1.8 | density 0.6 | gluten | cooked pasta, cooked spaghetti, cooked macaroni | gekochte Nudeln, gegarte Nudeln, gekochte Spaghetti
  wholemeal-pasta | 20124 | 13.9 64.2 2.9 9.2 | density 0.45, packet 500 | gluten | wholemeal pasta, whole-wheat pasta, wholewheat pasta, wholewheat spaghetti, whole wheat pasta | Vollkornnudeln, Vollkornspaghetti, Vollkornpasta, Dinkelnudeln, Vollkornpenne
  egg-noodles | 20409 | 14.2 68 4.4 3.3 | packet 500, density 0.16 | gluten eggs | egg noodles, tagliatelle, medium egg noodles, pappardelle, fettuccine, wide egg noodles | Eiernudeln, Bandnudeln, Tagliatelle, Pappardelle, Eierteigwaren, Mie-Nudeln, Mienudeln, Fettuccine
  fresh-pasta | 20093 | 11.3 54.7 2.3 0 | packet 400 | gluten eggs | fresh pasta, fresh tagliatelle, fresh egg pasta | frische Nudeln, frische Pasta, frische Tagliatelle
  spaetzle | BLS E432000 | 13.2 66.1 2 3.4 | packet 500 | gluten eggs | dried spaetzle, spätzle | getrocknete Spätzle, Spätzle
  lasagne-sheets | 20420 | 13 71.5 1.5 3.2 | sheet 18, leaf 18, piece 18, packet 250, slice 18, density 0.38 | gluten | lasagne sheets, lasagna noodles, lasagne, lasagna sheets, cannelloni | Lasagneplatten, Lasagneblätter, Cannelloni, Lasagne-Platten
  filled-pasta | BLS E609100 | 10.5 47.8 4.5 2 | packet 250 | gluten eggs milk lactose | tortellini, ravioli, fresh ravioli | Tortellini, Ravioli, Maultaschen
  gnocchi | BLS K270000 | 3.9 31.9 0.6 1.8 | packet 500 | gluten | gnocchi, potato gnocchi | Gnocchi, Kartoffelgnocchi
  gluten-free-pasta | 20091 | 7.5 68.3 2.1 11 | packet 500, density 0.44 | | gluten-free pasta, corn pasta | glutenfreie Nudeln, Maisnudeln
  rice-noodles | 20133 | 6 78.6 0.6 1.6 | packet 250, handful 60 | | rice noodles, vermicelli noodles, vermicelli, rice vermicelli, flat rice noodles | Reisnudeln, Reisbandnudeln
  glass-noodles | 16082 | 0.2 85.6 0.1 0.5 | packet 100, handful 50, density 0.59 | | glass noodles, cellophane noodles, mung bean noodles | Glasnudeln
  ramen | 6583 | 10.2 57.4 17.6 2.9 | packet 85 | gluten | instant noodles, ramen noodles | Instantnudeln, Ramen-Nudeln
  soba | 20114 | 14.4 74.6 0.7 0 | packet 250 | gluten | soba noodles, soba, udon noodles, udon | Sobanudeln, Udon-Nudeln, Udonnudeln, Soba-Nudeln
  rice-paper | 20133 | 6 78.6 0.6 1.6 | sheet 9, leaf 9, piece 9, slice 9 | | rice paper, rice paper wrappers, spring roll wrappers | Reispapier, Reispapierblätter
  wonton-wrappers | 18368 | 9.8 56.1 1.5 1.8 | piece 8, sheet 8, leaf 8 | gluten eggs | wonton wrappers, egg roll wrappers, gyoza wrappers | Wan-Tan-Blätter, Wonton-Blätter, Gyoza-Blätter
  couscous | 20028 | 12.8 72.4 0.6 5 | density 0.73 | gluten | couscous | Couscous, Instant-Couscous
  cooked-couscous | 20029 | 3.8 21.8 0.2 1.4 | density 0.66 | gluten | cooked couscous | gekochter Couscous
  bulgur | 20012 | 12.3 63.4 1.3 12.5 | density 0.59 | gluten | bulgur, bulgur wheat, bulghur wheat | Bulgur, Weizengrütze
  quinoa | 20035 | 14.1 57.2 6.1 7 | density 0.72 | | quinoa | Quinoa
  cooked-quinoa | 20137 | 4.4 18.5 1.9 2.8 | density 0.78 | | cooked quinoa | gekochte Quinoa, gekochter Quinoa
  millet | 20031 | 11 64.4 4.2 8.5 | density 0.84 | | millet | Hirse, Goldhirse
  amaranth | 20001 | 13.6 58.6 7 6.7 | density 0.8 | | amaranth | Amaranth
  pearl-barley | 20005 | 9.9 62.1 1.2 15.6 | density 0.83 | gluten | pearl barley, barley | Graupen, Perlgraupen, Gerste, Gerstengraupen, Rollgerste
  popcorn | 19034 | 12.9 63.3 4.5 14.5 | density 0.03 | | popcorn, popping corn, popcorn kernels | Popcorn, Popcornmais
  bread | 18075 | 12.5 36.7 3.5 6 | slice 45, piece 500 | gluten varieties | bread, wholemeal bread, brown bread, wholegrain bread, crusty bread, bread slices | Brot, Vollkornbrot, Brotscheiben, Brotscheibe, Mischbrot, Graubrot, Bauernbrot, Ruchbrot, Krustenbrot, altbackenes Brot
  rye-bread | 18060 | 8.5 42.5 3.3 5.8 | slice 45 | gluten | rye bread, sourdough rye bread | Roggenbrot, Roggenmischbrot, Schwarzbrot
  pumpernickel | 18044 | 8.7 41 3.1 6.5 | slice 40 | gluten | pumpernickel | Pumpernickel
  white-bread | 18029 | 10.8 49.7 2.4 2.2 | slice 30, piece 400 | gluten | white bread, sourdough, sourdough bread, country bread, French bread, stale bread, day-old bread, Italian bread | Weißbrot, Ciabatta, Sauerteigbrot, Weissbrot, altbackenes Weißbrot, Landbrot, Bruschettabrot
  baguette | 18029 | 10.8 49.7 2.4 2.2 | piece 250, slice 15 | gluten | baguette, baguettes, ciabatta, French stick, ciabatta loaf, baguette slices | Baguette, Baguettes, Stangenbrot, Baguettebrötchen
  toast | 18069 | 8.9 46.7 3.3 2.7 | slice 25, piece 25, packet 500 | gluten milk | toast, toasting bread, sandwich bread, white sandwich bread, sliced white bread, toast bread | Toastbrot, Toast, Toastscheiben, Toastbrotscheiben, Sandwichtoast, Buttertoast, Vollkorntoast
  roll | BLS B511000 | 10.1 54 1.8 3.6 | piece 50, slice 15 | gluten | bread roll, bread rolls, rolls, roll, crusty rolls | Brötchen, Brötchen, Semmel, Semmeln, altbackenes Brötchen, altbackene Brötchen, Weck, Schrippe, altbackene Semmeln, Kaisersemmel, Knödelbrot, Semmelwürfel
  burger-bun | 18350 | 9.8 48.3 3.9 1.8 | piece 55 | gluten sesame milk | burger bun, burger buns, hot dog buns, hamburger buns, brioche buns, brioche, hamburger bun | Burgerbrötchen, Hamburgerbrötchen, Hotdog-Brötchen, Burger Buns, Brioche, Burger-Brötchen, Hefezopf
  pretzel | BLS B723000 | 9.1 50 4.1 3.8 | piece 85, stick 85 | gluten | soft pretzel, pretzels, soft pretzels | Laugenbrezel, Laugenbrezeln, Brezel, Brezeln, Laugenstange, Laugenbrötchen, Brezn
  pita | 18041 | 9.1 53.5 1.2 2.2 | piece 60 | gluten | pita bread, pita, pitta bread, pitta, pita breads, flatbread, flatbreads, pitta breads | Pitabrot, Pita, Pitabrote, Pitataschen, Dürümfladen
  naan | BLS B782100 | 8.2 47 2.3 3.3 | piece 90 | gluten milk lactose | naan, naan bread, naan breads | Naan, Naan-Brot, Naanbrot
  tortilla | BLS B783012 | 8.9 46.6 7.9 1.2 | piece 60 | gluten | tortilla, tortillas, flour tortillas, wraps, tortilla wraps, wrap, flour tortilla | Tortilla, Tortillas, Wraps, Weizentortillas, Tortillafladen, Wrap, Tortilla-Wraps, Tortilla-Fladen, Tortillawraps, Weizentortilla
  corn-tortilla | 18363 | 5.7 38.3 2.9 6.3 | piece 26 | | corn tortillas, corn tortilla | Maistortillas, Maistortilla
  taco-shells | 18360 | 6.4 56.8 21.8 6.7 | piece 13 | | taco shells, taco shell | Taco-Schalen, Tacoschalen
  tortilla-chips | 19056 | 7.1 62.4 20.7 5.4 | handful 30, packet 150 | | tortilla chips, nachos | Tortillachips, Nachos, Tortilla-Chips
  bagel | 18002 | 11.1 55.6 1.4 1.8 | piece 95 | gluten | bagel, bagels | Bagel, Bagels
  english-muffin | 18258 | 8.9 40.7 1.7 3.5 | piece 57 | gluten | English muffin, English muffins, crumpets, crumpet | Toasties, English Muffins
  croissant | 18239 | 8.2 43.2 21 2.6 | piece 57 | gluten milk lactose eggs | croissant, croissants | Croissant, Croissants, Buttercroissant
  crispbread | 18216 | 7.9 65.7 1.3 16.5 | slice 11, piece 11, density 0.23 | gluten | crispbread, crispbreads | Knäckebrot, Knäckebrotscheiben
  rusks | 18224 | 13.5 72.3 7.2 0 | piece 10 | gluten | rusks, rusk, melba toast | Zwieback, Zwiebäcke
  crackers | 18217 | 10 80.7 1.4 3 | piece 7 | gluten | crackers, cracker, saltines | Cracker, Salzcracker, Kräcker
  breadcrumbs | 18079 | 13.4 67.5 5.3 4.5 | density 0.45, packet 400 | gluten | breadcrumbs, panko breadcrumbs, panko, dried breadcrumbs, bread crumbs, dry breadcrumbs | Semmelbrösel, Paniermehl, Brösel, Panko, Weckmehl, Panko-Paniermehl, Panko-Brösel
  fresh-breadcrumbs | 18069 | 8.9 46.7 3.3 2.7 | density 0.19, handful 20 | gluten | fresh breadcrumbs, fresh white breadcrumbs, soft breadcrumbs | frische Semmelbrösel, frische Brotkrumen
  croutons | 18242 | 11.9 68.4 6.6 5.1 | density 0.13, handful 15 | gluten | croutons | Croûtons, Croutons, Brotwürfel
  puff-pastry | BLS D072000 | 4.2 28.7 32.2 2.1 | packet 275, sheet 70, slice 75 | gluten | puff pastry, ready-rolled puff pastry, frozen puff pastry, all-butter puff pastry | Blätterteig, TK-Blätterteig, Blätterteigplatten
  filo | 18338 | 7.1 50.7 6 1.9 | sheet 19, leaf 19, packet 250 | gluten | filo pastry, filo, phyllo, phyllo dough, phyllo pastry, strudel pastry, filo sheets | Filoteig, Strudelteig, Yufkateig, Filoteigblätter, Yufka, Strudelteigblätter
  shortcrust-pastry | 18402 | 5.7 38.9 30.8 3.4 | packet 300 | gluten | shortcrust pastry, pie crust, pie pastry, tart dough, pastry | Mürbeteig, Mürbteig, Kuchenteig
  pizza-dough | BLS X9A6030 | 6.2 38 6.8 3 | packet 400, ball 250 | gluten | pizza dough, bread dough, pizza base | Pizzateig, Hefeteig, Flammkuchenteig, Pizzaboden
  schupfnudeln | BLS E605000 | 5 28.7 1.3 2.6 | packet 500 | gluten eggs | potato noodles | Schupfnudeln
  green-spelt | BLS C311000 | 11.1 59.2 2.7 12.2 | density 0.75 | gluten | freekeh, green spelt | Grünkern, Grünkernschrot
  dumpling-mix | BLS K240500 | 5.8 70.7 1.1 4.4 | packet 200 | | dumpling mix, potato dumpling mix | Kloßpulver, Knödelpulver
  mashed-potato-powder | BLS K213000 | 7.4 70.7 0.5 6.1 | packet 90 | sulphites | instant mashed potato, potato flakes | Kartoffelpüreepulver, Kartoffelflocken
  turkish-bread | BLS B782100 | 8.2 47 2.3 3.3 | piece 400, slice 40 | gluten | Turkish flatbread, Turkish bread | Fladenbrot, Pide, türkisches Fladenbrot
`);
