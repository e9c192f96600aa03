import { useLingui } from '@lingui/react';
import { BasicIcon } from '#web/shared/ui/basic-icon.tsx';

/** Quiet sign on a recipe that the user does not eat. */
export function UneatenSign({ isUneaten }: { isUneaten: boolean }) {
  const { i18n } = useLingui();
  if (!isUneaten) return null;
  const text = i18n._('avoided.uneaten');
  return (
    <span title={text} className="inline-flex items-center text-tomato">
      <BasicIcon name="warning" className="size-4.5" />
      <span className="sr-only">{text}</span>
    </span>
  );
}
