import type { Language } from '../../language.ts';
import { startsWithHeatOrTime } from '../text/line-kinds.ts';

/** Verbs that begin an English step. */
const ENGLISH =
  'add|assemble|bake|beat|blend|blitz|boil|break|bring|brown|brush|build|carameli[sz]e|chill|chop|chuck|coat|combine|cook|cool|core|cover|crack|crumble|crush|cut|dice|dip|discard|dissolve|divide|drain|dress|drizzle|drop|dump|dust|eat|fill|finish|flip|fold|freezes?|fry|garnish|glaze|grate|grease|grill|heat|juice(?! of)|keep|knead|layer|leave|let|line|make|marinate|mash|measure|melt|microwave|mince|mix|peel|pat|place|plate|poach|pop|pour|preheat|press|process|pulse|put|rub|reduce|refrigerate|remove|repeat|reserve|rest|return|rinse|roast|roll|saut[ée]|scatter|score|scramble|sear|season|separate|serve|set|shake|shape|shred|sift|simmer|slice|smash|soak|spoon|spread|sprinkle|squeeze|stick|steam|stir|strain|stuff|swirl|take|taste|throw|tip|toast|top|toss|transfer|turn|warm|wash|whip|whisk|wrap|zest';

/** "Oven on at 200 fan.", "Ofen auf 180 Grad". */
const OVEN = /^(?:(?:the )?oven (?:on|to|at|up)|(?:den )?(?:back)?ofen (?:auf|an|bei|vor))(?!\p{L})/iu;

const BEGINS = new RegExp(
  `^(?:(?:i|we|you)(?:['’]ll| will| would)?\\s+(?:just |then |always |usually )?)?(?:(?:first|then|next|now|so|ok(?:ay)?|um|righto?|meanwhile|finally|afterwards|when|once|after|in|on|for|with|to|gently|quickly|carefully|lightly|thinly|finely|roughly|and)\\b[^.]{0,60}?[\\s,]+)?(?:${ENGLISH})\\b(?!\\s*$|ed\\b|ing\\b)`,
  'i',
);

/** Words that end a clause of a German step: "darüber", "rein", "fertig". */
const PLACES =
  'dazu|dazugeben|drüber|darüber|drauf|darauf|rein|hinein|drunter|unter|fertig|raus|ab|zu|drin|kaltstellen';

/** Infinitives end in -en. A past participle is no instruction: "Äpfel, gerieben". */
const INFINITIVE =
  /(?<![\p{L}-])(?!\p{Ll}{0,4}ge(?!ben|hen|lieren)\p{Ll}+en(?!\p{L}))(?!(?:zum|zur|nach|beim|einen|seinen|oben|unten|neben|etwas|wenigen|eben|roten|grünen)(?!\p{L}))\p{Ll}{2,}(?:en|ern|eln)(?=\s*(?:$|[,.;!)]|und(?!\p{L})))/u;
const IS_GERMAN_PLACE = new RegExp(`\\p{L}\\s+(?:${PLACES})\\s*(?:$|[,.;!])`, 'iu');

const MIN_WORDS = 2;

/**
 * Tells by its words whether a line is an instruction: "Bake at 180 for 50 mins", "Butter und Zucker schaumig rühren".
 * In German the verb stands at the end of a clause.
 */
export function tellsWhatToDo(line: string, language: Language): boolean {
  const text = line.trim();
  if (text.split(/\s+/).length < MIN_WORDS && !/[,!.]/.test(text)) return false;
  if (OVEN.test(text) || startsWithHeatOrTime(text)) return true;
  return language === 'de' ? INFINITIVE.test(text) || IS_GERMAN_PLACE.test(text) : BEGINS.test(text);
}

/** Begins a clause of an English sentence. */
const CLAUSE = String.raw`(?:^|[,;:.!–—-]\s*|\b(?:and|then|so|you|i|we|to|or|just|now|first|them|it|okay|um)\s+)`;
const ENGLISH_CLAUSE = new RegExp(
  String.raw`${CLAUSE}(?:${ENGLISH})\b(?!ed\b)|\bgo(?:es)? (?:in|on|into|over)\b|\bmust\b`,
  'i',
);

/** Stems of verbs in German sentences: "du schneidest", "brate ich", "rührt man". */
const GERMAN_CLAUSE =
  /(?:(?<!\p{L})|(?<=^|[.!?]\s)\p{Lu}?)(?:schneid|rühr|brat|brät|koch|köchel|back|misch|vermeng|geb|gib|füg|knet|schäl|hack|würf|reib|press|gieß|giess|lösch|läss|lass|stell|heiz|erhitz|schmelz|schmilz|zerlass|schlag|schläg|heb|hebt|streu|verteil|form|roll|schmor|dünst|schwitz|röst|würz|schmeck|servier|garnier|pürier|mix|weich|quell|wälz|fett|füll|leg|setz|wasch|putz|entkern|nimm|nehm|tu|kipp|steck|wickel|zupf|raspel|bestreich|bestreu)(?:e|st|t|en|est|et|n|s)?(?!\p{L})|(?<!\p{L})(?:dazu|hinein|rein|nei|drüber|darüber|drauf|darauf|dran|komm(?:t|en)|muss|müssen|sollte|darf)(?!\p{L})/u;

/** Tells whether any clause of a sentence says what is done: "Then you fry it", "Eine Zwiebel schwitze ich an". */
export const doesSomething = (text: string, language: Language): boolean =>
  language === 'de'
    ? GERMAN_CLAUSE.test(text.slice(0, 1).toLowerCase() + text.slice(1)) || INFINITIVE.test(text)
    : ENGLISH_CLAUSE.test(text);
