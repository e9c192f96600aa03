import { ABOUT } from '../../language/about.ts';
import { COUNT, PEOPLE, SERVES } from '../../language/serving-words.ts';
import type { Language } from '../../language.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { kindNamedIn } from '../../recipe/dish-kind.ts';
import { isTitle } from '../text/line-kinds.ts';
import { sentencesOf } from './lists-in-lines.ts';
import type { TextLine } from '../text/text-line.ts';

/** Dish that a text names, and the servings that stand beside it. */
type Named = { readonly title: string; readonly yields?: string };

const ONE = String.raw`(?<!\p{L})(?:one|eine?n?)(?!\p{L})`;
const NOUN = String.raw`(?:${PEOPLE}|stücke?|pieces?)`;
const SERVED = `(?:${SERVES}|for)`;

/** "Goulash (serves 4)", "Kartoffelsalat, 4 Portionen", "Pancakes for 2". */
const WITH_SERVINGS = new RegExp(
  String.raw`^(?<title>.*?)[\s,(–|:-]*(?:(?:^|(?<!\p{L}))${SERVED}[\s:]*(?:${ABOUT} )?(?<count>${COUNT}|${ONE})\s*(?<word>${NOUN})?|(?:${ABOUT}\s*)?(?<number>${COUNT}|${ONE})\s*(?<noun>${NOUN}))\)?[.!:]?$`,
  'iu',
);

/** Yield of a recipe in brackets: "Zwetschgendatschi (1 Blech)", "Brownies (16 squares)". */
const MADE = new RegExp(
  String.raw`^(?<title>\p{L}.*?)\s*\((?:(?:makes|ergibt|${ABOUT}) ){0,2}(?<made>\d{1,3}\s\p{L}{3,20})\)$`,
  'iu',
);
const NO_THING = /(?:minuten?|min|stunden?|hours?|zutaten|ingredients|grad|gramm)$/i;

