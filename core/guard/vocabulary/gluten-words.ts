import { entry, notReally } from './term.ts';

/** Modifiers that make flour, noodles or flat bread wheat-free. */
const OTHER_THAN_WHEAT =
  'rice, reis, corn, mais, maize, buckwheat, buchweizen, potato, kartoffel, süßkartoffel, chickpea, kichererbsen, gram, besan, lentil, linsen, rote linsen, pea, erbsen, bean, bohnen, almond, mandel, hazelnut, haselnuss, walnut, walnuss, chestnut, kastanien, maronen, coconut, kokos, tapioca, tapioka, cassava, maniok, quinoa, amaranth, amarant, millet, hirse, teff, sorghum, soy, soya, soja, lupin, lupinen, banana, bananen, hemp, hanf, flax, linseed, leinsamen, flohsamen, sesame, sesam, guar, guarkern, carob, johannisbrotkern, johannisbrot, arrowroot, pfeilwurz, erdmandel, traubenkern, kürbiskern, sonnenblumenkern, plantain, kochbananen, kelp, algen, konjac, konjak, shirataki, glass, glas, mungobohnen, mungbohnen, cellophane, courgette, zucchini, carrot, karotten, möhren, kohlrabi, cauliflower, blumenkohl, edamame, nut, nuss';

