import * as v from 'valibot';
import type { DayReader } from '#core/eaten/ports.ts';
import { isMarkKey, markOfItem } from '../cook-marks.ts';
import { entryOfItem } from './diary.ts';
import { queryAll, type Table } from '../table.ts';

/** Reads the eaten meals of days: keys of cook marks and diary entries begin with the day. */
export const daysIn = (table: Table): DayReader => ({
  async between(userId, { from, to }) {
    // No key sorts after the tilde.
    const found = await queryAll(table, { pk: `USER#${userId}`, from: `DAY#${from}#`, to: `DAY#${to}#~` });
    const items = v.parse(v.array(v.looseObject({ sk: v.string() })), found);
    const [marks, entries] = [true, false].map((isMark) =>
      items.filter(({ sk }) => isMarkKey(sk) === isMark),
    );
    return { marks: (marks ?? []).map(markOfItem), entries: (entries ?? []).map(entryOfItem) };
  },
});
