import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BYTE_BUDGETS } from '#tests/journeys/support/byte-budgets.ts';
import { precached, sizeOf } from '#tests/journeys/support/bytes.ts';
import type { Measured } from './support/measured.ts';

/** Budget 4: bytes that a user downloads after a release that changes one sentence. */
export async function release(): Promise<Measured[]> {
  const { kilobytes, files } = await releaseOfOneSentence();
  return [
    {
      name: '4 a release that changes one sentence',
      budget: `≤ ${BYTE_BUDGETS.release} KB`,
      measured: `${kilobytes.toFixed(1)} KB in ${files} files`,
      holds: files > 0 && kilobytes <= BYTE_BUDGETS.release,
    },
  ];
}

const NEEDED_TO_BUILD = [
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

/**
 * Builds the app with one changed sentence.
 * @returns size and number of files that an existing user downloads
 */
async function releaseOfOneSentence(): Promise<{ kilobytes: number; files: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'munchify-release-'));
  try {
    for (const name of NEEDED_TO_BUILD) await cp(name, join(folder, name), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const catalog = join(folder, 'locales/en/recipe.po');
    const sentences = await readFile(catalog, 'utf8');
    await writeFile(catalog, sentences.replace(/msgstr "(?=\w)/, 'msgstr "Now: '));
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'ignore' });
    const after = join(folder, 'dist');
    const before = await precached();
    const changed = [...(await precached(after))]
      .filter(([file, revision]) => before.get(file) !== revision)
      .map(([file]) => file);
    return { kilobytes: await sizeOf(changed, after), files: changed.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
