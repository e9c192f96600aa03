import { describe, expect, test } from 'vitest';
import { isIn, isRecipeIn } from '#core/generation/draft/language-check.ts';
import { REAL_STEPS } from '#tests/core/recipe/steps/real-steps.ts';

const EN = {
  title: 'Leek soup',
  names: ['leeks', 'potatoes', 'butter', 'salt'],
  steps: ['Melt the butter in a pot.', 'Add the leeks and cook for 3 minutes, stirring.', 'Blend and serve.'],
};
const DE = {
  title: 'Lauchsuppe',
  names: ['Lauch', 'Kartoffeln', 'Butter', 'Salz'],
  steps: [
    'Butter in einem Topf zerlassen.',
    'Lauch zugeben und 3 Minuten unter Rühren dünsten.',
    'Pürieren.',
  ],
};
const FOREIGN = [
  "Chauffer l'huile dans une casserole à feu moyen. Ajouter l'oignon et cuire pendant 3 minutes en remuant. Verser l'eau et laisser mijoter.",
  'Calentar el aceite en una olla a fuego medio. Añadir la cebolla y cocinar durante 3 minutos. Verter el agua y llevar a ebullición.',
  "Scaldare l'olio in una pentola a fuoco medio. Aggiungere la cipolla e cuocere per 3 minuti. Versare l'acqua e portare a ebollizione.",
  'Verhit de olie in een grote pan op middelhoog vuur. Voeg de ui toe en bak 3 minuten, al roerend. Giet het water erbij en kook.',
];

describe('a recipe', () => {
  test('is in its own language and not in the other', () => {
    expect([isRecipeIn('en', EN), isRecipeIn('de', EN)]).toEqual([true, false]);
    expect([isRecipeIn('en', DE), isRecipeIn('de', DE)]).toEqual([false, true]);
  });

  test.each(FOREIGN)('in a third language is in neither language: %s', (text) => {
    expect([isIn('en', text), isIn('de', text)]).toEqual([false, false]);
  });

  test('A recipe with food names in the other language is not in its own language', () => {
    expect(isRecipeIn('de', { ...DE, names: ['leeks', 'Kartoffeln', 'Butter', 'Salz'] })).toBe(true);
    expect(isRecipeIn('de', { ...DE, names: EN.names })).toBe(false);
    expect(isRecipeIn('en', { ...EN, names: DE.names })).toBe(false);
  });

  test('may have names that both languages know, or neither', () => {
    expect(isRecipeIn('de', { ...DE, names: ['Couscous', 'Feta', 'Feenstaub'] })).toBe(true);
  });

  test('is recognised by steps as people write them', () => {
    for (const language of ['en', 'de'] as const) {
      const steps = REAL_STEPS.split('\n').filter((line) => line.startsWith(language));
      const texts = steps.map((line) => line.split(' | ')[2] ?? '');
      for (let at = 0; at + 5 < texts.length; at += 5)
        expect(isIn(language, texts.slice(at, at + 5).join(' ')), texts[at]).toBe(true);
    }
  });
});
