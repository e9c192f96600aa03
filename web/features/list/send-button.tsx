import { useLingui } from '@lingui/react';
import type { Language } from '#core/language.ts';
import type { ShoppingList } from '#core/list/list-item.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Icon } from '../../ui/icon.tsx';
import { sendOrCopy } from '../../ui/send-or-copy.ts';
import { listAsText } from './by-aisle.ts';

export function SendButton({ list, language }: { list: ShoppingList; language: Language }) {
  const { i18n } = useLingui();
  const text = listAsText(list, language);
  const send = async () => {
    try {
      if (await sendOrCopy({ title: i18n._('list.heading'), text })) toast({ title: i18n._('list.copied') });
    } catch {
      toast({ kind: 'error', title: i18n._('list.not_sent'), description: i18n._('please_try_again') });
    }
  };
  return (
    <Button disabled={text === ''} aria-label={i18n._('list.send_label')} onClick={() => void send()}>
      <Icon name="upload" />
      <span className="max-sm:hidden">{i18n._('list.send')}</span>
    </Button>
  );
}
