import type { CookMark } from '#core/cooking/cook-mark.ts';
import type { DiaryRecord } from '#core/diary/diary-record.ts';
import type { ProductAnswer } from '#core/product/ports.ts';
import type { Ports } from '#core/ports.ts';
import { belongsTo, type Store } from './store.ts';

/** Returns eaten food in the order of the table's keys: cook marks of a day before its diary entries. */
export const fakeDays = (store: Pick<Store, 'cook mark' | 'diary entry'>): Ports['days'] => ({
  async between(userId, { from, to }) {
    const within = <Kept extends CookMark | DiaryRecord>(kept: ReadonlyMap<string, Kept>): Kept[] =>
      [...kept]
        .filter(([key, { day }]) => belongsTo(userId, key) && from <= day && day <= to)
        .map(([, each]) => each);
    return {
      marks: within(store['cook mark']).toSorted((a, b) => order(a.day, b.day) || a.recipeId - b.recipeId),
      entries: within(store['diary entry']).toSorted((a, b) => order(a.day, b.day) || order(a.id, b.id)),
    };
  },
});

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const fakeDiary = (kept: Store['diary entry']): Ports['diary'] => ({
  async replace(userId, held, record) {
    const key = `${userId} ${record.day} ${record.id}`;
    if (kept.get(key)?.version !== held?.version) return false;
    kept.set(key, record);
    return true;
  },
});

export function fakeProducts(): Ports['products'] {
  const kept = new Map<string, ProductAnswer>();
  return {
    find: async (barcode) => kept.get(barcode),
    async put(barcode, answer) {
      kept.set(barcode, answer);
    },
  };
}
