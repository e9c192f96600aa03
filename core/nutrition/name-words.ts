import { stemsOf } from './fold-name.ts';

// Words around the name of a food, in both languages. They are compared by stem, so one form is enough.

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .map(stemsOf)
      .filter((stem) => stem !== ''),
  );

/** Brands of plain food; those of substitutes make another food of it. */
const BRANDS = `
  kerrygold lurpak weihenstephan landliebe baerenmarke arla mueller danone fage chobani tillamook kraft oetker ruf
  heinz hellmann's barilla de cecco rummo garofalo birkel buitoni swanson mccormick ostmann fuchs mutti oro pomi king
  arthur bob's mill gold medal doves farm allinson homepride diamond crystal morton maldon saxa bragg kikkoman
  bertolli filippo berio tate lyle silver spoon suedzucker diamant nordzucker tesco sainsbury's waitrose asda
  morrisons aldi lidl rewe edeka alnatura demeter kirkland trader joe's horizon valley
`;

/** Words beside a name that do not make another food of it. */
const HARMLESS = words(`
  a an the of only some more extra other each any per about plus very best quality good fine finest plain fresh freshly
  raw ripe unripe overripe organic free range farm farmed wild local seasonal young baby mini small medium large big
  jumbo xl giant little tiny thick thin long short whole half halves quarters boneless skinless bone skin lean trimmed
  unpeeled peeled seeded deseeded pitted stoned cored unwaxed washed cleaned rinsed drained chopped diced sliced minced
  crushed grated shredded cubed halved quartered torn mashed melted softened soft beaten lightly finely coarsely roughly
  thinly thickly well separated sifted packed loosely firmly heaped level heaping generous scant rounded warm cold hot
  lukewarm chilled cool room temperature frozen thawed defrosted toasted roasted blanched unsalted salted sweet
  unsweetened natural pure virgin refined unrefined regular standard ordinary white black red green yellow orange brown
  pink purple golden dark light pale mild spicy strong mature aged crumbled flaked flakes ground cracked powdered flat
  curly leaf leaves leafy sprigs stalks stems bunch cloves bulbs heads root piece chunk cube strips rings wedges rounds
  slices fillets steaks breast tips spears florets hearts kernels husks ribs sticks shavings rashers dry crisp crunchy
  smooth creamy runny clear instant quick ready homemade leftover stale cut size sized optional approx weight prepared
  new granulated fat full seedless stemmed firm tender juicy zest rind unbleached cooking eating baking frying garden
  vine italian greek french spanish german english british american thai indian chinese japanese mexican turkish tuscan
  sicilian bavarian swiss alpine hungarian bulgarian canadian frisch erntefrisch roh reif vollreif ueberreif bio
  biologisch unbehandelt ungespritzt regional jung alt klein mittelgross mittel gross riesig dick duenn lang kurz ganz
  halb viertel rund flach zart fein grob kernig scharf mittelscharf suess saeuerlich sauer salzig gesalzen ungesalzen
  gesuesst ungesuesst natur naturbelassen nativ kaltgepresst raffiniert weiss schwarz rot gruen gelb braun rosa lila
  bunt gemischt hell dunkel blond stark kraeftig fest festkochend mehlig kochend vorwiegend weich hart kalt heiss
  lauwarm zimmerwarm gekuehlt eiskalt tiefgekuehlt tiefgefroren gefroren aufgetaut tk gehackt gewuerfelt geschnitten
  kleingeschnitten gerieben geraspelt gehobelt gepresst zerdrueckt zerkleinert puerriert pueriert geschaelt ungeschaelt
  geputzt gewaschen entkernt entsteint kernlos halbiert geviertelt gezupft verquirlt zerlassen geschmolzen fluessig
  getrennt gesiebt abgetropft abgespuelt ausgedrueckt geroestet angeroestet gemahlen geschrotet gestossen gehaeuft
  gestrichen schier mager durchwachsen ausgeloest entbeint kuechenfertig kochfertig bratfertig backfertig backofenfertig
  fertig selbstgemacht uebrig altbacken vom von aus der die das des den dem ein eine einer etwas ca circa gut knapp
  reichlich stueck stueckchen wuerfel streifen scheiben spalten filet blatt blaetter blaettchen zweig stiel stange zehe
  knolle kopf koepfe bund roeschen wurzel herz spitzen stifte raspel flocken groesse gewicht kaliber klasse typ type
  handelsueblich beliebig kraeuter italienisch griechisch franzoesisch spanisch deutsch thailaendisch indisch chinesisch
  japanisch mexikanisch tuerkisch bayerisch steirisch tiroler schweizer ungarisch norwegisch s m l low sodium squeezed
  pressed juiced hulled picked strained cooled reserved wedged gewogen ausgepresst passiert entrindet roast roasting
  joint shoulder shank neck loin cutlet escalope flank brisket stew stewing braising braten shin cheek rump topside
  silverside bruised coarse divided temp zested deveined flesh cultured high protein reduced measured whisked grass fed
  unflavored unflavoured unbaked refrigerated inch jarred shelled log wheel hunk but qualitaet either entweder cage
  pasture raised pastured european country choice preferred favourite favorite locally sourced style bodenhaltung
  freilaufend dr fett fettgehalt lg md sm
  ${BRANDS}
`);

