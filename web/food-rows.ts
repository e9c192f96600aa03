import type { Plugin } from 'vite';

const FOLDER = '/core/nutrition/foods/';

/** Names of the JSON files. */
const TABLES = [
  'dairy-and-eggs',
  'dishes',
  'drinks',
  'fruit',
  'grains-and-breads',
  'herbs-and-spices',
  'meat-and-fish',
  'pantry',
  'pulses-nuts-and-seeds',
  'vegetables',
];

const TABLE = '\0food-rows/';

/** Facts that the browser's rows lack, because only the server asks for them. */
const SERVER_FACTS = ['main', 'unsaid', 'hot', 'unsafe', 'choking'];

/** Modules that read them. The build fails if the browser loads one: it would find nothing. */
const THEIR_READERS =
  /\/core\/generation\/(aim-check|main-kind|harms|draft\/(doubts|unlisted-foods|food-safety))\.ts$/;

/**
 * Builds the rows of the food table as one file, which the app and the worker of the library import. Each would hold a
 * copy otherwise.
 * @param isEmitted true in the build of the app, which emits the file
 */
export function foodRows({ isEmitted }: { isEmitted: boolean }): Plugin {
  let root = '';
  let file: ReturnType<typeof rowsFile>;
  return {
    name: 'food-rows',
    apply: 'build',
    // Before Vite reads the JSON.
    enforce: 'pre',
    configResolved(config) {
      root = config.root.replace(/\/web$/, '');
    },
    buildStart() {
      file = rowsFile((table) => this.fs.readFile(`${root}${FOLDER}${table}.json`, { encoding: 'utf8' }));
    },
    resolveId: {
      filter: { id: [/^\.\/[\w-]+\.json$/, /^\/assets\/food-rows-/] },
      handler(source, importer) {
        if (source.startsWith('/')) return { id: source, external: 'absolute' };
        const table = source.slice('./'.length, -'.json'.length);
        return importer?.includes(FOLDER) && TABLES.includes(table) ? TABLE + table : null;
      },
    },
    load: {
      filter: { id: [new RegExp(`^${TABLE}`), THEIR_READERS] },
      async handler(id) {
        if (THEIR_READERS.test(id)) this.error(`The browser's rows lack ${SERVER_FACTS.join(', ')}: ${id}`);
        return `export { ${variable(id.slice(TABLE.length))} as default } from '/${(await file).fileName}';`;
      },
    },
    async generateBundle() {
      if (isEmitted) this.emitFile({ type: 'asset', ...(await file) });
    },
  };
}

async function rowsFile(read: (table: string) => Promise<string>) {
  const rows = TABLES.map(
    async (table) => `export const ${variable(table)}=${withoutServerFacts(JSON.parse(await read(table)))};`,
  );
  const source = (await Promise.all(rows)).join('\n');
  return { fileName: `assets/food-rows-${await hashOf(source)}.js`, source };
}

/** Rows without those facts. A row that has no others ends with its names. */
const withoutServerFacts = (rows: readonly (readonly unknown[])[]): string =>
  JSON.stringify(rows, (key, value: unknown) =>
    SERVER_FACTS.includes(key) ? undefined : value,
  ).replaceAll(',{}]', ']');

const variable = (table: string) => table.replaceAll('-', '_');

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash, 0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
