import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { aRecipe } from '#tests/support/examples.ts';
import { FoodField } from '#web/detections/food-field.tsx';
import type { Correction } from '#web/offline/schema.ts';
import type { OpenField } from '#web/detections/use-detections.ts';
import { Ingredients } from '#web/features/recipe/ingredients/ingredients.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';

async function open(language: Language, page: ReactNode) {
  await activate(language);
  await loadInnerMessages();
  render(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
}

function Scaled({ language }: { language: Language }) {
  const [servings, setServings] = useState(2);
  const serving = { factor: servings / 2, units: 'metric', language } as const;
  const recipe = aRecipe('cook', { servings: 2, lines: [{ name: 'flour', quantity: 200, unit: 'g' }] });
  return <Ingredients recipe={recipe} servings={servings} serving={serving} onServings={setServings} />;
}

describe('invalid servings', () => {
  test.each([
    ['en', '0', /whole number from 1 to 100.*2 servings/],
    ['en', '0.5', /whole number from 1 to 100.*2 servings/],
    ['de', '101', /ganze Zahl von 1 bis 100.*2 Portionen/],
  ] as const)('%s: %s shows an error and keeps the amounts', async (language, typed, word) => {
    await open(language, <Scaled language={language} />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(screen.getByRole('alert').textContent).toMatch(word);
    expect(field.value).toBe(typed);
    expect(screen.getByRole('listitem').textContent).toContain('200');
    // After it loses the focus, the field shows the servings of the amounts.
    await userEvent.tab();
    expect(field.value).toBe('2');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('listitem').textContent).toContain('600');
  });
});

describe('typed foods', () => {
  test('are added with their amounts; the cook chooses between ambiguous ones', async () => {
    const added: Correction[] = [];
    const fields = { current: new Set<OpenField>() };
    await open(
      'en',
      <FoodField
        label="What is there?"
        isFocused={false}
        typed=""
        onType={() => undefined}
        fields={fields}
        onAdd={(each) => added.push(each)}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, '2 eggs, tomatoe, 200 g noodles{Enter}');
    expect(added).toEqual([
      { food: 'egg', quantity: 2, unit: 'piece' },
      { food: 'tomato', written: 'tomatoe' },
    ]);
    expect(field.value).toBe('200 g noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Rice noodles' }));
    expect(added.at(-1)).toEqual({ food: 'rice-noodles', quantity: 200, unit: 'g' });
    expect(field.value).toBe('');
    expect(screen.queryByRole('group')).toBeNull();
  });
});
