import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import type { DraftPart } from '#web/offline/recipe-draft.ts';
import { PartsEditor } from '#web/features/edit/parts-editor.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { partOf } from '#web/drafts/draft.ts';

test('The error of the lines is shown above them and gets the focus', async () => {
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

function Ingredients({ lines }: { lines: readonly string[] }) {
  const [parts, setParts] = useState<readonly DraftPart[]>([partOf('', lines)]);
  const newest = useRef(parts);
  const change = (next: readonly DraftPart[]) => {
    newest.current = next;
    setParts(next);
  };
  return (
    <PartsEditor
      kind="ingredients"
      parts={parts}
      current={() => newest.current}
      onChange={change}
      language="en"
    />
  );
}

test('A mistyped ingredient is corrected by one tap, and the focus moves from the button to the field', async () => {
  await activate('en');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <Ingredients lines={['100 g chedar', '2 carots, sliced', '3 fairy wings']} />
    </I18nProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'cheddar' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Ingredient 1');
  expect(field.value).toBe('100 g cheddar');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: 'cheddar' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'carrots' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ingredient 2').value).toBe('2 carrots, sliced');
  expect(screen.queryByText('Did you mean:')).toBeNull();
  expect(screen.getByText("We don't know this: not counted")).toBeTruthy();
});