/** Cereals with gluten and products made of them. */
export const GLUTEN_WORDS = [
  entry('gluten', 'gluten', { isCategory: true }),
  entry(
    'gluten',
    `glutenhaltig~, *wheat*, *weizen*, durum, *griess, rye, rye bread, roggen*, graupe*, perlgraupe*, oat, oatcake, oaty, porridge, einkorn*, kamut, khorasan*, *seitan*, *malzextrakt*, marmite, vegemite, breakfast cereal*, cereals, frühstückscerealien, frühstücksflocken, triticale, frikeh, bulgar, bulghur, kuskus*, cous cous, malt, malted, malz*, *malz, all purpose flour, self raising flour, graham*, urdinkel*, mehrkorn*, vollkorn*, fünfkorn*, dreikorn*, multigrain, whole grain bread, müsli*, granola, cornflake, cheerio, weetabix, shreddies`,
  ),
  entry(
    'gluten',
    `flour, *mehl, mehl*, *bread, breads, bread crumb*, breadstick, *brot, brot*, *brote, *brötchen*, paniermehl*, panier~, panierung, *semmel*, bread roll, burger bun, hot dog bun, *buns, focaccia*, pita*, fladenbrot*, naan*, chapati*, roti, paratha*, sauerteig*, *brezel*, *brezn*, breze, brezen, pretzel*, laugengebäck, crouton*, toastbrot*, toastscheibe*, toastecke*, toastie*, *toastbrot, french toast, avocado toast, cheese toast, beans on toast, on toast, crostini, bruschetta, panini, sandwich*, knäckebrot*, crispbread*, ryvita, matze*, matzo*, matzah, melba, *tortilla, wan tan*, dumpling*, dim sum, spring roll*, frühlingsrolle*, samosa*, empanada*, calzone*, pizza*, *pizza, pastry, shortcrust*, *blätterteig*, mürbeteig*, mürbteig, strudel*, *strudel, quicheteig*, churro*, serviettenknödel*, brezenknödel*, speckknödel*, kaspressknödel*, roux, einbrenne, pakora batter, bierteig*, ausbackteig*, backteig*`,
  ),
  entry(
    'gluten',
    `flour tortilla*, noodle*, *nudel*, *pasta, *spaghetti, spagetti*, tagliatelle*, tagliolini, fettuccine*, fettucine*, pappardelle*, maccheroni*, orzo*, risoni*, *lasagne, lasagna*, *lasagna, capellini*, angel hair, bigoli*, cavatappi*, cavatelli*, casarecce*, garganelli*, gemelli, mafalda, mezzelune, paccheri, pici, strozzapreti*, trofie*, tortiglioni*, fregola*, fregula, gnocchi*, gnocchetti, udon*, somen, mie, pierogi*, piroggen*, manti, vareniki`,
  ),
  entry(
    ['gluten', 'eggs'],
    `egg noodle*, *spätzle*, spätzli, knöpfle, ravioli*, tortellini*, tortelloni*, cappelletti, agnolotti, egg pasta, bandnudel*, löffelbiskotten*, lady finger*, sponge finger*, biskuitboden, biskuitteig*, tortenboden, sponge base, wiener boden, flädle*, frittaten, challah*, challa, barches, berches`,
  ),
  // Doughs with eggs and milk.
  entry(
    ['gluten', 'eggs', 'milk'],
    `brioche*, *brioche, *croissant, pain au chocolat, pain aux raisins, krapfen*, *krapfen, berliner pfannkuchen, donut*, dough nut*, germknödel*, dampfnudel*, choux*, brandteig*, brandmasse, windbeutel*, eclair*, profiterole*, beignet*, challah with butter, panettone*, pandoro`,
  ),
  entry(
    ['gluten', 'eggs', 'milk'],
    `hefezopf*, rosinenzopf*, osterzopf*, butterzopf*, nusszopf*, mohnzopf*, hefekranz*, osterkranz*, madeleine*, wuchtel*, savarin, rum baba, kugelhopf, babka, kolatsche*, hefeschnecke*, zimtschnecke*, cinnamon roll*, cinnamon bun*, hot cross bun*, danish pastry, danish pastries, kopenhagener, plunderteig*, plundergebäck, cronut*`,
    { where: 'lines' },
  ),
  entry(['gluten', 'milk', 'nuts'], 'christstollen*, butterstollen*, stollen*'),
  entry(['gluten', 'milk'], 'goldfish cracker*', { isOther: true }),
  entry(
    ['gluten', 'milk'],
    `shortbread*, milchbrötchen*, buttertoast, besciamella, mornay*, cauliflower cheese`,
  ),
  // Ready-made these contain wheat. As the name of a dish they may consist of anything.
  entry(
    'gluten',
    `toast*, *toast, bun, dough, *teig, batter, cracker*, biscuit*, keks*, *keks, *kekse, stuffing, saucenbinder, crispies, streusel*, *streusel, crumble, tart shell, crust, *knödel, *klöße`,
    {
      where: 'lines',
    },
  ),
  entry(
    ['gluten', 'eggs', 'milk'],
    `*cake, cakes, sponge, brownie*, muffin*, cookie*, waffle*, waffel*, *waffel, *kuchen, *torte, pancake*, pfannkuchen*, crepe*, eierkuchen*, cupcake*, scone*, wafer*, biskuit*`,
    { where: 'lines' },
  ),
  entry('gluten', `toast`, { where: 'names' }),
  entry(
    'gluten',
    `gravy, gravy granules, bratensauce, bratensoße, lakritz*, liquorice*, licorice*, kroketten, fish stick*, *nuggets, schnitzel wiener art, paniertes schnitzel`,
  ),
  entry(
    'gluten',
    'cream cracker*, oyster cracker*, weizenkleber*, hamburger bun*, hamburger brötchen*, muschelnudel*, nudelmuschel*, muschelpasta, shell pasta, pasta shells',
    {
      isOther: true,
    },
  ),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `broth, broths, donut peach*, doughnut peach*, spätzlemehl*, spätzlepresse*, spätzlehobel*, spätzlebrett*, buckwheat*, *buchweizen*, johannisbrot*, brotaufstrich*, brotzeit*, brotmesser, brotfrucht*, bread knife, nudelholz*, nudelsieb*, nudelmaschine*, pasta machine, mehlig*, vollkornreis*, rice cake*, potato cake*, tortilla chip*, tortilla española, tortilla de patatas, rice vermicelli, mung bean vermicelli, kartoffelknödel*, kartoffelklöße*, potato pancake*, spaghetti squash, spaghettikürbis*, pizza stone, pizzastein*, pizza oven, pizzaofen, pizza gewürz, pizzagewürz*, pizza sauce, pizzasauce*, pizzatomaten, pasta sauce, pasta pot, sandwichpapier, brotpapier, toasted*, bread pan`,
  ),
  // "Pasta" also means paste.
  ...notReally(
    'anti, chili, curry, dattel, gewürz, harissa, kakao, knoblauch, miso, tahin, tamarinden, tomaten, würz, zucker',
    'pasta*',
  ),
  // Tortillas of eggs and potatoes.
  ...notReally('spanish, spanische, egg, eier', 'tortilla*', { isSubstitute: true }),
  ...notReally(
    OTHER_THAN_WHEAT,
    'flour, mehl*, noodle*, nudel*, pasta*, spaghetti*, penne*, fusilli*, linguine, tagliatelle*, lasagne*, lasagna, lasagneplatten, fettuccine, couscous, tortilla*, wrap, pizza*, cracker*, griess*, semolina, bulgur, waffel*, gnocchi*, toast, panko, crispbread, knäckebrot',
    { isSubstitute: true },
  ),
];
