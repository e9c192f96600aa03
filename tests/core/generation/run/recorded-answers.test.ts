import { describe, expect, test } from 'vitest';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { BY_HAND } from '#tests/cases/answers-by-hand.ts';
import { ANSWERS, recorded } from '#tests/cases/answers.ts';
import { scriptedModel } from '#tests/support/models.ts';

/** Replays the answers of a model; the last one repeats. */
async function replayed(name: string, answers: readonly object[], change: Partial<GenerationInput> = {}) {
  const model = scriptedModel('recorded', ...answers);
  const input = { photos: [], ...recorded(name).request, ...change };
  const written = await writeRecipe({ ...fakePorts(), models: [model] }, input, () => undefined);
  return { written, complaint: model.prompts[1]?.repair?.feedback };
}

async function recipeOf(name: string) {
  const { answer, repair } = recorded(name);
  const { written } = await replayed(name, [answer, ...(repair ? [repair] : [])]);
  if (!written.ok) throw new Error(`${name}: ${written.error.type}`);
  return written.value;
}

const ALL = [...ANSWERS, ...BY_HAND];

describe('an answer of a large model', () => {
  test.each(ALL)('$name is accepted, or sent back for its fault', async ({ name, refusedFor }) => {
    const { complaint } = await replayed(name, [recorded(name).answer]);
    if (!refusedFor) expect(complaint).toBeUndefined();
    else for (const words of refusedFor) expect(complaint).toContain(words);
  });

  // The one with garam masala has no corrected answer.
  test.each(ALL.filter(({ name }) => !name.startsWith('chickpea')))(
    '$name becomes the recipe that its model meant',
    async ({ name, diets, toBuy, timers, calories: [from, to], notUsed = [], doubts = [] }) => {
      const recipe = await recipeOf(name);
      const { lines, steps, nutrition } = recipe;
      expect(recipe.dietaryPreferences).toEqual(diets);
      expect(lines.filter(({ isToBuy }) => isToBuy).map((line) => line.name)).toEqual(toBuy);
      expect(steps.flatMap((step) => step.timers ?? []).map((timer) => timer.name)).toEqual(timers);
      expect(nutrition.calories).toBeGreaterThanOrEqual(from);
      expect(nutrition.calories).toBeLessThanOrEqual(to);
      expect(
        recipe.notUsed?.map(({ names, said, reason }) => `${names.en}: ${said ?? reason}`) ?? [],
      ).toEqual(notUsed);
      expect(
        recipe.doubts?.map((doubt) => `${doubt.about}: ${'name' in doubt ? doubt.name : ''}`) ?? [],
      ).toEqual(doubts);
    },
  );

  test('keeps its labels, timers and list without the spice that the cook avoids', async () => {
    const name = 'chickpea-yoghurt-indian-only-have-en';
    const { answer } = recorded(name);
    const mended = JSON.parse(JSON.stringify(answer).replaceAll('garam masala', 'cardamom'));
    const { written, complaint } = await replayed(name, [answer, mended]);
    const right = ANSWERS.find((each) => each.name === name);
    expect(complaint).toBeDefined();
    expect(written).toMatchObject({ ok: true, value: { dietaryPreferences: right?.diets } });
    if (!written.ok) return;
    expect(written.value.lines.filter(({ isToBuy }) => isToBuy)).toEqual([]);
    expect(written.value.steps.flatMap(({ timers = [] }) => timers).map((timer) => timer.name)).toEqual(
      right?.timers,
    );
  });

  test('that gives honey to a baby is refused, whatever the wish says', async () => {
    const { repair } = recorded('vary-baby-comply-en');
    const { written, complaint } = await replayed('vary-baby-comply-en', repair ? [repair] : []);
    expect(complaint).toContain('"honey" is not safe for a baby under one year');
    expect(written).toMatchObject({ ok: false, error: { type: 'WishUnmet' } });
  });

  test('keeps a tip about a part of the dish, and a note up to its last whole clause', async () => {
    expect((await recipeOf('egg-cheese-pepper-no-mustard-coriander-de')).storageTip).toContain(
      'die Soße ohne Eier hält gekühlt 3 Tage',
    );
    const [bananas] = (await recipeOf('banana-oats-no-photos-lactose-free-en')).lines;
    expect(bananas?.note).toMatch(/about half a centimetre$/);
  });

  test('gets the right weight if its model was wrong: tortillas, and drained beans', async () => {
    const { lines } = await recipeOf('sweet-potato-avocado-mexican-en');
    const grams = Object.fromEntries(lines.map((line) => [line.name, line.grams]));
    expect(grams).toMatchObject({ 'corn tortillas': 208, 'black beans': 240 });
  });

  test('gives no core temperature for crumbled mince, and does not list hot water as removed', async () => {
    const { steps, changes } = await recipeOf('vary-quicker-de');
    expect(steps.map(({ text }) => text).join(' ')).not.toContain('Kern');
    expect(changes?.removed.map(({ name }) => name)).toEqual(['Chiliflocken']);
  });

  test('that stays too slow says so', async () => {
    const name = 'leek-potato-20-easy-de';
    const { written } = await replayed(name, [recorded(name).answer]);
    expect(written).toMatchObject({ value: { prepTime: 25, doubts: [{ about: 'late', most: 20 }] } });
  });
});
