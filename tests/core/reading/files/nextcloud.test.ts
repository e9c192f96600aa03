import { describe, expect, test } from 'vitest';
import { readOne } from './read.ts';

/** Reads a recipe as Nextcloud Cookbook writes it. */
const read = (recipe: object) =>
  readOne(
    'Rezepte/Kuchen/recipe.json',
    JSON.stringify({ '@type': 'Recipe', name: 'Kuchen', printImage: true, recipeYield: 4, ...recipe }),
  );

const INGREDIENTS = ['200 g Mehl', '100 g Butter', '1 Ei'];

describe('a recipe of Nextcloud', () => {
  test('has parts under Markdown headings, and no Markdown in its title', () => {
    expect(
      read({
        name: '# Käsekuchen',
        recipeIngredient: ['## Boden', '200 g Mehl', '## Belag', '500 g Quark'],
        recipeInstructions: ['## Boden', 'Das Mehl kneten.', '### Schritt 2', 'Den Quark darauf geben.'],
      }),
    ).toMatchObject({
      title: 'Käsekuchen',
      ingredients: ['Boden:', '200 g Mehl', 'Belag:', '500 g Quark'],
      instructions: ['Boden:', 'Das Mehl kneten.', 'Den Quark darauf geben.'],
    });
  });

  test.each([
    ['a list', ['Verkneten.', 'Backen.']],
    ['a list whose entries were removed once', { '0': 'Verkneten.', '2': 'Backen.' }],
    ['a text', 'Verkneten.\n\nBacken.'],
    ['steps of directions', [{ '@type': 'HowToStep', itemListElement: [{ text: 'Verkneten.' }] }, 'Backen.']],
  ])('keeps its steps as %s', (_, recipeInstructions) => {
    const { instructions } = read({ recipeIngredient: INGREDIENTS, recipeInstructions });
    expect(instructions).toEqual(['Verkneten.', 'Backen.']);
  });

  test('keeps steps that all end in a colon, or are all headings', () => {
    const stepsOf = (recipeInstructions: readonly string[]) =>
      read({ recipeIngredient: INGREDIENTS, recipeInstructions }).instructions;
    expect(stepsOf(['Teig kneten:', 'Backen:'])).toEqual(['Teig kneten', 'Backen']);
    expect(stepsOf(['# Alles verkneten und backen'])).toEqual(['Alles verkneten und backen']);
  });

  test('with ingredients among its steps has ingredients and steps', () => {
    const text = '## Zutaten\n200 g Mehl\n1 Ei\n100 g Butter\n## Zubereitung\nVerkneten und backen.';
    expect(read({ recipeIngredient: [], recipeInstructions: [text] })).toMatchObject({
      ingredients: ['200 g Mehl', '1 Ei', '100 g Butter'],
      instructions: ['Verkneten und backen.'],
    });
  });

  test.each([
    ['de', ['500 g Hack', '2 Dosen Kidneybohnen', 'Tabasco'], ['Hack anbraten, Bohnen rein.']],
    ['de', ['Basilikum', 'Parmesan', 'Olivenöl'], ['Alles pürieren.']],
    ['de', ['750 g Rhabarber', '3 Stk. Eier'], ['Teig herstellen, Rhabarber putzen und verteilen.']],
    ['en', ['500 g beef', '2 tins beans'], ['Brown beef, tip beans in, simmer.']],
  ])(
    'with short notes has the language of the notes: %s',
    (language, recipeIngredient, recipeInstructions) => {
      expect(read({ name: 'Chili', recipeIngredient, recipeInstructions })).toMatchObject({ language });
    },
  );
});
