import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VisibleError } from '../stage/visible-error.ts';

/** Output folder of the build, from the root of the repository. */
export const DIST = 'dist';

/** Document for all paths without a file: the app, which routes from there. */
export const SHELL = '/app.html';

export type Built = {
  /** Paths below `DIST`, without files that only the build uses. */
  readonly files: readonly string[];
  readonly shell: string;
  /** Prerendered documents by their paths. */
  readonly documents: Readonly<Record<string, { readonly file: string; readonly html: string }>>;
};

/** Operator and domain for the build. Without them it shows an example. */
type BuildSettings = { readonly operator?: string; readonly domain?: string };

/**
 * Builds the app for a stage.
 * @throws VisibleError if the build fails
 */
export function buildApp(root: string, { operator, domain }: BuildSettings): Built {
  const { VITE_OPERATOR: _operator, VITE_ORIGIN: _origin, ...env } = process.env;
  const inputs = {
    ...(operator !== undefined && { VITE_OPERATOR: operator }),
    ...(domain !== undefined && { VITE_ORIGIN: `https://${domain}` }),
  };
  try {
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: root,
      env: { ...env, ...inputs },
      stdio: 'pipe',
    });
  } catch (failure) {
    const said = failure instanceof Error && 'stderr' in failure ? String(failure.stderr) : String(failure);
    throw new VisibleError(`The app cannot be built: run npm run build.\n${said}`);
  }
  return readBuilt(join(root, DIST));
}

function readBuilt(dist: string): Built {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
    .filter((file) => !file.startsWith('.'));
  const documents = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => {
      const path = `/${file.replace(/\/?index\.html$/, '')}`;
      return [path, { file, html: readFileSync(join(dist, file), 'utf8') }] as const;
    });
  const shell = readFileSync(join(dist, SHELL), 'utf8');
  return { files, shell, documents: Object.fromEntries(documents) };
}
