import * as v from 'valibot';
import { DAY } from '#core/time.ts';
import type { MealEntry } from '#core/week/meal-entry.ts';
import { SLOTS, Slot } from '#core/week/meal.ts';
import { packText, unpackText, type LineCodec } from './packed.ts';

export const MEAL_LINES: LineCodec<MealEntry> = { kind: 'meal', pack: packEntry, unpack: unpackEntry };

function packEntry({ id, at, type, claimedAt, fields }: MealEntry): string {
  const { day, slot, servings, listed, isDone, recipeId, cook, leftoversOf, title } = fields;
  const packed = [
    claimedAt !== undefined && `!${claimedAt.toString(36)}`,
    day !== undefined && `#${day === null ? '' : packDay(day)}`,
    slot !== undefined && `:${SLOTS.indexOf(slot)}`,
    isDone !== undefined && `?${Number(isDone)}`,
    servings !== undefined && `*${servings}`,
    listed !== undefined && `^${listed ?? ''}`,
    recipeId !== undefined && `=${recipeId.toString(36)}`,
    cook !== undefined && `@${cook}`,
    leftoversOf !== undefined && `<${leftoversOf}`,
    title !== undefined && `"${packText(title)}`,
  ];
  const key = `${LETTERS[type]}${at.toString(36).padStart(TIME, '0')}${Buffer.from(id, 'hex').toString('base64url')}`;
  return [key, ...packed.filter((field) => typeof field === 'string')].join('');
}

function unpackEntry(line: string): MealEntry {
  const [
    ,
    letter,
    at = '',
    id = '',
    claimedAt,
    day,
    slot,
    isDone,
    servings,
    listed,
    recipe,
    cook,
    leftoversOf,
    title,
  ] = LINE.exec(line) ?? [];
  return {
    id: Buffer.from(id, 'base64url').toString('hex'),
    at: Number.parseInt(at, 36),
    type: v.parse(
      Type,
      TYPES.find((type) => LETTERS[type] === letter),
    ),
    ...(claimedAt !== undefined && { claimedAt: Number.parseInt(claimedAt, 36) }),
    fields: {
      ...(day !== undefined && { day: day === '' ? null : unpackDay(day) }),
      ...(slot !== undefined && { slot: v.parse(Slot, SLOTS[Number(slot)]) }),
      ...(isDone !== undefined && { isDone: isDone === '1' }),
      ...(servings !== undefined && { servings: Number(servings) }),
      ...(listed !== undefined && { listed: listed === '' ? null : Number(listed) }),
      ...(recipe !== undefined && { recipeId: Number.parseInt(recipe, 36) }),
      ...(cook !== undefined && { cook }),
      ...(leftoversOf !== undefined && { leftoversOf }),
      ...(title !== undefined && { title: unpackText(title) }),
    },
  };
}

const LINE =
  /^(.)([\da-z]{8})([\w-]{8})(?:!([\da-z]+))?(?:#([\da-z]*))?(?::(\d))?(?:\?([01]))?(?:\*([\d.e-]+))?(?:\^([\d.e-]*))?(?:=([\da-z]+))?(?:@([\w-]+))?(?:<([\w-]+))?(?:"(.*))?$/s;

/** Number of base 36 digits of a time: enough until 2059. */
const TIME = 8;

const TYPES = ['add', 'change', 'remove', 'restore'] as const;

const Type = v.picklist(TYPES);

const LETTERS: Record<MealEntry['type'], string> = { add: 'a', change: 'n', remove: 'x', restore: 'r' };

/** Returns a day as four characters that sort like days. */
export const packDay = (day: string): string => (Date.parse(day) / DAY).toString(36).padStart(4, '0');

const unpackDay = (packed: string): string =>
  new Date(Number.parseInt(packed, 36) * DAY).toISOString().slice(0, 10);