const GREETING =
  /^(?:hi|hello|hey|hiya|dear|good (?:morning|evening|afternoon)|hallo|huhu|moin|servus|guten (?:tag|morgen|abend)|liebe[rs]?|na|so|also|ok(?:ay)?|sure|of course|yes|yep|no problem|klar|gerne?|ja|bitte(?: schön| sehr)?|it['’]?s|this is|das ist|es ist)\b/iu;

const ARTICLE = String.raw`(?:(?:my|our|your|the|a|an|mein\p{L}*|unser\p{L}*|dein\p{L}*|der|die|das|des|den|ein\p{L}*)\s+)?`;
const OCCASION = String.raw`(?:\s+(?:für (?:morgen|heute|dich|euch)|von (?:gestern|neulich|oma|mama)|for (?:tomorrow|tonight|you)|from (?:yesterday|last night)|again|nochmal|noch mal|(?:that )?(?:i promised|you wanted|you asked for)|(?:die|das|den) du (?:wolltest|haben wolltest))|,?\s+(?:für|for) \d{1,2} \p{L}{3,12})?`;
const DISH = String.raw`\s+${ARTICLE}(?:(?:recipe for|rezept (?:für|vo[nm])) ${ARTICLE})?(?<dish>\p{L}[\p{L}' -]{2,60}?)${OCCASION}[!?.:,]*$`;

/** "here is the recipe for my grandmother's scones", "hier die Waffeln". */
const HERE = new RegExp(
  String.raw`(?:^|[\s,])(?:here['’]?s|here (?:is|are)|as promised,?|wie versprochen,?|anbei|da (?:ist|is)(?= (?:da|de)s )|hier(?: ist| sind| kommt| kommen| hast du| noch| mal| also| wie versprochen){0,3})${DISH}`,
  'iu',
);
/** "so for the lentil curry you need", "für die Linsensuppe brauchst du": the part before the verb. */
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
  /^(?:by|von|looking for|searching for|wanted|does any(?:one|body)|suche|gesucht|wer hat|kennt jemand|recipe by|rezept von|aus|source|quelle|photo|foto|recipe|rezept|the recipe|das rezept|skip to|zum inhalt|menu|menü)\b(?! (?:of|für|vom)\b)|(?:\s[>»›|]\s|\s\/\s.*\s\/\s)|^https?:|^\d{1,2}\.\d{1,2}\.\d{2,4}/iu;

/** A sentence of the sender: it ends like one, or goes on. */
const isSaid = (text: string): boolean =>
  HERE.test(text) ||
  /[,:]$/.test(text) ||
  text.endsWith('?') ||
  (/[.!]$/.test(text) && text.split(' ').length > 4 && !isPraise(text)) ||
  /^\p{Ll}/u.test(text);

const NAMES_SOMEBODY =
  /(?<!\p{L})(?:i|you|u|we|my|your|it|this|these|that|is|are|was|ich|du|ihr|wir|mein\p{L}*|dies\p{L}*|es|ist|sind|war|man|euch|dir|mir|uns)(?!\p{L})/iu;

/** Returns the dish that the lines before the recipe name; its title is empty if none does. */
export function namedIn(head: readonly TextLine[], language: Language): Named {
  const named = head.filter(({ role }) => role === undefined).map(({ text }) => withoutServings(text));
  const candidates = named.filter(
    ({ title }) => title !== '' && isTitle(title) && !GREETING.test(title) && !NOT_A_DISH.test(title),
  );
  const plain = candidates.filter(({ title }) => !isSaid(title));
  const first = plain.find(({ title }) => namesADish(title, language)) ?? plain[0];
  if (first) return { ...first, title: inSentenceCase(first.title.replace(/!+$/, ''), language) };
  for (const { text, role } of head) {
    const asked = text.replace(/\?\s.*$/, '?');
    const isAsked = role === 'said' || asked.endsWith('?');
    const dish = (
      HERE.exec(text) ??
      HERE.exec(sentencesOf(text)[0] ?? '') ??
      (isAsked ? (FOR.exec(asked) ?? TOLD.exec(asked)) : null)
    )?.groups?.['dish'];
    if (dish !== undefined && !NOT_A_DISH.test(dish)) return { title: capitalised(dishIn(dish)) };
    const itself = role === 'said' ? ITSELF.exec(text)?.groups?.['dish'] : undefined;
    if (itself !== undefined) return { title: itself };
  }
  const small = candidates.find(({ title }) => isSmallTitle(title, language));
  if (small) return { ...small, title: capitalised(small.title) };
  const last = candidates.findLast(({ title }) => /^[^.!?,]{3,60}:$/.test(title));
  return last ? { ...last, title: last.title.replace(/\s*:$/, '') } : { title: '' };
}

/** Longest line that names a dish. */
const MAX_TITLE = 200;

/** The name of a page stands above that of its dish. */
const namesADish = (title: string, language: Language): boolean =>
  kindNamedIn(title) !== undefined ||
  title.split(/\s+/).some((word) => foodByName(word, language) !== undefined);

/** "Pancakes:" above the only list names the dish, also in a sentence: "the recipe for the pancakes:". */
export const namedByPart = (part: string, language: Language): string =>
  namedIn([{ text: `${part}:` }], language).title || part;

function withoutServings(line: string): Named {
  if (line.length > MAX_TITLE) return { title: line };
  const text = dishIn(
    line
      .replace(/^(?:title|titel|name|dish|gericht)\s*:\s*/i, '')
      .replace(/^[^:]{0,40}\b(?:recipe|rezept)\b[^:]{0,20}:\s*/i, ''),
  );
  const made = MADE.exec(text)?.groups;
  if (made?.['title'] !== undefined && made['made'] !== undefined && !NO_THING.test(made['made']))
    return { title: made['title'], yields: made['made'] };
  const { title, count, number, word, noun } = WITH_SERVINGS.exec(text)?.groups ?? {};
  const servings = count ?? number;
  if (title === undefined || servings === undefined) return { title: text };
  return { title: title.trim(), yields: `${servings} ${word ?? noun ?? 'servings'}` };
}

/** Returns whether a line names a dish, and for how many it is: "Pizza Margherita, 4 Stück". */
export function isTitleWithServings(line: string): boolean {
  const { title, yields } = withoutServings(line);
  return title !== '' && yields !== undefined;
}

/** "simple recipe for dal", "dal recipe for you", "Dal-Rezept": the dish alone. */
const RECIPE_FOR = new RegExp(
  String.raw`^.{0,40}?(?<!\p{L})(?:recipe for|rezept für)\s+${ARTICLE}(?!(?:you|dich|euch)(?!\p{L}))(?=\p{L}{3})`,
  'iu',
);
const ITS_RECIPE =
  /(?<=\p{L}{3,})(?<!^(?:the|this|mein|dein|unser|dieses|ein|neues))(?:\s|-)(?:recipe|rezept)(?: for you| für dich| für euch)?$/iu;

/** "Honey Garlic Salmon | 15 Minute Dinner". */
const SUBTITLE = /^([^|]{3,80}?)\s\|\s[^|]+$/;

const dishIn = (text: string): string =>
  text.replace(SUBTITLE, '$1').replace(RECIPE_FOR, '').replace(ITS_RECIPE, '');

/** "Creamy pasta in 15 minutes!" praises the dish and speaks to nobody. */
const isPraise = (text: string): boolean => text.endsWith('!') && !NAMES_SOMEBODY.test(text);

/** Longest title in small letters, in words. */
const MAX_WORDS = 5;

/** "overnight oats", as a note begins. */
const isSmallTitle = (title: string, language: Language): boolean =>
  /^\p{Ll}[^,.:!?]*$/u.test(title) && title.split(' ').length <= MAX_WORDS && namesADish(title, language);

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const SMALL = /^(?:und|mit|in|im|an|am|auf|aus|vom|von|für|nach|zu|zum|zur|der|die|das|ohne|à|la)$/i;

/** Writes a title in capitals like the others. German keeps the capitals of its nouns. */
function inSentenceCase(title: string, language: Language): string {
  if (!/\p{Lu}{4}/u.test(title) || /\p{Ll}/u.test(title)) return title;
  const small = title.toLowerCase();
  if (language === 'en') return capitalised(small);
  return capitalised(small.replaceAll(/\p{L}+/gu, (word) => (SMALL.test(word) ? word : capitalised(word))));
}
