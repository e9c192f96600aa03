import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartsEditor } from '#web/features/edit/parts-editor.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { partOf } from '#web/drafts/draft.ts';

test('The error of the lines is said above them, where the focus goes', async () => {
  await activate('en');
  await loadInnerMessages();
  const parts = [
    partOf(
      '',
      Array.from({ length: 3 }, (_, at) => `${at + 1} g flour`),
    ),
  ];
  render(
    <I18nProvider i18n={i18n}>
      <PartsEditor
        kind="ingredients"
        parts={parts}
        current={() => parts}
        onChange={() => {}}
        language="en"
        error="200 at most"
      />
    </I18nProvider>,
  );
  const order = screen
    .getByText('200 at most')
    .compareDocumentPosition(screen.getByLabelText('Ingredient 1'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
