import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { CancelRequest, WithdrawRequest } from '#core/contract/declaration.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/hooks/heading-focus.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { UNSURE } from './contract-choice.tsx';

type ContractRequest = CancelRequest | WithdrawRequest;

type ReceivedProps = {
  title: string;
  receivedAt: number;
  request: ContractRequest;
  /** File name of the saved receipt, without date. */
  file: string;
  next: string;
};

/**
 * Receipt of a declaration with its content and time of arrival to the second, which is legally decisive. The law
 * requires that it can be saved; it is mailed only if the contract exists. Source: §§ 312k and 356a BGB
 */
export function DeclarationReceipt({ title, receivedAt, request, file, next }: ReceivedProps) {
  const { i18n } = useLingui();
  useEffect(focusHeading, []);
  const at = i18n.date(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'long' });
  const rows = rowsOf(request, i18n);
  const text = [title, at, '', ...rows.map((row) => row.join(': ')), '', location.origin].join('\n');
  return (
    <div className="grid gap-4">
      <Note kind="good" title={title}>
        <time dateTime={new Date(receivedAt).toISOString()}>{at}</time>
      </Note>
      <div className="@container">
        <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 @max-[17rem]:grid-cols-1">
          {rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button
        kind="line"
        onClick={() => save(`${file}-${new Date(receivedAt).toISOString().slice(0, 10)}.txt`, text)}
      >
        {i18n._('contract.save_receipt')}
      </Button>
      <p>{i18n._('contract.mailed', { email: request.email })}</p>
      <p className="text-muted">{next}</p>
    </div>
  );
}

function rowsOf(request: ContractRequest, i18n: I18n): [name: string, value: string][] {
  const contract = 'plan' in request ? request.plan : request.contract;
  const { name, reason, date } = { reason: undefined, date: undefined, ...request };
  return [
    [i18n._('contract.email'), request.email],
    [i18n._('contract.which'), contract === UNSURE ? i18n._('contract.which.unsure') : contract],
    ...row(i18n._('contract.receipt.name'), name),
    ...row(i18n._('contract.receipt.date'), date),
    ...row(i18n._('contract.receipt.reason'), reason),
  ];
}

const row = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]];

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
