import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ReadLines } from '#web/features/add/review/read-lines.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import type { DraftPart } from '#web/offline/recipe-draft.ts';
import { currentToast, dismissToast } from '#web/ui/feedback/toast.ts';
import { newDraft, partOf } from '#web/drafts/draft.ts';

let kept: readonly DraftPart[] = [];
const stepped: string[] = [];

function Lines() {
  const [ingredients, setIngredients] = useState(kept);
  return (
    <ReadLines
      draft={newDraft({ language: 'en', origin: { type: 'imported' }, ingredients })}
      onStep={(key) => stepped.push(key)}
      onChange={(change) => {
        kept = change(kept);
        setIngredients(kept);
      }}
    />
  );
}

const texts = () => kept.flatMap(({ lines }) => lines.map(({ text }) => text));

const openQuestions = () => kept.flatMap(({ lines }) => lines.filter(({ why }) => why !== undefined));

afterEach(dismissToast);

beforeAll(async () => {
  await activate('en');
  await loadInnerMessages();
});

/** Opens lines; those after `unknown` have unknown foods. */
function open(...lines: (string | { unknown: string })[]) {
  const part = partOf(
    '',
    lines.map((line) => (typeof line === 'string' ? line : line.unknown)),
  );
  kept = [
    {
      ...part,
      lines: part.lines.map((line, at) =>
        typeof lines[at] === 'string' ? line : { ...line, why: 'unknown-food' as const },
      ),
    },
  ];
  render(
    <I18nProvider i18n={i18n}>
      <Lines />
    </I18nProvider>,
  );
}

test('a line that is being changed keeps its typed text, also when another one is changed next', () => {
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

const MISTYPED = [{ unknown: '200 g buter' }, { unknown: '3 egs' }, { unknown: '100 ml mlik' }] as const;

test('a mistyped line can be changed, or made a step', async () => {
  open('200 g flour', { unknown: '200 g buter' });
  expect(await screen.findByRole('button', { name: 'butter' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Change: 200 g buter' }));
  fireEvent.click(screen.getByRole('button', { name: 'This is a step' }));
  expect(stepped).toEqual([kept[0]?.lines[1]?.key]);
  const field = screen.getByLabelText('Change: 200 g buter');
  fireEvent.change(field, { target: { value: '200 g beurre noisette' } });
  fireEvent.submit(field);
  expect(texts()).toEqual(['200 g flour', '200 g beurre noisette']);
  expect(openQuestions()).toEqual([]);
});

test('all mistyped lines are corrected by one tap, and a wrong correction can be changed', async () => {
  open(...MISTYPED, { unknown: '3 fairy wings' });
  fireEvent.click(await screen.findByRole('button', { name: 'Correct all 3' }));
  expect(texts()).toEqual(['200 g butter', '3 eggs', '100 ml milk', '3 fairy wings']);
  expect(openQuestions().map(({ text }) => text)).toEqual(['3 fairy wings']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: 200 g butter');
  const field = () => screen.getByLabelText('Change: 3 eggs');
  fireEvent.click(field());
  fireEvent.change(field(), { target: { value: '3 figs' } });
  expect(currentToast()?.title).toBe('3 lines corrected');
  currentToast()?.action?.act();
  // Undo keeps text that the cook has changed afterwards.
  expect(texts()).toEqual(['200 g buter', '3 figs', '100 ml mlik', '3 fairy wings']);
  expect(openQuestions().map(({ text }) => text)).toEqual(['200 g buter', '100 ml mlik', '3 fairy wings']);
});

test('a single mistyped line has its own answers and no button for all', async () => {
  open({ unknown: '200 g buter' }, { unknown: '3 fairy wings' });
  fireEvent.click(await screen.findByRole('button', { name: 'butter' }));
  expect(texts()).toEqual(['200 g butter', '3 fairy wings']);
  expect(screen.queryByRole('button', { name: /Correct all/ })).toBeNull();
});
