import * as v from 'valibot';
import { MAX_CHANGES } from '#core/kitchen-change.ts';
import { ListAmount, ListItemId, ListItemName, ShoppingList, type ListItem } from '#core/list/list-item.ts';
import { notApplied, REFUSED } from './changes.ts';
import { CONTENT } from './content.ts';
import { operationTool, type Caller } from './tool.ts';

const shownItem = ({ id, name, amount, otherAmounts = [], checked }: ListItem) => ({
  id,
  name,
  ...(amount && { amounts: [amount, ...otherAmounts] }),
  ...(checked && { ticked: true }),
});

const page = (caller: Caller) => ({ link: caller.link('/list') });

export const seeList = operationTool({
  name: 'see_list',
  operation: 'GET /api/list',
  title: 'See the shopping list',
  description: 'Tells everything on the shopping list, in no order, and what is ticked.',
  takes: v.strictObject({}),
  sends: () => ({}),
  answer: ShoppingList,
  shows: ({ value: { items } }, caller) => ({ ...CONTENT, ...page(caller), items: items.map(shownItem) }),
});

const Changed = v.object({ ...ShoppingList.entries, ...REFUSED });

const Several = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(MAX_CHANGES));

/** Returns the items that are still to buy, and the number of changes for which the list had no room. */
const shownChange = ({ items, refused }: v.InferOutput<typeof Changed>, caller: Caller) => ({
  ...page(caller),
  stillToGet: items.filter(({ checked }) => !checked).length,
  ...notApplied(refused, 'The list is full.'),
});

export const addToList = operationTool({
  name: 'add_to_list',
  operation: 'POST /api/list/changes',
  title: 'Put things on the shopping list',
  description:
    'Adds things by their names, each with an amount or without. A name means the food that is called so, which also tells the aisle. What is on the list already gets the amount added.',
  takes: v.strictObject({
    items: Several(v.strictObject({ name: ListItemName, amount: v.exactOptional(ListAmount) })),
  }),
  sends: ({ items }, caller) => ({
    body: { changes: items.map((item) => ({ ...caller.made(), type: 'add', item })) },
  }),
  answer: Changed,
  shows: ({ value }, caller) => shownChange(value, caller),
});

export const tickOnList = operationTool({
  name: 'tick_on_list',
  operation: 'POST /api/list/changes',
  title: 'Tick things on the shopping list',
  description:
    'Ticks things that somebody has got, or removes the tick with `ticked: false`. `see_list` tells their IDs. IDs that are not on the list change nothing and are named in the answer.',
  takes: v.strictObject({ ids: Several(ListItemId), ticked: v.optional(v.boolean(), true) }),
  sends: ({ ids, ticked }, caller) => ({
    body: {
      changes: ids.map((id) => ({ ...caller.made(), type: ticked ? 'check' : 'uncheck', item: { id } })),
    },
  }),
  answer: Changed,
  shows: ({ value }, caller, { ids }) => {
    const there = new Set(value.items.map(({ id }) => id));
    const missing = ids.filter((id) => !there.has(id));
    return { ...shownChange(value, caller), ...(missing.length > 0 && { notOnTheList: missing }) };
  },
});
