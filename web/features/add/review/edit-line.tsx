import { useLingui } from '@lingui/react';
import { Icon } from '../../../ui/icon.tsx';

type EditLineProps = {
  text: string;
  onClick: () => void;
  /** True for a line whose question was just answered: the focused button is gone. */
  hasFocus?: boolean;
  className?: string;
};

/** Button that edits a line. */
export function EditLine({ text, onClick, hasFocus = false, className = 'text-muted' }: EditLineProps) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      aria-label={i18n._('review.change', { text })}
      onClick={onClick}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus}
      className={`grid size-11 place-items-center rounded-pill hover:bg-sunken focus-visible:rounded-pill ${className}`}
    >
      <Icon name="edit" className="size-4.75" />
    </button>
  );
}
