import { fileIndex } from '#core/reading/files/pictures.ts';
import { recipesInText } from '#core/reading/files/text-recipes.ts';
import { readPage } from '#core/reading/read-page.ts';
import { readPastedText } from '#core/reading/read-text.ts';
import { workFor } from '#core/reading/text/work.ts';
import { HOSTILE_FILES } from '#tests/cases/hostile/files.ts';
import { HOSTILE_PAGES } from '#tests/cases/hostile/pages.ts';
import { HOSTILE_TEXTS } from '#tests/cases/hostile/texts.ts';

export type HostileKind = 'page' | 'text' | 'file';

/** CPU time of a reading, and the process's largest memory so far, without its memory at the start. */
export type Taken = { readonly ms: number; readonly mb: number };

const SIZES = [1, 4, 16, 64, 256, 1_024, 4_096].map((kilobytes) => kilobytes * 1_024);

const READERS: Record<
  HostileKind,
  (index: number) => { of: (length: number) => string; read: (text: string) => unknown }
> = {
  page: (index) => ({ of: HOSTILE_PAGES[index]?.of ?? String, read: (html) => readPage(html) }),
  text: (index) => ({ of: HOSTILE_TEXTS[index]?.of ?? String, read: readPastedText }),
  file: (index) => {
    const { file: path = '', of = String } = HOSTILE_FILES[index] ?? {};
    const paths = fileIndex([path]);
    return { of, read: (text) => recipesInText({ path, text, paths, work: workFor(text.length) }) };
  },
};

const peak = () => process.resourceUsage().maxRSS / 1_024;

const [, , kind = 'page', index = '0'] = process.argv;
const { of, read } = READERS[kind as HostileKind](Number(index));
read(of(1_000));
const start = peak();
process.send?.(
  SIZES.map((length): Taken => {
    const text = of(length);
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1_000, mb: peak() - start };
  }),
);
