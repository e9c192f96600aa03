import { kindNamedIn } from '../../recipe/dish-kind.ts';

/** Words before a dish in a sentence: "you were after the …", "wie ging nochmal der …". */
const BEFORE =
  /(?<!\p{L})(?:the|my|our|your|that|\p{Lu}?\p{L}+['’]s|d(?:er|ie|as|en|em)|(?:m|d)ein\p{L}*|unser\p{L}*|recipe for|rezept für)\s+/giu;
const ENDS =
  /[,.:;!?()\d]|\s[–—-]\s|\s(?:for|from|that|which|you|i|we|he|she|yeah|recipe|again|is|was|were|are|on|at|last|pls|please|goes|xx?|für|geht|war|ist|mache?|macht|machst|den|die|das|so|wie|nochmal|bitte|haben|brauchst|wollte\p{L}*|heißt|vo[nm]|du|ich|wir|ihr|need|take|use|nimm\p{L}*|nehm\p{L}*|brauch\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 6;
/** Vessels and side dishes, which are no dish of a sentence. */
const NO_DISH =
  /(?:oven|pan|bowl|pot|dish|tin|sheet|tray|rice|bread|toast|ofen|pfanne|blech|(?<!ein)topf|form|schüssel|brot|reis|nudeln|pasta|tee|saft)$/iu;

/** Somebody asks for a dish: what follows is one, although its kind is not known. */
const ASKED =
  /(?<!\p{L})(?:wanted|after|asked (?:me )?(?:for|about)|geht um|wie (?:ging|geht|machst du)(?: (?:noch ?mal|denn|eigentlich))?|wie (?:ich|du|man)|(?:rezept|recipe) (?:for|of|für|vo[nm]))\s$/iu;

/** Returns the dish that somebody names in a sentence: "You were after the boiled fruit cake." */
export function dishSaid(text: string): { readonly title: string; readonly isKnown: boolean } | undefined {
  for (const { index, 0: before } of text.matchAll(BEFORE)) {
    const [phrase = ''] = text.slice(index + before.length).split(ENDS, 1);
    const words = phrase.trim().split(/\s+/);
    const dish = words.length <= MOST_WORDS ? words.join(' ') : '';
    const isKnown = kindNamedIn(dish) !== undefined;
    if (dish.length > 3 && (isKnown || ASKED.test(text.slice(0, index))) && !NO_DISH.test(dish))
      return { title: dish.slice(0, 1).toUpperCase() + dish.slice(1), isKnown };
  }
  return undefined;
}
