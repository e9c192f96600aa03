import { entry, notReally } from './term.ts';

/** Nuts, peanuts, seeds, pulses, celery and mustard: plant allergens without gluten. */
export const PLANT_ALLERGEN_WORDS = [
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
    `nutty topping, nut butter*, nut milk, nut roast, mixed nut*, *nuss*, *almond*, *mandel*, filbert*, cob nut*, *cashew*, caschew*, kaschu*, *pistachio*, *pistazie*, *pekan*, macadamia*, queensland nut, pinienkern*, pinoli, pignoli*, zedernkern*, marchpane, *marzipan*, makrone*, ricciarelli, nugat*, gianduia*, krokant*, praline*, noisette*, linzer*, florentiner*, lebkuchen*, elisenlebkuchen*, dominostein*, mozartkugel*, studentenfutter*, trail mix*, turron*, orgeat*, bakewell*, battenberg*, financier*, dacquoise*, korma*, pralinato, marcona, ajo blanco, picada, spekulatius, toblerone*, hanuta*, kinder bueno*, giotto, daim, ferrero*`,
  ),
  entry(['nuts', 'milk'], '*pesto*, nuss nugat*'),
  entry(['nuts', 'alcohol'], 'disaronno, frangelico*, nocino, almond liqueur'),
  entry(['nuts', 'sesame'], 'dukka*, duqqa*'),
  entry(['celery', 'nuts', 'eggs'], 'waldorf*'),
  entry('peanuts', '*peanut*, *erdnuss*, ground nut*, monkey nut*, beer nut*', {
    isOther: true,
  }),
  entry(
    'peanuts',
    `arachis*, saté*, kung po, massaman*, snickers*, studentenfutter*, trail mix*, cocktail nuts, mixed nut*, bamba, reeses`,
  ),
  entry(
    'soy',
    `soy*, soia*, *soja*, tofu*, *tofu, tempe, miso*, *miso, natto, okara, yuba, mukimame*, inari*, aburaage*, abura age, bean curd, texturiertes pflanzeneiweiss, lecithin*, lezithin*, douchi, liquid aminos`,
  ),
  entry(
    ['soy', 'gluten'],
    '*sojasauce*, *sojasoße*, soja sauce, soja soße, soja würzsauce, ponzu*, ketjap*, kecap*, kejap*, doubanjiang*, maggi*, okonomiyaki sauce',
  ),
  entry(
    'sesame',
    `*sesam*, *tahin, hoummus, humus aus kichererbsen, humous*, humus, halva*, halwa*, helva*, gomasio*, gomashio*, za atar, furikake*, baba ganoush*, baba ghanoush*, baba ganousch*, baba ghanoug*, mutabal*, benne seed*, gingelly*, simit*, everything bagel*`,
  ),
  entry(
    'celery',
    `*sellerie*, soffritto*, sofrito italiano, röstgemüse*, stocks, *stock, *broth, *bouillon, *brühe*, *brühwürfel, suppenpulver*, *fond, fonds, consomme*, bovril, marmite, fondor, aromat, vegeta, herbamare, old bay*, bloody mary*, oxo, knorr*, instant soup, tütensuppe*, vegetable bouillon*`,
  ),
  entry(
    'mustard',
    `*senf*, dijon*, mostarda*, mostrich*, mixed pickles, curry powder*, currypulver*, curry pulver, madras curry, bbq soße, colman*, panch phoron, honey mustard*, french dressing`,
  ),
  entry(['eggs', 'mustard', 'milk'], 'caesar*, thousand island'),
  entry('mustard', 'curry mild, curry scharf', { where: 'lines' }),
  entry('lupin', 'lupin*, *lupine*, lopino'),
  entry(
    'sulphites',
    `dry apricot*, getrocknet~ aprikose*, dörraprikose*, trockenaprikose*, soft aprikose*, dried mixed fruit, backobst*, dörrobst*, dörrfrüchte, getrocknet~ früchte, *rosine*, sultana*, sultanine*, korinthe*, getrocknet~ mango*, dried peach*, dried pear*, getrocknet~ birne*, getrocknet~ pfirsich*, glacé cherry, glacé cherrie*, maraschino*, cocktailkirsche*, kandiert~ früchte, verjus*, apfelmost*, birnenmost*, traubenmost*, süssmost*, mit most, dem most, den most, etwas most, liter most, ml most, instant mash*, geschwefelt~, sulphured, sulfured, e220, metabisulphite, metabisulfit*`,
  ),
  entry(
    'sulphites',
    'wine vinegar*, *weinessig*, sherry vinegar*, sherryessig*, champagne vinegar*, champagneressig*',
    { isOther: true },
  ),
  // Plants, salts and waters that the food table does not contain.
  entry(
    [],
    'kala namak, kombu, dulse, galangal, aquafaba, chickpea water, achiote*, annatto, amchur, egusi, liquid smoke, banana blossom, hearts of palm, pandan, ginger paste, garlic paste, tamarind paste, pepper paste, xanthan gum, psyllium',
    { isHarmless: true },
  ),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `muskatnuss*, *kokosnuss*, wassernuss*, dough nut*, butternut*, butternuss*, *genuss*, tiger nut*, tigernuss*, erdmandel*, nussig~, nussbraun*, nut brown, nuss braun, hazelnut brown*, haselnussbraun*, walnussbraun*, beurre noisette*, nussgross*, walnussgross*, walnut sized, size of a walnut, haselnussgross*, hazelnut sized, size of a hazelnut, größe einer walnuss, größe einer haselnuss, nüssli*, nussknacker, kolanuss, senfkohl*, stock pot, sunflower lecithin, sesamstraße, open sesame, sesam öffne, fresh currants, red currants, black currants, rice wine vinegar, curry leaves, curry leaf, curry tree, fond of`,
  ),
  ...notReally('chickpea, kichererbsen, pumpkin seed, kürbiskern, linsen, lentil', 'tofu*', {
    isSubstitute: true,
  }),
];
