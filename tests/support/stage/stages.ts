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

/** A process cannot clean up at its end, so the data of its stage are deleted with the whole run. */
export default function setUp({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'munchify-test-'));
  provide('stages', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
