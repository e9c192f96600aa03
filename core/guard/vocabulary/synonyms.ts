/** Names of the same food, and all words that count to it. */
export type Synonyms = { readonly names: readonly string[]; readonly words: readonly string[] };

// Mixtures of spices, by what most makers put into them.
const CURRY_POWDER = 'curry powder*, curry pulver*, madras curry*';
const ORIENTAL =
  'garam masala*, tandoori masala*, chana masala powder*, ras el hanout*, baharat*, dukkah*, duqqa*, berbere*, falafel mix*, falafelmischung*';
const SWEET =
  'mixed spice*, pumpkin spice*, pumpkin pie spice*, lebkuchengewürz*, spekulatiusgewürz*, chai spice*, chaigewürz*, five spice*, fünf gewürze*';

/**
 * Words that cooks count to a food besides its names and its kinds, which its row tells: foods made of it, compounds of its
 * short names, and foods that the table does not know. Who avoids what stands behind a colon does not avoid the food.
 */
export const SYNONYMS: readonly Synonyms[] =
  `coriander, dhania: ${CURRY_POWDER}, ${ORIENTAL}, mixed spice*, lebkuchengewürz*, harissa*
cumin, kreuzkümmel: ${CURRY_POWDER}, ${ORIENTAL}, harissa*, taco seasoning*, fajita seasoning*, taco gewürz*, chili con carne gewürz*
turmeric, kurkuma: ${CURRY_POWDER}
fenugreek, bockshornklee: ${CURRY_POWDER}
cardamom, kardamom: garam masala*, baharat*, ras el hanout*, chai spice*, chaigewürz*, lebkuchengewürz*
cinnamon: ${SWEET}, garam masala*, baharat*, ras el hanout*
clove: ${SWEET}, garam masala*, baharat*, ras el hanout*
aniseed: five spice*, fünf gewürze*, 5 gewürze*, lebkuchengewürz*
mushroom, *pilz*, egerling*, schwammerl*: porcini*, austernseitling*
onion: scallion*
tomato: passata*, ketchup*, ketschup*
pepper, bell pepper*, sweet pepper*, *paprika*, peperoni*
chilli, pfefferoni*: cayenne*, sambal*, sriracha*
cabbage: chinakohl*
pumpkin, squash
cucumber: gherkin*, pickles
potato: pommes*
sweetcorn, *mais, mais*
pea, peas, *erbse*
bean, beans, *bohne*
lentil*, *linse*
chickpea: hummus*, houmous*
avocado: guacamole*
radish: rettich*
cinnamon: zimt*
aniseed*, anise*, anis, star anise*, sternanis*
liquorice*, licorice*, lakritz*
dill*
clove, cloves, nelke*, gewürznelke*
salt*, *salz*
palm oil*, palmöl*, palmfett*
chocolate*, dark chocolate*, schokolade, *schoko*, cocoa*, *kakao*, zartbitter*
coffee: espresso*
raisin*, *rosine, sultana*, sultanine*, korinthe*
coconut*, kokosnuss, *kokos*
cherries: kirsch*
kiwi*
rice: reisnudel*, reismehl*, reispapier*, reiswaffel*, reissalat*, reispfanne*, eierreis, bratreis, gemüsereis, risotto*
beef*, rinder*: ochse*, oxtail*, veal*, kalb*
veal, kalb*
chicken, *huhn, huhn*, hühner*
turkey, puten*
duck*, enten*
lamb*, lamm*, mutton*, hammel*
venison, hirsch*
offal*, innereien*, kidney, niere*, tripe*, kutteln*
salmon, lox
tuna*, tonno
prawns, *krabbe*, gamba*
squid, calamar*
ham: prosciutto*
sausage*, *wurst*, *würstchen*
blue cheese: blauschimmel*
feta*
tofu*
mayonnaise: mayo*
ketchup*, ketschup*
cheese: *käse*
cream: *rahm
sweetener, süßstoff: aspartam*
celery*, *sellerie*, celeriac*`
    .split('\n')
    .map((line) => {
      const [names = [], also = []] = line.split(': ').map((words) => words.split(', '));
      return { names, words: [...names, ...also] };
    });
