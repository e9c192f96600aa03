import * as v from 'valibot';
import { Aisle, AISLES } from '#core/list/aisle.ts';
import type { Entry } from '#core/list/entry.ts';
import { ListAmount, ListSource, type ListItemId } from '#core/list/list-item.ts';

// A list is read often and whole, and what reading costs goes by bytes. So an item's entries are one text: a line for
// each, which begins with a letter for its type, eight characters of time and eight of ID. Fields follow, each behind a
// mark that occurs in none of those before the name.

/** Returns the entries of an item as a text, in which equal entries are equal texts. */
export const packEntries = (id: ListItemId, entries: readonly Entry[]): string =>
  entries.map((entry) => packEntry(id, entry)).join('\n');

function packEntry(
  item: ListItemId,
  { id, at, type, claimedAt, by, amount, otherAmounts = [], mealId, aisle, isSoon, food, name, from }: Entry,
): string {
  const fields = [
    claimedAt !== undefined && `!${claimedAt.toString(36)}`,
    by !== undefined && `@${by}`,
    (amount !== undefined || otherAmounts.length > 0) &&
      `=${[...(amount ? [amount] : []), ...otherAmounts].map(({ quantity, unit }) => `${quantity}${unit}`).join('+')}`,
    mealId !== undefined && `~${mealId}`,
    isSoon !== undefined && `$${Number(isSoon)}`,
    aisle !== undefined && `#${AISLES.indexOf(aisle)}`,
    food !== undefined && `*${food === item ? '' : food}`,
    name !== undefined && `"${name}`,
    from && `\t${JSON.stringify([from.recipeId, from.cookId, from.title, from.servings])}`,
  ];
  const key = `${LETTERS[type]}${at.toString(36).padStart(TIME, '0')}${Buffer.from(id, 'hex').toString('base64url')}`;
  return [key, ...fields.filter((field) => typeof field === 'string')].join('');
}

/** @throws if the text is not one of `packEntries` */
export const unpackEntries = (id: ListItemId, packed: string): readonly Entry[] =>
  packed.split('\n').map((line) => unpackEntry(id, line));

function unpackEntry(item: ListItemId, line: string): Entry {
  const [, letter, at = '', id = '', claimedAt, by, amounts, mealId, isSoon, aisle, food, name, from] =
    LINE.exec(line) ?? [];
  return {
    id: Buffer.from(id, 'base64url').toString('hex'),
    at: Number.parseInt(at, 36),
    type: v.parse(
      Type,
      TYPES.find((type) => LETTERS[type] === letter),
    ),
    ...(claimedAt !== undefined && { claimedAt: Number.parseInt(claimedAt, 36) }),
    ...(by !== undefined && { by }),
    ...(amounts !== undefined && amountsIn(amounts)),
    ...(mealId !== undefined && { mealId }),
    ...(isSoon !== undefined && { isSoon: isSoon === '1' }),
    ...(aisle !== undefined && { aisle: v.parse(Aisle, AISLES[Number(aisle)]) }),
    ...(food !== undefined && { food: food === '' ? item : food }),
    ...(name !== undefined && { name }),
    ...(from !== undefined && { from: sourceIn(from) }),
  };
}

const LINE =
  /^(.)(.{8})(.{8})(?:!([\da-z]+))?(?:@([\w-]+))?(?:=([\d.a-z+]*))?(?:~([\w-]+))?(?:\$([01]))?(?:#(\d+))?(?:\*([a-z-]*))?(?:"([^\t]*))?(?:\t(.*))?$/;

/** Digits of a time to base 36. They last until 2059. */
const TIME = 8;

const TYPES = ['add', 'change', 'check', 'uncheck', 'remove', 'restore'] as const;

const Type = v.picklist(TYPES);

const LETTERS: Record<Entry['type'], string> = {
  add: 'a',
  change: 'n',
  check: 'c',
  uncheck: 'u',
  remove: 'x',
  restore: 'r',
};

function amountsIn(text: string): Pick<Entry, 'amount' | 'otherAmounts'> {
  const [amount, ...otherAmounts] = text === '' ? [] : text.split('+').map(amountIn);
  return { amount: amount ?? null, ...(otherAmounts.length > 0 && { otherAmounts }) };
}

function amountIn(text: string): ListAmount {
  const [, quantity, unit] = /^([\d.]+)([a-z]+)$/.exec(text) ?? [];
  return v.parse(ListAmount, { quantity: Number(quantity), unit });
}

function sourceIn(text: string): ListSource {
  const [recipeId, cookId, title, servings] = v.parse(v.array(v.unknown()), JSON.parse(text));
  return v.parse(ListSource, { recipeId, cookId, title, servings });
}
