import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useLinkToken } from '../../ui/hooks/use-link-token.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import type { CancelRequest } from '#core/contract/declaration.ts';
import { ContractChoice, contractOf } from './contract-choice.tsx';
import { ContractFrame } from './contract-frame.tsx';
import { CancelForm } from './forms.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { DeclarationReceipt } from './declaration-receipt.tsx';
import { useDeclaration } from './use-declaration.ts';
import { useKnownUser } from './use-known-user.ts';

/** Cancels a contract without a login. With the token of the confirmation mail, undoes a cancellation. */
export function CancelPage() {
  const { i18n } = useLingui();
  const { token } = useLinkToken('undo');
  usePageTitle(i18n._(token ? 'contract.undo.title' : 'contract.cancel.title'));
  return token ? <Undo token={token} /> : <Cancel />;
}

function Undo({ token }: { token: string }) {
  const { i18n } = useLingui();
  return (
    <ContractFrame heading={i18n._('contract.undo.title')} lead={i18n._('contract.undo.lead')}>
      <ConfirmButton
        path="/api/contract/cancel/undo"
        token={token}
        action={i18n._('contract.undo.action')}
        done={() => i18n._('contract.undo.done')}
      />
    </ContractFrame>
  );
}

function Cancel() {
  const { i18n } = useLingui();
  const cancellation = useDeclaration<CancelRequest>('/api/contract/cancel');
  const { data: receipt, variables } = cancellation;
  return (
    <ContractFrame heading={i18n._('contract.cancel.title')} lead={i18n._('contract.cancel.lead')}>
      {receipt && variables ? (
        <DeclarationReceipt
          title={i18n._('contract.cancel.received')}
          {...receipt}
          file="munchify-kuendigung"
          request={variables}
          next={i18n._('contract.cancel.next')}
        />
      ) : (
        <Form isBusy={cancellation.isPending} onSend={cancellation.mutate} />
      )}
    </ContractFrame>
  );
}

function Form({ isBusy, onSend }: { isBusy: boolean; onSend: (request: CancelRequest) => void }) {
  const { i18n } = useLingui();
  const { email, plan } = useKnownUser();
  const form = useForm(CancelForm, { email, plan: contractOf(plan), name: '', reason: '', date: '' });
  return (
    <form className="grid gap-5" noValidate onSubmit={form.submit(onSend)}>
      <Field
        label={i18n._('contract.email')}
        type="email"
        autoComplete="email"
        hint={i18n._('contract.email.hint')}
        {...form.field('email')}
      />
      <ContractChoice {...form.choice('plan')} />
      <Field label={i18n._('contract.name')} autoComplete="name" maxLength={100} {...form.field('name')} />
      <Field
        label={i18n._('contract.date')}
        type="date"
        hint={i18n._('contract.date.hint')}
        {...form.field('date')}
      />
      <Field
        label={i18n._('contract.reason')}
        hint={i18n._('contract.reason.hint')}
        maxLength={500}
        {...form.field('reason')}
      />
      <Button kind="main" size="big" type="submit" busy={isBusy}>
        {i18n._('contract.cancel.action')}
      </Button>
    </form>
  );
}
