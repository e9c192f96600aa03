import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { ReadLines } from '#web/features/add/review/read-lines.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import type { DraftPart } from '#web/offline/recipe-draft.ts';
import { newDraft, partOf } from '#web/drafts/draft.ts';

let kept: readonly DraftPart[] = [];

function Lines() {
  const [ingredients, setIngredients] = useState(kept);
  return (
    <ReadLines
      draft={newDraft({ language: 'en', origin: { type: 'imported' }, ingredients })}
      onStep={() => {}}
      onChange={(changed) => {
        kept = changed;
        setIngredients(changed);
      }}
    />
  );
}

const texts = () => kept.flatMap(({ lines }) => lines.map(({ text }) => text));

beforeAll(async () => {
  await activate('en');
  await loadInnerMessages();
});

function open(...lines: string[]) {
  kept = [partOf('', lines)];
  render(
    <I18nProvider i18n={i18n}>
      <Lines />
    </I18nProvider>,
  );
}

test('a line that is being changed is kept as it is typed, also when another one is changed next', () => {
  open('200 g flour', '2 eggs');
  fireEvent.click(screen.getByLabelText('Change: 200 g flour'));
  fireEvent.change(screen.getByLabelText('Change: 200 g flour'), { target: { value: '300 g flour' } });
  expect(texts()).toEqual(['300 g flour', '2 eggs']);
  fireEvent.click(screen.getByLabelText('Change: 2 eggs'));
  const field = screen.getByLabelText('Change: 2 eggs');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.submit(field);
  expect(texts()).toEqual(['300 g flour']);
});
