/** Names of the same food, and all words that count to it. */
export type Synonyms = { readonly names: readonly string[]; readonly words: readonly string[] };

/**
 * Words that cooks count to a food besides what rows tell, its names, its kinds and what is made of it: compounds of its short
 * names, and foods that the table does not know. Who avoids what stands behind a colon does not avoid the food.
 */
export const SYNONYMS: readonly Synonyms[] =
  `coriander, dhania: dukkah*, duqqa*, falafel mix*, falafelmischung*
cumin, kreuzkümmel: dukkah*, duqqa*, falafel mix*, falafelmischung*
mushroom, *pilz*, egerling*, schwammerl*: porcini*, austernseitling*
onion: scallion*
pepper, bell pepper*, sweet pepper*, *paprika*, peperoni*
chilli, pfefferoni*: sambal*
cabbage: chinakohl*
pumpkin, squash
sweetcorn, *mais, mais*
pea, peas, *erbse*
bean, beans, *bohne*: baked bean*
lentil*, *linse*
avocado: guacamole*
radish: rettich*
cinnamon: zimt*
aniseed*, anise*, anis, star anise*, sternanis*
liquorice*, licorice*, lakritz*
clove, cloves, nelke*, gewürznelke*
salt*, *salz*
palm oil*, palmöl*, palmfett*
chocolate*, dark chocolate*, schokolade, *schoko*, cocoa*, *kakao*, zartbitter*
raisin*, *rosine, sultana*, sultanine*, korinthe*
coconut*, kokosnuss, *kokos*
cherries: kirsch*
rice: reisnudel*, reismehl*, reispapier*, reiswaffel*, reissalat*, reispfanne*, eierreis, bratreis, gemüsereis, risotto*
beef*, rinder*: ochse*, oxtail*, veal*, kalb*
veal, kalb*
chicken, *huhn, huhn*, hühner*
turkey, puten*
duck*, enten*
lamb*, lamm*, mutton*, hammel*
venison, hirsch*
offal*, innereien*, kidney, niere*, tripe*, kutteln*
tuna*, tonno
prawns, *krabbe*, gamba*
squid, calamar*
ham: prosciutto*
sausage*, *wurst*, *würstchen*
blue cheese: blauschimmel*
mayonnaise: mayo*
cheese: *käse*
cream: *rahm
sweetener, süßstoff: aspartam*
celery*, *sellerie*, celeriac*`
    .split('\n')
    .map((line) => {
      const [names = [], also = []] = line.split(': ').map((words) => words.split(', '));
      return { names, words: [...names, ...also] };
    });
