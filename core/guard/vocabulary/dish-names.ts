import { FROM_DEAD_ANIMALS } from '../../nutrition/diet.ts';
import type { FoodTrait } from '../../nutrition/food.ts';
import { PLANTS } from './meat-words.ts';
import { entry, notReally, type VocabularyEntry, type WordPlace } from './term.ts';

/** Dishes whose usual recipe has these traits. `where` limits names that have another meaning elsewhere. */
type Dishes = { readonly of: readonly FoodTrait[]; readonly names: string; readonly where?: WordPlace };

/** Dishes that a plant before the name makes meatless: "mushroom stroganoff". */
const DISHES: readonly Dishes[] = [
  {
    of: ['meat'],
    names: `*bolognese*, bolognaise*, ragù*, chili con carne, *gyros*, *schnitzel*, *frikadelle*, *bulette*, boulette*, *kebab*, kebap*, *döner*, shawarma*, souvlaki*, suvlaki*, bifteki*, cevapcici*, cevapi, pljeskavica*, razniči, köfte*, kofta*, *gulasch*, goulash*, pörkölt*, paprikash, sauerbraten*, *hackbraten*, *klopse, köttbullar*, saltimbocca*, shepherds pie*, cottage pie*, haggis*, irish stew, scotch broth, cock a leekie, lancashire hotpot, scouse, lobscouse, brunswick stew, pot roast, *rendang*, larb, laab, laap, nam tok, gyudon*, shabu shabu, birria*, barbacoa*, ropa vieja, lomo saltado, picadillo*, anticuchos, asado, churrasco, sancocho, locro, rogan josh, vindaloo*, haleem, nihari, keema*, biryani*, biriyani*, mechoui, kabsa, machboos, maqluba, adana, iskender, kleftiko, stifado, keftedes, soutzoukakia, pot au feu, poule au pot, navarin, cacciatore, cacciatora, scaloppine, piccata*, bollito misto, carpaccio, krautwickel*, kohlroulade*, krautroulade*, cabbage roll*, holubtsi, sarma*, pichelsteiner, pfefferpotthast, schichtkohl, fleischpflanzerl*, plov, pho, bun bo, yassa, doro wat, kitfo, potjiekos, capuns, khao soi, samgyetang, dakgalbi, bo bun, mandu, dolma*, hünkar begendi, harira, bunny chow, egusi soup, ajiaco, milanesa, coxinha*, tamales, menudo, cocido, cozido, callos, arroz de pato, arroz con pollo, francesinha, polpette*, spezzatino, carbonnade, stoofvlees, hachee, pytt i panna, smalahove, farikal, karjalanpaisti, svickova, töltött kaposzta, csirke, mici, chakhokhbili, flaki`,
  },
  {
    of: ['meat', 'pork'],
    names: `amatriciana*, cassoulet*, hot dog*, feijoada*, quiche lorraine*, carnitas, pozole, posole, cochinita pibil, al pastor, bigos, golabki, soljanka*, solyanka*, bun cha, bak kut teh, sisig, lechon, hoppin john, himmel und erde, himmel un ääd, schlesisches himmelreich, bangers and mash, cobb salad, choucroute garnie, bandeja paisa, choripan, fabada, caldo verde, frikandel, tiroler gröstl*, saure zipfel, kotlet schabowy, biscuits and gravy, budae jjigae, twice cooked pork`,
  },
  { of: ['meat', 'pork', 'eggs', 'milk', 'rennet'], names: 'carbonara*' },
  { of: ['meat', 'pork', 'milk', 'rennet'], names: 'alla gricia' },
  { of: ['meat', 'pork', 'milk', 'eggs', 'gluten'], names: 'cordon bleu*, zwiebelkuchen*, eggs benedict' },
  {
    of: ['meat', 'pork', 'milk', 'gluten'],
    names: `croque monsieur*, croque madame*, toast hawaii, hawaiitoast*, flammkuchen*, tarte flambée, monte cristo sandwich`,
  },
  { of: ['meat', 'pork', 'eggs'], names: 'hoppelpoppel, bauernfrühstück*, full english breakfast' },
  { of: ['meat', 'pork', 'eggs', 'gluten'], names: 'maultasche*, scotch egg*, strammer max' },
  { of: ['meat', 'pork', 'eggs', 'gluten', 'soy'], names: 'tonkatsu*, katsudon*' },
  { of: ['meat', 'pork', 'gluten', 'eggs', 'milk'], names: 'toad in the hole' },
  {
    of: ['meat', 'pork', 'gluten'],
    names: 'shumai, shaomai, xiaolongbao, BLT, club sandwich*, corn dog*, zurek',
  },
  { of: ['meat', 'pork', 'milk'], names: 'tartiflette*, papet vaudois' },
  { of: ['meat', 'pork', 'crustaceans'], names: 'jambalaya*' },
  { of: ['meat', 'pork', 'peanuts', 'gluten'], names: 'dan dan noodles, dandan nudeln' },
  { of: ['meat', 'crustaceans', 'gluten'], names: 'gumbo*' },
  { of: ['meat', 'crustaceans', 'molluscs'], names: '*paella*' },
  { of: ['meat', 'crustaceans'], names: 'surf and turf, surf n turf' },
  {
    of: ['meat', 'milk'],
    names: `stroganoff*, stroganow*, stroganov*, blanquette de veau, geschnetzeltes zürcher art, zürcher geschnetzeltes, hachis parmentier, mansaf, cheeseburger*`,
  },
  {
    of: ['meat', 'milk', 'gluten'],
    names: `*moussaka*, *mussaka*, *musaka*, musakka*, pastitsio, pastizio, reuben, bitterballen, vol au vent`,
  },
  {
    of: ['meat', 'gluten'],
    names: `sloppy joe*, lahmacun*, kibbeh, kibbe, kubbeh, pelmeni*, khinkali, lagman, gyoza*, jiaozi*, potsticker*, cornish past*, banh mi, youvetsi, giouvetsi`,
  },
  { of: ['meat', 'eggs'], names: 'bibimbap*, oyakodon*' },
  { of: ['meat', 'eggs', 'milk'], names: 'bobotie' },
  { of: ['meat', 'soy'], names: 'mapo tofu, mapo doufu' },
  { of: ['meat', 'soy', 'gluten'], names: 'ramen*' },
  // In a line these names mean sheets of pasta, in a step a pot.
  { of: ['meat', 'milk', 'gluten'], names: '*lasagne*, *lasagna*', where: 'titles' },
  { of: ['meat'], names: 'tagine*, tajine*', where: 'titles' },
  { of: ['meat', 'soy', 'gluten'], names: 'bulgogi*, yakitori*, sukiyaki*' },
  { of: ['meat', 'peanuts'], names: 'kare kare, suya, maafe, mafe, domoda' },
  { of: ['meat', 'nuts'], names: 'fesenjan, fesendschan, chiles en nogada' },
  { of: ['meat', 'nuts', 'gluten', 'eggs'], names: 'pastilla, bastilla, bisteeya' },
  { of: ['meat', 'alcohol', 'sulphites'], names: 'coq au vin, boeuf bourguignon, beef bourguignon' },
  { of: ['meat', 'fish', 'eggs'], names: 'vitello tonnato' },
  { of: ['meat', 'fish'], names: 'labskaus*' },
  {
    of: ['fish'],
    names:
      'ceviche*, brandade*, bourride, puttanesca*, thieboudienne, halaszle, moqueca*, quenelles, sinigang, tteokbokki, unadon, poke bowl*',
  },
  { of: ['fish', 'eggs'], names: 'salade niçoise, nizza salat, nizzasalat*, kedgeree*' },
  { of: ['fish', 'milk'], names: 'janssons frestelse, waterzooi' },
  { of: ['fish', 'eggs', 'gluten'], names: 'stargazy pie*' },
  { of: ['fish', 'gluten'], names: 'pissaladière*, fish and chips' },
  { of: ['fish', 'crustaceans', 'molluscs'], names: 'bouillabaisse*, cioppino, zarzuela, fritto misto' },
  { of: ['crustaceans', 'gluten'], names: 'étouffée, po boy*' },
  { of: ['crustaceans', 'molluscs', 'fish'], names: 'fideua, vatapa' },
  { of: ['molluscs'], names: 'alle vongole' },
  { of: ['molluscs', 'eggs', 'gluten'], names: 'takoyaki*' },
];

