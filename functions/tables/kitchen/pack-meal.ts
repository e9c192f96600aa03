import * as v from 'valibot';
import { DAY } from '#core/time.ts';
import type { MealEntry } from '#core/week/meal-entry.ts';
import { SLOTS, Slot } from '#core/week/meal.ts';

// A week is read often, and what reading costs goes by bytes. So a meal's entries are one text: a line for each, which
// begins with a letter for its type, eight characters of time and eight of ID. Fields follow, each behind a mark that
// occurs in none of those before the title.

/** Returns the entries of a meal as a text, in which equal entries are equal texts. */
export const packMeal = (entries: readonly MealEntry[]): string => entries.map(packEntry).join('\n');

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
    title !== undefined && `"${title}`,
  ];
  const key = `${LETTERS[type]}${at.toString(36).padStart(TIME, '0')}${Buffer.from(id, 'hex').toString('base64url')}`;
  return [key, ...packed.filter((field) => typeof field === 'string')].join('');
}

/** @throws if the text is not one of `packMeal` */
export const unpackMeal = (packed: string): readonly MealEntry[] => packed.split('\n').map(unpackEntry);

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
      ...(title !== undefined && { title }),
    },
  };
}

const LINE =
  /^(.)(.{8})(.{8})(?:!([\da-z]+))?(?:#([\da-z]*))?(?::(\d))?(?:\?([01]))?(?:\*([\d.e-]+))?(?:\^([\d.e-]*))?(?:=([\da-z]+))?(?:@([\w-]+))?(?:<([\w-]+))?(?:"(.*))?$/;

/** Digits of a time to base 36. They last until 2059. */
const TIME = 8;

const TYPES = ['add', 'change', 'remove', 'restore'] as const;

const Type = v.picklist(TYPES);

const LETTERS: Record<MealEntry['type'], string> = { add: 'a', change: 'n', remove: 'x', restore: 'r' };

/** Returns a day as four characters that sort as days do. */
export const packDay = (day: string): string => (Date.parse(day) / DAY).toString(36).padStart(4, '0');

const unpackDay = (packed: string): string =>
  new Date(Number.parseInt(packed, 36) * DAY).toISOString().slice(0, 10);
