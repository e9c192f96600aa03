import * as v from 'valibot';
import { Aisle } from '#core/list/aisles.ts';
import type { Entry } from '#core/list/entry.ts';
import { amountFields, amountsOf } from '#core/list/amounts.ts';
import type { ListAmount, ListItemId, ListSource } from '#core/list/list-item.ts';
import { Unit } from '#core/nutrition/units.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { UserId } from '#core/user-id.ts';
import { packText, unpackText, type LineCodec } from './packed.ts';

export const ENTRY_LINES: LineCodec<Entry> = { kind: 'list item', pack: packEntry, unpack: unpackEntry };

function packEntry(
  {
    id,
    at,
    type,
    claimedAt,
    folded,
    by,
    amount,
    otherAmounts,
    mealId,
    aisle,
    isSoon,
    food,
    name,
    from,
  }: Entry,
  item: ListItemId,
): string {
  const fields = [
    claimedAt !== undefined && `!${claimedAt.toString(36)}`,
    folded && `&${folded.map(shortId).join('')}`,
    by !== undefined && `@${by}`,
    (amount !== undefined || otherAmounts) &&
      `=${amountsOf({ amount, otherAmounts })
        .map(({ quantity, unit }) => `${quantity}${unit}`)
        .join('+')}`,
    mealId !== undefined && `~${mealId}`,
    isSoon !== undefined && `$${Number(isSoon)}`,
    aisle !== undefined && `#${STORED_AISLES.indexOf(aisle)}`,
    food !== undefined && `*${food === item ? '' : food}`,
    name !== undefined && `"${packText(name)}`,
    from && `\t${JSON.stringify([from.recipeId, from.cookId, from.title, from.servings])}`,
  ];
  const key = `${LETTERS[type]}${at.toString(36).padStart(TIME, '0')}${shortId(id)}`;
  return [key, ...fields.filter((field) => typeof field === 'string')].join('');
}

function unpackEntry(line: string, item: ListItemId): Entry {
  const [
    ,
    letter,
    at = '',
    id = '',
    claimedAt,
    folded,
    by,
    amounts,
    mealId,
    isSoon,
    aisle,
    food,
    name,
    from,
  ] = LINE.exec(line) ?? [];
  return {
    id: longId(id),
    at: Number.parseInt(at, 36),
    type: v.parse(
      Type,
      TYPES.find((type) => LETTERS[type] === letter),
    ),
    ...(claimedAt !== undefined && { claimedAt: Number.parseInt(claimedAt, 36) }),
    ...(folded !== undefined && { folded: (folded.match(/.{8}/g) ?? []).map(longId) }),
    ...(by !== undefined && { by }),
    ...(amounts !== undefined && amountsIn(amounts)),
    ...(mealId !== undefined && { mealId }),
    ...(isSoon !== undefined && { isSoon: isSoon === '1' }),
    ...(aisle !== undefined && { aisle: v.parse(Aisle, STORED_AISLES[Number(aisle)]) }),
    ...(food !== undefined && { food: food === '' ? item : food }),
    ...(name !== undefined && { name: unpackText(name) }),
    ...(from !== undefined && { from: sourceIn(from) }),
  };
}

const LINE =
  /^(.)([\da-z]{8})([\w-]{8})(?:!([\da-z]+))?(?:&([\w-]*))?(?:@([\w-]+))?(?:=([\d.a-z+]*))?(?:~([\w-]+))?(?:\$([01]))?(?:#(\d+))?(?:\*([a-z-]*))?(?:"([^\t]*))?(?:\t(.*))?$/s;

/** Aisles by their stored number. Only append. */
const STORED_AISLES: readonly Aisle[] = [
  'vegetables',
  'fruit',
  'herbs and spices',
  'grains and breads',
  'dairy and eggs',
  'meat and fish',
  'pulses, nuts and seeds',
  'pantry',
  'drinks',
  'other',
  'household',
];

/** Eight characters for the 48 bits of an ID. */
const shortId = (id: string): string => Buffer.from(id, 'hex').toString('base64url');

const longId = (short: string): string => Buffer.from(short, 'base64url').toString('hex');

/** Number of base 36 digits of a time: enough until 2059. */
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
  return { amount: null, ...amountFields(text === '' ? [] : text.split('+').map(amountIn)) };
}

function amountIn(text: string): ListAmount {
  const [, quantity, unit] = /^([\d.]+)([a-z]+)$/.exec(text) ?? [];
  return v.parse(Amount, { quantity: Number(quantity), unit });
}

function sourceIn(text: string): ListSource {
  const [recipeId, cookId, title, servings] = v.parse(v.array(v.unknown()), JSON.parse(text));
  return v.parse(Source, { recipeId, cookId, title, servings });
}

// Looser than the schema for requests: stored amounts stay readable if rules change.
const Amount = v.object({ quantity: v.number(), unit: Unit });
const Source = v.object({ recipeId: RecipeId, cookId: UserId, title: v.string(), servings: v.number() });
