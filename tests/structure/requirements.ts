/** Requirement of the standard as docs/asvs.md has it. */
export type Requirement = {
  /** "6.3.1" */
  readonly id: string;
  readonly status: string;
  /** Threats and evidence that meet it, one each; otherwise the reason. */
  readonly lines: readonly string[];
};

/** Returns the requirements of each chapter of docs/asvs.md, in its order. */
export const requirementsIn = (page: string): readonly (readonly Requirement[])[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((chapter) => chapter.split(/^(?=- )/m).flatMap(requirement));

function requirement(entry: string): readonly Requirement[] {
  const [, id, status] = /^- \*\*([\d.]+)\*\* .+: \*(.+)\*\n/.exec(entry) ?? [];
  if (id === undefined || status === undefined) return [];
  return [{ id, status, lines: Array.from(entry.matchAll(/^ {2}- (.+)$/gm), ([, line = '']) => line) }];
}

/** Quoted text in a file: a test title, a setting, or words of a document. */
export type Evidence = { readonly file: string; readonly text: string };

/** Returns the file and the text in a line; undefined for a threat. */
export function evidenceIn(line: string): Evidence | undefined {
  const [, said, page] = /^\[(.+)\]\(([\w-]+\.md)\)$/.exec(line) ?? [];
  if (said !== undefined && page !== undefined) return { file: `docs/${page}`, text: said };
  const [, file, text] = /^`([^`]+)` “(.+)”$/.exec(line) ?? [];
  return file !== undefined && text !== undefined ? { file, text } : undefined;
}
