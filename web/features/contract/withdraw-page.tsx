import { useLingui } from '@lingui/react';
import * as v from 'valibot';
import type { WithdrawRequest } from '#core/contract/declaration.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useLinkToken } from '../../ui/hooks/use-link-token.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { ContractChoice, contractOf } from './contract-choice.tsx';
import { ContractFrame } from './contract-frame.tsx';
import { WithdrawForm } from './forms.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { DeclarationReceipt } from './declaration-receipt.tsx';
import { useDeclaration } from './use-declaration.ts';
import { useKnownUser } from './use-known-user.ts';

/** Withdraws from a contract without a login. With the mailed token, confirms the withdrawal. */
export function WithdrawPage() {
  const { i18n } = useLingui();
  const { token } = useLinkToken('confirm');
  usePageTitle(i18n._(token ? 'contract.confirm.title' : 'contract.withdraw.title'));
  return token ? <Confirm token={token} /> : <Withdraw />;
}

/** `operator`: a person decides on the refund. */
const Outcome = v.object({ outcome: v.picklist(['refunded', 'operator']) });

function Confirm({ token }: { token: string }) {
  const { i18n } = useLingui();
  return (
    <ContractFrame heading={i18n._('contract.confirm.title')} lead={i18n._('contract.confirm.lead')}>
      <ConfirmButton
        path="/api/contract/withdraw/confirm"
        token={token}
        action={i18n._('contract.confirm.action')}
        done={(response) =>
          v.parse(Outcome, response).outcome === 'refunded'
            ? i18n._('contract.confirm.refunded')
            : i18n._('contract.confirm.operator')
        }
      />
    </ContractFrame>
  );
}

function Withdraw() {
  const { i18n } = useLingui();
  const withdrawal = useDeclaration<WithdrawRequest>('/api/contract/withdraw');
  const { data: receipt, variables } = withdrawal;
  return (
    <ContractFrame heading={i18n._('contract.withdraw.title')} lead={i18n._('contract.withdraw.lead')}>
      {receipt && variables ? (
        <DeclarationReceipt
          title={i18n._('contract.withdraw.received')}
          {...receipt}
          file="munchify-widerruf"
          request={variables}
          next={i18n._('contract.withdraw.next')}
        />
      ) : (
        <Form isBusy={withdrawal.isPending} onSend={withdrawal.mutate} />
      )}
    </ContractFrame>
  );
}

function Form({ isBusy, onSend }: { isBusy: boolean; onSend: (request: WithdrawRequest) => void }) {
  const { i18n } = useLingui();
  const { email, plan } = useKnownUser();
  const form = useForm(WithdrawForm, { email, contract: contractOf(plan), name: '' });
  return (
    <form className="grid gap-5" noValidate onSubmit={form.submit(onSend)}>
      <Field
        label={i18n._('contract.email')}
        type="email"
        autoComplete="email"
        hint={i18n._('contract.email.hint')}
        {...form.field('email')}
      />
      <ContractChoice {...form.choice('contract')} />
      <Field label={i18n._('contract.name')} autoComplete="name" maxLength={100} {...form.field('name')} />
      <Button kind="main" size="big" type="submit" busy={isBusy}>
        {i18n._('contract.withdraw.action')}
      </Button>
    </form>
  );
}
