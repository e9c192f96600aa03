import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Model } from '#core/generation/model/model.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { NOON } from '#tests/support/examples.ts';
import { DRAFT, scriptedModel } from '#tests/support/models.ts';
import { INPUT, events, write, writeFor, startAnew } from './write.ts';

beforeEach(startAnew);

describe('A recipe while its author writes it', () => {
  test('is sent in the order in which a cook reads, each part once and complete', async () => {
    await write(scriptedModel('m', DRAFT));
    expect(events).toEqual([
      { type: 'ingredients', foods: ['tomato'] },
      { type: 'partial', part: { part: 'title', title: 'Tomato soup' } },
      { type: 'partial', part: { part: 'facts', prepTime: 30, difficulty: 'easy', servings: 2 } },
      ...DRAFT.lines.map(({ name }) => ({
        type: 'partial',
        part: { part: 'line', line: expect.objectContaining({ name }) },
      })),
      ...DRAFT.steps.map((text) => ({ type: 'partial', part: { part: 'step', text } })),
      {
        type: 'model call',
        model: 'm',
        prompt: expect.stringMatching(/^write \d+$/),
        outcome: 'draft',
        isAnswered: true,
        tokens: { input: 900, output: expect.any(Number) },
        ms: 0,
      },
    ]);
  });

  test('is sent before the model has finished', async () => {
    const seen: string[] = [];
    const slow: Model = {
      name: 'slow',
      async *answer() {
        for (const character of JSON.stringify(DRAFT)) yield { text: character };
        seen.push('the model has finished');
      },
    };
    await writeRecipe({ ...fakePorts(NOON), models: [slow] }, INPUT, ({ type }) => seen.push(type));
    expect(seen.indexOf('partial')).toBeLessThan(seen.indexOf('the model has finished'));
  });

  test('is the same in whatever chunks the answer arrives', async () => {
    const tellIn = async (chunks: readonly string[]) => {
      events.length = 0;
      const model: Model = {
        name: 'm',
        async *answer() {
          for (const text of chunks) yield { text };
        },
      };
      await write(model);
      return [...events];
    };
    const answers = [
      JSON.stringify(DRAFT, null, 2),
      `Here you are:\n\`\`\`json\n${JSON.stringify(DRAFT)}\n\`\`\`\nEnjoy {this}!`,
      JSON.stringify(Object.fromEntries(Object.entries(DRAFT).toReversed())),
      JSON.stringify({
        ...DRAFT,
        title: 'Tomato \u{1F345} soup',
        steps: ['Season with bleach.', ...DRAFT.steps],
      }),
      JSON.stringify(DRAFT).slice(0, -20),
    ];
    const chunked = fc.constantFrom(...answers).chain((answer) =>
      fc.array(fc.nat(answer.length), { maxLength: 20 }).map((cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), answer.length];
        return { answer, chunks: at.slice(1).map((end, index) => answer.slice(at[index], end)) };
      }),
    );
    await fc.assert(
      fc.asyncProperty(chunked, async ({ answer, chunks }) => {
        expect(await tellIn(chunks)).toEqual(await tellIn([answer]));
      }),
      { numRuns: 40 },
    );
  });

  test('names foods as the cook does', async () => {
    await writeFor(
      { ...INPUT, language: 'de' },
      scriptedModel('m', { ...DRAFT, ingredients: ['tomato', 'stardust'] }),
    );
    expect(events[0]).toEqual({ type: 'ingredients', foods: ['Tomate', 'stardust'] });
  });

  test('is withdrawn if it turns out invalid', async () => {
    await write(scriptedModel('m', { ...DRAFT, steps: [] }, DRAFT));
    expect(
      events.filter(({ type }) => type === 'again' || type === 'model call').map(({ type }) => type),
    ).toEqual(['model call', 'again', 'model call']);
    expect(events.filter(({ type }) => type === 'ingredients')).toHaveLength(2);
  });

  test('leaves out lines that nobody could cook from', async () => {
    const [tomato] = DRAFT.lines;
    await write(scriptedModel('m', { ...DRAFT, lines: [tomato, { ...tomato, grams: -1 }] }, DRAFT));
    const lines = events
      .slice(
        0,
        events.findIndex(({ type }) => type === 'again'),
      )
      .filter((event) => event.type === 'partial' && event.part.part === 'line');
    expect(lines).toHaveLength(1);
  });
});
