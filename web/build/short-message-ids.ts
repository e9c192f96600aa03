import type { Plugin } from 'vite';

/** Letters of a short ID, unless another ID begins with the same ones. */
const LETTERS = 3;

/** IDs that the app also builds of parts, and those that may be any other text. */
const KEPT = /^allergen\.|^[^.]+$/;

/**
 * Gives the messages of the built app short IDs, in catalogs and code alike: what is kept for offline is smaller by
 * 4 KB. They follow from the IDs alone, so that a new message changes no others.
 */
export function shortMessageIds(): Plugin {
  let folder = '';
  let short: ReadonlyMap<string, string>;
  return {
    name: 'short-message-ids',
    apply: 'build',
    configResolved({ root }) {
      folder = `${root}/../locales/en`;
    },
    async buildStart() {
      const files = (await this.fs.readdir(folder)).filter((file) => file.endsWith('.po'));
      const catalogs = files.map((file) => this.fs.readFile(`${folder}/${file}`, { encoding: 'utf8' }));
      const ids = (await Promise.all(catalogs)).join('\n').matchAll(/^msgid "(.+)"$/gm);
      short = await shortIds([...ids].map(([, id = '']) => id));
    },
    transform: {
      filter: { id: /\/(?:core|web|locales)\/.*\.tsx?$/ },
      handler: (code) => ({ code: withShortIds(code, short), map: null }),
    },
  };
}

/** Returns a short ID for each of them. Those that begin alike are longer, whatever their order. */
export async function shortIds(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const hashed = await Promise.all([...new Set(ids)].map(async (id) => ({ id, hash: await hashOf(id) })));
  const alike = Map.groupBy(hashed, ({ hash }) => hash.slice(0, LETTERS));
  return new Map(
    [...alike].flatMap(([start, sharing]) =>
      sharing.map(({ id, hash }) => [id, sharing.length === 1 ? start : hash.slice(0, LETTERS + 2)] as const),
    ),
  );
}

async function hashOf(id: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id)));
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join('');
}

/** Replaces every literal that is such an ID, also within the JSON of a catalog. */
export const withShortIds = (code: string, short: ReadonlyMap<string, string>): string =>
  code.replaceAll(/(\\?["'`])([\w.]+)\1/g, (literal, quote: string, id: string) => {
    const to = KEPT.test(id) ? undefined : short.get(id);
    return to === undefined ? literal : `${quote}${to}${quote}`;
  });
