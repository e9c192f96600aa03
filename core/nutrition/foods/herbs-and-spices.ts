import { foodTable } from './food-table.ts';

/** Herbs fresh and dried, spices whole and ground. */
export const HERBS_AND_SPICES = foodTable(`
  parsley | 11297 | 3 3 0.8 3.3 | bunch 30, handful 10, sprig 1.5, stalk 1.5, density 0.25 | | parsley, parsley, flat-leaf parsley, fresh parsley, curly parsley, Italian parsley, parsley leaves | Petersilie, Petersilie, glatte Petersilie, krause Petersilie, frische Petersilie, Peterli, Petersilienblätter
  basil | 2044 | 3.2 1.1 0.6 1.6 | bunch 25, handful 8, sprig 2, leaf 0.5, stalk 2, packet 20, density 0.18 | | basil, basil leaves, fresh basil, Thai basil | Basilikum, Basilikumblätter, frisches Basilikum, Thai-Basilikum, Basilikumblättchen
  mint | 2065 | 3.3 1.6 0.7 6.8 | bunch 25, handful 8, sprig 1.5, leaf 0.3, stalk 1.5, density 0.18 | | mint, mint leaves, fresh mint, spearmint, peppermint | Minze, Minzeblätter, frische Minze, Minzblätter, Pfefferminze, Minzblättchen
  chives | 11156 | 3.3 1.9 0.7 2.5 | bunch 25, stalk 0.5, handful 8, density 0.2 | | chives, fresh chives | Schnittlauch, Schnittlauchröllchen, frischer Schnittlauch
  coriander | 11165 | 2.1 0.9 0.5 2.8 | bunch 25, handful 8, sprig 1.5, stalk 1.5, density 0.1 | | coriander, fresh coriander, cilantro, coriander leaves, coriander leaf | Koriander, frischer Koriander, Koriandergrün, Korianderblätter
  dill | 2045 | 3.5 4.9 1.1 2.1 | bunch 20, handful 6, sprig 1, stalk 1, density 0.15 | | dill, fresh dill, dill fronds | Dill, frischer Dill, Dille, Dillspitzen
  thyme | 2049 | 5.6 10.5 1.7 14 | bunch 20, sprig 1, stalk 1, density 0.16 | | thyme, fresh thyme, thyme leaves, lemon thyme | Thymian, frischer Thymian, Thymianblätter, Zitronenthymian, Thymianblättchen
  rosemary | 2063 | 3.3 6.6 5.9 14.1 | bunch 20, sprig 3, stalk 3, density 0.11 | | rosemary, fresh rosemary, rosemary leaves, rosemary needles | Rosmarin, frischer Rosmarin, Rosmarinnadeln
  sage | 2038 | 10.6 20.4 12.8 40.3 | bunch 20, sprig 2, leaf 0.4, density 0.05 | | sage, fresh sage, sage leaves | Salbei, frischer Salbei, Salbeiblätter, Salbeiblättchen
  tarragon | 2041 | 22.8 42.8 7.2 7.4 | bunch 20, sprig 1.5, density 0.1 | | tarragon, fresh tarragon, dried tarragon | Estragon, frischer Estragon, getrockneter Estragon
  marjoram | 2023 | 12.7 20.3 7 40.3 | sprig 1, bunch 20, density 0.12 | | marjoram, dried marjoram, fresh marjoram | Majoran, getrockneter Majoran, frischer Majoran
  lovage | 11297 | 3 3 0.8 3.3 | sprig 2, leaf 0.5, bunch 30, density 0.25 | | lovage | Liebstöckel
  savory | 2039 | 6.7 23 5.9 45.7 | sprig 1, bunch 20, density 0.29 | | savory, summer savory | Bohnenkraut
  mixed-herbs-fresh | 11297 | 3 3 0.8 3.3 | bunch 40, handful 12, packet 25, density 0.25 | | fresh herbs, mixed fresh herbs, herbs, chopped herbs | Kräuter, frische Kräuter, gemischte Kräuter, Küchenkräuter, TK-Kräuter, 8-Kräuter-Mischung, Gartenkräuter
  mixed-herbs | 2027 | 9 26.4 4.3 42.5 | density 0.2 | | dried mixed herbs, mixed herbs, Italian seasoning, herbes de Provence, dried herbs, dried Italian herbs | Kräuter der Provence, italienische Kräuter, getrocknete Kräuter, Pizzagewürz, Salatkräuter
  oregano | 2027 | 9 26.4 4.3 42.5 | sprig 1, density 0.2 | | dried oregano, oregano, fresh oregano | getrockneter Oregano, Oregano, frischer Oregano
  dried-basil | 2003 | 23 10.1 4.1 37.7 | density 0.14 | | dried basil | getrocknetes Basilikum
  dried-thyme | 2042 | 9.1 26.9 7.4 37 | density 0.28 | | dried thyme, ground thyme | getrockneter Thymian
  dried-parsley | 2029 | 26.6 23.9 5.5 26.7 | density 0.1 | | dried parsley | getrocknete Petersilie
  dried-rosemary | 2036 | 4.9 21.5 15.2 42.6 | density 0.24 | | dried rosemary | getrockneter Rosmarin
  dried-dill | 2017 | 20 42.2 4.4 13.6 | density 0.2 | | dried dill | getrockneter Dill
  dried-mint | 2066 | 19.9 22.2 6 29.8 | density 0.1 | | dried mint | getrocknete Minze
  bay-leaf | 2004 | 7.6 48.7 8.4 26.3 | piece 0.3, leaf 0.3, density 0.12 | | bay leaf, bay leaves, bay | Lorbeerblatt, Lorbeerblätter, Lorbeer
  curry-leaves | 2004 | 7.6 48.7 8.4 26.3 | piece 0.1, leaf 0.1, sprig 1, density 0.12 | | curry leaves, curry leaf | Curryblätter, Curryblatt
  salt | 2047 | 0 0 0 0 | density 1.2 | flavours | salt, sea salt, table salt, fine salt, coarse salt, kosher salt, flaky sea salt, sea salt flakes | Salz, Meersalz, Speisesalz, Jodsalz, Kräutersalz, Fleur de Sel
  salt-and-pepper | 2047 | 0 0 0 0 | density 1.0 | | salt and pepper, salt and black pepper, salt & pepper, salt and freshly ground black pepper, seasoning, sea salt and black pepper | Salz und Pfeffer, Salz & Pfeffer, Salz und schwarzer Pfeffer
  black-pepper | 2030 | 10.4 38.7 3.3 25.3 | density 0.46 | | black pepper, ground pepper, pepper, ground black pepper, freshly ground black pepper, peppercorns, black peppercorns, freshly ground pepper, cracked black pepper | Pfeffer, schwarzer Pfeffer, Pfefferkörner, schwarze Pfefferkörner, bunter Pfeffer, gemahlener Pfeffer, Pfeffer aus der Mühle
  white-pepper | 2032 | 10.4 42.4 2.1 26.2 | density 0.48 | | white pepper, ground white pepper | weißer Pfeffer
  cayenne | 2031 | 12 29.4 17.3 27.2 | density 0.36 | | cayenne pepper, cayenne, chilli powder, chili powder, hot chilli powder, gochugaru | Cayennepfeffer, Chilipulver, Cayenne
  chilli-flakes | 2031 | 12 29.4 17.3 27.2 | density 0.36 | | chilli flakes, chili flakes, red pepper flakes, dried chilli flakes, crushed red pepper, red chilli flakes | Chiliflocken, Pul Biber, Peperoncini
  dried-chilli | 11962 | 10.6 41.2 5.8 28.7 | piece 1, density 0.16 | | dried chilli, dried chillies, dried red chillies, dried chilies | getrocknete Chilischote, getrocknete Chilischoten, getrocknete Chili
  paprika-powder | 2028 | 14.1 19.1 12.9 34.9 | density 0.46 | | sweet paprika, paprika powder, paprika, smoked paprika, ground paprika, hot paprika, sweet smoked paprika | Paprikapulver, Paprikapulver edelsüß, edelsüßes Paprikapulver, rosenscharfes Paprikapulver, geräuchertes Paprikapulver, Paprika edelsüß, Rosenpaprika, Paprikapulver rosenscharf
  cumin | 2014 | 17.8 33.7 22.3 10.5 | density 0.42 | | cumin, ground cumin, cumin seeds, cumin seed | Kreuzkümmel, gemahlener Kreuzkümmel, Cumin, Kreuzkümmelsamen
  caraway | 2005 | 19.8 11.9 14.6 38 | density 0.45 | | caraway seeds, caraway, caraway seed | Kümmel, gemahlener Kümmel, Kümmelsamen
  black-cumin | 2014 | 17.8 33.7 22.3 10.5 | density 0.5 | | nigella seeds, black cumin, nigella | Schwarzkümmel
  coriander-seed | 2013 | 12.4 13.1 17.8 41.9 | density 0.34 | | ground coriander, coriander seeds, coriander seed, coriander powder | gemahlener Koriander, Koriandersamen, Korianderpulver, Koriander gemahlen
  turmeric | 2043 | 9.7 44.4 3.3 22.7 | density 0.6 | | turmeric, ground turmeric | Kurkuma, gemahlene Kurkuma, Kurkumapulver, Gelbwurz
  curry-powder | 2015 | 14.3 2.6 14 53.2 | density 0.4 | mustard | curry powder, mild curry powder, Madras curry powder | Currypulver, Curry, Madras-Curry
  garam-masala | 2015 | 14.3 2.6 14 53.2 | density 0.4 | | garam masala | Garam Masala
  ras-el-hanout | 2015 | 14.3 2.6 14 53.2 | density 0.4 | | ras el hanout, baharat | Ras el-Hanout, Ras el Hanout, Baharat
  five-spice | 2035 | 5.8 54.5 12.6 14.8 | density 0.4 | | five-spice powder, Chinese five-spice, five spice | Fünf-Gewürze-Pulver
  cinnamon | 2010 | 4 27.5 1.2 53.1 | density 0.52, piece 4, stick 4 | | cinnamon, ground cinnamon, cinnamon stick, cinnamon sticks | Zimt, gemahlener Zimt, Zimtstange, Zimtstangen, Zimtpulver
  cloves | 2011 | 6 31.6 13 33.9 | piece 0.1, density 0.44 | | cloves, ground cloves, whole cloves | Nelken, Gewürznelken, Nelkenpulver, gemahlene Nelken, Gewürznelke
  cardamom | 2006 | 10.8 40.5 6.7 28 | piece 0.2, density 0.4 | | cardamom, ground cardamom, cardamom pods, cardamom pod, green cardamom pods | Kardamom, gemahlener Kardamom, Kardamomkapseln, Kardamomkapsel
  nutmeg | 2025 | 5.8 28.5 36.3 20.8 | density 0.44, piece 5 | | nutmeg, ground nutmeg, grated nutmeg, freshly grated nutmeg, mace | Muskatnuss, Muskat, geriebene Muskatnuss, Macis, Muskatblüte
  allspice | 2001 | 6.1 50.5 8.7 21.6 | density 0.4, piece 0.1 | | allspice, ground allspice, allspice berries | Piment, Pimentkörner, Nelkenpfeffer
  juniper | 2001 | 6.1 50.5 8.7 21.6 | piece 0.1, density 0.39 | | juniper berries, juniper berry | Wacholderbeeren, Wacholderbeere
  star-anise | 2002 | 17.6 35.4 15.9 14.6 | piece 1, density 0.43 | | star anise | Sternanis
  anise | 2002 | 17.6 35.4 15.9 14.6 | density 0.43 | | aniseed, anise seed | Anis, Anissamen
  fennel-seed | 2018 | 15.8 12.5 14.9 39.8 | density 0.39 | | fennel seeds, fennel seed | Fenchelsamen, Fenchelsaat
  fenugreek | 2019 | 23 33.8 6.4 24.6 | density 0.75 | | fenugreek, fenugreek seeds | Bockshornklee, Bockshornkleesamen
  mustard-seed | 2024 | 26.1 15.9 36.2 12.2 | density 0.65 | mustard | mustard seeds, mustard powder, mustard seed, dry mustard, ground mustard | Senfkörner, Senfsaat, Senfpulver, Senfmehl
  saffron | 2037 | 11.4 61.5 5.9 3.9 | density 0.14, packet 0.1 | | saffron, saffron threads, saffron strands | Safran, Safranfäden
  garlic-powder | 2020 | 16.6 63.7 0.7 9 | density 0.65 | | garlic powder, garlic granules, dried garlic | Knoblauchpulver, Knoblauchgranulat
  onion-powder | 2026 | 10.4 63.9 1 15.2 | density 0.48 | | onion powder, onion granules | Zwiebelpulver, Zwiebelgranulat
  ground-ginger | 2021 | 9 57.5 4.2 14.1 | density 0.37 | | ground ginger, ginger powder, dried ginger | Ingwerpulver, gemahlener Ingwer
  mixed-spice | 2035 | 5.8 54.5 12.6 14.8 | density 0.4, packet 15 | | mixed spice, pumpkin spice, gingerbread spice, pumpkin pie spice | Lebkuchengewürz, Spekulatiusgewürz, Pumpkin Spice
  sumac | 2028 | 14.1 19.1 12.9 34.9 | density 0.45 | | sumac | Sumach
  zaatar | 2042 | 9.1 26.9 7.4 37 | density 0.35 | sesame | za'atar, zaatar | Zatar, Za'atar, Zahtar
  taco-seasoning | 2075 | 4.5 44.7 0 13.3 | density 0.5, packet 35 | | taco seasoning, fajita seasoning, Cajun seasoning, fajita seasoning mix, taco seasoning mix | Taco-Gewürz, Fajita-Gewürz, Cajun-Gewürz
  grill-seasoning | 2034 | 9.6 54.3 7.5 11.3 | density 0.4 | | poultry seasoning, all-purpose seasoning, barbecue seasoning | Hähnchengewürz, Grillgewürz, Brathähnchengewürz, Gyrosgewürz, Bratkartoffelgewürz
  vanilla-pod | 2050 | 0.1 12.7 0.1 0 | piece 3, density 0.86 | | vanilla pod, vanilla pods, vanilla bean, vanilla beans | Vanilleschote, Vanilleschoten, Vanillemark, Mark Vanilleschote
  vanilla-extract | 2050 | 0.1 12.7 0.1 0 34.1 | density 0.88 | alcohol | vanilla extract, vanilla essence, vanilla, pure vanilla extract, vanilla paste, vanilla bean paste | Vanilleextrakt, Vanille, Vanillearoma, Vanillepaste, Vanilleessenz, Bourbonvanille
  wild-garlic | BLS G492100 | 1.9 2.9 0.2 2.2 | bunch 50, handful 15, leaf 1 | | wild garlic, ramsons | Bärlauch
  chervil | 2008 | 23.2 37.8 3.9 11.3 | bunch 20, handful 6, density 0.13 | | chervil | Kerbel
`);
