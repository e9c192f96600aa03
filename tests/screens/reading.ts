import type { Language } from '#core/language.ts';
import { answer, type Step } from './steps.ts';

/** Answers the request to read a link, in the cook's language. */
export const readRecipe: Step = (page, kitchen) =>
  answer('**/api/recipes/read', reading(kitchen.sentences.locale === 'de' ? 'de' : 'en'))(page, kitchen);

const CAKES = {
  en: {
    title: 'Plum cake',
    parts: ['Dough', 'Topping'],
    lines: ['250 g flour', 'some butter for the tray', '1 kg damsons or plums', '2 tbsp stardust'],
    step: 'Bake it.',
  },
  de: {
    title: 'Zwetschgenkuchen',
    parts: ['Teig', 'Belag'],
    lines: ['250 g Mehl', 'etwas Butter für das Blech', '1 kg Zwetschgen oder Pflaumen', '2 EL Sternenstaub'],
    step: 'Alles backen.',
  },
} as const satisfies Record<Language, object>;

/** An answer of the server with every kind of doubt. */
function reading(language: Language): object {
  const { title, parts, lines, step } = CAKES[language];
  return {
    recipe: {
      title,
      servings: 12,
      language,
      tags: [],
      ingredients: lines,
      instructions: [step],
      sections: [
        { name: parts[0], ingredients: lines.slice(0, 2), instructions: [step] },
        { name: parts[1], ingredients: lines.slice(2), instructions: [] },
      ],
      nutrition: { calories: 100, protein: 1, carbs: 1, fat: 1, fiber: 1 },
      range: {
        least: { calories: 90, protein: 1, carbs: 1, fat: 1, fiber: 1 },
        most: { calories: 110, protein: 1, carbs: 1, fat: 1, fiber: 1 },
      },
      origin: {
        type: 'imported',
        url: 'https://example.org/cake',
        site: 'example.org',
        author: 'Lena Hofer',
      },
    },
    unsure: [
      { line: 1, why: 'no-amount' },
      { line: 2, why: 'which-food' },
      { line: 3, why: 'unknown-food' },
    ],
    contains: [{ word: language === 'de' ? 'Mehl' : 'flour', reason: 'gluten' }],
  };
}
