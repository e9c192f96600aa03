import { phrases } from '../../guard/vocabulary/phrases.ts';

// Words of both languages for food that has to be made safe.

/** Verbs of cooking with heat. */
export const HEATS = phrases(
  'fry*, *fried, fries, cook*, bak*, roast*, simmer*, brown*, brais*, sear, sears, seared, searing, poach*, steam*, boil*, saute*, stew*, grill*, griddl*, barbecue*, heat through, brat*, anbrat*, ausbrat*, durchbrat*, *gebraten*, back*, ausback*, überback*, *gebacken*, koch*, aufkoch*, einkoch*, auskoch*, durchkoch*, *gekocht*, garen, gart, *gegart*, schmor*, *geschmort*, röst*, anröst*, *geröstet*, dünst*, andünst*, *gedünstet*, pochier*, frittier*, durcherhitz*',
);

/** Verbs of browning meat. Boiling is left out, because a side dish may be boiled. */
export const SEARS = phrases(
  'fry*, *fried, roast*, sear, sears, seared, searing, grill*, griddl*, barbecue*, bak*, brais*, brown*, brat*, anbrat*, ausbrat*, *gebraten*, back*, ausback*, *gebacken*, schmor*, *geschmort*, röst*, frittier*',
);

/** Side dishes of meat. */
export const BESIDE = phrases(
  '*rice, pasta, noodles, spaghetti, potato*, chips, fries, couscous, onion*, *reis, *nudeln, *kartoffel*, *zwiebel*, bulgur, vegetables, *gemüse*, sauce',
);

/** Words for meat in a step, and for the dish made from it. */
export const THE_MEAT = phrases(
  'meat, *fleisch, patty, patties, *meatballs, skewers, kebabs, koftas, drumsticks, thighs, wings, breasts, *spieße, *schenkel, *keulen, *flügel, *buletten, *bällchen, *laibchen, *pflanzerl',
);
export const MINCE = phrases('*mince*, ground *, *hack, *hackfleisch*, *gehacktes*, *faschiert*');
export const CRUMBLED = phrases(
  'crumbl*, crumbs, break up, breaking up, break it up, breaking it up, break the mince up, broken up, krümel*, feinkrümel*, zerkleiner*, zerbrösel*, zerteil*',
);
/** Signs that crumbs of mince are done. */
export const DONE = phrases(
  'brown*, no pink, no longer pink, not pink, through, cooked through, *braun*, grau, durchgegart*, durchgebraten*, durchbrat*, durchgar*, nicht mehr rosa',
);
export const FORMED = phrases(
  'patty, patties, *meatball*, burgers, skewers, kebabs, koftas, loaf, form into, shape into, *frikadelle*, *bulette*, *bällchen*, *laibchen*, *hackbraten*, formen',
);
export const EATEN_RAW = phrases(
  'mett*, *tatar*, *tartare*, *carpaccio*, *sashimi*, *ceviche*, sushi*, *hackepeter*',
);
export const BUT_OF_PLANTS = phrases('*vegan*, *veggie*, *beet*, rote bete, *tomat*, *gemüse*, *vegetable*');

export const EGGS = phrases('egg, eggs, ei, eier, eiern, *eigelb*, *eiweiß*, *eischnee*, dotter*, *yolk*');
/** Egg dishes that are never heated enough. */
export const RAW_EGG_DISH = phrases(
  '*mayo, *mayonnaise*, *aioli*, *tiramisu*, *mousse*, *zabaglione*, *zabaione*, *weinschaum*, *eggnog*, *eierpunsch*, *eierlikör*, *hollandaise*, *bearnaise*, *carbonara*, *caesar*, *semifreddo*, *parfait*, royal icing',
);
/** Dishes with raw egg that a recipe may serve ready-made. */
export const BOUGHT = phrases('*mayo, *mayonnaise*, *aioli*, *hollandaise*, *caesar*');
export const RAW_EGG = phrases(
  'raw egg*, raw yolk*, rohes ei, rohe eier, rohen eiern, rohes eigelb, rohes eiweiß, roh ei, roh eigelb',
);
export const WHO_MUST_NOT = phrases('pregnant, *schwanger*');

