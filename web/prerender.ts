import { build, runnerImport } from 'vite';

// What writes documents when the app is built: it is made of the app's own components, and runs beside their build.

const APART = { configFile: false, logLevel: 'error' } as const;

/** A module that runs now, in Node. Pictures are named in it, and found by the build of the app. */
export async function imported<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}/${file}`, {
    ...APART,
    root,
    build: { assetsInlineLimit: 0 },
  });
  return module;
}

/** A script and all it imports, as one text. */
export async function bundled(input: string): Promise<string> {
  const result = await build({
    ...APART,
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error(`${input} was not bundled.`);
  return first.output[0].code.trim();
}
