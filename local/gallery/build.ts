import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/**
 * Builds the page of all components. @returns its files by name
 * @param base the path below which they are served
 */
export async function buildGallery(base: string): Promise<ReadonlyMap<string, Buffer>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    publicDir: false,
    base,
    plugins: [react(), tailwindcss()],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: { polyfill: false },
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
    },
    // One configuration without watching gives one result.
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
}
