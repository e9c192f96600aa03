/** Names of a food, and all words that count as the food. */
export type Synonyms = { readonly names: readonly string[]; readonly words: readonly string[] };

/**
 * Words that cooks count as a food although its rows in the food table do not: compounds of its short names, and
 * unknown foods. Names of the food are left of the colon. A user who avoids a word right of the colon does not avoid
 * the food.
 */
export const SYNONYMS: readonly Synonyms[] = `coriander, dhania
mushroom, *pilz*, schwammerl*: porcini*, austernseitling*
onion: scallion*
pepper, *paprika*, peperoni*
chilli, pfefferoni*: sambal*
cabbage: chinakohl*
pumpkin, squash
*mais, mais*
pea
bean, *bohne*
lentil*
avocado: guacamole*
radish: rettich*
cinnamon: zimt*
aniseed*, anise*, star anise*
liquorice*, licorice*, lakritz*
clove
salt*, *salz*
palm oil*, palmöl*, palmfett*
chocolate*, dark chocolate*, *schoko*, cocoa*, *kakao*, zartbitter*
raisin*, korinthe*
kokosnuss, *kokos*
cherries: kirsch*
rice: reisnudel*, reismehl*, reispapier*, reiswaffel*, reispfanne*, eierreis, bratreis, gemüsereis, risotto*
beef*, rinder*: ochse*, veal*, kalb*
veal, kalb*
chicken, *huhn, huhn*
turkey, puten*
duck*, enten*
lamb*, lamm*, mutton*, hammel*
venison, hirsch*
offal*, innereien*, kidney, niere*, tripe*, kutteln*
tuna*, tonno
prawns, gamba*
squid, calamar*
ham: prosciutto*
sausage*, *wurst*, *würstchen*
blue cheese: blauschimmel*
mayonnaise
cheese: *käse*
cream: *rahm
sweetener, süßstoff: aspartam*
celery*, celeriac*`
  .split('\n')
  .map((line) => {
    const [names = [], also = []] = line.split(': ').map((words) => words.split(', '));
    return { names, words: [...names, ...also] };
  });