/**
 * Dishes that may contain fish sauce, shrimp paste or stock even if they are made of plants, and dishes without meat or
 * fish.
 */
const DISHES_OF_PLANTS_TOO: readonly Dishes[] = [
  { of: ['fish', 'crustaceans', 'peanuts', 'eggs'], names: 'pad thai*, phad thai*' },
  { of: ['fish', 'crustaceans', 'peanuts'], names: 'som tam' },
  { of: ['fish', 'crustaceans'], names: 'laksa*, nasi goreng' },
  { of: ['fish', 'soy'], names: 'miso soup*, misosuppe*' },
  { of: ['nuts'], names: 'bienenstich*, romesco*, muhammara*, rüblitorte*, linzer torte*' },
  { of: ['nuts', 'eggs'], names: 'macaron, macarons, amaretti, zimtstern*, brunsli, bethmännchen' },
  { of: ['nuts', 'gluten'], names: 'baklava*, baklawa*' },
  { of: ['nuts', 'gluten', 'honey'], names: 'läckerli*' },
  { of: ['nuts', 'gluten', 'milk'], names: 'vanillekipferl*' },
  { of: ['nuts', 'milk', 'eggs', 'gluten'], names: 'frankfurter kranz*' },
  { of: ['nuts', 'peanuts', 'sesame'], names: 'mole poblano' },
  { of: ['peanuts', 'eggs'], names: 'gado gado' },
  { of: ['peanuts'], names: 'kung pao, gong bao, satay*, saté, satéspieß*' },
  { of: ['crustaceans'], names: 'har gow, har gau, har gao' },
  {
    of: ['milk'],
    names: `alfredo*, butter chicken, tikka masala, palak paneer, saag paneer, saganaki, chowder*, makhani, makhni, makhanwala, korma*, kheer, kulfi*, ras malai, gulab jamun*, knickerbocker glory, syllabub*, cranachan`,
  },
  { of: ['milk', 'rennet'], names: 'cacio e pepe, parmigiana*, alla milanese' },
  { of: ['milk', 'meat', 'pork'], names: 'panna cotta*' },
  {
    of: ['milk', 'eggs'],
    names: `béarnaise*, *hollandaise, crème brûlée*, grüne soße, frankfurter grüne sauce, grie soß, ranch dressing*, eton mess, chiles rellenos, chile relleno`,
  },
  {
    of: ['milk', 'gluten'],
    names: 'béchamel*, mac and cheese, mac n cheese, spanakopita, älplermagronen, ploughmans lunch*',
  },
  {
    of: ['milk', 'eggs', 'gluten'],
    names: `tiramisu*, *quiche*, kaiserschmarrn*, kaiserschmarren*, käsespätzle*, khachapuri, chatschapuri, arme ritter, kalter hund, donauwelle*, victoria sponge*, victoria sandwich*, madeira cake*, pound cake*, swiss roll*, lamington*, yorkshire pudding*, biskuitrolle*, biskuitroulade*, marmorkuchen*, gugelhupf*, guglhupf*, salzburger nockerl*, palatschinke*, topfenknödel*, buchtel*, sachertorte*, dobostorte*, baumkuchen*, banoffee*`,
  },
  { of: ['milk', 'eggs', 'gluten', 'alcohol'], names: 'schwarzwälder kirsch*, black forest gateau' },
  { of: ['eggs'], names: 'tortilla española, tortilla de patatas, avgolemono' },
  { of: ['soy', 'sesame'], names: 'japchae' },
  { of: ['eggs', 'nuts', 'milk'], names: 'esterházytorte*, frangipane*' },
  { of: ['eggs', 'gluten'], names: 'wiener schnitzel*, schupfnudel*, katsu curry*, chicken katsu*' },
  {
    of: ['gluten'],
    names:
      'quesadilla*, burrito*, enchilada*, taquito*, tempura*, börek*, gözleme*, beef wellington, paniert~, breaded, spotted dick, roly poly, dampfnudel*, germknödel*, marillenknödel*, zwetschgenknödel*, crumpet*, chow mein, lo mein, yakisoba, wonton*, wantan*',
  },
];

