import { readFileSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The repository. */
export const ROOT = join(import.meta.dirname, '../..');

export type Import = { readonly from: string; readonly to: string; readonly isType: boolean };

const importsOf = (file: string): Import[] => importsIn(readFileSync(join(ROOT, file), 'utf8'), file);

/** Returns all imports: named, for side effects, and dynamic. */
export const importsIn = (source: string, from: string): Import[] =>
  [
    ...source.matchAll(/^(?:import|export)\s(?<type>type\s)?[^;'"]*?from\s['"](?<to>[^'"]+)['"]/gms),
    ...source.matchAll(/^import\s['"](?<to>[^'"]+)['"]/gm),
    ...source.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"](?<to>[^'"]+)['"]/gs),
  ].map(({ groups }) => ({ from, to: groups?.['to'] ?? '', isType: groups?.['type'] !== undefined }));

export const FILES = globSync('{core,functions,infra,web,local,tests,bench,tools}/**/*.{ts,tsx}', {
  cwd: ROOT,
}).filter((file) => !file.endsWith('.d.ts'));
export const IMPORTS = FILES.flatMap(importsOf);

/** Returns the repository's file that an import names; undefined for a package. */
export function target({ from, to }: Import): string | undefined {
  if (to.startsWith('#')) return to.slice(1);
  return to.startsWith('.') ? relative(ROOT, join(ROOT, dirname(from), to)) : undefined;
}
