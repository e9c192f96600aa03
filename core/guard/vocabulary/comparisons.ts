// Words by which a step names a food without adding it, in both languages. `*` stands for any letters; `#` for one
// word. They are compared with normal text.

/** Measures by which a step compares: "the size of a walnut". */
const MEASURES =
  'size of a, size of an, size of the, colour of, color of, shade of, length of a, length of an, thickness of a, plays the part of, play the part of, takes the part of, takes the place of, take the place of, poor mans, edges of';

/** Qualities that one food has of another: "the tang of cheese". Behind a verb that adds, they add the food too. */
const QUALITIES =
  'shade, size, texture, consistency, look, looks, taste, flavour, flavor, smell, scent, aroma, tang, crunch, bite, chew, depth, richness, shine, gloss, snap, place, role, work, job, shape, feel, sharpness, brown, gold, idea, memory, thought, character';

/** Verbs before "like" that make it a comparison: in "nuts like walnuts" it gives an example. */
const MANNERS =
  'it, them, over, just, exactly, much, rather, almost, bit, look*, taste*, tasting, smell*, behave*, feel*, act, acts, works, cooks, eats, melts, curl, curls, chew, chews, flake, flakes, pull*, shred, shreds, sets, puffs, shines, treat*, tremble*, wobble*, stretch*, crumbles, sound*, slices, carves, swell*, hang*, fall*, more';

const WENT_LIKE =
  'aussieht, aussehen, ausschaut, schmeckt, schmecken, riecht, riechen, duftet, duften, verhalten sich, verhält sich, glänzt, glänzen, zergeht, zieht sich, fühlt sich an, fast, beinahe, ähnlich, funktioniert, funktionieren, fest, weich, dick, cremig, zart, knusprig, luftig, steif, stockt, glatt, flaumig, saftig, mürbe, braun, gold*, weiß, samtig, schaumig, stockt später, wirkt, wirken, sieht aus, sehen aus, fasern, zerfällt, zerfallen, behandeln, behandelt, blättert, schmilzt, beißt sich, bindet, binden';

/** Cues right before the food. They decide whatever else the clause says. */
export const TIGHT_CUES = [
  'as if, as though, the way, as you would, as you might, as one would, as with, as you do',
  'reminiscent of, similar to, remind* # of, resembl*, akin to, rival*, taste of, tastes of, smell of, smells of, mimic*, imitat*, pass for, passes for, passing for, stand in for, stands in for, standing in for, stand-in for, stood in for, mistake* for, mistook, mistaken for, fill in for, fills in for, do duty for, does duty for, make* up for, cousin of, answer to, cousin to, confuse* with',
  'all but, enemy of, in place of, rather than, in lieu of, replaces, replacing, replace, as a substitute for, instead of',
  'erinnert an, erinnern an, als ob, als wär*, als hätt*, als wenn, wie man, wie bei, wie sonst, wie aus, wie von, wie früher, wie beim, wie für, ganz wie, nach art von, nach art der, anstelle von, anstelle der, anstelle des',
  MEASURES,
  ...MANNERS.split(', ').map((manner) => `${manner} like`),
  ...WENT_LIKE.split(', ').map((manner) => `${manner} wie`),
  'größe von, größe ein*, grösse des, größe der, dicke von, dicke ein*, farbe von, farbe ein*, konsistenz von, konsistenz ein*, form ein*, länge ein*, duft von, geschmack von, rolle des, rolle der, rolle von, platz des, platz der, platz von, part des, part der, aufgabe des, aufgabe der, aufgabe vom, rolle vom, platz vom, stelle vom, part vom, stelle des, stelle der, stelle von, stil von, biss von, textur von, struktur von',
].join(', ');

/** Cues before the food. They decide only where the clause adds nothing. */
export const LOOSE_CUES = [
  ...QUALITIES.split(', ').map((quality) => `${quality} of`),
  'like, than, no, not a, not an, isnt, arent, is not, are not, never, nobody, no one, none, nothing, nothing to do with, nichts mit, nicht von, not from a, not from, neither, nor, without, normally, usually, usual, traditionally, traditional, original, originally, classic, used to, called, call, calls, known as, known from, know from, knows from, recall*, evok*, think of, imagine, pretend*, had, were, was, needs no, miss, misses, missed, missing, despite, in the name, wouldnt, others, elsewhere, wie, kein*, niemand*, nie, weder, besteht auf, bestehen auf, noch nie, ohne, sonst, früher, üblich*, ursprünglich*, klassisch*, traditionell*, normalerweise, original, gewöhnlich*, nennt, nennen, nannte*, genannt, heißt, heißen, hieß*, namens, ersetz*, vertritt, vertreten, vertrat*, imitier*, wäre*, hätte*, würde*, war, waren, hatte, hatten, kennt, kennen, kannte*, vom namen, anderswo, liebte, vermisst, verzichte*, verdräng*, verzicht auf, trotz, denkt an, bekannt von, geht als, gehen als, als ob, durchgehen',
].join(', ');

/** Cues behind the food, under the same condition. */
export const LATER_CUES =
  'any more, anymore, used to, not missed, not miss, never missed, is not needed, is not required, isnt needed, isnt required, are not needed, never tasted, never saw, never met, comparison, analogy, misses, was, were, had, of old, needs, zuständig ist, zuständig sind, gewohnt ist, gewöhnt ist, gewohnt war, bestehen auf, durch geh*, durchgeh*, durchgehen, vermisst*, vermissen, ersetzt, ersetzen, vertritt, vertreten, imitier*, erinner*, nicht nötig, überflüssig, unnötig, entbehrlich, wäre*, hätte*, würde*, gewesen, war, waren, hatte, hatten, kannte*, nannte*, ausmacht, ausmachen, kennt, nachempfunden, nachahm*, nachgeahmt, denkt, von früher, verzichte*, nie, heißt, heißen, nennt, liebte, liebten, durchging*, im spiel';

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
