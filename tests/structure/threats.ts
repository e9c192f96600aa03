/** Entry of docs/security.md: a threat, the requirements that its control helps to meet, and its tests. */
export type Threat = {
  readonly threat: string;
  /** IDs of levels 1 and 2: "6.3.1". */
  readonly ids: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
};

/**
 * Returns the threats in docs/security.md. Each is a list entry `- **Threat**: control. *ASVS 6.3.1, 2.4.1*`, followed
 * by its tests: `` - `tests/file.test.ts` “title” ``. Lines may be wrapped.
 */
export const threatsIn = (document: string): readonly Threat[] =>
  document
    .split(/^(?=- \*\*|#|<!--)/m)
    .map((entry) => entry.replaceAll(/\s+/g, ' '))
    .flatMap((entry) => {
      const threat = /^- \*\*(.+?)\*\*: /.exec(entry)?.[1];
      return threat === undefined ? [] : [{ threat, ids: idsIn(entry), tests: testsIn(entry) }];
    });

/** IDs of level 3 are marked, and left out. */
const idsIn = (entry: string): readonly string[] =>
  (/ \*ASVS ([^*]+)\*/.exec(entry)?.[1] ?? '').split(', ').filter((id) => /^\d+\.\d+\.\d+$/.test(id));

const testsIn = (entry: string) =>
  Array.from(entry.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g), ([, file = '', title = '']) => ({ file, title }));
