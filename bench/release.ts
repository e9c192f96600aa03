import type { Measured } from './support/measured.ts';
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const NEEDED = [
  'core',
  'functions',
  'infra',
  'local/install.mjs',
  'locales',
  'tools/open-api',
  'web',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Budget 4: download of a user who has the app, after a release that changes one sentence. */
export async function release(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'munchify-release-'));
  try {
    for (const name of NEEDED) await cp(name, join(folder, name), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const catalog = join(folder, 'locales/en/recipe.po');
    const sentences = await readFile(catalog, 'utf8');
    await writeFile(catalog, sentences.replace(/msgstr "(?=\w)/, 'msgstr "Now: '));
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'ignore' });
    const [before, after] = [await precached('dist'), await precached(join(folder, 'dist'))];
    const changed = [...after]
      .filter(([file, revision]) => before.get(file) !== revision)
      .map(([file]) => file);
    const sizes = await Promise.all(
      changed.map(async (file) => brotliCompressSync(await readFile(join(folder, 'dist', file))).length),
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    return [
      {
        name: '4 a release that changes one sentence',
        budget: '≤ 15 KB',
        measured: `${kilobytes.toFixed(1)} KB in ${changed.length} files`,
        holds: changed.length > 0 && kilobytes <= 15,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the files that a build's service worker keeps, with their revisions; a hashed name is its own revision. */
async function precached(dist: string): Promise<Map<string, string>> {
  const worker = await readFile(join(dist, 'service-worker.js'), 'utf8');
  const entries = worker.matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g);
  return new Map(
    [...entries].map(([entry, url = '']) => [url, /"revision":"?([^",}]+)/.exec(entry)?.[1] ?? '']),
  );
}