/** Words that make another food of it, unless the table has that food. */
const CHANGING = words(`
  vegan vegane plant-based vegetarian vegetarisch pflanzlich dairy-free soya soy soja coconut kokos oat hafer almond
  mandel alcohol-free non-alcoholic alkoholfrei gluten-free glutenfrei fat-free fettarm low-fat fettreduziert
  reduced-fat light candied kandiert pickled eingelegt breaded paniert stuffed gefuellt powder pulver flavoured
  flavored flavour aroma extract extrakt essence sirup syrup juice saft chips crisps soup suppe salad salat sauce
  sosse paste mus puree jam marmelade cake kuchen pie ersatz substitute style free frei laktosefrei zuckerfrei eifrei
  artificial imitation mock kunst alpro oatly violife in with without and und for from to mit ohne im zum zur fuer
  tooth shaving bath dishwasher motor massage
`);

export const isHarmless = (stem: string): boolean => HARMLESS.has(stem) || /^[\d%]+(?:ig)?$/.test(stem);

export const areChanging = (stems: readonly string[]): boolean =>
  stems.some((stem, at) => CHANGING.has(stem) || CHANGING.has(`${stems[at - 1]} ${stem}`));

/** Beginnings of German compounds that still mean the food they end with: "Biomilch", "Tafelwasser". */
export const HARMLESS_BEGINNINGS: ReadonlySet<string> = new Set(
  `bio frisch mini baby jung alt winter sommer herbst fruehlings garten feld land alpen weide heu bauern haus tafel speise
  back koch brat grill schmor salat suppen wok pfannen ess deko strauch rispen kirsch cocktail cherry fleisch eier roma
  roh voll mager natur edel delikatess marken qualitaets freiland bodenhaltung huehner rinder rinds schweine schweins
  kalbs lamm puten haehnchen schoen kuechen dosen tk tiefkuehl vollkorn weizen dinkel spiral hart weich schnitt scheiben
  block stangen knollen gemuese gewuerz gaense wild zucht atlantik nordsee reibe streu hobel speck rauch`
    .split(/\s+/)
    .filter(Boolean),
);

/** Beginnings of German compounds that nobody eats: "Zahnpasta", "Badesalz". */
export const INEDIBLE_BEGINNINGS: ReadonlySet<string> = new Set(
  'zahn mund rasier haar bade koerper massage duft motor spuelmaschinen geschirrspueler'.split(' '),
);

/** Endings of German compounds that only say how the food is cut: "Zwiebelringe". */
export const FORMS: readonly string[] = (
  `wuerfelchen wuerfel streifen ringe scheiben scheibe spalten stuecke stueckchen filets filet blaetter blatt blaettchen ` +
  `roeschen stifte raspel raspeln flocken flocke zehen zehe stangen stange zweige zweig stiele stiel stengel knolle ` +
  `knollen kopf koepfe kugeln kugel bund wurzel spitzen haelften haelfte herzen fleisch kerne viertel schoten schote steak steaks staengel`
).split(' ');
