import { entry, notReally } from './term.ts';

/** Nuts, peanuts, seeds, pulses, celery and mustard: plant allergens without gluten. */
export const NUTS_AND_SEEDS = [
  entry('nuts', 'nut, nuss, =nüsse, =nüssen, tree nut, schalenfrucht, schalenfrüchte, baumnuss', {
    isCategory: true,
  }),
  entry('peanuts', 'peanut, erdnuss, groundnut', { isCategory: true }),
  entry('soy', 'soy, soya, soja, soybean', { isCategory: true }),
  entry('sesame', 'sesame, sesam', { isCategory: true }),
  entry('celery', 'celery, sellerie', { isCategory: true }),
  entry('mustard', 'mustard, senf', { isCategory: true }),
  entry('lupin', 'lupin, lupine', { isCategory: true }),
  entry('sulphites', 'sulphite, sulfite, sulfit, sulphur dioxide, sulfur dioxide, schwefeldioxid', {
    isCategory: true,
  }),
  entry(
    'nuts',
    `nut, nuts, nutty topping, nutella*, nut butter*, nut milk, nut roast, mixed nut*, *nuss*, *almond*, *mandel*, hazelnut*, filbert*, cob nut*, walnut*, *cashew*, caschew*, kaschu*, *pistachio*, *pistazie*, pecan*, *pekan*, macadamia*, brazil nut*, queensland nut, pine nut*, pinienkern*, pinoli, pignoli*, zedernkern*, marchpane, *marzipan*, frangipane*, amaretti*, macaron, macarons, makrone*, ricciarelli, nougat*, nugat*, gianduja*, gianduia*, krokant*, praline*, noisette*, baklava*, baklawa*, linzer*, bienenstich*, florentiner*, lebkuchen*, elisenlebkuchen*, dominostein*, zimtstern*, vanillekipferl*, mozartkugel*, studentenfutter*, trail mix*, turron*, orgeat*, romesco*, muhammara*, dukka*, duqqa*, bakewell*, battenberg*, stollen*, christstollen*, financier*, dacquoise*, korma*, pralinato, marcona, ajo blanco, picada, bethmännchen, spekulatius, waldorf*, toblerone*, hanuta*, kinder bueno*, giotto, daim, ferrero*`,
  ),
  entry(
    ['nuts', 'milk'],
    '*pesto*, nutella*, nuss nougat*, nuss nugat*, hazelnut spread, chocolate hazelnut spread',
  ),
  entry(['nuts', 'alcohol'], 'amaretto*, disaronno, frangelico*, nocino, almond liqueur'),
  entry(['nuts', 'milk', 'soy'], 'nutella*'),
  entry(['nuts', 'sesame'], 'dukka*, duqqa*'),
  entry(['celery', 'nuts', 'eggs'], 'waldorf*'),
  entry('peanuts', '*peanut*, *erdnuss*, ground nut*, monkey nut*, beer nut*', {
    isOther: true,
  }),
  entry(
    'peanuts',
    `arachis*, satay*, saté*, gado gado, kung pao*, kung po, gong bao, massaman*, snickers*, studentenfutter*, trail mix*, cocktail nuts, nussmischung*, mixed nut*, bamba, reeses, erdnussflips*`,
  ),
  entry(
    'soy',
    `soy*, soia*, *soja*, tofu*, *tofu, tempeh*, tempe, edamame*, miso*, *miso, natto, okara, yuba, mukimame*, inari*, aburaage*, abura age, bean curd, tvp, textured vegetable protein, texturiertes pflanzeneiweiss, lecithin*, lezithin*, douchi, black bean sauce, doenjang*, liquid aminos, tamari*`,
  ),
  entry(
    ['soy', 'gluten'],
    'soy sauce*, soya sauce*, *sojasauce*, *sojasoße*, soja sauce, soja soße, soja würzsauce, shoyu*, teriyaki*, hoisin*, ponzu*, ketjap*, kecap*, kejap*, gochujang*, doubanjiang*, yakitori*, bulgogi*, sukiyaki*, maggi*, okonomiyaki sauce, tonkatsu*',
  ),
  entry(['soy', 'gluten', 'sesame'], 'hoisin*'),
  entry('soy', 'tamari*'),
  entry(
    'sesame',
    `*sesam*, tahin*, *tahin, hummus*, houmous*, hoummus, humus aus kichererbsen, humous*, humus, halva*, halwa*, helva*, gomasio*, gomashio*, zaatar*, za atar, dukkah*, furikake*, baba ganoush*, baba ghanoush*, baba ganousch*, baba ghanoug*, mutabal*, benne seed*, gingelly*, simit*, everything bagel*`,
  ),
  entry(
    'celery',
    `celery*, celeriac*, *sellerie*, suppengrün*, suppengemüse*, wurzelwerk, mirepoix*, soffritto*, sofrito italiano, röstgemüse*, stock cube*, stocks, *stock, stock powder, broth*, *broth, bouillon*, *bouillon, *brühe*, brühwürfel*, *brühwürfel, suppenwürfel*, brühpulver*, suppenpulver*, *fond, fonds, consomme*, bovril, marmite, fondor, aromat, vegeta, herbamare, kräutersalz*, old bay*, bloody mary*, oxo, knorr*, instant soup, tütensuppe*, vegetable bouillon*`,
  ),
  entry(
    'mustard',
    `mustard*, *senf*, dijon*, mostarda*, mostrich*, piccalilli*, mixed pickles, gewürzgurke*, cornichon*, gherkin*, essiggurke*, curry powder*, currypulver*, curry pulver, madras curry, barbecue sauce*, bbq sauce*, bbq soße, grillsauce, wholegrain mustard, colman*, panch phoron, honey mustard*, french dressing, caesar*`,
  ),
  entry(['eggs', 'mustard', 'milk'], 'caesar*, thousand island'),
  entry('mustard', '=curry, curry mild, curry scharf', { where: 'lines' }),
  entry('lupin', 'lupin*, *lupine*, lopino'),
  entry(
    'sulphites',
    `dried apricot*, dry apricot*, getrocknet~ aprikose*, dörraprikose*, trockenaprikose*, soft aprikose*, dried fruit*, dried mixed fruit, trockenfrüchte*, trockenobst*, backobst*, dörrobst*, dörrfrüchte, getrocknet~ früchte, raisin*, *rosine*, sultana*, sultanine*, korinthe*, currants, dried mango*, getrocknet~ mango*, dried apple ring*, apfelringe, dried peach*, dried pear*, getrocknet~ birne*, getrocknet~ pfirsich*, candied peel*, zitronat*, orangeat*, sukkade, mixed peel, glacé cherr*, maraschino*, cocktailkirsche*, kandiert~ früchte, balsamic*, balsamessig*, verjus*, apfelmost*, birnenmost*, traubenmost*, süssmost*, mit most, dem most, den most, etwas most, liter most, ml most, cider most, kartoffelpüreepulver*, instant mash*, geschwefelt~, sulphured, sulfured, e220, metabisulphite, metabisulfit*`,
  ),
  entry(
    'sulphites',
    'wine vinegar*, *weinessig*, sherry vinegar*, sherryessig*, champagne vinegar*, champagneressig*',
    { isOther: true },
  ),
  entry('sulphites', '=most', { where: 'lines' }),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `muskatnuss*, *kokosnuss*, wassernuss*, donut*, dough nut*, butternut*, butternuss*, *genuss*, tiger nut*, tigernuss*, erdmandel*, nussig~, nussbraun*, nut brown, nuss braun, hazelnut brown*, haselnussbraun*, walnussbraun*, beurre noisette*, nussgross*, walnussgross*, walnut sized, size of a walnut, haselnussgross*, hazelnut sized, size of a hazelnut, größe einer walnuss, größe einer haselnuss, nüsslisalat*, nüssli*, nussknacker, kolanuss, senfkohl*, stock pot, sunflower lecithin, sesamstraße, open sesame, sesam öffne, fondue*, fresh currants, red currants, black currants, rice wine vinegar, curry leaves, curry leaf, curry tree, fond of`,
  ),
  ...notReally('chickpea, kichererbsen, pumpkin seed, kürbiskern, linsen, lentil', 'tofu*', {
    isSubstitute: true,
  }),
];
