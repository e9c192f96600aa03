// Words by which a step names a food without adding it, in both languages. `*` stands for any letters; `#` for one
// word. They are compared with normal text.

/** Measures by which a step compares: "the size of a walnut". */
const MEASURES =
  'size of a, size of an, size of the, colour of, color of, length of a, thickness of a, plays the part of, take the place of, takes the place of, edges of';

/** Qualities that one food has of another: "the tang of cheese". Behind a verb that adds, they add the food too. */
const QUALITIES =
  'size, texture, consistency, look, taste, flavour, flavor, smell, tang, crunch, bite, richness, role, work, job, shape, place';

/** Verbs before "like" that make it a comparison: in "nuts like walnuts" it gives an example. */
const MANNERS = 'it, them, just, exactly, look*, taste*, behave*, feel*, acts, works, tremble*, sets, more';

const WENT_LIKE =
  'aussieht, aussehen, schmeckt, schmecken, riecht, duftet, fast, ähnlich, cremig, fest, weich, knusprig, braun, gold*';

/** Cues right before the food. They decide whatever else the clause says. */
export const TIGHT_CUES = [
  'as if, as though, the way, as you would, as with',
  'similar to, remind* # of, resembl*, taste of, mimic*, imitat*, mistaken for, stand in for, stands in for',
  'all but, enemy of, in place of, rather than, replaces, replacing, replace, as a substitute for, instead of',
  'erinnert an, erinnern an, als ob, als wär*, wie man, wie bei, wie aus, wie von, nach art von, nach art der, anstelle von, anstelle der, anstelle des',
  MEASURES,
  ...MANNERS.split(', ').map((manner) => `${manner} like`),
  ...WENT_LIKE.split(', ').map((manner) => `${manner} wie`),
  'größe von, größe ein*, größe der, dicke ein*, farbe von, farbe ein*, konsistenz von, konsistenz ein*, form ein*, geschmack von, rolle des, rolle der, rolle von, platz des, platz der, aufgabe vom',
].join(', ');

/** Cues before the food. They decide only where the clause adds nothing. */
export const LOOSE_CUES = [
  ...QUALITIES.split(', ').map((quality) => `${quality} of`),
  'like, than, no, not a, not an, isnt, is not, are not, never, nobody, none, nothing to do with, not from a, not from, neither, nor, without, normally, usually, usual, traditionally, traditional, original, called, call, known as, pretend*, others, wie, kein*, niemand*, nie, weder, ohne, sonst, früher, üblich*, ursprünglich*, klassisch*, traditionell*, normalerweise, nennt, nennen, genannt, heißt, ersetz*, vertritt, vertreten, imitier*, wäre*, verzichte*, trotz',
].join(', ');

/** Cues behind the food, under the same condition. */
export const LATER_CUES =
  'any more, not missed, never tasted, is not needed, is not required, isnt needed, are not needed, zuständig sind, gewohnt ist, vermisst*, vermissen, ersetzt, ersetzen, vertritt, vertreten, imitier*, erinner*, nicht nötig, überflüssig, unnötig, wäre*, war, kennt, nennt, heißt, verzichte*';

/** Verbs that add a food to the dish, and the words behind such verbs. A clause with one adds what it names. */
export const ADDING =
  'add, adding, stir, stirring, fold, folding, whisk, beat, pour, mix, blend, use, using, serve, serving, top, topping, sprinkle, spread, brush, brushing, drizzle, scatter, spoon, melt, fry, toss, dot, finish, garnish, season, dollop, pass, crack, put, place, combine, throw, layer, take, try, include, grate, rub, coat, enrich, swirl, crumble, tuck, dress, belongs, belong, go in, goes in, offer, bring, swap, swapping, deglaze, sear, brown, marinate, grease, bind, cover, loosen, thin, glaze, spike, lace, fill, stuff, wrap, dust, dip, soak, baste, simmer, boil, warm, heat, chop, slice, dice, shave, knead, forget, skimp, hold back, nehmen, nimmt, nehme, nimm, *geben, *zugeben, gib, gibt, gebe, *rühren, *rührt, rühre, *heben, *hebt, *ziehen, *fügen, fügt, *mischen, *mischt, *mengen, *streichen, *streicht, *streuen, *streut, *servieren, serviert, servier, *reichen, *reicht, *gießen, *gießt, *löschen, *verfeinern, *verfeinert, verwenden, verwendet, verwende, benutzen, *belegen, *legen, *legt, *füllen, *füllt, *schmelzen, *erhitzen, *braten, *bräunen, *wenden, *schlagen, *schlägt, *träufeln, *garnieren, *toppen, *abschmecken, *würzen, *kneten, *tauchen, *wälzen, *binden, *montieren, *einmontieren, *pinseln, *pinselt, *hacken, *würfeln, *raspeln, *hobeln, *reiben, *kochen, *köcheln, *mixen, *pürieren, *verteilen, *verteilt, setzen, aufsetzen, einsetzen, daraufsetzen, setzt, dazu, darüber, hinein, darauf, darunter, gehört, gehören, vergessen, *tun, *krümeln, *bröseln, *zupfen, *ausbacken, *backen, *lassen, *schwitzen, *dünsten, *rösten, *grillen, *schneiden, *klopfen, panieren, *quirlen, trennen, pellen, render, poach, grill, roast, bake, cook, drain, peel, cut, separate, squeeze, scramble, steam, sweat, char, mash, lay, drop, slip, bury, tip, shake, toast, sweeten, lift, leave, reserve, spritz, blitz, crush, pound, tear, divide, arrange, cool, chill';

/** Words between a cue and its food that end the reach of the cue. */
export const BARRIERS = `with, into, onto, over, to, by, if, from, mit, unter, durch, zu, zum, zur, aus, auf, ${ADDING}`;

/** Words that begin another clause. */
export const CLAUSE_STARTS =
  'until, till, so that, because, while, whereas, but, then, and, or, which, who, that, when, once, after, before, where, if, bis, damit, sodass, so dass, weil, denn, doch, aber, und, oder, dann, dass, sobald, wenn, nachdem, wobei, bevor';

/** Words that introduce what the cook has done by now: "once the butter was melted" speaks of real butter. */
export const TIMES = 'once, after, when, before, if, while, sobald, nachdem, bevor, wenn, während';

/** Verbs by which a free dish gets a shape or a new name: "cut into rashers", "curdles into buttermilk". */
export const SHAPING =
  'form, shape, mould, mold, cut, turn, turns, curdle, curdles, thicken, thickens, slice, press, become, becomes, formen, *geformt, *formen, rollen, drehen, schneiden, verwandel*, verkneten, verarbeiten, verrühren, pürieren, aufschlagen, mixen, wird, werden';

/** Amounts: what follows "into a" is no dish then. */
export const MEASURES_OF =
  'little, bit, knob, splash, spoon*, cup, bowl, jar, pan, pot, glass, dollop, pool, bath, puddle, jug, tub, mug, tin, layer, nest, bed, sea, mixture';
