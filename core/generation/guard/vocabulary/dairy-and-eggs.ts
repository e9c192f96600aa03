import { entry, notReally } from './term.ts';

const PLANTS =
  'coconut, kokos, kokosnuss, oat, hafer, almond, mandel, soy, soya, soja, soybean, rice, reis, cashew, cashewnuss, hazelnut, haselnuss, hemp, hanf, pea, erbsen, spelt, dinkel, macadamia, walnut, walnuss, pistachio, pistazien, nut, nuss, tiger nut, erdmandel, lupin, lupinen, quinoa, hirse, buchweizen, flax, sesame, sesam, potato, kartoffel, plant, plant based, tofu, cauliflower, sunflower, sonnenblumen, barista, peanut, erdnuss, pflanzen, pflanzen barista';

/** Milk and milk products, lactose, eggs. */
export const DAIRY_AND_EGGS = [
  entry('milk', 'dairy, milk, milch, milk product, milchprodukt, milk protein, milcheiweiss, kuhmilch', {
    isCategory: true,
  }),
  entry('lactose', 'lactose, laktose, milk sugar, milchzucker', { isCategory: true }),
  entry(
    'milk',
    `*milk, milk*, *milch*, buttermilk*, *buttermilch*, milchreis*, milkshake*, cream, *cream, creams, cream cheese*, ice cream*, icecream, clotted cream, sour cream, crème fraîche*, creme fraiche*, cremefine, creme double, creme legere, fromage, fromage frais, *sahne*, *rahm, rahm*, obers, schlagobers, schlagrahm, schmand*, saurer rahm, sauerrahm*, butter, butter*, *butter*, ghee, butterschmalz*, butterfett, butterreinfett, *quark*, quark, topfen*, *topfen, joghurt*, *joghurt*, jogurt*, *jogurt, yoghurt*, yogurt*, *yogurt, yaourt, frozen yoghurt, kefir*, ayran, lassi*, labneh*, labaneh, skyr*, whey*, *molke*, casein*, kasein*, cheese*, *cheese, cheesy, *käse*, käse*, mozzarella*, *mozzarella, mozarella*, mozzarela, bocconcini, burrata*, stracciatella*, ricotta*, *ricotta, mascarpone*, marscapone, feta, feta*, *feta, halloumi*, haloumi*, hallumi*, gouda*, edamer*, edam, emmentaler*, emmental*, appenzeller*, cheddar*, brie, camembert*, munster cheese, raclette*, tilsiter*, fondue*, käsefondue, limburger*, romadur*, obazda, obatzter, obatzda, paneer*, panir, queso*, provolone*, scamorza*, taleggio*, fontina*, stilton*, limburger, leerdammer*, maasdamer*, butterkäse*, babybel, philadelphia*, boursin*, neufchatel, port salut, monterey jack, colby, havarti*, jarlsberg*, wensleydale, red leicester, chevre, chèvre, saint agnes, tzatziki*, zaziki*, tsatsiki*, raita*, cacik, custard*, vanillesauce*, vanillesoße*, vanillepudding*, puddingpulver gekocht, schokoladenpudding*, milk chocolate*, *milchschokolade*, vollmilchkuvertüre*, weisse schokolade, weiße kuvertüre, weisser schokolade, weissen schokolade, weisse schokoladen*, white chocolate*, ganache*, toffee*, fudge*, dulce de leche, butterscotch*, karamellsauce*, karamellsoße*, caramel sauce, sahnekaramell*, salzkaramell*, salted caramel, werthers, condensed milk, kondensmilch*, evaporated milk, dickmilch*, sauermilch*, schwedenmilch, rice pudding, griessbrei*, milchmädchen, eiscreme*, eiskrem*, speiseeis*, vanilleeis*, schokoeis*, schokoladeneis*, erdbeereis*, sahneeis*, milcheis*, kugel eis, kugeln eis, gelato*, semifreddo*, alfredo*, panacotta, café latte, caffe latte, latte macchiato, cappuccino*, milchkaffee*, milchschaum*, kinder schokolade, gratin dauphinois, dauphinoise*, raclettekäse*, welsh rarebit, kaschmir käse, beurre*, buerre, noisette butter, cheeseburger*, macaroni cheese, mac and cheese, cheesecake*, käsekuchen*, käsespätzle*, tres leches`,
  ),
  entry(
    ['milk', 'rennet'],
    `*parmesan*, parmesean, parmiggiano*, parmigiano*, grana padano*, pecorino*, gruyère*, gruyere*, greyerzer*, comté, comte cheese, roquefort*, manchego*, gorgonzola*, asiago*, parmigiana*, cacio e pepe, rennet, lab aus kälbermagen, kälberlab, tierisches lab, animal rennet`,
  ),
  entry(['milk', 'meat', 'pork'], 'panna cotta*, pannacotta*'),
  entry(
    ['milk', 'eggs'],
    `hollandaise*, *hollandaise, béarnaise*, bearnaise*, sauce mousseline, lemon curd, crème brûlée*, creme brulee*, creme anglaise, crème caramel, bavarian cream, bayerische creme, clafoutis*, dutch baby`,
  ),
  entry(['milk', 'eggs', 'gluten'], `tiramisu*, tiramisù`),
  entry(
    'milk',
    `caramel, karamell, karamellbonbon*, schokolade, chocolate, schokoladen*, chocolate chips, schokotropfen, kuvertüre, chocolate bar, nougatcreme, pudding, blue cheese, creme, custard powder`,
    {
      where: 'lines',
    },
  ),
  // As an ingredient it is made of milk; free of it, milk is still milk.
  entry('milk', '=lactose, =laktose, laktosepulver, lactose powder'),
  entry('eggs', 'egg, ei, eier, hühnerei', { isCategory: true }),
  entry(
    'eggs',
    `egg*, =ei, =eier, =eiern, =eies, =eie, eier*, *eigelb*, *eiweiss*, eidotter*, dotter, eiklar*, *eischnee*, eischaum, eischwer, eimasse*, eimischung*, eiermilch*, eistreiche*, eiguss*, eisalat*, einudel*, eisahne, osterei*, eipulver*, *vollei*, frischei*, *ruhrei*, rührei*, *spiegelei*, frühstücksei*, hühnerei*, wachtelei*, entenei*, straussenei*, solei*, soleier*, bio ei, bio eier, freilandei*, landei, landeier, *eier, yolk*, omelett*, omelette*, omlette*, frittata*, meringue*, baiser*, merengue, pavlova*, soufflé*, souffle*, mayo*, mayonnaise*, *mayonnaise, majonäse*, majonnaise, mayonäse, *mayo, aioli*, aïoli*, alioli, zabaglione*, zabaione*, sabayon*, shakshuka*, schakschuka*, scotch egg*, egg fried rice, royal icing, eiweißspritzglasur, angel food cake, albumin*, albumen, ovalbumin, lysozym*, marshmallow fluff, œuf, huevos*, okonomiyaki*, tamagoyaki, tortilla española, spanish tortilla, tortilla de patatas, chawanmushi, kaiserschmarrn*, makrone*, quorn, béarnaise*, eggnog*, eierpunsch, sauce gribiche, windbeutel*, eclair*, profiterole*, brandteig*`,
  ),
  entry('eggs', 'kokosmakrone*', { isOther: true }),
  entry(
    'milk',
    'goats cheese*, goat cheese*, goats milk*, goat milk*, goats curd, sheeps cheese*, sheeps milk*',
    { isOther: true },
  ),
  entry('milk', 'butterschmalz*, bierkäse*', { isOther: true }),
  entry(
    ['eggs', 'mustard'],
    `remoulade*, rémoulade*, sauce tartare, tartare sauce, tartar sauce, tatarensauce, tatarsauce`,
  ),
  entry('honey', 'honey, honig', { isCategory: true }),
  entry(
    'honey',
    `honey*, honig*, *honig, honeycomb, bee pollen, blütenpollen, bienenpollen, gelee royale, royal jelly, carmine, karmin*, cochineal*, cochenille*, schellack*, shellac*, beeswax, bienenwachs*, propolis*`,
  ),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `sahneschicht*, butternut*, butternuss*, butterkürbis*, butterbohne*, butter bean*, butterbean*, butter lettuce, butterhead*, butterkopf*, buttersalat*, butterrübe*, butterfly*, butterflies, eggshell*, eggcup*, eierschale*, eierlöffel*, eggy bread, butter dish*, butterdose*, milchaufschäumer*, milk frother*, milchtopf*, milk pan*, cream whipper*, sahnesiphon*, sahnespender*, milk bottle*, milk jug*, butterflied, butterweich*, butterzart*, buttery soft, butterbrotpapier*, buttermesser, butter knife, butterbirne*, buttercup squash, buttercup kürbis, cream of tartar, cream of coconut, cream soda, cream coloured, cream the, cream together, creamer potato*, milchsäure*, milk thistle*, milkweed, muttermilch*, rahmen*, sahnesteif*, käsereibe*, cheese grater, käsehobel, cheesecloth*, cheese cloth, kaserolle*, honeydew*, honigmelone*, honigtomate*, honigpomelo*, eiersatz*, ei ersatz*, egg substitute*, egg replacer*, egg replacement*, eggplant*, egg plant*, eierfrucht*, eierschwammerl*, eierschwämme*, eierpflaume*, eiertomate*, eierbecher, eieruhr*, eier uhr, egg timer, egg cup, egg sized, egg shaped, eiweissreich*, eieruhr, dark chocolate*, bittersweet chocolate, semisweet chocolate, plain chocolate, dunkle schokolade, dunkler schokolade, dunklen schokolade, chocolate mint, schokoladenminze, cocoa butter, kakaobutter*, shea butter*, sheabutter*, body butter, apple butter, apfelbutter, pumpkin butter`,
  ),
  ...notReally(
    'peanut, erdnuss, almond, mandel, cashew, hazelnut, haselnuss, walnut, nut, pecan, pistachio, pistazien, macadamia, sesame, sunflower, sunflower seed, seed, pumpkin seed, soy, soya, coconut, kokos',
    'butter, butter*',
  ),
  ...notReally(
    PLANTS,
    'milk*, milch*, drink*, cream, creme, sahne*, schlagsahne, schlagcreme, cuisine, yoghurt*, yogurt*, joghurt*, jogurt*, quark*, skyr*, kefir*, whipped cream, whipping cream, cooking cream, kochcreme, kochsahne, ice cream*, custard, condensed milk, kondensmilch, rahm, schmand, ayran, crème fraîche, creme fraiche, sour cream, soured cream',
    { isSubstitute: true },
  ),
  ...notReally(PLANTS, 'butter'),
  ...notReally(
    'almond, mandel, cashew, tofu, soy, soja, nut, coconut, kokos',
    'cheese*, cream cheese*, käse*, frischkäse*, feta*, ricotta*, mozzarella, parmesan*, creme fraiche, sour cream',
    {
      isSubstitute: true,
    },
  ),
  ...notReally(
    'tofu, chickpea, kichererbsen, soja, soy, veggie',
    'rührei, omelett, omelette, scramble, mayo, mayonnaise',
    {
      isSubstitute: true,
    },
  ),
];
