import { minutesOf } from '../../language/minutes.ts';
import type { Language } from '../../language.ts';
import { partIn } from '../../recipe/lines/heading.ts';
import {
  isNumberAlone,
  isOnlyTimes,
  isNumbered,
  COUNTED,
  isSentence,
  isTitle,
  startsWithAmount,
} from '../text/line-kinds.ts';
import type { TextLine } from '../text/text-line.ts';
import { isEnd, isIngredientsHeading, isStepsHeading, SERVINGS } from '../text/text-words.ts';
import { yieldTold } from '../text/yield-told.ts';
import { hasAmount } from './amount-in-line.ts';
import { isAside, isRemark } from './closings.ts';
import { tellsWhatToDo } from './doing.ts';
import { namesFood, titleIn } from './title.ts';
import type { Feature } from './weights.ts';

/** Words with which somebody is addressed. */
const NAMES_SOMEBODY =
  /(?<!\p{L})(?:i|you|u|we|my|your|this|these|is|was|ich|du|ihr|wir|mein\p{L}*|dies\p{L}*|war|euch|dir|mir|uns)(?!\p{L})/iu;

/** End of a sentence; the dot in "n. B." is none. */
const STOP = /[^\s.]{2}[.!]+["”)]?$/u;

/** "175C", "180 Grad". */
const HEAT = /\d\s?(?:°|º|[CF]\b|grad\b|degrees\b)/i;

/** Nutrients, "fat 15g", "620 kcal", "52g P", or the number of a page. */
const NUTRIENT =
  /\b\d+ ?k(?:cal|j)\b|^(?:page|seite) \d|^\d+ ?g [PCF]$|^(?:kcal|fat|protein|carbs|energy|fett|eiweiß|kohlenhydrate|calories|kalorien)\b.{0,3}\d/iu;

const THANKS = /(?<!\p{L})(?:thanks|thank you|thx|danke|haha|lol|sorry)(?!\p{L})|[:;]-?[)D]$/iu;

/** Maximum length of a short line, in characters. */
const SHORT = 25;
/** Maximum number of words of a food. */
const FEW = 5;

/** Longest line that only states facts, in characters. */
const LONGEST_FACT = 40;

/** True for servings, times and nutrients. */
const tellsFact = (text: string, namesSomething: boolean): boolean =>
  yieldTold(text) !== undefined ||
  isOnlyTimes(text) ||
  NUTRIENT.test(text) ||
  (!namesSomething && text.length < LONGEST_FACT && SERVINGS.test(text));

/** Removes the number of an entry in a counted list: "1) 1 kg tomatoes", "2) 1 onion". */
export const withoutCount = (text: string): string => text.replace(COUNTED, '');

export function featuresOf(lines: readonly TextLine[], language: Language): readonly (readonly Feature[])[] {
  const amounts = lines.map((line) => isMeasured(line, language));
  const isShouted = areShouted(lines);
  const verbs = lines.map((line) => isToDo(line, isShouted, language));
  const hasList = lines.filter(({ isItem }, at) => isItem && amounts[at]).length >= 2;
  const hasStepList = lines.filter(({ isItem }, at) => isItem && verbs[at] && !amounts[at]).length >= 2;
  const leads = leadsOf(lines, amounts);
  let rank = 0;
  return lines.map((line, at) => {
    const { text, role, level } = line;
    const next = lines[at + 1];
    const title = titleIn(line, language);
    const isListHeading = isIngredientsHeading(text) || isIngredientsHeading(title?.title ?? '');
    const isHeading = isListHeading || isStepsHeading(text);
    if (isHeading && level !== undefined) rank = level;
    const food = !isHeading && namesFood(text, language);
    const isAlone = isNumberAlone(text);
    const isFact = !isNumbered(text) && tellsFact(text, title !== undefined || food);
    const amount = amounts[at] === true && !isFact && !isNumbered(text) && !isAlone;
    const isCounted = isNumbered(text) || (COUNTED.test(text) && (!amount || isSentence(text)));
    const starts = startsWithAmount(withoutCount(text));
    const has: Record<Feature, boolean | undefined> = {
      ...featuresOfText(text, isShouted),
      amount: amount && starts,
      behind: amount && !starts,
      inWords: amount && starts && !/[\d\p{No}]/u.test(text),
      food,
      foodAlone:
        food &&
        !amount &&
        !verbs[at] &&
        text.split(' ', FEW + 1).length <= FEW &&
        !STOP.test(text) &&
        !text.endsWith(':'),
      verb: verbs[at],
      numbered: isCounted && !isAlone,
      alone: isAlone,
      listWords: isListHeading,
      endWords: isEnd(text) || (level !== undefined && level <= rank && !isHeading),
      level: level !== undefined,
      item: line.isItem,
      unlisted: hasList && !line.isItem,
      loose: hasStepList && !line.isItem,
      above: amounts[at + 1],
      leads: leads[at],
      remark: isRemark(text),
      gap: line.isAfterGap,
      block: line.isAfterGap && verbs[at - 1] && !lines[at - 1]?.isAfterGap && !lines[at - 2]?.isAfterGap,
      gapBelow: next?.isAfterGap,
      said: role === 'said',
      aside: isAside(text) || THANKS.test(text),
      fact: isFact,
      ...featuresOfTitle(title),
      served: title?.yields !== undefined && !starts,
      first: at === 0,
    };
    return (Object.keys(has) as Feature[]).filter((name) => has[name]);
  });
}

/** Tells for each line whether the list follows, perhaps after headings and facts. */
function leadsOf(lines: readonly TextLine[], amounts: readonly boolean[]): readonly boolean[] {
  const leads: boolean[] = [];
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const next = lines[at + 1]?.text ?? '';
    const isBeside =
      isIngredientsHeading(next) ||
      partIn(next) !== undefined ||
      !isTitle(next) ||
      (next.length <= SHORT && amounts[at + 2] === true);
    leads[at] = amounts[at + 1] === true || (isBeside && leads[at + 1] === true);
  }
  return leads;
}

/** True for a text in capitals: there, capitals mark no heading. */
const areShouted = (lines: readonly TextLine[]): boolean =>
  lines.filter(({ text }) => isInCapitals(text)).length > lines.length / 2;

const isMeasured = ({ text, role }: TextLine, language: Language): boolean =>
  role === 'ingredient' || (!isNumberAlone(text) && hasAmount(withoutCount(text), language));

const isToDo = ({ text, role }: TextLine, isShouted: boolean, language: Language): boolean =>
  role === 'step' || tellsWhatToDo(isShouted ? text.toLowerCase() : text, language);

const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

const featuresOfTitle = (title: ReturnType<typeof titleIn>) => ({
  named: title?.kind === 'named' || title?.kind === 'dish',
  dish: title?.kind === 'dish',
  told: title?.kind === 'told',
  untitled: !title,
});

/** Returns the features that follow from the words of a line alone. */
const featuresOfText = (text: string, isShouted: boolean) => ({
  any: true,
  stop: STOP.test(text),
  sentence: isSentence(text),
  short: text.length <= SHORT,
  heat: HEAT.test(text) || minutesOf(text) !== undefined,
  methodWords: isStepsHeading(text),
  part: partIn(text) !== undefined,
  small: /^\p{Ll}/u.test(text),
  capitals: !isShouted && isInCapitals(text),
  speaks: NAMES_SOMEBODY.test(text),
});
