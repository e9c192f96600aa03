import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import type { Language } from '#core/language.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import type { DraftPart } from '#web/shared/platform/storage/recipe-draft.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldError } from '#web/shared/ui/forms/field-error.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useLineReader } from '../../data/drafts/use-line-reader.ts';
import type { Parts } from './change-parts.ts';
import { LineRow } from './line-row.tsx';
import { PartHead } from './part-head.tsx';
import { UnderstoodLine } from './understood-line.tsx';
import { useDrag, type DragActions } from './use-drag.ts';
import { useParts, type PartsActions } from './use-parts.ts';

type PartsEditorProps = {
  kind: 'ingredients' | 'steps';
  parts: Parts;
  current: () => Parts;
  onChange: (parts: Parts) => void;
  language: Language;
  saved?: readonly Line[] | undefined;
  error?: string | undefined;
};

/** Ingredients or steps, one field each, in parts. */
export function PartsEditor({ kind, parts, current, onChange, language, saved, error }: PartsEditorProps) {
  const { i18n } = useLingui();
  const root = useRef<HTMLElement>(null);
  const actions = useParts({ current, onChange, root });
  const drag = useDrag(actions.moveBeside);
  const [title, hint, add] =
    kind === 'ingredients'
      ? [i18n._('edit.ingredients'), i18n._('edit.ingredients.hint'), i18n._('edit.add_line')]
      : [i18n._('edit.steps'), undefined, i18n._('edit.add_step')];
  const isParted = parts.length > 1 || parts.some(({ name }) => name !== '');
  return (
    <section ref={root} aria-labelledby={kind} className="grid gap-4">
      <div>
        <h2 id={kind}>{title}</h2>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {error && <FieldError id={`${kind}-error`}>{error}</FieldError>}
      {parts.map((part, index) => (
        <div key={part.key} className="grid gap-3 [&+div]:border-t [&+div]:border-line [&+div]:pt-5">
          {isParted && <PartHead part={part} number={index + 1} actions={actions} />}
          <Lines {...{ kind, part, parts, actions, drag, language, saved }} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => actions.addTo(part.key)}>
              <Icon name="add" />
              {add}
            </Button>
            {index === parts.length - 1 && (
              <Button kind="bare" onClick={actions.addPart}>
                <Icon name="add" />
                {i18n._('edit.add_part')}
              </Button>
            )}
          </div>
        </div>
      ))}
      <p aria-live="polite" className="sr-only">
        {actions.moved}
      </p>
    </section>
  );
}

type LinesProps = Pick<PartsEditorProps, 'kind' | 'language' | 'parts' | 'saved'> & {
  part: DraftPart;
  actions: PartsActions;
  drag: DragActions;
};

function Lines({ kind, part, parts, actions, drag, language, saved }: LinesProps) {
  const { i18n } = useLingui();
  const read = useLineReader(language, saved);
  const isStep = kind === 'steps';
  const before = parts.slice(0, parts.indexOf(part)).reduce((sum, { lines }) => sum + lines.length, 0);
  const otherParts = parts.filter((each) => each !== part && each.name !== '');
  const List = isStep ? 'ol' : 'ul';
  return (
    <List className="grid gap-2">
      {part.lines.map((line, index) => {
        const number = before + index + 1;
        const text = line.text || i18n._('edit.empty_line', { number });
        return (
          <LineRow
            key={line.key}
            line={line}
            number={number}
            labels={
              isStep
                ? {
                    field: i18n._('edit.step_number', { number }),
                    move: i18n._('edit.move_step', { number }),
                    remove: i18n._('edit.remove_step', { number }),
                  }
                : {
                    field: i18n._('edit.line_number', { number }),
                    move: i18n._('edit.move', { text }),
                    remove: i18n._('edit.remove', { text }),
                  }
            }
            otherParts={otherParts}
            actions={actions}
            drag={drag}
            isStep={isStep}
          >
            {!isStep && line.text.trim() !== '' && (
              <UnderstoodLine line={read(line.text)} onMeant={(meant) => actions.correct(line.key, meant)} />
            )}
          </LineRow>
        );
      })}
    </List>
  );
}
