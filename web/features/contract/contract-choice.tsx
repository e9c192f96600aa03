import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { Select } from '../../ui/forms/select.tsx';

/** Which contract is meant: one of the plans that are paid for, or whichever there is. */
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

/** The names of the plans that are paid for; of any other there is no contract. */
export const contractOf = (plan: string): string => (['Basic', 'Pro'].includes(plan) ? plan : '');
