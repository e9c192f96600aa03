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
    `nut, nuts, nutty topping, nutella*, nut butter*, nut milk, nut roast, mixed nut*, *nuss*, *almond*, *mandel*, mandel*, hazelnut*, filbert*, cobnut*, cob nut*, *haselnuss*, walnut*, walnuss*, baumnuss*, baumnüsse, *cashew*, caschew*, kaschu*, *pistachio*, *pistazie*, pistazien*, pecan*, *pekan*, macadamia*, brazil nut*, brazilnut*, paranuss*, queensland nut, pine nut*, pinenut*, pinienkern*, pinoli, pignoli*, zedernkern*, zedernnuss*, marzipan*, marchpane, *marzipan*, frangipane*, amaretti*, amarettini*, macaron, macarons, makrone*, makronen*, ricciarelli, nougat*, nugat*, gianduja*, gianduia*, krokant*, praline*, pralinen*, praliné*, noisette*, baklava*, baklawa*, linzer*, bienenstich*, florentiner*, lebkuchen*, elisenlebkuchen*, dominostein*, zimtstern*, vanillekipferl*, mozartkugel*, studentenfutter*, trail mix*, turron*, turrón, orgeat*, romesco*, muhammara*, dukkah*, dukka*, duqqa*, bakewell*, battenberg*, stollen*, christstollen*, financier*, dacquoise*, korma*, pralinato, marcona, ajo blanco, picada, bethmännchen, spekulatius, waldorf*, ferrero*`,
  ),
  entry(
    ['nuts', 'milk'],
    '*pesto, pesto*, *pesto*, nutella*, nuss nougat*, nussnougat*, nuss nugat*, hazelnut spread, chocolate hazelnut spread',
  ),
  entry(['nuts', 'alcohol'], 'amaretto*, disaronno, frangelico*, nocino, almond liqueur'),
  entry(['nuts', 'milk', 'soy'], 'nutella*'),
  entry(['nuts', 'sesame'], 'dukkah*, dukka*, duqqa*'),
  entry(['celery', 'nuts', 'eggs'], 'waldorf*'),
  entry('peanuts', '*peanut*, *erdnuss*, *erdnüss*, ground nut*, groundnut*, monkey nut*, beer nut*', {
    isOther: true,
  }),
  entry(
    'peanuts',
    `arachis*, satay*, saté*, satè, satesauce*, satespieße, gado gado, kung pao*, kung po, gong bao, massaman*, snickers*, studentenfutter*, trail mix*, cocktail nuts, nussmischung*, mixed nut*, bamba, reeses, erdnussflips*`,
  ),
  entry(
    'soy',
    `soy*, soya*, soia*, *soja*, soja*, tofu*, *tofu, tempeh*, tempe, edamame*, miso*, *miso, natto, okara, yuba, bean curd, beancurd, tvp, textured vegetable protein, texturiertes pflanzeneiweiss, lecithin*, lezithin*, douchi, black bean sauce, doenjang*, liquid aminos, tamari*`,
  ),
  entry(
    ['soy', 'gluten'],
    'soy sauce*, soya sauce*, soysauce*, *sojasauce*, *sojasoße*, sojasosse*, soja sauce, soja soße, soja würzsauce, shoyu*, teriyaki*, hoisin*, ponzu*, ketjap*, kecap*, kejap*, ketjap manis, gochujang*, doubanjiang*, yakitori*, bulgogi*, sukiyaki*, maggi*, maggiwürze, okonomiyaki sauce, tonkatsu*',
  ),
  entry(['soy', 'gluten', 'sesame'], 'hoisin*'),
  entry('soy', 'tamari*'),
  entry(
    'sesame',
    `sesame*, *sesam*, sesam*, tahin*, tahini*, tahina*, tahine, *tahin, hummus*, houmous*, hoummus, humus aus kichererbsen, humous*, humus, halva*, halwa*, helva*, gomasio*, gomashio*, zaatar*, za atar, dukkah*, furikake*, baba ganoush*, baba ghanoush*, baba ganousch*, baba ghanoug*, mutabal*, benne seed*, gingelly*, simit*, everything bagel*, sesamkringel, falafel mit tahin`,
  ),
  entry(
    'celery',
    `celery*, celeriac*, *sellerie*, suppengrün*, suppengemüse*, wurzelwerk, mirepoix*, soffritto*, sofrito italiano, röstgemüse*, stock, stock cube*, stockcube*, stocks, *stock, stock powder, broth*, *broth, bouillon*, *bouillon, *brühe*, brühe*, brühwürfel*, *brühwürfel, suppenwürfel*, brühpulver*, gekörnte brühe, suppenpulver*, *fond, fond, fonds, court bouillon, consomme*, consommé*, kraftbrühe*, bovril, marmite, fondor, aromat, vegeta, herbamare, kräutersalz*, old bay*, bloody mary*, oxo, knorr*, instant soup, tütensuppe*, vegetable bouillon*`,
  ),
  entry(
    'mustard',
    `mustard*, *senf*, senf*, dijon*, dijonnaise*, mostarda*, mostrich*, piccalilli*, mixed pickles, gewürzgurke*, cornichon*, gherkin*, essiggurke*, curry powder*, currypulver*, curry pulver, madras curry, barbecue sauce*, barbecuesauce*, bbq sauce*, bbq soße, grillsauce, wholegrain mustard, colman*, panch phoron, honey mustard*, honigsenf*, french dressing, caesar*`,
  ),
  entry(['eggs', 'mustard', 'milk'], 'caesar*, cäsar salat, caesarsalat*, cäsar dressing, thousand island'),
  entry('mustard', '=curry, curry mild, curry scharf', { where: 'lines' }),
  entry('lupin', 'lupin*, lupine*, *lupine*, süßlupine*, lupini*, lopino'),
  entry(
    'sulphites',
    `dried apricot*, dry apricot*, getrocknet~ aprikose*, dörraprikose*, trockenaprikose*, softaprikose*, soft aprikose*, dried fruit*, dried mixed fruit, trockenfrüchte*, trockenobst*, backobst*, dörrobst*, dörrfrüchte, getrocknet~ früchte, raisin*, rosine*, *rosine*, sultana*, sultanine*, korinthe*, currants, dried mango*, getrocknet~ mango*, dried apple ring*, apfelringe, dried peach*, dried pear*, getrocknet~ birne*, getrocknet~ pfirsich*, candied peel*, zitronat*, orangeat*, sukkade, mixed peel, glacé cherr*, glace cherr*, maraschino*, cocktailkirsche*, kandiert~ früchte, balsamic*, balsamico*, balsamessig*, verjus*, most, kartoffelpüreepulver*, instant mash*, instant mashed*, geschwefelt~, sulphured, sulfured, e220, metabisulphite, metabisulfit*`,
  ),
  entry(
    'sulphites',
    'wine vinegar*, *weinessig*, sherry vinegar*, sherryessig*, champagne vinegar*, champagneressig*',
    { isOther: true },
  ),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `muskatnuss*, *kokosnuss*, wassernuss*, doughnut*, donut*, dough nut*, butternut*, butternuss*, *genuss*, tiger nut*, tigernuss*, erdmandel*, nussig~, nussbraun*, nut brown, nuss braun, hazelnut brown*, haselnussbraun*, walnussbraun*, beurre noisette*, nussgross*, walnussgross*, walnut sized, size of a walnut, haselnussgross*, hazelnut sized, size of a hazelnut, größe einer walnuss, größe einer haselnuss, nüsslisalat*, nüssli*, nussknacker, kolanuss, senfkohl*, stock pot, sunflower lecithin, sesamstraße, open sesame, sesam öffne, fondue*, fresh currants, red currants, black currants, rice wine vinegar, curry leaves, curry leaf, curry tree`,
  ),
  ...notReally('chickpea, kichererbsen, pumpkin seed, kürbiskern, linsen, lentil', 'tofu*', {
    isSubstitute: true,
  }),
];
