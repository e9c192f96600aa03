import { minutesOf } from '../../language/minutes.ts';
import { DIETS } from '../../nutrition/diet.ts';
import { DIFFICULTIES, type Difficulty } from '../../recipe/facts/difficulty.ts';
import { mendedLine } from './mend-line.ts';
import { stepMender } from './mend-step.ts';
import {
  isObject,
  listIn,
  numberIn,
  shortened,
  entryText,
  withoutMarkup,
  type JsonObject,
} from './mend-values.ts';

/**
 * Repairs an answer whose meaning is clear into the form of a draft: another call would cost more than these mistakes.
 * The schema checks the rest. Other JSON is returned unchanged.
 */
export function mendedAnswer(json: unknown): unknown {
  const answer = unwrapped(json);
  if (!isObject(answer) || !('lines' in answer || 'steps' in answer || 'title' in answer)) return answer;
  const names = Object.keys(answer);
  const lines = mendedMember('lines', answer['lines']);
  return {
    ...answer,
    ...Object.fromEntries(names.map((name) => [name, mendedMember(name, answer[name])])),
    // A model that has written a dish has seen food, even if it forgot to list it.
    ...(!('ingredients' in answer) && Array.isArray(lines) && { ingredients: foodsOf(lines) }),
    ...(!('cuisine' in answer) && { cuisine: '' }),
    ...(!('difficulty' in answer) && { difficulty: 'medium' }),
    ...(!('dietaryPreferences' in answer) && { dietaryPreferences: [] }),
  };
}

/** Repairs one member of an answer into the form of a draft. `lines` and `steps` are lists by then. */
export function mendedMember(name: string, value: unknown): unknown {
  switch (name) {
    case 'lines':
      return listIn(value, /\n/)?.map(mendedLine) ?? value;
    case 'steps':
      return listIn(value, /\n/)?.map(stepMender()) ?? value;
    case 'ingredients':
    case 'equipment':
      return (
        listIn(value, /[,;\n]/)
          ?.flatMap((each) => entryText(each) ?? [])
          .slice(0, MOST[name]) ?? value
      );
    case 'dietaryPreferences':
      return (listIn(value, /[,;\n]/) ?? []).flatMap(dietOf);
    case 'notUsed':
      return (listIn(value, /[,;\n]/) ?? []).flatMap(notUsedOf);
    case 'title':
    case 'cuisine':
    case 'description':
    case 'makeAhead':
    case 'servingTip':
    case 'storageTip':
      return typeof value === 'string'
        ? shortened(withoutMarkup(value), LONGEST[name])
        : (entryText(value) ?? '');
    default:
      return mendedFact(name, value);
  }
}

/** Maximum number of entries. Further entries are cut off. */
const MOST = { ingredients: 60, equipment: 12 } as const;

const LONGEST = {
  title: 160,
  cuisine: 60,
  description: 240,
  makeAhead: 240,
  servingTip: 240,
  storageTip: 240,
};

function mendedFact(name: string, value: unknown): unknown {
  if (name === 'difficulty') return difficultyOf(value);
  const isTime = name === 'prepTime' || name === 'activeTime';
  const minutes = isTime && typeof value === 'string' ? minutesOf(value) : undefined;
  const number = minutes ?? (isTime || name === 'servings' ? numberIn(value) : undefined);
  // A fraction of a minute or a serving comes from the model's arithmetic.
  return number === undefined ? value : Math.round(number);
}

const WORDS_OF_DIFFICULTY: Readonly<Record<Difficulty, RegExp>> = {
  easy: /^(?:very easy|simple|beginner|low|einfach|leicht|sehr einfach)$/,
  medium: /^(?:moderate|intermediate|normal|mittel|mittelschwer)$/,
  hard: /^(?:difficult|advanced|challenging|high|schwer|schwierig|anspruchsvoll)$/,
  expert: /^(?:very hard|very difficult|professional|profi|sehr schwer)$/,
};

function difficultyOf(value: unknown): Difficulty {
  const word = (entryText(value) ?? '').trim().toLowerCase();
  return (
    DIFFICULTIES.find((each) => each === word) ??
    DIFFICULTIES.find((each) => WORDS_OF_DIFFICULTY[each].test(word)) ??
    'medium'
  );
}

function dietOf(value: unknown): readonly string[] {
  const word = (entryText(value) ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return DIETS.filter((diet) => diet === word);
}

function notUsedOf(value: unknown): readonly unknown[] {
  const food = isObject(value) ? value['food'] : value;
  if (typeof food !== 'string' || food.trim() === '') return [];
  const reason = isObject(value) ? (entryText(value['reason']) ?? '') : '';
  return [{ food: shortened(food, 80), reason: shortened(reason, 160) }];
}

const foodsOf = (lines: readonly unknown[]): readonly string[] =>
  lines.flatMap((line) => (isObject(line) && typeof line['food'] === 'string' ? [line['food']] : []));

/** Unwraps {"recipe": …} and the like, even if the foods stand beside it. */
function unwrapped(json: unknown): unknown {
  if (!isObject(json) || 'lines' in json || 'steps' in json) return json;
  const [inner, more] = Object.values(json).filter(isDish);
  if (!inner || more) return json;
  const beside: JsonObject =
    'ingredients' in json && !isObject(json['ingredients']) ? { ingredients: json['ingredients'] } : {};
  return { ...beside, ...inner };
}

const isDish = (value: unknown): value is JsonObject =>
  isObject(value) && ('lines' in value || 'steps' in value || 'title' in value);