/** Words for dried beans. "Feuerbohnen" (runner beans) are sold dried. */
export const DRIED = phrases('dried, getrocknet*, trockene, trockenen, trockener, *feuerbohne*');
export const BEANS = phrases('*bean*, *bohne*');
export const SOAKED = phrases('soak*, *einweich*, *eingeweicht*');
export const BOILED_HARD = phrases('boil hard, boil them hard, hard boil, *rapid*, *sprudelnd*');
export const NAMES_SPROUTS = phrases('*sprout*, *sprosse*, *keimling*, alfalfa*');
export const HEATED_THROUGH = phrases('*blanch*, heat through, through, *durcherhitz*');

export const HONEY = phrases('honey, *honig*');
export const NOT_UNDER_ONE = phrases('under one year, unter einem jahr');
export const PRESERVED = phrases(
  'jam, jelly, juice, syrup, *saft*, *sirup*, *gelee*, *kompott*, *marmelade*, *konfitüre*',
);
export const RHUBARB_LEAVES = phrases('rhubarb leaves, rhabarberblätter*');
export const SPROUTING_POTATOES = phrases(
  'green potato*, sprouting potato*, grüne kartoffel*, grünen kartoffel*, grüner kartoffel*, keimende kartoffel*, keimenden kartoffel*, keimender kartoffel*',
);
export const POTATOES = phrases('*potato*, *kartoffel*');
export const SPROUTING = phrases('sprouting, keim*');
export const GREEN_PARTS = phrases('green part*, grüne stelle*');
export const BOILED_ELDERBERRIES = phrases('make you ill, machen sie krank, *durchkoch*');
export const CASSAVA = phrases('*cassava*, *maniok*, *manioc*, yuca, yucca, mandioca*');
export const NO_CASSAVA = phrases(
  '*mehl*, *flour*, *starch*, *stärke*, *tapioca*, *tapioka*, *chips*, *cracker*, *gari, *farofa*, noodle*, pasta',
);
export const POISONOUS = phrases('*poison*, *toxic*, *giftig*');

/** Places where a thermometer measures the core. */
export const AT_THE_CORE = phrases(
  'thickest, at the bone, near the bone, next to the bone, inside, in the middle, core, dickste, dicksten, dickster, am knochen, im inneren, innen, mitte, *kern, kerntemperatur',
);

/** Unheated fish and meat, and milk from the farm. */
export const RAW_FISH_OR_MEAT = phrases(
  'raw fish, raw salmon, raw tuna, raw beef, raw meat, sashimi grade, sushi grade, roher fisch, rohen fisch, rohem fisch, roher lachs, rohen lachs, rohem lachs, roher thunfisch, rohen thunfisch, gravlax*, matjes*, teewurst*',
);
/** Words for an egg whose yolk is not set. */
export const RUNNY = phrases(
  'runny, soft boiled, soft yolk*, liquid yolk*, wachsweich*, weich gekocht*, weichgekocht*, bleibt flüssig, noch flüssig, flüssiges eigelb, flüssigem eigelb, pflaumenweich*',
);
export const RAW_MILK = phrases(
  'raw milk*, unpasteurised*, unpasteurized*, *rohmilch*, vorzugsmilch*, raw * cheese',
);
export const SALTED = phrases('salt, salted, *salz, salzen, gesalzen*, salzwasser*');
/** Words for food that is ground, mashed or cut small enough for a baby. */
export const CUT_FOR_BABIES = phrases(
  'blend*, mash*, grind*, ground, grate*, quarter*, finely *, chopped, püree*, pürier*, stampf*, zerdrück*, gemahlen*, mahlen, reiben, gerieben*, raspel*, *geviertelt*, vierteln, fein *, gehackt*, hacken, zerkleiner*',
);
