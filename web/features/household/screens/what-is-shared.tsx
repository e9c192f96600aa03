import { useLingui } from '@lingui/react';
import { Icon } from '#web/shared/ui/icon.tsx';

const SHARED = [/*i18n*/ 'household.shared.list', /*i18n*/ 'household.shared.recipes'];

const PRIVATE = [
  /*i18n*/ 'household.private.recipes',
  /*i18n*/ 'household.private.goals',
  /*i18n*/ 'household.private.avoided',
  /*i18n*/ 'household.private.plan',
];

/** Lists what household members can and cannot see of each other. */
export function WhatIsShared() {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <b>{i18n._('household.shared')}</b>
        <ul className="grid gap-1.5">
          {SHARED.map((id) => (
            <li key={id} className="flex gap-3">
              <Icon name="check" className="mt-0.5 shrink-0 text-basil" />
              <span className="min-w-0 wrap-anywhere hyphens-auto">{i18n._(id)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <b>{i18n._('household.private')}</b>
        <ul className="grid gap-1.5 text-muted">
          {PRIVATE.map((id) => (
            <li key={id} className="flex gap-3">
              <Icon name="close" className="mt-0.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere hyphens-auto">{i18n._(id)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-muted">{i18n._('household.honest')}</p>
    </div>
  );
}
