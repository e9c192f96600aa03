import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { Select } from '#web/shared/ui/forms/select.tsx';

/** Select of the paid plans, with an option for users who are unsure. */
export function ContractChoice(choice: Omit<ComponentProps<typeof Select>, 'label' | 'options'>) {
  const { i18n } = useLingui();
  return (
    <Select
      label={i18n._('contract.which')}
      options={[
        ['', i18n._('contract.which.choose')],
        ['Basic', 'Basic'],
        ['Pro', 'Pro'],
        [UNSURE, i18n._('contract.which.unsure')],
      ]}
      {...choice}
    />
  );
}

export const UNSURE = 'unsure';

/** Returns the plan if it is paid, else ''. */
export const contractOf = (plan: string): string => (['Basic', 'Pro'].includes(plan) ? plan : '');
