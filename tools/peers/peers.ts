import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as RecipeScrapers from 'recipe-scrapers';

/** Folder of the peers, which are not part of the repository. */
const CACHE = join(import.meta.dirname, '../../.cache/peers');

const PYTHON = join(CACHE, 'venv/bin/python');

export const VERSIONS = {
  'npm recipe-scrapers': '3.0.0',
  'PyPI recipe-scrapers': '15.13.0',
  'PyPI ingredient-parser-nlp': '2.9.1',
} as const;

export function installPeers(): void {
  mkdirSync(CACHE, { recursive: true });
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: CACHE, stdio: ['ignore', 2, 2] });
  if (!existsSync(PYTHON)) run('python3', ['-m', 'venv', 'venv']);
  run(PYTHON, [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    `recipe-scrapers==${VERSIONS['PyPI recipe-scrapers']}`,
    `ingredient-parser-nlp==${VERSIONS['PyPI ingredient-parser-nlp']}`,
  ]);
  const npmPeer = `recipe-scrapers@${VERSIONS['npm recipe-scrapers']}`;
  // npm does not install its peer dependency in a folder without package.json.
  run('npm', ['install', '--prefix', CACHE, '--no-save', '--loglevel=error', npmPeer, 'cheerio']);
}

/** Runs a script of this folder with the peers' Python. @returns its output */
export const runPython = (script: string, input: string): string =>
  execFileSync(PYTHON, ['-W', 'ignore', join(import.meta.dirname, script)], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });

type NpmRecipeScrapers = typeof RecipeScrapers;

/** Loads the npm peer from its folder. */
export async function npmRecipeScrapers(): Promise<NpmRecipeScrapers> {
  const path = join(CACHE, 'npm-peer.mjs');
  writeFileSync(path, "export * from 'recipe-scrapers';\n");
  return import(pathToFileURL(path).href);
}
