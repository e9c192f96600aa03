import { useLingui } from '@lingui/react';
import type { FileProblem } from '#core/reading/files/file-recipe.ts';
import type { UnreadFile } from './read-files.ts';

const REASONS: Record<FileProblem, string> = {
  'not-a-recipe': /*i18n*/ 'files.problem.not_a_recipe',
  'no-ingredients': /*i18n*/ 'files.problem.no_ingredients',
  damaged: /*i18n*/ 'files.problem.damaged',
  'too-large': /*i18n*/ 'files.problem.too_large',
  'too-many': /*i18n*/ 'files.problem.too_many',
};

export function UnreadFiles({ unread }: { unread: readonly UnreadFile[] }) {
  const { i18n } = useLingui();
  if (unread.length === 0) return null;
  const distinct = [...new Map(unread.map((file) => [`${file.path} ${file.problem}`, file])).values()];
  return (
    <section className="grid gap-4" aria-labelledby="files-unread">
      <h2 id="files-unread" className="text-lg">
        {i18n._('files.unread', { count: unread.length })}
      </h2>
      <ul className="grid gap-3">
        {distinct.map(({ path, problem }) => (
          <li
            key={`${path} ${problem}`}
            className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto]"
          >
            <b className="block leading-snug font-semibold wrap-anywhere">{path}</b>
            <span className="text-sm text-muted">{i18n._(REASONS[problem])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
