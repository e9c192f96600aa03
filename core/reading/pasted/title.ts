import { ABOUT } from '../../language/about.ts';
import { COUNT, MAKES, ONE, PEOPLE } from '../../language/serving-words.ts';
import type { Language } from '../../language.ts';
import { listedFood } from '../../nutrition/foods/foods.ts';
import { kindNamedIn } from '../../recipe/dish-kind.ts';
import { isTitle } from '../text/line-kinds.ts';
import { NEEDED, sentencesOf } from './lists-in-lines.ts';
import type { TextLine } from '../text/text-line.ts';

export type Named = { readonly title: string; readonly yields?: string };

const NOUN = String.raw`(?:${PEOPLE}|stücke?|pieces?)`;
const SERVED = String.raw`(?:${MAKES}|f(?:o|ü)r\s)`;

/** "Goulash (serves 4)", "Kartoffelsalat, 4 Portionen", "Pancakes for 2". */
const WITH_SERVINGS = new RegExp(
  String.raw`^(?<title>.*?)[\s,(–|:-]*(?:(?:^|(?<!\p{L}))${SERVED}(?:${ABOUT} )?(?<count>${COUNT}|${ONE})\s*(?<word>${NOUN})?|(?:${ABOUT}\s*)?(?<number>${COUNT}|${ONE})\s*(?<noun>${NOUN}))\)?[.!:]?$`,
  'iu',
);

/** Yield of a recipe in brackets: "Zwetschgendatschi (1 Blech)", "Brownies (16 squares)". */
const MADE = new RegExp(
  String.raw`^(?<title>\p{L}.*?)\s*\((?:${SERVED}|${ABOUT}\s){0,2}(?<made>\d{1,3}\s\p{L}{2,20})\.?\)$`,
  'iu',
);

const ARTICLE = String.raw`(?:(?:my|our|your|the|a|an|mein\p{L}*|unser\p{L}*|dein\p{L}*|der|die|das|des|den|ein\p{L}*)\s+)?`;
const OCCASION = String.raw`(?:\s+(?:für (?:morgen|heute|dich|euch)|von (?:gestern|neulich|oma|mama)|for (?:tomorrow|tonight|you)|from (?:yesterday|last night)|again|nochmal|noch mal|(?:that )?(?:i promised|you wanted|you asked for)|(?:die|das|den) du (?:wolltest|haben wolltest))|,?\s+(?:für|for) \d{1,2} \p{L}{3,12})?`;
const DISH = String.raw`\s+${ARTICLE}(?:recipe for |rezept (?:für |vo[nm] ))?(?:my |the |die |den |das )?(?<dish>\p{L}[\p{L}' -]{2,60}?)${OCCASION}[!?.:,]*$`;

/** "here is the recipe for my grandmother's scones", "hier die Waffeln". */
const HERE = new RegExp(
  String.raw`(?:^|[\s,])(?:here['’]?s|here (?:is|are)|as promised,?|wie versprochen,?|anbei|da (?:ist|is)(?= (?:da|de)s )|hier(?: ist| sind| kommt| kommen| hast du| noch| mal| also| wie versprochen){0,3})${DISH}`,
  'iu',
);
/** "so for the lentil curry you need", "für die Linsensuppe brauchst du": matches up to the verb. */
const FOR = new RegExp(
  String.raw`(?:^|[\s,])(?:for|für|(?:you|i) (?:always |usually )?(?:make|cook|bake)(?: (?:that|this))?|machst du(?: (?:eigentlich|denn|immer|nochmal))*)${DISH}`,
  'iu',
);

