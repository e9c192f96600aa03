import { IN_PLACE_OF } from '../../language/choice.ts';

// Words of a step that names a food without adding it, in both languages. `*` stands for any letters. Compared with
// normal text. Comments quote the sentences that need each line; they are in `tests/cases/recipes` and
// `mention.test.ts`.

/** Cues right before the food. They decide whatever else the clause says. */
export const TIGHT_CUES = [
  // "Paprika, which plays the part of the guanciale"; flour has "die Aufgabe vom Ei".
  'plays the part of, take the place of, aufgabe vom',
  // "Simmer to the colour of butter", balls "the size of an egg", "the brown edges of meat", "die Farbe von Eigelb".
  'colour of, size of an, edges of, farbe von',
  // "The middle trembles like custard", porcini melt "the way anchovies do", "die Masse erinnert an Hackfleisch".
  'tremble* like, the way, erinnert an',
  // "Butter chicken in all but the chicken".
  'all but',
  // "Use it instead of double cream", "mit Sojasauce anstelle von Fischsauce".
  IN_PLACE_OF,
].join(', ');

/** Cues before the food. They decide only in a clause that adds nothing. */
export const LOOSE_CUES = [
  // After a verb that adds, a quality adds the food: "the tang of fresh cheese", "the work of a beef stock cube".
  'tang of, work of, job of',
  // "It thickens like buttermilk", "aussieht wie Speckwürfel".
  'like, wie',
  // "There's no lamb in this", "it is not a sausage", "nothing to do with wheat", "not from a pig", "weil kein Dotter im Spiel ist".
  'no, not a, not an, isnt, is not, are not, not from, nothing to do with, without, kein*, ohne',
  // "Nobody asks for cheese here", "dass niemand nach Amaretto fragt".
  'nobody, niemand*',
  // "They called this the poor man's parmesan".
  'call, called',
  // "Where others carve the turkey", "die sonst Rindfleisch ausmacht", "wer früher Sardellen liebte".
  'others, sonst, früher',
  // "Mehr Kapern ersetzen die Sardelle".
  'ersetz*',
].join(', ');

/** Cues behind the food. They decide only in a clause that adds nothing. */
export const LATER_CUES = [
  // "A soft-boiled egg is not missed here", "der Hirte hatte das Lamm nicht vermisst".
  'not missed, vermisst*',
  // "Caesar himself never tasted it", "wer einen Mürbeteig aus Weizen gewohnt ist", "weil das Fleisch darin versteckt war".
  'never tasted, gewohnt ist, zuständig sind, war, kennt, nennt',
  // "Die hier den Speck ersetzen", "die hier die Fischsauce vertritt", "die an Huhn erinnern".
  'ersetzt, ersetzen, vertritt, vertreten, erinner*',
].join(', ');

/** Verbs that add a food, and words behind such verbs. A clause with one of them adds the foods that it names. */
export const ADDING =
  'add, adding, stir, stirring, fold, folding, whisk, beat, pour, mix, blend, use, using, serve, serving, top, topping, sprinkle, spread, brush, brushing, drizzle, scatter, spoon, melt, fry, toss, dot, finish, garnish, season, dollop, pass, crack, put, place, combine, throw, layer, take, try, include, grate, rub, coat, enrich, swirl, crumble, tuck, dress, belongs, belong, go in, goes in, offer, bring, swap, swapping, deglaze, sear, brown, marinate, grease, bind, cover, loosen, thin, glaze, spike, lace, fill, stuff, wrap, dust, dip, soak, baste, simmer, boil, warm, heat, chop, slice, dice, shave, knead, forget, skimp, hold back, nehmen, nimmt, nehme, nimm, *geben, gib, gibt, gebe, *rühren, *rührt, rühre, *heben, *hebt, *ziehen, *fügen, fügt, *mischen, *mischt, *mengen, *streichen, *streicht, *streuen, *streut, *servieren, serviert, servier, *reichen, *reicht, *gießen, *gießt, *löschen, *verfeinern, *verfeinert, verwenden, verwendet, verwende, benutzen, *legen, *legt, *füllen, *füllt, *schmelzen, *erhitzen, *braten, *bräunen, *wenden, *schlagen, *schlägt, *träufeln, *garnieren, *toppen, *abschmecken, *würzen, *kneten, *tauchen, *wälzen, *binden, *montieren, *pinseln, *pinselt, *hacken, *würfeln, *raspeln, *hobeln, *reiben, *kochen, *köcheln, *mixen, *pürieren, *verteilen, *verteilt, setzen, aufsetzen, einsetzen, daraufsetzen, setzt, dazu, darüber, hinein, darauf, darunter, gehört, gehören, vergessen, *tun, *krümeln, *bröseln, *zupfen, *backen, *lassen, *schwitzen, *dünsten, *rösten, *grillen, *schneiden, *klopfen, panieren, *quirlen, trennen, pellen, render, poach, grill, roast, bake, cook, drain, peel, cut, separate, squeeze, scramble, steam, sweat, char, mash, lay, drop, slip, bury, tip, shake, toast, sweeten, lift, leave, reserve, spritz, blitz, crush, pound, tear, divide, arrange, cool, chill';

/** Words that stop a cue from reaching a later food. */
export const BARRIERS = `with, into, onto, over, to, by, if, from, mit, unter, durch, zu, zum, zur, aus, auf, ${ADDING}`;

/** Words that begin another clause. */
export const CLAUSE_STARTS =
  'until, till, so that, because, while, whereas, but, then, and, or, which, who, that, when, once, after, before, where, if, bis, damit, sodass, so dass, weil, denn, doch, aber, und, oder, dann, dass, sobald, wenn, nachdem, wobei, bevor';

/** Words that introduce something already done: "once the butter was melted" means real butter. */
export const TIMES = 'once, after, when, before, if, while, sobald, nachdem, bevor, wenn, während';

/** Verbs that give a dish a shape or a new name: "cut into rashers", "curdles into buttermilk". */
export const SHAPING =
  'form, shape, cut, curdle, curdles, thicken, thickens, formen, rollen, verrühren, pürieren';

/** Amounts. "Into a" with an amount introduces no dish. */
export const MEASURES_OF =
  'little, bit, knob, splash, spoon*, cup, bowl, jar, pan, pot, glass, dollop, pool, bath, puddle, jug, tub, mug, tin, layer, nest, bed, sea, mixture';