/** Makes an entry of its own for traits of meat and fish, because a plant before the name removes only these. */
const usualIn = ({ of, names, where = 'anywhere' }: Dishes): readonly VocabularyEntry[] =>
  [of.filter(isOfBody), of.filter((trait) => !isOfBody(trait))]
    .filter((traits) => traits.length > 0)
    .map((traits) => entry(traits, names, { isDish: true, where }));

const isOfBody = (trait: FoodTrait): boolean => FROM_DEAD_ANIMALS.some((each) => each === trait);

/** Names of dishes with their usual traits. The lines decide: a stroganoff without meat in its lines is meatless. */
export const DISH_NAMES: readonly VocabularyEntry[] = [
  ...[...DISHES, ...DISHES_OF_PLANTS_TOO].flatMap(usualIn),
  ...notReally(PLANTS, DISHES.map(({ names }) => names).join(', '), {
    traits: FROM_DEAD_ANIMALS,
    isSubstitute: true,
  }),
  // Ingredients and tools for a dish.
  entry(
    [],
    `paella rice, paellareis*, paella pan*, paellapfanne*, paellagewürz*, paella spice*, gyros gewürz*, gyros seasoning, döner gewürz*, kebab gewürz*, gulaschgewürz*, pho noodle*, pho nudel*, gumbo file, biryani masala, biryani gewürz*, vindaloo paste, rendang paste, al pastor marinade, carpaccio hobel, birria sauce`,
  ),
  entry('milk', 'malai kofta*', { isOther: true }),
  entry('gluten', 'flammkuchenteig*, ramen noodle*, ramennudel*', { isOther: true }),
  // Dishes named after their ingredients.
  entry(
    [],
    `ragù alla bolognese, alla bolognese, con carne, sin carne, *geschnetzeltes, geschnetzelt~, roulade*, rouladen*, *rouladen, leberkäs*, leberkäse*, königsberger klopse, currywurst*, spanish omelette, *cheesecake*, käsekuchen*, lemon meringue pie*, meat ball*, *fleischbällchen*, hackbällchen*, caesar salad*, caesarsalat*, cäsar salat, clam chowder*, bourguignon*, falscher hase*, falschen hasen, falschem hasen, falsche hasen, egg fried rice, osso buco*`,
    { isDish: true },
  ),
  // In a step these may be bought to go with the dish, unless the title names them as the dish.
  entry(
    [],
    `gravy*, bratensauce*, bratensoße*, *pesto*, teriyaki*, *spätzle, spätzle*, remoulade*, tartare sauce, vanillesauce*, vanillesoße*, *punsch, *lasagne, lasagne*, *lasagna, lasagna*, cannelloni*, *pizza, pizza*, *hummus*, houmous*, udon*, gnocchi*, *nuggets, mojito*, margarita*, daiquiri*, caipirinha*, piña colada*, sangria*, glühwein*, mulled wine*, *ice cream*, *eiscreme, eiscreme*, *sorbet, toffee*, shortbread*, butterkeks*, tzatziki*, tsatsiki*, zaziki*, mayo*, mayonnaise*, tortilla*, custard*, *pudding, *pie, *kuchen, meringue*, baiser*`,
    { isDish: true, where: 'names' },
  ),
  // In a step these are ingredients.
  entry([], 'scallops, tuna, clam, bacon, crab cakes, fish cakes, butter tofu*, buttermilk*', {
    isDish: true,
    where: 'titles',
  }),
];
