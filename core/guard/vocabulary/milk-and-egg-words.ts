import { entry, notReally } from './term.ts';

const PLANTS =
  'coconut, kokos, kokosnuss, oat, hafer, almond, mandel, soy, soya, soja, soybean, rice, reis, cashew, cashewnuss, hazelnut, haselnuss, hemp, hanf, pea, erbsen, spelt, dinkel, macadamia, walnut, walnuss, pistachio, pistazien, nut, nuss, tiger nut, erdmandel, lupin, lupinen, quinoa, hirse, buchweizen, flax, sesame, sesam, potato, kartoffel, plant, plant based, tofu, cauliflower, sunflower, sonnenblumen, barista, peanut, erdnuss, pflanzen';

/** Milk and milk products, lactose, eggs. */
export const MILK_AND_EGG_WORDS = [
  entry('milk', 'dairy, milk, milch, milk product, milchprodukt, milk protein, milcheiweiss, kuhmilch', {
    isCategory: true,
  }),
  entry('lactose', 'lactose, laktose, milk sugar, milchzucker', { isCategory: true }),
  entry(
    'milk',
    `*milk, milk*, *milch*, *cream, creams, cream cheese*, ice cream*, fromage, *sahne*, *rahm, rahm*, schmant*, obers, schlagrahm, saurer rahm, sauerrahm*, *butter*, ghee, *quark*, *topfen, *joghurt*, *jogurt, *yogurt, yaourt, frozen yoghurt, ayran, lassi*, *skyr*, *brie, whey*, *molke*, casein*, cheese*, *cheese, cheesy, *käse*, *mozzarella, mozarella*, mozzarela, bocconcini, stracciatella*, *ricotta, marscapone, feta*, *feta, haloumi*, hallumi*, gouda*, edamer*, edam, emmental*, appenzeller*, cheddar*, raclette*, fondue*, limburger*, romadur*, obazda, obatzter, obatzda, panir, queso*, provolone*, scamorza*, fontina*, leerdammer*, maasdam*, babybel, boursin*, port salut, monterey jack, colby, havarti*, jarlsberg*, wensleydale, red leicester, saint agnes, raita*, cacik, custard*, vanillesauce*, vanillesoße*, vanillepudding*, puddingpulver gekocht, schokoladenpudding*, weisser schokolade, weissen schokolade, ganache*, toffee*, fudge*, karamellsauce*, karamellsoße*, caramel sauce, salzkaramell*, salted caramel, werthers, condensed milk, evaporated milk, rice pudding, griessbrei*, eiskrem*, speiseeis*, schokoeis*, schokoladeneis*, erdbeereis*, kugel eis, kugeln eis, gelato*, semifreddo*, panacotta, café latte, caffe latte, latte macchiato, cappuccino*, kinder schokolade, gratin dauphinois, dauphinoise*, welsh rarebit, beurre*, buerre, tres leches`,
  ),
  entry(
    ['milk', 'rennet'],
    `*parmesan*, parmesean, parmiggiano*, parmigiano*, grana padano*, pecorino*, gruyère*, greyerzer*, comté, comte cheese, manchego*, asiago*, rennet, lab aus kälbermagen, lab auf tierischer basis, kälberlab, tierisches lab, animal rennet`,
  ),
  entry(
    ['milk', 'eggs'],
    `sauce mousseline, lemon curd, creme anglaise, crème caramel, bavarian cream, bayerische creme, clafoutis*, dutch baby`,
  ),
  entry(
    'milk',
    `caramel, schokoladen*, chocolate chips, chocolate bar, pudding, creme, *casein*, lactalbumin*, laktalbumin*, lactoglobulin*, lactoferrin*, kumys, butyric*, gloucester, caerphilly, lancashire, cheshire, dairy product*, lait`,
    {
      where: 'lines',
    },
  ),
  entry('eggs', 'ovomucoid*, livetin*, conalbumin*, e1105, eiprodukt*, oeuf*', {
    where: 'lines',
  }),
  entry('honey', 'bienen*, e901, lanolin*, wollwachs*', { where: 'lines' }),
  // Lactose as an ingredient is made from milk. Lactose-free milk is still milk.
  entry('milk', '=lactose, =laktose, laktosepulver, lactose powder'),
  entry('eggs', 'egg, =ei, eier, hühnerei', { isCategory: true }),
  entry(
    'eggs',
    `egg*, =eies, =eie, eier*, *eigelb*, *eiweiss*, *eischnee*, eischaum, eischwer, eimasse*, eimischung*, eistreiche*, eiguss*, eisalat*, einudel*, eisahne, osterei*, eipulver*, *vollei*, flüssigei*, trockenei*, frischei*, *ruhrei*, *spiegelei*, frühstücksei*, straussenei*, solei*, bio ei, bio eier, freilandei*, landei, landeier, *eier, yolk*, omelett*, omlette*, frittata*, meringue*, baiser*, merengue, pavlova*, soufflé*, mayo*, *mayonnaise, majonnaise, *mayo, alioli, zabaglione*, zabaione*, sabayon*, shakshuka*, schakschuka*, royal icing, angel food cake, albumin*, albumen, ovalbumin, lysozym*, œuf, huevos*, okonomiyaki*, tamagoyaki, spanish tortilla, chawanmushi, makrone*, quorn, sauce gribiche`,
  ),
  entry('eggs', 'kokosmakrone*', { isOther: true }),
  // Protein powder consists of whey or eggs, unless a plant is named.
  entry('eggs', '=eiweißpulver', { where: 'lines' }),
  entry([], 'eiweißpulver aus, eiweißkonzentrat aus, eiweißisolat aus'),
  ...notReally('pflanzen, soja, weizen, erbsen, lupinen, reis, hanf, kartoffel', 'eiweiß*'),
  entry(
    'milk',
    `goats cheese*, goat cheese*, goats milk*, goat milk*, goats curd, sheeps cheese*, sheeps milk*, butterschmalz*, bierkäse*`,
    { isOther: true },
  ),
  entry(['eggs', 'mustard'], `sauce tartare, tartare sauce, tartar sauce, tatarensauce, tatarsauce`),
  entry('honey', 'honey, honig', { isCategory: true }),
  entry(
    'honey',
    `*honig, bee pollen, blütenpollen, bienenpollen, gelee royale, royal jelly, schellack*, shellac*, beeswax, bienenwachs*, propolis*`,
  ),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `sahneschicht*, butterkürbis*, butterbohne*, butter bean*, butter lettuce, butterhead*, butterkopf*, buttersalat*, butterrübe*, butterfly*, butterflies, eggshell*, eggcup*, eierschale*, eierlöffel*, eggy bread, butter dish*, butterdose*, milchaufschäumer*, milk frother*, milchtopf*, milk pan*, cream whipper*, sahnesiphon*, sahnespender*, milk bottle*, milk jug*, butterflied, butterweich*, butterzart*, buttery soft, butterbrotpapier*, buttermesser, butter knife, butterbirne*, buttercup squash, buttercup kürbis, cream of tartar, cream of coconut, butterkohl, käsepappel*, käsekraut, cheese fruit, milchling*, honeybush, honigbusch*, honigtaumelone*, honey mushroom*, bienenfreund, caramel sugar*, cream soda, cream coloured, cream the, cream together, creamer potato*, milchsauer*, butterbur*, milk cap*, milk thistle*, milkweed, muttermilch*, rahmen*, sahnesteif*, käsereibe*, cheese grater, käsehobel, cheesecloth*, cheese cloth, kaserolle*, honeydew*, honigmelone*, honigtomate*, honigpomelo*, ei ersatz*, egg substitute*, egg replacer*, egg replacement*, egg plant*, eierfrucht*, eierschwämme*, eierpflaume*, eiertomate*, eierbecher, eieruhr*, eier uhr, egg timer, egg cup, egg sized, egg shaped, eiweissreich*, dark chocolate*, bittersweet chocolate, semisweet chocolate, plain chocolate, dunkle schokolade, dunkler schokolade, dunklen schokolade, chocolate mint, schokoladenminze, cocoa butter, cacao butter, chocolate liquor, custard apple*, pisto manchego, schabzigerklee*, kakaobutter*, body butter, apple butter, apfelbutter, pumpkin butter`,
  ),
  ...notReally('erdnuss, pecan, seed, mango, mangokern, illipe, sal, kokum, shea', 'butter*'),
  ...notReally(
    PLANTS,
    'milk*, milch*, drink*, cream, creme, sahne*, schlagsahne, yoghurt*, yogurt*, joghurt*, jogurt*, quark*, skyr*, kefir*, whipped cream, whipping cream, cooking cream, kochcreme, kochsahne, ice cream*, custard, condensed milk, kondensmilch, rahm, schmand, ayran, crème fraîche, sour cream, soured cream, chantilly',
    { isSubstitute: true },
  ),
  ...notReally(PLANTS, 'butter'),
  ...notReally(
    'almond, mandel, cashew, tofu, soy, soja, nut, coconut, kokos',
    'cheese*, cream cheese*, käse*, frischkäse*, feta*, ricotta*, mozzarella, parmesan*',
    {
      isSubstitute: true,
    },
  ),
  ...notReally('tofu, chickpea, kichererbsen, soja, soy, veggie', 'rührei, omelett, mayo, mayonnaise', {
    isSubstitute: true,
  }),
];
