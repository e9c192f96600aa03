import { beforeEach, describe, expect, test, vi } from 'vitest';
import { translateRecipe } from '#core/generation/translation/translate-recipe.ts';
import type { Tier } from '#core/plan/plan.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { DAY, HOUR } from '#core/time.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aProfile, aRecipe, NOON } from '#tests/support/examples.ts';
import { scriptedModel, type ScriptedModel } from '#tests/support/models.ts';

const GERMAN = {
  title: 'Tomatensuppe',
  cuisine: 'Europäisch',
  names: ['Tomaten', 'Olivenöl', 'Feenstaub'],
  notes: ['fein gemahlen'],
  steps: ['Das Olivenöl erwärmen.', 'Tomaten und Feenstaub zugeben.'],
};

// Limits are reached by many requests.
vi.setConfig({ testTimeout: MANY_INPUTS.timeout });

let ports: FakePorts;
let model: ScriptedModel;
let userId: string;
let recipes = 0;

beforeEach(async () => {
  ports = fakePorts(NOON);
  const profile = aProfile();
  userId = profile.id;
  await ports.profiles.add(profile);
  answering(GERMAN);
});

function answering(
  ...script: Parameters<typeof scriptedModel> extends [string, ...infer Rest] ? Rest : never
) {
  model = scriptedModel('m', ...script);
  ports.models = [model];
}

const anotherRecipe = (changes: Partial<Recipe> = {}): Recipe =>
  aRecipe(userId, { id: 60_000_000_000_000 + (recipes += 1), ...changes });

/** Translates a recipe, by default a new one. @returns `ok`, or the error type */
async function translate(tier: Tier = 'free', recipe: Recipe = anotherRecipe()): Promise<string> {
  await ports.recipes.add(recipe, 'the-run-of-the-recipe');
  const translated = await translateRecipe(
    ports,
    { userId, tier },
    { id: recipe.id, to: 'de' },
    () => undefined,
  );
  return translated.ok ? 'ok' : translated.error.type;
}

describe('translations are free, but limited:', () => {
  test.each([
    ['free', 30],
    ['basic', 100],
    ['pro', 100],
  ] as const)('plan %s has %i a day, at any hour', async (tier, most) => {
    for (let done = 0; done < most; done += 1) {
      expect(await translate(tier)).toBe('ok');
      if (done === most / 2) ports.now += HOUR;
    }
    expect(await translate(tier)).toBe('TriesUsed');
    expect(model.prompts).toHaveLength(most);
    ports.now += DAY;
    expect(await translate(tier)).toBe('ok');
  });

  test('a paying cook has 60 an hour', async () => {
    for (let done = 0; done < 60; done += 1) expect(await translate('pro')).toBe('ok');
    expect(await translate('pro')).toBe('TriesUsed');
    ports.now += HOUR;
    expect(await translate('pro')).toBe('ok');
  });

  test('a recipe of more than 20,000 characters is refused before a model is asked', async () => {
    const word = 'simmer ';
    const others = 'Tomato soupEuropeantomatoesolive oilstardustfinely ground'.length;
    const step = word
      .repeat(20_000 / word.length)
      .padEnd(20_000 - others, '.')
      .slice(0, 20_000 - others);
    const longest = anotherRecipe({ steps: [{ text: step }] });
    answering({ ...GERMAN, steps: ['Sieden.'] });
    expect(await translate('free', longest)).toBe('ok');
    const longer = anotherRecipe({ steps: [{ text: `${step}!` }] });
    expect(await translate('free', longer)).toBe('TooLongToTranslate');
    expect(model.prompts).toHaveLength(1);
    // It does not count against the daily limit either.
    for (let done = 1; done < 30; done += 1) {
      await translate('free', longer);
      expect(await translate('free', anotherRecipe({ steps: [{ text: 'Sift.' }] }))).toBe('ok');
    }
  });

  test('one that no model could work on does not count', async () => {
    answering('unavailable');
    for (let time = 0; time < 70; time += 1) expect(await translate()).toBe('TranslationUnavailable');
    answering(GERMAN);
    expect(await translate()).toBe('ok');
  });
});
