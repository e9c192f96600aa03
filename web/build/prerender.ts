import { build, runnerImport } from 'vite';

/** Separate from the app's build, which calls these functions. */
const SEPARATE = { configFile: false, logLevel: 'error' } as const;

/** Imports a module of the app into Node. Imported pictures stay paths, because the app's build resolves them. */
export async function importModule<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}/${file}`, {
    ...SEPARATE,
    root,
    build: { assetsInlineLimit: 0 },
  });
  return module;
}

/** Returns a script and its imports as one text. */
export async function bundleScript(input: string): Promise<string> {
  const result = await build({
    ...SEPARATE,
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error(`${input} was not bundled.`);
  return first.output[0].code.trim();
}
