import type { Language } from '../../language.ts';
import { isTitle } from '../text-facts.ts';

/** Dish that a text names, and the servings that stand beside it. */
export type Named = { readonly title: string; readonly yields?: string };

const COUNT = String.raw`(?<count>\d{1,3}(?:\s?(?:-|–|to|bis)\s?\d{1,3})?)`;
const PORTIONS = String.raw`(?<word>servings?|people|persons?|portions?|portionen|personen|pers\b\.?|stücke?|pieces?)`;
const SERVED = String.raw`(?:serves|servings|yields?|makes|feeds|for|für|ergibt|portionen|reicht für)`;

/** "Goulash (serves 4)", "Kartoffelsalat, 4 Portionen", "Pancakes for 2". */
const WITH_SERVINGS = new RegExp(
  `^(?<title>.*?)[\\s,(–|:-]*(?:(?:^|(?<!\\p{L}))${SERVED}[\\s:]*(?:about |ca\\.? |etwa )?${COUNT}\\s*${PORTIONS}?|${COUNT.replace('count', 'number')}\\s*${PORTIONS.replace('word', 'noun')})\\)?[.!]?$`,
  'iu',
);

const GREETING =
  /^(?:hi|hello|hey|hiya|dear|good (?:morning|evening|afternoon)|hallo|huhu|moin|servus|guten (?:tag|morgen|abend)|liebe[rs]?|na|so|ok(?:ay)?)\b/iu;

/** "here is the recipe for my grandmother's scones", "hier die Waffeln". */
const PRESENTED =
  /(?:^|[\s,])(?:here(?:'|’)?s|here (?:is|are)|hier(?: ist| sind| kommt| kommen| hast du)?(?: wie versprochen)?|(?:so )?for|für)\s+(?:my|our|the|a|mein\p{L}*|unser\p{L}*|der|die|das|den|ein\p{L}*)\s+(?:recipe for |rezept (?:für |von ))?(?:my |the |die |den |das )?(?<dish>\p{L}[\p{L}' -]{2,60}?)[!.:,]*$/iu;

const NOT_A_DISH =
  /^(?:by|von|recipe by|rezept von|aus|source|quelle|photo|foto|recipe|rezept|the recipe|das rezept)\b(?! (?:of|für|vom)\b)|(?:\s[>»›|]\s|\s\/\s.*\s\/\s)|^https?:|^\d{1,2}\.\d{1,2}\.\d{2,4}/iu;

/** A sentence of the sender: it ends like one, or goes on. */
const isSaid = (text: string): boolean =>
  PRESENTED.test(text) ||
  /[,:]$/.test(text) ||
  (/[.!?]$/.test(text) && text.split(' ').length > 4) ||
  /^\p{Ll}/u.test(text);

/** Returns the dish that the lines before the recipe name; its title is empty if none does. */
export function namedIn(head: readonly string[], language: Language): Named {
  const named = head.map((line) => withoutServings(line));
  const candidates = named.filter(
    ({ title }) => title !== '' && isTitle(title) && !GREETING.test(title) && !NOT_A_DISH.test(title),
  );
  const plain = candidates.find(({ title }) => !isSaid(title));
  if (plain) return { ...plain, title: inSentenceCase(plain.title, language) };
  for (const line of head) {
    const dish = PRESENTED.exec(line)?.groups?.['dish'];
    if (dish !== undefined && !NOT_A_DISH.test(dish)) return { title: capitalised(dish) };
  }
  const last = candidates.findLast(({ title }) => /^[^.!?,]{3,60}:$/.test(title));
  return last ? { ...last, title: last.title.replace(/\s*:$/, '') } : { title: '' };
}

/** Longest line that names a dish. */
const MAX_TITLE = 200;

function withoutServings(line: string): Named {
  if (line.length > MAX_TITLE) return { title: line };
  const { title, count, number, word, noun } = WITH_SERVINGS.exec(line)?.groups ?? {};
  const servings = count ?? number;
  if (title === undefined || servings === undefined) return { title: line };
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
