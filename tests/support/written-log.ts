import { afterEach, beforeEach, vi } from 'vitest';

export type Line = Readonly<Record<string, unknown>>;

/** Log of a test so far, as text and line by line. */
export type WrittenLog = { text(): string; lines(): Line[] };

/** Turns the log on for every test of a file, and captures it. */
export function writtenLog(): WrittenLog {
  let written = '';
  beforeEach(() => {
    written = '';
    vi.stubEnv('MUNCHIFY_LOG', 'on');
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((written += String(text))));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return {
    text: () => written,
    lines: () =>
      written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}
