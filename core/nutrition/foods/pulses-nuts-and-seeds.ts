import { foodTable } from './food-table.ts';

/** Pulses, soya, nuts and seeds. A can weighs what is left of it without its liquid. */
export const PULSES_NUTS_AND_SEEDS = foodTable(`
  red-lentils | 16144 | 23.9 52.3 2.2 10.8 | density 0.81 | | red lentils, split red lentils | rote Linsen, gelbe Linsen
  lentils | 16069 | 24.6 52.7 1.1 10.7 | density 0.81 | | lentils, lentils, brown lentils, green lentils, puy lentils, dried lentils, black lentils, beluga lentils | Linsen, Linsen, Tellerlinsen, Berglinsen, Belugalinsen, braune Linsen, grüne Linsen, Puy-Linsen, Linse
  cooked-lentils | 16070 | 9 12.2 0.4 7.9 | density 0.84, can 240, drained 0.6 | | cooked lentils, canned lentils, tinned lentils, ready-cooked lentils | gekochte Linsen, Linsen aus der Dose, Dosenlinsen
  chickpeas | 16359 | 7 16.6 2.5 6.3 | can 240, jar 240, drained 0.6, handful 50, density 0.64 | | chickpeas, canned chickpeas, garbanzo beans, cooked chickpeas, tinned chickpeas, chickpea | Kichererbsen, Kichererbsen aus der Dose, gekochte Kichererbsen, Kichererbse, Dosenkichererbsen
  dried-chickpeas | 16056 | 20.5 50.8 6 12.2 | density 0.84 | | dried chickpeas, dry chickpeas | getrocknete Kichererbsen
  white-beans | 16050 | 9.7 18.8 0.4 6.3 | can 240, jar 240, drained 0.6, density 0.76 | | white beans, canned white beans, butter beans, lima beans, black-eyed beans, black-eyed peas, cannellini beans, navy beans, great northern beans, haricot beans, borlotti beans, cannellini, beans, mixed beans | weiße Bohnen, weiße Bohnen aus der Dose, weiße Riesenbohnen, Cannellinibohnen, Cannellini-Bohnen, Riesenbohnen, Borlottibohnen
  dried-white-beans | 16049 | 23.4 45.1 0.9 15.2 | density 0.85 | | dried white beans, dried beans, dried cannellini beans, dried haricot beans, dried butter beans | getrocknete weiße Bohnen, getrocknete Bohnen
  kidney-beans | 16335 | 8.1 14.8 0.9 6 | can 240, drained 0.6, density 0.67 | | kidney beans, red kidney beans, canned kidney beans, tinned kidney beans, pinto beans | Kidneybohnen, Kidneybohnen aus der Dose, rote Bohnen, rote Kidneybohnen, Kidney-Bohnen, Pintobohnen, Wachtelbohnen
  dried-kidney-beans | 16032 | 22.5 46.1 1.1 15.2 | density 0.78 | | dried kidney beans | getrocknete Kidneybohnen
  black-beans | 16015 | 8.9 15 0.5 8.7 | can 240, drained 0.6, density 0.73 | | black beans, canned black beans, tinned black beans | schwarze Bohnen, schwarze Bohnen aus der Dose
  dried-black-beans | 16014 | 21.6 46.9 1.4 15.5 | density 0.82 | | dried black beans | getrocknete schwarze Bohnen
  baked-beans | 16006 | 4.8 17 0.4 4.1 | can 415, density 1.07 | | baked beans, baked beans in tomato sauce | Baked Beans, gebackene Bohnen, weiße Bohnen in Tomatensauce
  refried-beans | 16103 | 5 9.9 2 3.7 | can 435, density 1.01 | | refried beans | Bohnenmus
  split-peas | 16085 | 23.8 38.2 1.2 25.5 | density 0.83 | | split peas, yellow split peas, green split peas, dried peas | Schälerbsen, Spalterbsen, getrocknete Erbsen, gelbe Erbsen
  mung-beans | 16080 | 23.9 46.3 1.2 16.3 | density 0.87 | | mung beans | Mungbohnen, Mungobohnen
  edamame | 11212 | 11.9 3.7 5.2 5.2 | handful 60, density 0.66 | soy | edamame, soybeans, edamame beans | Edamame, Sojabohnen
  tofu | BLS H861000 | 15.5 0 5.6 1.3 | packet 400, piece 200 | soy varieties | tofu, firm tofu, extra-firm tofu, natural tofu | Tofu, Naturtofu, fester Tofu, Tofu natur
  silken-tofu | 16127 | 7.2 1 3.7 0.2 | packet 400, density 1.05 | soy | silken tofu, soft tofu | Seidentofu
  smoked-tofu | 16160 | 12.7 3.8 10 0.6 | packet 175, piece 175 | soy | smoked tofu | Räuchertofu
  tempeh | 16114 | 20.3 7.6 10.8 0 | packet 200, density 0.7 | soy | tempeh | Tempeh
  soy-granules | BLS H765000 | 50.2 13.5 6.7 18.1 | density 0.25 | soy | textured vegetable protein, TVP, soya mince, soy granules, soy mince | Sojagranulat, Sojaschnetzel, Sojahack, veganes Hack, Sojageschnetzeltes
  veggie-burger | 16147 | 15.7 9.4 6.3 4.9 | piece 100 | soy gluten | veggie burger, veggie burgers | Gemüsebratling, Veggie-Burger, vegetarische Frikadellen
  seitan | BLS C558000 | 28.4 4 7.2 2.1 | packet 200 | gluten soy | seitan | Seitan
  hummus | 16158 | 7.9 8.3 9.6 6 | density 1.0, tub 200 | sesame | hummus, houmous | Hummus
  falafel | 16138 | 13.3 31.8 17.8 0 | piece 17 | gluten | falafel, falafels | Falafel
  miso | BLS H862200 | 10.6 6.2 10.5 6 | density 1.15 | soy | miso, miso paste, white miso, white miso paste | Miso, Misopaste, Miso-Paste, helle Misopaste
  peanut | 16087 | 25.8 7.6 49.2 8.5 | handful 35, density 0.6 | peanuts | peanuts, peanuts, roasted peanuts, salted peanuts, peanut | Erdnüsse, Erdnüsse, Erdnuss, geröstete Erdnüsse, Erdnusskerne
  peanut-butter | 16098 | 22.2 17.3 51.4 5 | density 1.07 | peanuts | peanut butter, smooth peanut butter, crunchy peanut butter | Erdnussbutter, Erdnussmus
  almond | 12061 | 21.2 9.1 49.9 12.5 | piece 1.2, handful 30, density 0.6, packet 200 | nuts | almond, almonds, whole almonds, chopped almonds | Mandel, Mandeln, ganze Mandeln, gehackte Mandeln, Mandelstifte, gestiftelte Mandeln, Mandelkerne
  flaked-almonds | 12062 | 21.4 8.8 52.5 9.9 | handful 20, density 0.4, packet 100 | nuts | flaked almonds, sliced almonds, blanched almonds, slivered almonds, toasted flaked almonds | Mandelblättchen, gehobelte Mandeln, blanchierte Mandeln
  almond-butter | 12195 | 21 8.5 55.5 10.3 | density 1.06 | nuts | almond butter | Mandelmus
  marzipan | BLS S421000 | 8 37.2 24.9 5 | packet 200 | nuts | marzipan, almond paste | Marzipan, Marzipanrohmasse, Marzipan-Rohmasse
  brazil-nut | 12078 | 14.3 4.2 67.1 7.5 | piece 5, handful 35, density 0.56 | nuts | Brazil nuts, Brazil nut | Paranüsse, Paranuss
  cashew | 12087 | 18.2 26.9 43.9 3.3 | handful 35, density 0.55, piece 1.6 | nuts | cashews, cashew nuts, cashew, cashew, raw cashews, cashewnuts | Cashewkerne, Cashewkerne, Cashews, Cashewnüsse, Cashew
  cashew-butter | 12088 | 17.6 25.6 49.4 2 | density 1.06 | nuts | cashew butter | Cashewmus
  chestnut | 12101 | 2 27.8 1.4 0 | piece 8, packet 200 | | chestnuts, cooked chestnuts, vacuum-packed chestnuts, chestnut | Maronen, Esskastanien, Kastanien, vorgegarte Maronen, Marroni, Marone
  coconut-flakes | 12108 | 6.9 7.4 64.5 16.3 | density 0.35, handful 20 | | desiccated coconut, coconut flakes, shredded coconut, unsweetened shredded coconut, grated coconut | Kokosraspel, Kokosflocken, Kokosraspeln, Kokosette
  coconut | 12104 | 3.3 6.2 33.5 9 | piece 400, density 0.34 | | fresh coconut, coconut, coconut flesh | Kokosnuss, frische Kokosnuss, Kokosfleisch
  hazelnut | 12120 | 15 7 60.8 9.7 | handful 30, density 0.55, piece 1 | nuts | hazelnuts, hazelnuts, hazelnut, chopped hazelnuts | Haselnüsse, Haselnüsse, Haselnuss, gehackte Haselnüsse, Haselnusskerne
  ground-hazelnuts | 12120 | 15 7 60.8 9.7 | density 0.4, packet 200 | nuts | ground hazelnuts | gemahlene Haselnüsse
  macadamia | 12131 | 7.9 5.2 75.8 8.6 | handful 35, density 0.57 | nuts | macadamia nuts, macadamias | Macadamianüsse, Macadamias
  mixed-nuts | 12138 | 15.5 16.8 56.2 5.5 | handful 30, density 0.6 | nuts | mixed nuts, nuts, chopped nuts, chopped mixed nuts | Nüsse, gemischte Nüsse, Nussmischung, gehackte Nüsse, Nusskerne, gemahlene Nüsse
  pecan | 12142 | 9.2 4.3 72 9.6 | handful 30, density 0.46, piece 2 | nuts | pecans, pecans, pecan nuts, pecan, pecan halves | Pekannüsse, Pekannüsse, Pekannuss, Pecannüsse
  pine-nut | 12147 | 13.7 9.4 68.4 3.7 | handful 25, density 0.57 | | pine nuts, pine nuts, pine nut | Pinienkerne, Pinienkerne
  pistachio | 12151 | 20.2 16.6 45.3 10.6 | handful 30, density 0.52 | nuts | pistachios, pistachios, pistachio nuts, pistachio, shelled pistachios | Pistazien, Pistazien, Pistazienkerne
  walnut | 12155 | 15.2 7 65.2 6.7 | piece 4, handful 30, density 0.45 | nuts | walnut, walnuts, walnut halves, chopped walnuts, walnut pieces | Walnuss, Walnüsse, Walnusskerne, Baumnüsse, gehackte Walnüsse, gemahlene Walnüsse, Walnusshälften
  chia | 12006 | 16.5 7.7 30.7 34.4 | density 0.7 | | chia seeds, chia | Chiasamen, Chia, Chia-Samen
  linseed | 12220 | 18.3 1.6 42.2 27.3 | density 0.7 | | linseed, flaxseed, flaxseeds, ground flaxseed, linseeds | Leinsamen, geschrotete Leinsamen, Leinsaat
  hemp-seeds | 12012 | 31.6 4.7 48.8 4 | density 0.65 | | hemp seeds, hemp hearts | Hanfsamen
  poppy-seed | 2033 | 18 8.6 41.6 19.5 | density 0.58 | | poppy seeds, poppy seed, ground poppy seeds | Mohn, gemahlener Mohn, Mohnsamen, Blaumohn
  pumpkin-seeds | 12014 | 30.2 4.7 49.1 6 | handful 30, density 0.55 | | pumpkin seeds, pepitas | Kürbiskerne, Kürbiskerne
  sesame | 12023 | 17.7 11.7 49.7 11.8 | density 0.6 | sesame | sesame seeds, sesame seed, sesame, toasted sesame seeds, black sesame seeds, white sesame seeds | Sesam, Sesamsamen, Sesamsaat, heller Sesam, schwarzer Sesam, gerösteter Sesam
  sunflower-seeds | 12036 | 20.8 11.4 51.5 8.6 | handful 30, density 0.6 | | sunflower seeds | Sonnenblumenkerne
  tahini | 12166 | 17 11.9 53.8 9.3 | density 1.0 | sesame | tahini, tahini paste, tahina | Tahin, Sesampaste, Tahini, Sesammus, Tahina
  mixed-seeds | 12036 | 20.8 11.4 51.5 8.6 | handful 30, density 0.6 | sesame | mixed seeds, seeds | Kernemischung, Kerne, Salatkerne, Saatenmischung
`);
