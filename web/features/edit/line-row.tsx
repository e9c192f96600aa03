import { useLingui } from '@lingui/react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import type { PartLine, DraftPart } from '../../offline/recipe-draft.ts';
import { IconButton } from '../../ui/icon.tsx';
import type { DragActions } from './use-drag.ts';
import { MoveButtons } from './move-buttons.tsx';
import { pastedLines } from './pasted-lines.ts';
import type { PartsActions } from './use-parts.ts';

export type LineRowProps = {
  line: PartLine;
  /** Place among all lines, from 1. */
  number: number;
  /** Names of the row, its field and its buttons for screen readers. */
  labels: { readonly field: string; readonly move: string; readonly remove: string };
  otherParts: readonly DraftPart[];
  actions: PartsActions;
  drag: DragActions;
  isStep: boolean;
  /** Understood ingredient, shown below the field. */
  children?: ReactNode;
};

/** One ingredient or step as a field, with a handle to move it and a button to remove it. */
export function LineRow({ line, number, labels, otherParts, actions, drag, isStep, children }: LineRowProps) {
  const { key } = line;
  const isInHand = actions.inHand === key;
  const isHeld = isInHand || drag.dragged === key;
  return (
    <li
      data-line={key}
      className={`-mx-[min(0.625rem,3vw)] grid grid-cols-[max(44px,min(2.75rem,12vw))_minmax(0,1fr)_max(44px,min(2.75rem,12vw))] rounded-md py-0.5 ${isStep ? 'items-start' : 'items-center'} ${isHeld ? 'bg-sunken py-2 shadow-print' : ''}`}
    >
      <span className="grid justify-items-center">
        {isStep && (
          <span
            aria-hidden="true"
            className="pt-1 text-center font-title text-[min(1.375rem,6vw)] leading-none font-semibold text-tomato lining-nums"
          >
            {number}
          </span>
        )}
        <IconButton
          data-grip={key}
          label={labels.move}
          icon="grip"
          iconClass="stroke-3"
          aria-expanded={isInHand}
          className={`w-full cursor-grab touch-none ${isHeld ? 'text-ink' : 'text-muted'}`}
          onPointerDown={(event) => drag.start(key, event)}
          onClick={() => !drag.isDrag() && actions.take(key)}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
            if (!by) return;
            event.preventDefault();
            actions.moveBy(key, by);
          }}
        />
      </span>
      <LineField line={line} label={labels.field} actions={actions} isStep={isStep} />
      <IconButton
        label={labels.remove}
        icon="close"
        iconClass="size-4.75"
        className="w-full text-muted"
        onClick={() => actions.remove(key)}
      />
      {children && <div className="col-start-2">{children}</div>}
      {isInHand && <MoveButtons line={line} otherParts={otherParts} actions={actions} />}
    </li>
  );
}

type LineFieldProps = Pick<LineRowProps, 'line' | 'actions' | 'isStep'> & { label: string };

/** Field that grows with its text. Enter in an ingredient starts the next one; each pasted line becomes a line. */
function LineField({ line: { key, text }, label, actions, isStep }: LineFieldProps) {
  const { i18n } = useLingui();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isStep) {
      event.preventDefault();
      actions.addAfter(key);
    }
    if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      actions.remove(key);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const texts = pastedLines(text, pasted, [selectionStart, selectionEnd]);
    if (texts.length < 2) return;
    event.preventDefault();
    actions.paste(key, texts);
  };
  return (
    <textarea
      data-text={key}
      aria-label={label}
      rows={isStep ? 2 : 1}
      maxLength={2_000}
      value={text}
      placeholder={isStep ? undefined : i18n._('edit.line.placeholder')}
      onChange={({ target }) =>
        actions.rewrite(key, isStep ? target.value : target.value.replaceAll('\n', ' '))
      }
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      className={`input-box field-sizing-content resize-none py-2.5 leading-normal ${isStep ? 'min-h-20' : 'min-h-12'}`}
    />
  );
}
