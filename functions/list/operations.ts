import * as v from 'valibot';
import { RefusedChange } from '#core/kitchen-change.ts';
import { ListAmount, ListItem, ShoppingList } from '#core/list/list-item.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'The shopping list, which a household has in common.',
  schemas: { ShoppingList, ListItem, ListAmount, RefusedChange },
  routes: {
    'GET /api/list': {
      summary: 'Find the shopping list',
      description: 'Items come in no order. Ask with `If-None-Match`: an unchanged list costs little.',
      answer: ShoppingList,
    },
    'POST /api/list/changes': {
      summary: 'Change the shopping list',
      description:
        'Each change has an ID of its own, and is applied once however often it is sent. A name alone means the food that is called so, which also tells the aisle. Answers with the whole list, and with the changes that were refused: too old, or beyond what can be stored.',
      answer: v.object({ ...ShoppingList.entries, refused: v.exactOptional(v.array(RefusedChange)) }),
      errors: ['AnotherKitchen'],
      example: {
        body: {
          changes: [
            {
              id: '$uuid',
              at: '$now',
              type: 'add',
              item: { name: 'Milk', amount: { quantity: 1, unit: 'l' } },
            },
          ],
        },
      },
    },
  },
};
