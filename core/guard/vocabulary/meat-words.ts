import { entry, notReally } from './term.ts';

/** Plants and other foods that turn a meat's name behind them into an imitation: "tofu sausage". */
export const PLANTS =
  'soy, soya, soja, tofu, seitan, tempeh, lupinen, lentil, linsen, red lentil, celeriac, celery, sellerie, cauliflower, blumenkohl, mushroom, pilz, champignon, portobello, shiitake, austernpilz, kräuterseitling, vegetable, gemüse, veg, potato, kartoffel, süßkartoffel, sweet potato, bean, bohnen, black bean, kidney bean, chickpea, kichererbsen, jackfruit, grünkern, kohlrabi, aubergine, auberginen, eggplant, kürbis, pumpkin, beetroot, beet, rote bete, rote beete, haferflocken, hafer, oat, quinoa, nut, nuss, walnut, walnuss, cabbage, kohl, wirsing, spitzkohl, zucchini, courgette, carrot, karotten, möhren, spinat, spinach, dinkel, sonnenblumen, sunflower, erbsen, pea, coconut, kokos, reispapier, rice paper, käse, halloumi, okara, hirse, couscous, ackerbohnen, egg, quark';

/** Meat and products of slaughtered animals other than fish. */
export const MEAT_WORDS = [
  entry('meat', 'meat, fleisch, poultry, geflügel', { isCategory: true }),
  entry('pork', 'pork, schwein, schweinefleisch, pig', { isCategory: true }),
  entry(
    'meat',
    `meats, meaty sauce, meat ball*, meat loaf, *fleisch*, beef*, rinder*, rinds*, ochse*, oxtail*, veal*, kalb*, lamb*, lamm*, mutton*, hammel*, goat, goat meat, zicklein*, *chicken, hen, hens, cockerel, capon, poussin*, huhn*, *huhn, *hähnchen*, brathendl, hendel, broiler, stubenküken, puten*, duck*, enten*, gänse*, quail*, wachtel*, pheasant*, fasan*, partridge*, rebhuhn*, pigeon*, squab, taube, tauben*, guinea fowl, perlhuhn*, ostrich*, straussen*, straussfilet*, hare, hasen*, rehragout*, rehgulasch*, rehfilet*, hirsch*, wildbret, wildragout*, elk, moose, reindeer, rentier*, bison*, horse meat, kangaroo*, känguru*, crocodile, frogs legs, frog legs, froschschenkel*, *steak, rumpsteak*, t bone, tenderloin*, chateaubriand, roulade, =hack, *hackbällchen*, hacksteak*, *gehacktes, faschiert~, faschierte laibchen, the mince, the minced, lean mince, ground meat, schaschlik*, shashlik, hamburger*, burger patty, burger patties, gulyas, geschnetzelt~, rostbraten*, schmorbraten*, zwiebelrostbraten*, sonntagsbraten*, bratensaft, boeuf*, carne, carne asada, biltong, jerky, pastrami*, bresaola*, foie gras, *leber, nieren, niere, kidneys, sweetbread*, tripe, kutteln*, pansen*, beuschel*, ox tongue, zunge vom rind, bone marrow, markknochen*, suppenknochen*, knochen*, suet*, schmaltz, drumstick*, coq, carpaccio vom rind, =tatar, geflügel*, demi glace, bratenfond*, bouillabaisse de boeuf, kidney pie, tournedos, gizzard*, *hühner, tierfett*, tierisch~ fett*, animal fat*, animal protein*, animal hydrolysed protein*, tierisch~ eiweiß*, sheeps fat*, nierenfett*, steer, steers, collagen*, kollagen*, bovril, bluteiweiß*, blutplasma*, markklöß*, marklöß*, markknödel*, innereien*, offal*, schaf, schlachtplatte, blood, blut, gelatine aus rind, short ribs`,
  ),
  entry(
    'pork',
    `*pork*, pigs, piglet, hams, *schinken*, serrano*, jamon*, iberico*, *speck*, *bacon, rasher*, pancietta, coppa, capocollo, culatello, *salami, pizza pepperoni, pepperoni pizza*, the pepperoni, with pepperoni, and pepperoni, of pepperoni, add pepperoni, more pepperoni, pepperoni slice*, sliced pepperoni, *sausage, *wurst*, kabanos*, debreziner*, debrecener*, chipolata*, andouille*, boudin*, presssack*, sülze*, aspic*, aspik*, sulz, mettbrötchen*, mettigel*, hackepeter*, gemischt~ hack*, zwiebelmett*, *haxe, *haxn, spare rib*, baby back*, griebe, grieben*, grammeln*, lardy, crackling*, scratchings, schwarte*, chicharron*, chitterling*, trotter*, *kotelett, krustenbraten*, spanferkel*, ferkel*, boar, frischling*, porchetta*, char siu, elsässer flammkuchen, flammkuchen elsässer art, schäufele*, *gelatine, jell o, jelly cubes, jelly babies, wackelpudding*, wackelpeter, götterspeise*, gummibär*, fruchtgummi*, gummy bear*, gummi bear*, haribo, schaumkuss*, schokokuss*, lunch meat, spam, fleischsalat*`,
  ),
  // Sausage and ham of animals other than pigs.
  ...notReally(
    'beef, rinder, rinds, rind, kalbs, kalb, veal, lamb, lamm, lammfleisch, chicken, hähnchen, hühner, geflügel, poultry, turkey, puten, pute, truthahn, duck, enten, gänse, goose, venison, hirsch, wild',
    'sausage*, wurst*, würstchen*, wiener*, frankfurter*, bratwurst*, ham, schinken*, bacon*, speck*, salami*, chorizo*, schmalz, kotelett*, haxe, rippchen, ribs, leberwurst*, mettwurst*, gelatine*, gelatin*, hot dog*, trotter, rasher*, lardon*',
    { isSubstitute: true },
  ),
  entry(
    'pork',
    '*schwein*, swine, *schmalz*, leberkäs*, leberkäse*, fleischkäse*, wine gum*, weingummi*, bierschinken*, bierwurst*, nussschinken*, lachsschinken*',
    { isOther: true },
  ),
  entry(
    'meat',
    `wildwurst*, wildschinken*, wildsalami*, wildbratwurst*, wildleberwurst*, gänseschmalz*, entenschmalz*`,
    { isOther: true },
  ),
  // The bought filling of mince pies contains suet.
  entry('meat', 'mincemeat', { where: 'lines', isOther: true }),
  entry(['meat'], 'ragout, braten, roast, cutlet, aufschnitt, cold cuts, nuggets, spiesse, jus, wings', {
    where: 'lines',
  }),
  entry(
    'meat',
    'calf, calves, angus*, galloway*, weiderind*, jungrind*, hochlandrind*, jungbulle*, natural casing*, hog casing*, sheep casing*, schafsaitling*, querrippe*, rendered fat, emu, emus, camel, woodcock*, chamois, gämse*, ziege, giblet*, dewlap, hogget, knuckle, shank, shanks, silverside, topside, dripping, drippings, meat extract*, fohlen*, buffalo meat, antilope*, antelope*, kamel, krokodil*, alligator*, schnepfe*, grouse, barbarie*, flugente*, pekingente*, wildente*, wildgans, kapaun*, färse*, bulle, damwild*, rotwild*, schwarzwild*, elch*, milz*, lunge, hirn, *bries, zunge, tongue, brains, *mägen, bone, bones, bone phosphate, elastin*, keratin*, chondroitin*, naturdarm, viande*',
    { where: 'lines' },
  ),
  entry('pork', 'boston butt*, flomen, brawn, faggots, haslet, polony, saveloy*, kaiserfleisch*, porc', {
    where: 'lines',
  }),
  // Dyes made from scale insects, and insects themselves.
  entry(
    'insects',
    'karmin*, carmin, cochineal*, cochenille*, e 120*, mealworm*, mehlwurm*, buffalowurm*, heuschrecke*, grasshopper*, cricket flour, cricket powder, cricket protein, grillenmehl*, insektenmehl*, insektenprotein*, chapulines',
  ),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `deren fleisch, dessen fleisch, ham in hamburger, steakartig*, fleischartig*, hen of the woods*, *fruchtfleisch*, kokosfleisch*, melonenfleisch, avocadofleisch*, tomatenfleisch*, fleischtomate*, paprikafleisch, ochsenherz*, chickenless, beefless, goosefoot, fleischlos*, fleischwolf, fleischklopfer, fleischthermometer*, fleischgabel, meat thermometer, coconut meat, fleischig*, beefsteak tomato*, beef tomato*, beefsteak fungus, bison grass, bisongras*, goats beard, goat weed, schweinekraut, wurstkraut, pig nut*, duckweed, duck potato*, entenflott, leberblümchen*, hirschhornwegerich*, tongue fern, ox tongue plant, lambs lettuce, duck sauce, gooseberry, gooseberries, gänseblümchen*, gänsefuß, zest and rind, rind of, grated rind, the rind, steak sauce, steakpfeffer, steak seasoning, steakgewürz, steak fries, steak knife, steakhouse fries, hamburger art, speckig, speckled*, specks, specks of, vanilla speck*, black speck*, specky, sausage shaped, wurstförmig, sausage shape, blood orange*, hirschhornsalz*, hasenohr, ribs of, ribs removed, remove the ribs, brathähnchengewürz, hähnchengewürz*, chicken seasoning, chicken salt, chicken spice, grillhähnchengewürz, hackfleischgewürz`,
  ),
  entry(
    'eggs',
    'duck egg*, goose egg*, quail egg*, entenei*, gänseei*, wachtelei*, hen egg*, hens egg*, hühnerei*, chicken egg*',
    {
      isOther: true,
    },
  ),
  ...notReally('lemon, orange, lime, citrus, melon, watermelon, parmesan, cheese, bacon', 'rind'),
  ...notReally('celery, fennel, kale, chard, cabbage, lettuce, white, tough, rhubarb', 'rib, ribs'),
  ...notReally('vegetable, plant, pflanzen', 'suet, schmalz, lard, gelatine*', { isSubstitute: true }),
  ...notReally('glamorgan', 'sausage*', { isSubstitute: true }),
  ...notReally('kalbs, lamm, schinken, schweine, reh, hirsch, wildschwein', 'nuss'),
  ...notReally(
    PLANTS,
    'schnetzel*, geschnetzeltes, hack*, hackfleisch*, hackbällchen*, gehacktes, mince, minced, ground, steak*, wurst*, würstchen*, bratwurst*, sausage*, burger*, hamburger*, bratling, bacon*, speck*, nugget*, ragout, meatball*, meatloaf, ball, patty, filet, chicken, carne, salami, schmalz, schinken, ham, fleisch, meat, pulled pork, braten, jerky, roast, wellington, cutlet, chorizo*, brät, leberwurst, tatar, gelatine, schaschlik',
    { isSubstitute: true },
  ),
];
