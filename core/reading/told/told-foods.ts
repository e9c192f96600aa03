import type { Language } from '../../language.ts';
import { minutesOf } from '../../language/minutes.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { unitNamed } from '../../nutrition/unit-names.ts';
import { listedFood } from '../../nutrition/foods/foods.ts';
import type { Food } from '../../nutrition/food.ts';
import { CONFIDENCE, matchFood } from '../../nutrition/foods/match-food.ts';
import { isMeasure, readAmount, type Amount } from '../../recipe/lines/read-amount.ts';
import { PART_OF } from '../../recipe/lines/used-part.ts';
import { foodNamed } from '../pasted/resolved-line.ts';
import { startsWithHeatOrTime } from '../text/line-kinds.ts';
import { asWritten } from '../text/spoken.ts';

/** Food that a sentence names, as a line of a list. */
export type ToldFood = {
  readonly text: string;
  /** Name without the amount. */
  readonly name: string;
  readonly food: Food | undefined;
  readonly from: number;
  readonly end: number;
  readonly isMeasured: boolean;
};

const WORD = /(?<![\p{L}\p{N}])[\p{L}\d½¼¾⅓⅔][^\s,;:()]*/gu;

/** Words behind which a food's name ends. */
const ENDS =
  /[,;:.!?()]|\s[–—-]\s|(?<!\p{L})(?:in|into|with|to|till|until|on|over|then|at|from|which|that|as|so|um|but|for|and|it|if|is|like|mit|im|ins|an|ab|am|auf|zu|zum|zur|dazu|hinein|rein|darüber|drüber|drauf|unter|ein|aus|für|bis|dann|und|ähm|noch|wenn|bei|den|wie|vom|halt)(?!\p{L})/iu;

/** Maximum number of amounts that are looked at in a sentence. */
const MOST_AMOUNTS = 60;
/** Maximum number of words of a food's name. */
const MOST_WORDS = 5;
/** Food that was named before: "half of the dressing", "the rest". */
const NAMED_BEFORE =
  /^\p{L}+\s(?:\p{L}+\s)?(?:of\s|vo[nm]\s)?(?:the|it|them|der|die|das|des|dem|den|davon)(?!\p{L})/iu;

/** Returns the foods with an amount in a sentence: "Melt 40 g of butter with a bay leaf." has two. */
export function measuredFoods(sentence: string, language: Language): readonly ToldFood[] {
  const text = asWritten(sentence, language);
  const found: ToldFood[] = [];
  let end = 0;
  let left = MOST_AMOUNTS;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (index < end || !mayCount(word.toLowerCase(), language)) continue;
    const amount = amountAt(text.slice(index), language);
    if (!amount || (left -= 1) < 0) continue;
    const phrase = phraseOf(amount, language);
    const named = nameIn(amount.read, phrase, language);
    const before = found.at(-1);
    if (named) {
      end = index + amount.read.length + named.name.length;
      found.push({ ...named, from: index, end, isMeasured: true });
    } else if (amount.unit !== undefined && amount.unit !== 'piece') {
      end = index + amount.read.length;
      // "Feta, like fifty grams": the amount stands behind.
      const food = isMeasure(amount.unit) ? foodBefore(text, index, before, language) : undefined;
      if (food) {
        if (food === before) found.pop();
        found.push({
          ...food,
          text: `${amount.read.replace(/[\s,;.]+$/, '')} ${food.name}`,
          end,
          isMeasured: true,
        });
      } else if (amount.unit !== 'cm' && /^(?!vo[nm] |of )\p{L}{3}/u.test(phrase))
        found.push({
          text: `${amount.read}${phrase.trim()}`,
          name: phrase.trim(),
          food: undefined,
          from: index,
          end: end + phrase.length,
          isMeasured: true,
        });
    }
  }
  return found;
}

/** True for words with which an amount may begin. */
const mayCount = (word: string, language: Language): boolean =>
  COUNTS.test(word) || NUMBER_WORDS[language].has(word) || unitNamed(word) !== undefined;

const COUNTS =
  /^(?:\P{L}|half|quarter|third|few|couple|several|about|halbe|viertel|einige|paar|etwa|ca|je|juice|zest|saft|schale|abrieb|grated|good|big|small|heaped|gehäuft|gestrichen)/u;

