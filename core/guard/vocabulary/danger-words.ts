import { entry } from './term.ts';

/** Inedible substances and foraged food. */
export const DANGER_WORDS = [
  entry(
    'inedible',
    `bleach, bleaching agent, bleichmittel*, bleiche, chlorreiniger*, chlorbleiche*, chlorine, chlor, chlordioxid*, chlorine dioxide, domestos, clorox, detergent*, washing powder, laundry pod*, laundry detergent, tide pod*, waschmittel*, waschpulver*, weichspüler*, fabric softener, fabric conditioner, spülmittel*, geschirrspülmittel*, spülmaschinentab*, spülmaschinensalz, dishwasher tablet*, dishwasher salt, dishwashing liquid, dish liquid, washing up liquid, soap*, *soap, *seife, seifen*, *seifenlauge, shampoo*, conditioner, haarspülung, duschgel*, shower gel, toothpaste*, zahnpasta*, zahncreme*, mouthwash, mundwasser, perfume*, parfum*, cologne, aftershave, rasierwasser, rasierschaum*, shaving foam, shaving cream*, deodorant*, hairspray*, haarspray*, body lotion*, handcreme*, sunscreen, sonnencreme*, nail polish*, nagellack*, aceton*, hand sanitizer*, hand sanitiser*, sanitiser, sanitizer, desinfektionsmittel*, disinfectant*, rubbing alcohol*, isopropyl*, isopropanol*, methanol*, methylated spirit*, brennspiritus*, spiritus, ammonia, ammoniak*, salmiakgeist*, drain cleaner*, rohrreiniger*, abflussreiniger*, toilet cleaner*, wc reiniger*, oven cleaner*, backofenreiniger*, glass cleaner*, glasreiniger*, *reiniger, cleaning agent*, putzmittel*, reinigungsmittel*, entkalker*, descaler*, caustic soda*, ätznatron, drain opener, batter y acid, battery*, batterie*, *batterien, akku, lithium*, antifreeze*, frostschutz*, petrol, gasoline, benzin*, diesel*, kerosene*, kerosin*, lamp oil, lampenöl*, petroleum*, paraffin oil, motor oil*, motoröl*, engine oil, altöl, lubricant*, schmieröl*, brake fluid, bremsflüssigkeit*, turpentine*, terpentin*, paint thinner*, verdünner, wall paint, house paint, wandfarbe*, lackfarbe*, klarlack*, autolack*, varnish*, superglue*, super glue, wood glue, pva glue, white glue, glue stick, sekundenkleber*, klebstoff*, holzleim*, kleister*, cement, zement*, plaster of paris, gips, gipspulver, asbest*, styropor*, styrofoam, glasscherbe*, broken glass, glass shard*, glassplitter*, rat poison*, rattengift*, mausegift, *gift, gift*, poison, poisonous berr*, pesticide*, pestizid*, insecticide*, insektizid*, insektenspray*, bug spray, herbicide*, herbizid*, unkrautvernichter*, weed killer*, glyphosat*, schneckenkorn*, slug pellet*, mothball*, mottenkugel*, dünger, düngemittel, fertiliser*, fertilizer*, blumenerde*, blumendünger*, potting soil*, garden soil, candle wax, kerzenwachs*, cigarette*, zigarette*, tobacco*, tabak*, nicotine*, nikotin*, cat litter, katzenstreu*, dog food*, hundefutter*, cat food*, katzenfutter*, pet food*, tierfutter*, vogelfutter*, bird food, fischfutter*, fish food, hamsterfutter, dog biscuit*, hundekuchen*, hundeleckerli*, dog treat*, essential oil*, ätherisch~ öl*, duftöl*, aromaöl*, tea tree oil*, teebaumöl*, fragrance oil*, borax*, boric acid, borsäure, hydrogen peroxide*, wasserstoffperoxid*, mercury, quecksilber*, silica gel, kieselgel, salzsäure, hydrochloric acid, sulfuric acid, schwefelsäure*, sulphuric acid, kunstharz, epoxy*, epoxidharz`,
  ),
  entry(
    'inedible',
    `aspirin*, paracetamol*, ibuprofen*, acetaminophen*, antibioti*, sleeping pill*, schlaftablette*, schlafmittel*, painkiller*, schmerztablette*, schmerzmittel*, tablette, tabletten, pills, medicine*, medication*, medikament*, arznei*, cough syrup*, hustensaft*, nyquil*, laxative*, abführmittel*, insulin*, opium*, cannabis*, marijuana, marihuana*, haschisch, hashish, cocaine, kokain, lsd, magic mushroom*, psilocyb*, zauberpilz*, diazepam, viagra, codeine, kodein, potassium iodide`,
  ),
  entry(
    'inedible',
    `lily of the valley*, maiglöckchen*, foxglove*, digitalis*, fingerhut*, oleander*, yew*, eibe, eiben*, nightshade*, belladonna*, tollkirsche*, hemlock*, schierling*, wasserschierling*, monkshood*, wolfsbane, aconit*, eisenhut*, autumn crocus*, herbstzeitlose*, daffodil*, narzisse*, osterglocke*, narcissus, snowdrop*, schneeglöckchen*, tulip bulb*, tulpenzwiebel*, hyacinth*, hyazinthe*, bluebell*, lilies, lilien, hydrangea*, hortensie*, rhododendron*, azalea*, azalee*, laburnum*, goldregen*, castor bean*, castor seed*, rizinus*, wunderbaum, jimson weed*, datura*, stechapfel*, engelstrompete*, angels trumpet*, henbane*, bilsenkraut*, wisteria*, glyzinie*, blauregen*, larkspur*, delphinium*, rittersporn*, english ivy, ivy leaves, efeu*, mistletoe*, mistel*, holly berr*, stechpalme*, dieffenbachi*, philodendron*, buttercup, buttercups, hahnenfuss*, ragwort*, jakobskreuzkraut*, kreuzkraut*, riesenbärenklau*, giant hogweed*, pokeweed*, kirschlorbeer*, cherry laurel*, christrose*, hellebore*, aronstab*, lords and ladies, cuckoo pint, bryony, zaunrübe*, pfaffenhütchen*, seidelbast*, lantana*, wandelröschen, poinsettia*, water dropwort, bitter almonds, bitter almond kernel*, bittermandeln, bittere mandeln, bitteren mandeln, apricot kernel*, aprikosenkern*, fugu*, pufferfish*, puffer fish, kugelfisch*, ackee unripe, death cap*, destroying angel, knollenblätterpilz*, fly agaric*, fliegenpilz*, pantherpilz*, frühjahrslorchel*, false morel*, satanspilz*, kahler krempling*, kremplinge, toadstool*`,
  ),
  entry(
    'inedible',
    'rhubarb lea*, rhabarberblätt*, tomato lea*, tomatenblätt*, potato leaves, kartoffelkraut, potato sprouts, kartoffelkeime, raw elderberr*, roh~ holunderbeere*, raw kidney bean*, glue, leim, sand, coins, münzen, nails, =lack, screws, schrauben, magnets, pebbles, kieselsteine, erde, soil, plaster',
    { where: 'lines' },
  ),
  entry(
    ['mushrooms', 'wild'],
    'wild mushroom*, wildpilz*, waldpilz*, wild~ pilze*, wild~ pilz, forest mushroom*, woodland mushroom*, unknown mushroom*, unbekannt~ pilz*, unidentified mushroom*, garden mushrooms, lawn mushroom*, field mushroom*, wiesenpilz*, pilze aus dem wald, pilzen aus dem wald, pilze von der wiese, mushrooms from the garden, mushrooms from the lawn, mushrooms from your garden, mushrooms from the backyard',
  ),
  entry(
    'mushrooms',
    'mushroom*, *pilz, *pilze*, fungi, fungus, chanterelle*, pfifferling*, eierschwämme*, schwammerl*, porcini*, steinpilz*, cep, ceps, morel, morels, morchel*, marone, maronenröhrling*, parasol mushroom*, parasolpilz*, parasol, bärlauch*, wild garlic*, ramson*, birkenpilz*, rotkappe*, täubling*, boletus',
  ),
  entry(
    'foraged',
    `foraged, forage, self picked, self gathered, self collected, hand foraged, you found, you picked, you gathered, picked in the forest, picked in the wood*, found in the forest, found in the wood*, found in the park, found in the garden, gathered in the wood*, gathered in the forest, from the forest, from the woods, from your garden walk, unidentified, unknown, selbst gesammelt~, selbst gepflückt~, selbst gefunden~, selber gesammelt~, im wald gefunden~, im wald gesammelt~, aus dem wald, frisch aus dem wald, unbekannt~, unbestimmt~, wild gewachsen~, wild wachsend~`,
  ),
  entry('mushrooms', 'butterpilz*, chicken of the woods, hen of the woods', { isOther: true }),
  // Names that contain the words above but mean something else.
  entry(
    [],
    `hands with soap, hands well with soap, hands thoroughly with soap, soap and water, soap and hot water, soap and warm water, hände mit seife, hände gründlich mit seife, händen mit seife, mit wasser und seife, seife und wasser, soapy water, soapstone, soapwort*, seifenkraut*, seifenwasser, gift box, gift idea, gifts, as a gift, the perfect gift, gift for, giftig*, as gifts, dieselbe*, dieselbig*`,
  ),
];
