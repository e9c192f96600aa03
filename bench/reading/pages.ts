import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Expected recipe of a page, written by hand and stored beside the page. */
export type Expected = {
  readonly title?: string;
  readonly yields?: string;
  readonly total_time?: number;
  readonly ingredients?: string | readonly string[];
  readonly instructions_list?: string | readonly string[];
};

export type SavedPage = {
  readonly name: string;
  readonly url: string;
  readonly html: string;
  readonly expected: Expected;
  readonly half: Half;
};

/** Errors are searched on every second host. Pages of the other hosts are counted but never looked at. */
export type Half = 'searched' | 'untouched';

/** Loads the pages of a folder one by one: `HOST/NAME.testhtml`, with `HOST/NAME.json` beside it. */
export async function* savedPages(folder: string): AsyncGenerator<SavedPage> {
  const entries = await readdir(folder, { withFileTypes: true });
  // Pages outside of the hosts' folders have no expected values.
  const hosts = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  for (const [at, host] of hosts.entries()) {
    const files = (await readdir(join(folder, host))).filter((file) => file.endsWith('.testhtml'));
    for (const file of files.toSorted()) {
      const path = join(folder, host, basename(file, '.testhtml'));
      const html = await readFile(`${path}.testhtml`, 'utf8');
      const expected: Expected = JSON.parse(await readFile(`${path}.json`, 'utf8'));
      yield {
        name: `${host}/${file}`,
        url: `https://${host}/`,
        html,
        expected,
        half: at % 2 === 0 ? 'searched' : 'untouched',
      };
    }
  }
}
