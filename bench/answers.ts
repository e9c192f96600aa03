import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { scriptedModel } from '#tests/support/models.ts';
import type { Measured } from './support/measured.ts';

/** A request of the app, and what a model answered. */
type Recorded = {
  readonly request: Pick<GenerationInput, 'language' | 'preferences' | 'seed'>;
  readonly answer: object;
};

/** Replays the answers in the folder that MUNCHIFY_ANSWERS names: `NAME.json`, each with its request. */
export async function answers(): Promise<Measured[]> {
  const folder = process.env['MUNCHIFY_ANSWERS'] ?? '';
  if (folder === '') throw new Error('MUNCHIFY_ANSWERS has to name a folder of recorded answers.');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const { request, answer }: Recorded = JSON.parse(await readFile(join(folder, name), 'utf8'));
      const model = scriptedModel('recorded', answer, 'timeout');
      const written = await writeRecipe(
        { ...fakePorts(), models: [model] },
        { ...request, photos: [] },
        () => undefined,
      );
      return {
        name: `answers: ${name.replace('.json', '')}`,
        budget: 'taken at the first try',
        measured: written.ok ? figuresOf(written.value) : (model.prompts[1]?.text ?? written.error.type),
        holds: written.ok,
      };
    }),
  );
}

const figuresOf = ({ nutrition, lines }: { nutrition: { calories: number }; lines: readonly unknown[] }) =>
  `${Math.round(nutrition.calories)} kcal a serving, ${lines.length} lines`;
