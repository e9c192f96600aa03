import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the stages that files share. */
    stages: string;
  }
}

/** A process ends without a last word, so what its stage has stored goes with the whole run. */
export default function setUp({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'munchify-test-'));
  provide('stages', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
