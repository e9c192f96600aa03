import type { Language } from '../../language.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { dishKindOf } from '../../recipe/dish-kind.ts';
import { isTitle } from '../text/line-kinds.ts';
import type { TextLine } from '../text/text-line.ts';

/** Dish that a text names, and the servings that stand beside it. */
type Named = { readonly title: string; readonly yields?: string };

const COUNT = String.raw`(?<count>\d{1,3}(?:\s?(?:-|–|to|bis)\s?\d{1,3})?)`;
const PORTIONS = String.raw`(?<word>servings?|people|persons?|portions?|portionen|personen|pers\b\.?|stücke?|pieces?)`;
const SERVED = String.raw`(?:serves|servings|yields?|makes|feeds|for|für|ergibt|portionen|reicht für)`;

/** "Goulash (serves 4)", "Kartoffelsalat, 4 Portionen", "Pancakes for 2". */
const WITH_SERVINGS = new RegExp(
  `^(?<title>.*?)[\\s,(–|:-]*(?:(?:^|(?<!\\p{L}))${SERVED}[\\s:]*(?:about |ca\\.? |etwa )?${COUNT}\\s*${PORTIONS}?|(?:ca\\.?|about|etwa)?\\s*${COUNT.replace('count', 'number')}\\s*${PORTIONS.replace('word', 'noun')})\\)?[.!]?$`,
  'iu',
);

const GREETING =
  /^(?:hi|hello|hey|hiya|dear|good (?:morning|evening|afternoon)|hallo|huhu|moin|servus|guten (?:tag|morgen|abend)|liebe[rs]?|na|so|also|ok(?:ay)?|sure|of course|yes|yep|no problem|klar|gerne?|ja|bitte(?: schön| sehr)?)\b/iu;

const ARTICLE = String.raw`(?:(?:my|our|your|the|a|an|mein\p{L}*|unser\p{L}*|dein\p{L}*|der|die|das|den|ein\p{L}*)\s+)?`;
const OCCASION = String.raw`(?:\s+(?:für (?:morgen|heute|dich|euch)|von (?:gestern|neulich|oma|mama)|for (?:tomorrow|tonight|you)|from (?:yesterday|last night)|again|nochmal|noch mal|i promised|you wanted|you asked for))?`;
const DISH = String.raw`\s+${ARTICLE}(?:recipe for |rezept (?:für |von ))?(?:my |the |die |den |das )?(?<dish>\p{L}[\p{L}' -]{2,60}?)${OCCASION}[!?.:,]*$`;

/** "here is the recipe for my grandmother's scones", "hier die Waffeln". */
const HERE = new RegExp(
  String.raw`(?:^|[\s,])(?:here(?:'|’)?s|here (?:is|are)|hier(?: ist| sind| kommt| kommen| hast du| noch| mal| also| wie versprochen){0,3})${DISH}`,
  'iu',
);
/** "so for the lentil curry you need", "für die Linsensuppe brauchst du": the part before the verb. */
const FOR = new RegExp(String.raw`(?:^|[\s,])(?:for|für)${DISH}`, 'iu');

const NOT_A_DISH =
  /^(?:by|von|recipe by|rezept von|aus|source|quelle|photo|foto|recipe|rezept|the recipe|das rezept|skip to|zum inhalt|menu|menü)\b(?! (?:of|für|vom)\b)|(?:\s[>»›|]\s|\s\/\s.*\s\/\s)|^https?:|^\d{1,2}\.\d{1,2}\.\d{2,4}/iu;

/** A sentence of the sender: it ends like one, or goes on. */
const isSaid = (text: string): boolean =>
  HERE.test(text) ||
  /[,:]$/.test(text) ||
  text.endsWith('?') ||
  (/[.!]$/.test(text) && text.split(' ').length > 4) ||
  /^\p{Ll}/u.test(text);

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
    const isAsked = role === 'said' || text.endsWith('?');
    const dish = (HERE.exec(text) ?? (isAsked ? FOR.exec(text) : null))?.groups?.['dish'];
    if (dish !== undefined && !NOT_A_DISH.test(dish)) return { title: capitalised(dish) };
  }
  const last = candidates.findLast(({ title }) => /^[^.!?,]{3,60}:$/.test(title));
  return last ? { ...last, title: last.title.replace(/\s*:$/, '') } : { title: '' };
}

/** Longest line that names a dish. */
const MAX_TITLE = 200;

/** The name of a page stands above that of its dish. */
const namesADish = (title: string, language: Language): boolean =>
  dishKindOf(title) !== 'plate' ||
  title.split(/\s+/).some((word) => foodByName(word, language) !== undefined);

function withoutServings(line: string): Named {
  if (line.length > MAX_TITLE) return { title: line };
  const text = line.replace(/^(?:recipe|rezept)(?: for| für)?\s*:\s*/i, '');
  const { title, count, number, word, noun } = WITH_SERVINGS.exec(text)?.groups ?? {};
  const servings = count ?? number;
  if (title === undefined || servings === undefined) return { title: text };
  return { title: title.trim(), yields: `${servings} ${word ?? noun ?? 'servings'}` };
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const SMALL = /^(?:und|mit|in|im|an|am|auf|aus|vom|von|für|nach|zu|zum|zur|der|die|das|ohne|à|la)$/i;

/** A title in capitals is read out loud on no other screen. German keeps the capitals of its nouns. */
function inSentenceCase(title: string, language: Language): string {
  if (!/\p{Lu}{4}/u.test(title) || /\p{Ll}/u.test(title)) return title;
  const small = title.toLowerCase();
  if (language === 'en') return capitalised(small);
  return capitalised(small.replaceAll(/\p{L}+/gu, (word) => (SMALL.test(word) ? word : capitalised(word))));
}
