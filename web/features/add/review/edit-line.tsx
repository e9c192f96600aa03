import { useLingui } from '@lingui/react';
import { IconButton } from '../../../ui/icon.tsx';

type EditLineProps = {
  text: string;
  onClick: () => void;
  /** True after a question about the line was answered: the button that had the focus is gone. */
  hasFocus?: boolean;
  className?: string;
};

export function EditLine({ text, onClick, hasFocus = false, className = 'text-muted' }: EditLineProps) {
  const { i18n } = useLingui();
  return (
    <IconButton
      label={i18n._('review.change', { text })}
      icon="edit"
      iconClass="size-4.75"
      onClick={onClick}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus}
      className={className}
    />
  );
}
