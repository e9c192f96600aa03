import * as v from 'valibot';
import type { DayReader } from '#core/eaten/ports.ts';
import { isMarkKey, markOfItem } from '../cook-marks.ts';
import { entryOfItem } from './diary.ts';
import { queryAll, type Table } from '../table.ts';

/** Reads what was eaten: cook marks and diary entries of a day lie side by side. */
export const daysIn = (table: Table): DayReader => ({
  async between(userId, { from, to }) {
    // Nothing sorts after the tilde.
    const found = await queryAll(table, { pk: `USER#${userId}`, from: `DAY#${from}#`, to: `DAY#${to}#~` });
    const items = v.parse(v.array(v.looseObject({ sk: v.string() })), found);
    const [marks, entries] = [true, false].map((isMark) =>
      items.filter(({ sk }) => isMarkKey(sk) === isMark),
    );
    return { marks: (marks ?? []).map(markOfItem), entries: (entries ?? []).map(entryOfItem) };
  },
});
