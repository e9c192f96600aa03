import { foodTable } from './food-table.ts';

/** Milk and what is made of it, what stands in for it, and eggs. */
export const DAIRY_AND_EGGS = foodTable(`
  milk | 1077 | 3.2 4.8 3.3 0 | density 1.03, bottle 1000 | milk lactose | milk, whole milk, full-fat milk, full fat milk, fresh milk | Milch, Vollmilch, Frischmilch, H-Milch, frische Milch
  low-fat-milk | 1079 | 3.3 4.8 2 0 | density 1.03 | milk lactose | semi-skimmed milk, low-fat milk, reduced-fat milk, 2% milk | fettarme Milch, Milch 1,5 %, Milch 1,5%, teilentrahmte Milch
  skimmed-milk | 1151 | 3.4 5 0.1 0 | density 1.03 | milk lactose | skimmed milk, skim milk, fat-free milk, nonfat milk | Magermilch, entrahmte Milch
  lactose-free-milk | 1077 | 3.2 4.8 3.3 0 | density 1.03 | milk | lactose-free milk | laktosefreie Milch
  milk-powder | 1090 | 26.3 38.4 26.7 0 | density 0.5 | milk lactose | milk powder, dried milk, dry milk powder | Milchpulver, Vollmilchpulver, Trockenmilch, Magermilchpulver
  condensed-milk | 1095 | 7.9 54.4 8.7 0 | density 1.3, can 397 | milk lactose | condensed milk, sweetened condensed milk | gezuckerte Kondensmilch, Milchmädchen, gesüßte Kondensmilch
  evaporated-milk | 1096 | 6.8 10 7.6 0 | density 1.07, can 400 | milk lactose | evaporated milk | Kondensmilch, Dosenmilch, Kaffeesahne, Kaffeemilch
  goat-milk | 1106 | 3.6 4.5 4.1 0 | density 1.03 | milk lactose | goat's milk, goat milk | Ziegenmilch
  buttermilk | 1088 | 3.3 4.8 0.9 0 | density 1.03, tub 500 | milk lactose | buttermilk | Buttermilch
  soured-milk | 1079 | 3.3 4.8 2 0 | density 1.03 | milk lactose | soured milk, cultured milk | Dickmilch, Sauermilch
  kefir | BLS M130300 | 3.2 4.1 3.5 0 | density 1.03 | milk lactose | kefir | Kefir
  whey | 1114 | 0.9 5.1 0.4 0 | density 1.03 | milk lactose | whey | Molke
  butter | 1145 | 0.9 0.1 81.1 0 | density 0.95, stick 113, packet 250, knob 15, slice 10 | milk lactose | butter, unsalted butter, salted butter, softened butter, melted butter, cold butter, sweet butter, soft butter | Butter, Süßrahmbutter, weiche Butter, kalte Butter, zerlassene Butter, flüssige Butter, Butterflöckchen
  ghee | 1003 | 0.3 0 99.5 0 | density 0.91, knob 15 | milk | ghee, clarified butter | Butterschmalz, Ghee, Butterreinfett, Bratbutter
  cream | 1053 | 2.8 2.7 36.1 0 | density 1.0, tub 200, packet 200, knob 15 | milk lactose | cream, clotted cream, double cream, whipping cream, heavy cream, heavy whipping cream, whipped cream, thickened cream | Sahne, Schlagsahne, Schlagobers, Rahm, Obers, süße Sahne, Schlagrahm, geschlagene Sahne, Vollrahm, Doppelrahm, Sahne zum Schlagen
  single-cream | 1050 | 3 2.8 19.1 0 | density 1.0, tub 200, packet 200 | milk lactose | single cream, light cream, pouring cream, coffee cream | Kochsahne, Kaffeerahm, Cremefine, Kochcreme, Rama Cremefine, Halbrahm
  half-and-half | 1049 | 3.1 4.7 10.4 0 | density 1.02 | milk lactose | half-and-half, half and half | Halbfettrahm
  sour-cream | 1056 | 2.4 4.6 19.4 0 | density 0.97, tub 200 | milk lactose | sour cream, soured cream | saure Sahne, Sauerrahm, Crème légère
  schmand | BLS M172700 | 2.8 3 20 0 | density 1.0, tub 200 | milk lactose | schmand | Schmand
  creme-fraiche | BLS M176800 | 2.4 2.6 27 0 | density 1.0, tub 200, packet 200 | milk lactose | crème fraîche, creme fraiche | Crème fraîche, Creme fraiche, Crème fraiche, Crème double, Creme fraîche mit Kräutern
  yoghurt | 1116 | 3.5 4.7 3.3 0 | density 1.04, tub 150 | milk lactose | yoghurt, yogurt, natural yoghurt, plain yoghurt, plain yogurt, natural yogurt, full-fat yogurt, whole-milk yogurt | Joghurt, Naturjoghurt, Jogurt, Vollmilchjoghurt, Joghurt natur
  low-fat-yoghurt | 1117 | 5.3 7 1.6 0 | density 1.04, tub 150 | milk lactose | low-fat yoghurt, low-fat yogurt, fat-free yogurt | fettarmer Joghurt, Magerjoghurt, Magermilchjoghurt
  greek-yoghurt | BLS M141500 | 3.3 4.5 10 0 | density 1.05, tub 150 | milk lactose | Greek yoghurt, Greek yogurt, Greek-style yoghurt, Greek-style yogurt, full-fat Greek yogurt | griechischer Joghurt, Sahnejoghurt, Rahmjoghurt, Joghurt griechischer Art
  low-fat-greek-yoghurt | 1256 | 10.2 3.6 0.4 0 | density 1.05, tub 150 | milk lactose | fat-free Greek yoghurt, low-fat Greek yogurt, nonfat Greek yogurt, 0% Greek yogurt | fettarmer griechischer Joghurt
  skyr | BLS M710100 | 10.4 3.2 0.8 0.2 | density 1.05, tub 150 | milk lactose | skyr | Skyr
  lean-quark | BLS M713100 | 11.9 3.7 0.2 0 | density 1.05, packet 250, tub 250 | milk lactose | low-fat quark, fromage frais, lean quark, fat-free quark | Magerquark, Magertopfen, Quark mager
  quark | BLS M713300 | 12.2 3 5.1 0 | density 1.05, packet 250, tub 250 | milk lactose | quark, curd cheese | Quark, Speisequark, Topfen, Quark 20 %, Speisetopfen, Quark 20%, Halbfettquark
  cream-quark | BLS M713500 | 10.9 2.6 11.4 0 | density 1.05, packet 250, tub 250 | milk lactose | full-fat quark | Sahnequark, Quark 40 %, Rahmtopfen, Quark 40%
  cottage-cheese | 1012 | 11.1 3.4 4.3 0 | density 0.95, tub 200, packet 200 | milk lactose | cottage cheese | Hüttenkäse, körniger Frischkäse, Cottage Cheese
  cream-cheese | 1017 | 6.2 5.5 34.4 0 | density 0.98, packet 200, tub 200 | milk lactose | cream cheese, full-fat cream cheese, soft cheese, Philadelphia cheese | Frischkäse, Doppelrahmfrischkäse, Philadelphia, Rahmfrischkäse, Kräuterfrischkäse
  low-fat-cream-cheese | 1031 | 9.2 3.6 22.8 0 | density 0.98, packet 200, tub 200 | milk lactose | light cream cheese, low-fat cream cheese, Neufchâtel | fettarmer Frischkäse, leichter Frischkäse, Frischkäse light
  mascarpone | BLS M7A6800 | 4.5 3.4 40.3 0 | density 0.98, tub 250, packet 250 | milk lactose | mascarpone | Mascarpone
  ricotta | 1036 | 11.3 3 13 0 | density 1.03, tub 250, packet 250 | milk lactose | ricotta, ricotta cheese | Ricotta
  mozzarella | BLS M032100 | 17.1 0 21 0 | ball 125, piece 125, slice 15, packet 125, density 0.47 | milk lactose | mozzarella, mozzarella cheese, fresh mozzarella, buffalo mozzarella, mozzarella balls, mini mozzarella | Mozzarella, Büffelmozzarella, Mini-Mozzarella, Mozzarellakugeln, Mini-Mozzarella-Kugeln
  grated-mozzarella | 1029 | 23.8 5.6 19.8 0 | density 0.47, handful 30 | milk lactose | grated mozzarella, shredded mozzarella, low-moisture mozzarella | geriebener Mozzarella
  burrata | BLS M032100 | 17.1 0 21 0 | ball 125, piece 125 | milk lactose | burrata | Burrata
  parmesan | 1033 | 35.8 3.2 25.8 0 | density 0.35, handful 25 | milk | parmesan, Manchego, parmesan cheese, Parmigiano Reggiano, grated parmesan, freshly grated parmesan, Grana Padano, pecorino, parmesan shavings | Parmesan, Manchego, geriebener Parmesan, Parmigiano Reggiano, Grana Padano, frisch geriebener Parmesan, Parmesankäse, Pecorino, Hartkäse, Sbrinz
  feta | 1019 | 14.2 4.1 21.3 0 | packet 200, density 0.63, piece 200 | milk lactose | feta, feta cheese, crumbled feta | Feta, Schafskäse, Fetakäse, Hirtenkäse, Feta-Käse, Schafkäse
  goat-cheese | 1159 | 18.5 0 21.1 0 | piece 100, slice 20 | milk lactose | goat's cheese, goat cheese, soft goat's cheese, goats cheese, chèvre | Ziegenkäse, Ziegenfrischkäse, Ziegenkäserolle, Ziegenweichkäse
  halloumi | BLS M524500 | 21.5 0.1 25.1 0 | packet 225, slice 25, piece 225 | milk lactose | halloumi, halloumi cheese, grilling cheese | Halloumi, Grillkäse
  gouda | 1022 | 24.9 2.2 27.4 0 | slice 25, density 0.47, handful 30 | milk | gouda, gouda cheese, young gouda | Gouda, junger Gouda, mittelalter Gouda, alter Gouda, geriebener Gouda
  cheese | 1022 | 24.9 2.2 27.4 0 | slice 25, density 0.47, handful 30 | milk varieties | cheese, grated cheese, shredded cheese, hard cheese, semi-hard cheese, pizza cheese | Käse, geriebener Käse, Reibekäse, Streukäse, Schnittkäse, Pizzakäse, Gratinkäse, Raclettekäse, Raclette, Butterkäse, Scheibenkäse
  cheddar | 1009 | 22.9 3.1 33.3 0 | slice 25, density 0.47, handful 30 | milk | cheddar, Monterey Jack, pepper jack, pepper jack cheese, cheddar cheese, mature cheddar, grated cheddar, sharp cheddar, Red Leicester | Cheddar, Cheddarkäse, geriebener Cheddar
  emmental | 1040 | 27 1.4 31 0 | slice 25, density 0.47, handful 30 | milk | Emmental, Emmental cheese, Swiss cheese, Jarlsberg, Leerdammer | Emmentaler, Emmentaler Käse, geriebener Emmentaler, Leerdammer, Maasdamer
  gruyere | 1023 | 29.8 0.4 32.3 0 | slice 25, density 0.45, handful 30 | milk | Gruyère, Gruyere cheese, fontina, Comté, mountain cheese, Gruyère cheese | Gruyère, Greyerzer, Bergkäse, Comté, Appenzeller, Alpkäse
  edam | 1018 | 25 1.4 27.8 0 | slice 25, density 0.47 | milk | Edam, Edam cheese | Edamer
  tilsit | 1041 | 24.4 1.9 26 0 | slice 25 | milk lactose | Tilsit | Tilsiter
  camembert | 1007 | 19.8 0.5 24.3 0 | piece 125, packet 250, density 1.04 | milk lactose | Camembert | Camembert
  brie | 1006 | 20.8 0.5 27.7 0 | packet 200, slice 25, density 0.61 | milk lactose | Brie, taleggio | Brie
  blue-cheese | 1004 | 21.4 2.3 28.7 0 | density 0.57, handful 30 | milk lactose | blue cheese, Gorgonzola, Stilton, Roquefort, Danish blue | Blauschimmelkäse, Gorgonzola, Roquefort, Edelpilzkäse
  provolone | 1035 | 25.6 2.1 26.6 0 | slice 25, density 0.56 | milk | provolone, scamorza | Provolone, Scamorza
  processed-cheese | 1253 | 18.1 3.7 31.8 0 | slice 20, packet 200 | milk lactose | processed cheese, cheese slices, American cheese, cheese spread | Schmelzkäse, Scheibletten, Schmelzkäsescheiben, Sahneschmelzkäse, Kräuterschmelzkäse
  paneer | 1228 | 18.1 3 23.8 0 | packet 225, density 0.52 | milk lactose | paneer, queso fresco | Paneer
  # Soya and oat yoghurts are in neither source; the soy drink of SR28 stands for them.
  oat-drink | BLS C660000 | 0.7 4 1 0.5 | density 1.03 | gluten | oat drink, oat milk | Haferdrink, Hafermilch
  soy-drink | BLS H841100 | 3.2 0.4 1.3 1.8 | density 1.03 | soy | soy drink, soy milk, soya milk | Sojadrink, Sojamilch
  almond-drink | BLS H800000 | 0.9 0.2 2.2 0.1 | density 1.02 | nuts | almond drink, almond milk, unsweetened almond milk | Mandeldrink, Mandelmilch
  rice-drink | 14639 | 0.3 8.9 1 0.3 | density 1.03 | | rice drink, rice milk | Reisdrink, Reismilch
  plant-drink | 16222 | 2.9 1.2 1.6 0.5 | density 1.03 | soy | plant milk, plant-based milk, dairy-free milk, non-dairy milk | Pflanzendrink, Pflanzenmilch, pflanzliche Milch
  soy-yoghurt | 16139 | 2.6 4.7 1.5 0.2 | density 1.04, tub 150 | soy | soy yoghurt, soya yoghurt, plant-based yogurt, dairy-free yogurt | Sojajoghurt, veganer Joghurt, pflanzlicher Joghurt
  oat-yoghurt | 16139 | 2.6 4.7 1.5 0.2 | density 1.04, tub 150 | gluten | oat yoghurt | Haferjoghurt, Hafergurt
  cream-substitute | BLS M117700 | 1.6 3.4 18 0 | density 1.0, packet 200 | milk lactose | cream substitute | Sahneersatz
  egg | 1123 | 12.6 0.7 9.5 0 | piece 55 | eggs | egg, eggs, free-range eggs, whole eggs, hen's eggs, free-range egg | Ei, Eier, Hühnerei, Hühnereier, Freilandeier, Bioeier, Bio-Eier
  egg-white | 1124 | 10.9 0.7 0.2 0 | piece 35, density 1.03 | eggs | egg white, egg whites | Eiweiß, Eiweiß, Eiklar, Eiweiße
  egg-yolk | 1125 | 15.9 3.6 26.5 0 | piece 18, density 1.03 | eggs | egg yolk, egg yolks, yolk, yolks | Eigelb, Eigelb, Eidotter, Dotter, Eigelbe
  boiled-egg | 1129 | 12.6 1.1 10.6 0 | piece 50, density 0.57 | eggs | boiled egg, hard-boiled eggs, hard-boiled egg, boiled eggs | gekochtes Ei, gekochte Eier, hartgekochte Eier, hart gekochte Eier, hartgekochtes Ei
  quail-egg | 1140 | 13.1 0.4 11.1 0 | piece 9 | eggs | quail's egg, quail's eggs, quail eggs | Wachtelei, Wachteleier
  vanilla-ice-cream | 19095 | 3.5 22.9 11 0.7 | density 0.55, ball 60 | milk lactose | vanilla ice cream, ice cream | Vanilleeis, Eiscreme, Eis
  plant-cream | 1067 | 1 11.4 10 0 | density 1.0, packet 200 | soy | plant cream, soy cream, vegan cream, oat cream | Sojasahne, Hafersahne, vegane Sahne, Pflanzensahne, pflanzliche Sahne, Hafer Cuisine, Soja Cuisine
  low-fat-cheese | 1260 | 27.4 4.1 20.4 0 | slice 25, density 0.47 | milk | reduced-fat cheddar, low-fat cheddar, low-fat cheese, light cheese | fettarmer Käse, leichter Käse
  harzer | BLS M730100 | 30 0 0.5 0 | piece 50, packet 200 | milk | sour-milk cheese | Harzer Käse, Harzer, Handkäse, Sauermilchkäse, Olmützer Quargel, Graukäse
`);
