import type { Plugin } from 'vite';

const FOLDER = '/core/nutrition/foods/';

/** Names of the JSON files. */
const TABLES = [
  'dairy-and-eggs',
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

/** Names of the JSON files of dishes, which stay in the chunk that imports them. */
const DISHES: ReadonlySet<string> = new Set(['dishes', 'dish-names']);

const DISH_TABLE = '\0dish-rows/';

/** Facts omitted from the browser's rows, because only the server needs them. */
const SERVER_FACTS = ['main', 'unsaid', 'vague', 'hot', 'unsafe', 'cured', 'choking'];

/** Modules that read these facts. The build fails if the browser loads one. */
const THEIR_READERS =
  /\/core\/generation\/(aim-check|main-kind|harms|draft\/(doubts|unlisted-foods|food-safety))\.ts$/;

/**
 * Builds the rows of the food table as one file, which the app and the library's worker both import. Otherwise each
 * would hold a copy.
 * @param isEmitted true in the build of the app, which emits the file
 */
export function foodRows({ isEmitted }: { isEmitted: boolean }): Plugin {
  let root = '';
  let file: ReturnType<typeof rowsFile>;
  return {
    name: 'food-rows',
    apply: 'build',
    // Runs before Vite reads the JSON.
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
        if (!importer?.includes(FOLDER)) return null;
        return TABLES.includes(table) ? TABLE + table : DISHES.has(table) ? DISH_TABLE + table : null;
      },
    },
    load: {
      filter: { id: [new RegExp(`^(?:${TABLE}|${DISH_TABLE})`), THEIR_READERS] },
      async handler(id) {
        if (THEIR_READERS.test(id)) this.error(`The browser's rows lack ${SERVER_FACTS.join(', ')}: ${id}`);
        if (id.startsWith(DISH_TABLE)) {
          const path = `${root}${FOLDER}eaten/${id.slice(DISH_TABLE.length)}.json`;
          return dishRows(JSON.parse(await this.fs.readFile(path, { encoding: 'utf8' })));
        }
        return `export { ${variable(id.slice(TABLE.length))} as default } from '/${(await file).fileName}';`;
      },
    },
    async generateBundle() {
      if (isEmitted) this.emitFile({ type: 'asset', ...(await file) });
    },
  };
}

/**
 * Returns the file. It holds the tables by column, and builds rows when it loads: similar values, weights and names
 * next to each other compress 7 % better.
 */
async function rowsFile(read: (table: string) => Promise<string>) {
  const tables = await Promise.all(TABLES.map(async (table): Promise<Rows> => JSON.parse(await read(table))));
  const rows = tables.flat();
  const columns = columnsOf(rows);
  const startOf = (at: number) => tables.slice(0, at).flat().length;
  const exported = TABLES.map(
    (table, at) => `export const ${variable(table)}=rows.slice(${startOf(at)},${startOf(at + 1)});`,
  );
  const source = [
    `const columns=${withoutServerFacts(columns)};`,
    'const rows=columns[0].map((_,at)=>columns.map((column)=>column[at]));',
    ...exported,
  ].join('\n');
  return { fileName: `assets/food-rows-${await hashOf(source)}.js`, source };
}

/** Returns a module of dishes, in columns too. */
const dishRows = (rows: Rows): string =>
  `const columns=${JSON.stringify(columnsOf(rows))};` +
  'export default columns[0].map((_,at)=>columns.map((column)=>column[at]));';

/** A row without facts ends with its names. */
type Rows = readonly (readonly unknown[])[];

function columnsOf(rows: Rows): Rows {
  const width = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? {}));
}

const withoutServerFacts = (columns: Rows): string =>
  JSON.stringify(columns, (key, value: unknown) => (SERVER_FACTS.includes(key) ? undefined : value));

const variable = (table: string) => table.replaceAll('-', '_');

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash, 0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
