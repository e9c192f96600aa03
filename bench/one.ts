import { BENCHES, LONG } from './benches.ts';
import type { Measured } from './support/measured.ts';

// Runs one bench and sends its rows to the parent process. "all" only loads the benches.

const [, , wanted = ''] = process.argv;
const all = { ...BENCHES, ...LONG };
const load = wanted === 'all' ? async () => loaded : all[wanted];
if (!load) throw new Error(`There is no bench called ${wanted}.`);
const measure = await load();
process.send?.(await measure());

async function loaded(): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const [name, loadBench] of Object.entries(all)) {
    await loadBench();
    rows.push({ name, budget: '', measured: 'loaded', holds: true });
  }
  return rows;
}
