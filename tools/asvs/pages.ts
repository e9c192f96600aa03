import { CHAPTERS } from './chapters.ts';
import type { Chapter, Requirement } from './chapters/requirement.ts';
import { threatsIn, type Threat } from './threats.ts';

const BEGIN = '<!-- asvs: written by `npm run asvs` -->';
const END = '<!-- end of asvs -->';

const STATUSES = ['met', 'not applicable', 'open'] as const;

/** Returns docs/security.md with the chapter on the standard replaced: counts, and what is open. */
export function withSummary(document: string): string {
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`The document lacks the marks ${BEGIN} and ${END}.`);
  return `${document.slice(0, before)}${BEGIN}\n\n${summary()}\n\n${document.slice(after)}`;
}

function summary(): string {
  const counts = CHAPTERS.map((chapter) => [linkTo(chapter), ...countsOf([chapter])]);
  const open = entriesOf(CHAPTERS).flatMap(([id, requirement]) =>
    requirement.status === 'open' ? [`- **${id}**, ${requirement.asks}: ${requirement.why}.`] : [],
  );
  return [
    table(
      ['chapter', ...STATUSES, 'together'],
      [...counts, ['**All**', ...countsOf(CHAPTERS).map((count) => `**${count}**`)]],
    ),
    'Open, and why:',
    open.join('\n'),
  ].join('\n\n');
}

const countsOf = (chapters: readonly Chapter[]): string[] => {
  const entries = entriesOf(chapters);
  const each = STATUSES.map((status) => entries.filter(([, requirement]) => requirement.status === status));
  return [...each, entries].map(({ length }) => String(length));
};

/** Returns docs/asvs.md: each chapter with its requirements. */
export const listPage = (security: string): string =>
  [INTRODUCTION, ...chaptersOf(threatsIn(security))].join('\n\n');

const INTRODUCTION = `# The OWASP standard, requirement by requirement

<!-- written by \`npm run asvs\` from tools/asvs/chapters -->

The requirements of levels 1 and 2 of the [OWASP Application Security Verification Standard
5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0/5.0), in a few words of our own: the standard has the exact ones. *Met* names what
fails if it is no longer so: threats in [security.md](security.md) with their tests, further tests, or a setting or chapter that must
be there (\`tests/structure/asvs.test.ts\`). Nobody but ourselves has verified it.`;

const chaptersOf = (threats: readonly Threat[]): string[] =>
  CHAPTERS.map((chapter) =>
    [
      `## ${titleOf(chapter)}`,
      Object.entries(chapter.requirements)
        .flatMap(([id, requirement]) => entryOf(id, requirement, threats))
        .join('\n'),
    ].join('\n\n'),
  );

/** Returns a requirement with what meets it, each in a line of its own, or with why it is open. */
function entryOf(id: string, requirement: Requirement, threats: readonly Threat[]): readonly string[] {
  const { asks, status } = requirement;
  if (requirement.status !== 'met') return [`- **${id}** ${asks}: *${status}*`, `  - ${requirement.why}`];
  return [
    `- **${id}** ${asks}: *${status}*`,
    ...threats.filter(({ ids }) => ids.includes(id)).map(({ threat }) => `  - ${threat}`),
    ...requirement.evidence.map(([file, text]) =>
      file.startsWith('docs/')
        ? `  - [${text.replace(/^#+ /, '')}](${file.replace('docs/', '')})`
        : `  - \`${file}\` “${text}”`,
    ),
  ];
}

const titleOf = ({ number, name }: Chapter): string => `V${number} ${name}`;

const linkTo = (chapter: Chapter): string =>
  `[${titleOf(chapter)}](asvs.md#${titleOf(chapter).toLowerCase().replaceAll(' ', '-')})`;

/** Returns all requirements of some chapters by their IDs. */
export const entriesOf = (chapters: readonly Chapter[]): [id: string, Requirement][] =>
  chapters.flatMap(({ requirements }) => Object.entries(requirements));

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
