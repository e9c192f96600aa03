import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';

beforeEach(async () => {
  await activate('en');
  await loadInnerMessages();
});

test('A message is shown in the dialog that is open, and outside of it once the dialog is gone', async () => {
  const { rerender } = render(<Page hasDialog />);
  toast({ title: 'Link copied' });
  await within(screen.getByRole('dialog')).findByText('Link copied');

  rerender(<Page hasDialog={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByText('Link copied');
});

const Page = ({ hasDialog }: { hasDialog: boolean }) => (
  <I18nProvider i18n={i18n}>
    <ToastRegion />
    {hasDialog && <dialog open />}
  </I18nProvider>
);