/** "the curry from last night was", "das Gulasch von neulich geht so". */
const TOLD =
  /(?:^|[\s,])(?:the|my|der|die|das|mein\p{L}*|^ok(?:ay)?,? so|^so|^also|^na)\s+(?<dish>\p{L}[\p{L}' -]{2,40}?)\s+(?:from|was|is|goes|von|war|ist|geht|macht)(?!\p{L})/iu;

/** "Carbonara geht ganz fix!", behind a greeting. */
const ITSELF =
  /(?:^|[,!]\s+)(?<dish>\p{Lu}[\p{L}' -]{2,40}?)\s+(?:geht|ist|is|are)\s+(?:\p{L}+\s+)?(?:einfach|leicht|schnell|fix|easy|simple|quick)(?!\p{L})/u;

const NOT_A_DISH =
  /^(?:hi|hey|hiya|hello|hallo|huhu|moin|hoi|servus|salut|ciao|grüe?(?:ß|ss|zi)\p{L}*|guten|good (?:morning|evening|afternoon)|happy|today|heute|i['’](?:ll|m|ve|d)|it['’]?s|i|ich|wir|we|du|you|ist|is|moment|warte|wait|bitte|please|danke|thanks|dear|liebe[rs]?|na|also|ok(?:ay)?|sure|ja|yes|das ist|by|author|autor|von|was|war|(?:looking|searching) for|wanted|does any|suche|gesucht|wer hat|kennt jemand|aus|source|quelle|foto|recipe|rezept|the recipe|das rezept|makes|ergibt)\b(?! (?:of|für|vom)\b)|(?:\s[>»›|]\s|\s\/\s.*\s\/\s)|^https?:|^\d{1,2}\.\d{1,2}\.\d{2,4}|^\(|(?<!\d)\d{1,2}:\d{2}(?!\d)|(?<!\p{L})(?:ago|wrote|schrieb)[\s:]*$|:\s.*:\s|(?<!\p{L})(?:rezepte|recipes|\p{L}*kochbuch|cookbook|newsletter|\p{L}*verein|church|blog|cooking)(?!\p{L})/iu;

/** True for a sentence of the sender: it ends like one, or goes on. */
const isSaid = (text: string): boolean =>
  HERE.test(text) ||
  /[,:]$/.test(text) ||
  text.endsWith('?') ||
  (/[.!]$/.test(text) && text.split(' ').length > 4 && !isPraise(text)) ||
  /^\p{Ll}/u.test(text);

/** "Ok so mum's shakshuka", "also mein Kaiserschmarrn:". */
const OPENER = new RegExp(
  String.raw`^(?:ok(?:ay)?,?\s+)?(?:so|also)\s+${ARTICLE}(\p{L}[^,.!?:]{2,40}):?$`,
  'iu',
);

/** Dish that a line names, and the kind of title. */
type Titled = Named & { readonly kind: TitleKind };
type TitleKind = 'dish' | 'named' | 'told' | 'weak';

export function titleIn({ text, role }: TextLine, language: Language): Titled | undefined {
  const named = withoutServings(text);
  const { title } = named;
  const isName = title !== '' && isTitle(title) && !NOT_A_DISH.test(title) && !NEEDED.test(title);
  if (isName && role === undefined && !isSaid(title)) {
    const kind = namesADish(title, language) ? 'dish' : 'named';
    return { ...named, kind, title: inSentenceCase(title.replace(/^[„“"]|[!.“”"]+$/g, ''), language) };
  }
  const told = dishTold(text, role);
  if (told !== undefined) return { kind: 'told', title: told };
  // Weak titles: "overnight oats", which may begin a note, and "Quick dal:".
  const isWeak = isName && role === undefined && /^(?:\p{Ll}[^,.:!?]*|[^.!?,]{3,60}:)$/u.test(title);
  return isWeak && (title.endsWith(':') || title.includes(' ') || namesADish(title, language))
    ? { ...named, kind: 'weak', title: capitalised(title.replace(/\s*:$/, '')) }
    : undefined;
}

/** Returns the dish named in a sentence of the sender. */
function dishTold(text: string, role: TextLine['role']): string | undefined {
  const asked = text.replace(/\?\s.*$/, '?');
  const isAsked = role === 'said' || asked.endsWith('?');
  const dish = (
    HERE.exec(text) ??
    HERE.exec(sentencesOf(text)[0] ?? '') ??
    (isAsked ? (FOR.exec(asked) ?? TOLD.exec(asked)) : null)
  )?.groups?.['dish'];
  if (dish !== undefined && !NOT_A_DISH.test(dish)) return capitalised(dishIn(dish));
  return role === 'said' ? ITSELF.exec(text)?.groups?.['dish'] : undefined;
}

const MAX_TITLE = 200;

/** True if the title names a kind of dish or a food; the name of a page does not. */
const namesADish = (title: string, language: Language): boolean =>
  kindNamedIn(title) !== undefined || namesFood(title, language);

/** Tells whether one or two words of the line are a food of the table: "rice", "soy sauce". */
export function namesFood(line: string, language: Language): boolean {
  const words = line.split(/[^\p{L}'-]+/u, MAX_LOOKED_AT);
  return words.some((word, at) =>
    [word, `${word} ${words[at + 1]}`].some((name) => listedFood(name, language)),
  );
}

const MAX_LOOKED_AT = 30;

/** "Recipe name:", "Rezept für:", "247.", "Do:", "fri -", "Deine" before a title. */
const LABEL =
  /^(?:(?:recipe|rezept)?\s?(?:title|titel|name|dish|gericht|recipe|rezept|recipe for|rezept für)\s*:\s*|\d{3}\.\s+|(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)\p{L}{0,8}\s?(?::|\s[–-])\s+|(?:ok|hello|hi|hey)(?:\s\p{L}+)?[,.!]\s+|(?:your|deine?[nr]?)\s+)+/iu;

/** "as promised", "as follows", "(the good ones)", "???", "for Ritika" behind a title. */
const BESIDE =
  /(?:\s+(?:as (?:promised|follows)|wie versprochen|for \p{Lu}\p{Ll}+|\((?:(?!für |for |ca|serves|makes|ergibt)\p{Ll}|\d:)[^()]*\))|\?{2,}|(?<=\p{L}{3}\.)\s+\p{Lu}.*)+$/u;

function withoutServings(line: string): Named {
  if (line.length > MAX_TITLE) return { title: line };
  const text = dishIn(
    line
      .replace(LABEL, '')
      .replace(HERE.test(line) ? /^$/ : BESIDE, '')
      .replace(
        /^[^:]{0,40}(?:(?<!\p{L})|blitz|wochen)(?:recipe|rezept|here (?:it is|you go)|hier ist es)(?!\p{L})[^:]{0,20}:\s*/iu,
        '',
      )
      .replace(OPENER, (_, dish: string) => capitalised(dish)),
  );
  const made = MADE.exec(text)?.groups;
  if (made?.['title'] !== undefined && made['made'] !== undefined)
    return { title: made['title'], yields: made['made'] };
  const { title, count, number, word, noun } = WITH_SERVINGS.exec(text)?.groups ?? {};
  const servings = count ?? number;
  if (title === undefined || servings === undefined) return { title: text };
  // "Salmon (25 min, serves 2)"
  return {
    title: title.replace(/\s*\([^)]*$/, '').trim(),
    yields: `${servings} ${word ?? noun ?? 'servings'}`,
  };
}

/** Shortens "simple recipe for dal", "dal recipe for you" and "Dal-Rezept" to the dish. */
const RECIPE_FOR =
  /^.{0,40}?(?<!\p{L})(?:recipe for|rezept für)\s+(?:(?:the|my|our|a|die|den|das|eine?n?)\s+)?(?!(?:you|dich|euch)(?!\p{L}))(?=\p{L}{3})/iu;
const ITS_RECIPE =
  /(?<=\p{L}{3,})(?<!^(?:the|this|mein|dein|unser|dieses|ein|neues))(?:\s|-)(?:recipe|rezept)(?: for you| für dich| für euch)?$/iu;

/** "Honey Garlic Salmon | 15 Minute Dinner". */
const SUBTITLE = /^([^|►]{3,80}?)\s+[|►]\s.+$/u;

const dishIn = (text: string): string =>
  text.replace(SUBTITLE, '$1').replace(RECIPE_FOR, '').replace(ITS_RECIPE, '');

/** True for praise such as "Creamy pasta in 15 minutes!". */
const isPraise = (text: string): boolean => text.endsWith('!') && kindNamedIn(text) !== undefined;

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const SMALL = /^(?:und|mit|in|im|an|am|auf|aus|vom|von|für|nach|zu|zum|zur|der|die|das|ohne|à|la)$/i;

/** Changes a title in capitals to normal case. In German all words keep their capitals. */
function inSentenceCase(title: string, language: Language): string {
  if (!/\p{Lu}{4}/u.test(title) || /\p{Ll}/u.test(title)) return title;
  const small = title.toLowerCase();
  if (language === 'en') return capitalised(small);
  return capitalised(small.replaceAll(/\p{L}+/gu, (word) => (SMALL.test(word) ? word : capitalised(word))));
}
