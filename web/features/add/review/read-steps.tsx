import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { RecipeDraft } from '../../../offline/recipe-draft.ts';
import { Button } from '../../../ui/button.tsx';

type ReadStepsProps = {
  draft: RecipeDraft;
  edit: ReactNode;
  /** Called with the key of a step that becomes an ingredient. */
  onIngredient: (key: string) => void;
};

/** Read steps, by part. Each can be turned into an ingredient. */
export function ReadSteps({ draft: { steps, language }, edit, onIngredient }: ReadStepsProps) {
  const { i18n } = useLingui();
  const parts = steps
    .map((part) => ({ ...part, lines: part.lines.filter(({ text }) => text.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <section aria-labelledby="read-steps" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="read-steps">{i18n._('review.steps')}</h2>
        {edit}
      </div>
      {parts.length === 0 && <p className="text-muted">{i18n._('review.no_steps')}</p>}
      {parts.map((part, index) => {
        const before = parts.slice(0, index).reduce((sum, { lines }) => sum + lines.length, 0);
        return (
          <div key={part.key} lang={language} className="grid gap-4">
            {part.name && <h3 className="text-xl">{part.name}</h3>}
            <ol start={before + 1} className="grid gap-5" style={{ counterReset: `step ${before}` }}>
              {part.lines.map(({ key, text }) => (
                <li
                  key={key}
                  className="grid max-w-160 grid-cols-[2.5rem_1fr] gap-2 text-lg leading-normal [counter-increment:step] before:font-title before:text-[1.75rem] before:leading-[1.15] before:font-semibold before:text-tomato before:lining-nums before:content-[counter(step)]"
                >
                  <span>{text}</span>
                  {mayBeLine(text) && (
                    <Button
                      kind="bare"
                      className="col-start-2 -ml-3 justify-self-start text-sm text-muted"
                      onClick={() => onIngredient(key)}
                    >
                      {i18n._('review.is_ingredient')}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

/** Returns whether a text is short enough for an ingredient. Longer texts are surely steps. */
const mayBeLine = (text: string): boolean => text.split(/\s+/).length <= 7;
