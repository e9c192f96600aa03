import { entry } from './term.ts';

/** Alcohol, and allergens of alcoholic drinks. */
export const ALCOHOL_WORDS = [
  entry('alcohol', 'alcohol, alkohol', { isCategory: true }),
  entry(
    ['alcohol', 'sulphites'],
    `wine*, *wine, *wein*, chardonnay*, merlot*, chianti*, pinot*, sauvignon*, cabernet*, burgunder*, spätburgunder*, burgundy, bordeaux*, rioja*, shiraz, barolo, lambrusco, cava, sekt*, crémant*, sangria*, vin santo, bourguignon*, beurre blanc, zabaglione*, zabaione*, port wine, noilly*, martini*, dubonnet, äppelwoi, ebbelwoi, bowle, maibowle, feuerzangenbowle, punsch, punch, hugo, spritz, aperol*, kir royal`,
  ),
  entry(
    'alcohol',
    `rums, rum extract, rum flavour*, rum flavor*, rumtopf*, rum rosine*, rum raisin*, rumkugel*, rumsirup, rumfrüchte, jamaika rum, inländerrum, baba au rhum, rum baba, brandies, kognak*, weinbrand*, scotch whisky, gin tonic, gin and tonic, sloe gin, mezcal*, ouzo*, raki, arak, pernod*, pastis*, absinth*, sambuca*, el kirsch, tl kirsch, cl kirsch, ml kirsch, schuss kirsch, of kirsch, with kirsch, mit kirsch, dem kirsch, den kirsch, in kirsch, etwas kirsch, some kirsch, tbsp kirsch, tsp kirsch, the kirsch, kirsch brandy, kirsch liqueur, obstbrand*, obstwasser*, slivovitz*, slibowitz*, *schnaps, schnapps*, aquavit*, akvavit*, doppelkorn*, kornbrand*, *likör*, liquor*, curacao*, tia maria, chambord, drambuie, galliano, chartreuse*, benedictine, jägermeister*, campari*, crème de cassis, creme de menthe, batida*, caipirinha*, mojito*, piña colada*, margarita*, daiquiri*, angostura*, cocktail bitters, orange bitters, aromatic bitters, shao xing*, shaohsing*, reiswein*, rice wine*, soju, makgeolli, vanilla extract*, vanille extrakt*, vanilla essence*, vanilleessenz, lemon extract, orange extract, peppermint extract, arrak*, cachaca*, spirits, spirituose*, black forest cake, mon cheri, moonshine, ethanol, trinkalkohol, primasprit, weingeist*, flambé*, flambier*, tipsy, irish coffee, pharisäer, rumpunsch, grog`,
  ),
  entry(['alcohol', 'honey'], 'mead, meads, honigwein*, metwein'),
  entry(['alcohol', 'honey'], '=met', { where: 'lines' }),
  entry(['alcohol', 'milk'], 'sahnelikör*'),
  entry(['alcohol', 'eggs'], 'verpoorten, eierpunsch*'),
  entry(['alcohol', 'eggs', 'milk'], 'eggnog*, egg nog'),
  entry(
    ['alcohol', 'gluten'],
    `beers, beer batter, *bier*, ales, lager, porter, pilsner*, pilsener*, hefeweizen*, radler, shandy, kölsch, bock beer, beer cheese, carbonnade*, carbonade flamande, ipa`,
  ),
  entry('gluten', 'malzbier*, malt beer, karamalz*', { isOther: true }),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `beer garden*, biergarten*, bierdeckel*, bierzelt*, beer mat*, wine cellar*, weinkeller*, weinrot*, wine red, wine bar*, weinlaub*, *halbier*, *probier*, =stocken, ingwerbier*, ingwer bier, root beer*, wurzelbier*, birch beer, butterbeer, bierrettich*, weinblatt*, weintraube*, weinbeere*, weinstein*, weinberg, weinbergpfirsich*, weinsäure*, wine glass, weinglas, wineberry, twine, cider vinegar*, apfelweinessig*, cidre essig, port salut, rumsteak, fruit punch, punch down, punch it down, punch the dough, punch out, sake of, for goodness sake, lagern, sektglas, spritz the, spritz with water`,
  ),
];