/** Reads an amount that is neither a time nor a share of what was named before; "juice of half a lemon" is one, too. */
function amountAt(text: string, language: Language): Amount | undefined {
  const [part = ''] = PART_OF.exec(text) ?? [];
  const behind = text.slice(part.length);
  const amount = NAMED_BEFORE.test(behind) ? undefined : readAmount(behind, language);
  const isTime = amount && minutesOf(`${amount.read}${amount.rest.split(' ', 1)[0]}`) !== undefined;
  if (!amount || isTime || startsWithHeatOrTime(behind)) return undefined;
  const [some = ''] = SOME.exec(amount.rest) ?? [];
  return { ...amount, read: `${part}${amount.read}${some}`, rest: amount.rest.slice(some.length) };
}

/** "A bit of milk" has no amount that is known, and is one nevertheless. */
const SOME = /^(?:(?:little |tiny )?bit of|little|bisschen|wenig)\s+/iu;

/** Returns the words behind an amount up to the next one. In German a food's name ends with a noun. */
function phraseOf({ read, rest }: Amount, language: Language): string {
  if (/[,;]\s*$/.test(read)) return '';
  const [phrase = ''] = rest.split(ENDS, 1);
  const words = phrase.split(/\s+/);
  const next = words.findIndex(
    (word, at) => at > 0 && (NUMBER_WORDS[language].has(word.toLowerCase()) || /^\d/.test(word)),
  );
  const own = next < 0 ? words : words.slice(0, next);
  const noun = own.findLastIndex((word) => /^\p{Lu}/u.test(word));
  return (language === 'de' && noun >= 0 ? own.slice(0, noun + 1) : own).join(' ').trimEnd();
}

/** Longest beginning of a phrase that is a food. */
function nameIn(
  amount: string,
  phrase: string,
  language: Language,
): Pick<ToldFood, 'text' | 'name' | 'food'> | undefined {
  for (const name of beginningsOf(phrase)) {
    const match = foodNamed(name, language);
    if (match) return { text: `${amount}${name}`, name, food: match.food };
  }
  return undefined;
}

const beginningsOf = (phrase: string): readonly string[] => {
  const words = phrase
    .trimEnd()
    .split(/(?<=\s)/u)
    .slice(0, MOST_WORDS);
  return words.map((_, at) =>
    words
      .slice(0, words.length - at)
      .join('')
      .trimEnd(),
  );
};

/** Food in the words right before an amount: "olive oil two tablespoons", "a pumpkin, about a kilo". */
function foodBefore(
  text: string,
  at: number,
  before: ToldFood | undefined,
  language: Language,
): ToldFood | undefined {
  const said = text
    .slice(0, at)
    .replace(/[\s,]+(?:(?:like|so|about|around|roughly|etwa|ungefähr|ca\.?)\s+)*$/iu, '');
  if (before && said.length <= before.end) return UNIT.test(before.text) ? undefined : before;
  const words = said.split(/\s+/).slice(-2);
  for (const name of [words.join(' '), words.at(-1) ?? '']) {
    const match = matchFood(name, language);
    if (match && match.confidence >= CONFIDENCE.words)
      return {
        text: name,
        name,
        food: match.food,
        from: said.length - name.length,
        end: at,
        isMeasured: false,
      };
  }
  return undefined;
}

/** An amount that is more than an article. */
const UNIT = /^(?!(?:ein\p{L}{0,2}|an?|the)\s\S+$)\S+\s/iu;

/** Returns foods that a sentence names without an amount: "season with salt and white pepper". */
export function bareFoods(sentence: string, language: Language): readonly ToldFood[] {
  const words = [...sentence.matchAll(/\p{L}[\p{L}'’-]*/gu)].map(({ 0: text, index }) => ({ text, index }));
  const isCapital = language === 'de' && /\p{Lu}/u.test(sentence.slice(1));
  const found: ToldFood[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let count = 3; count > 0; count -= 1) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last || (isCapital && !/^\p{Lu}/u.test(last.text))) continue;
      const end = last.index + last.text.length;
      const name = sentence.slice(first.index, end);
      if (/[,;.:!?()]/.test(name) || LEADS.test(first.text)) continue;
      if (!listedFood(last.text, language) && !listedFood(name, language)) continue;
      if (at === 0 && IS_VERB.test(sentence.slice(end))) continue;
      const match = matchFood(name, language);
      if (!match || match.confidence < CONFIDENCE.words || match.food.id === 'water') continue;
      found.push({ text: name, name, food: match.food, from: first.index, end, isMeasured: false });
      at += count - 1;
      break;
    }
  return found;
}

/** Behind a verb, as in "Fish out the bay leaf". */
const IS_VERB = /^\s(?:out|the|it|them|up)\b/i;
/** Words with which no name begins. */
const LEADS = /^(?:the|a|an|and|or|of|with|der|die|das|den|dem|ein\p{L}{0,2}|und|oder|mit|im|in)$/iu;
