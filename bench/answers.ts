import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lineOf, type Draft } from '#core/generation/draft/draft.ts';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { scriptedModel } from '#tests/support/models.ts';
import type { Measured } from './support/measured.ts';
import { outsideData } from './support/outside-data.ts';

/** A request of the app, and what a model answered. */
type Recorded = {
  readonly request: Pick<GenerationInput, 'language' | 'preferences' | 'seed'>;
  readonly answer: Draft;
};

/** Share by which the energy of a recipe may differ from what its author wrote. */
const MOST_OFF = 0.02;

/** Replays the recorded answers of a folder: `NAME.json`, each with its request. */
export async function answers(folder: string = RECORDED): Promise<Measured[]> {
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
      const off = written.ok ? written.value.nutrition.calories / energyOf(answer, request) - 1 : NaN;
      const complaint = model.prompts[1]?.repair?.feedback;
      return {
        name: `answers: ${name.replace('.json', '')}`,
        budget: 'taken at the first try, its energy kept within 2 %',
        measured: written.ok
          ? (complaint ?? `${figuresOf(written.value)}, ${(off * 100).toFixed(1)} %`)
          : written.error.type,
        holds: written.ok && complaint === undefined && Math.abs(off) <= MOST_OFF,
      };
    }),
  );
}

/** Where recorded answers are: in the folder that MUNCHIFY_ANSWERS names, or beside the project. */
export const RECORDED = outsideData('MUNCHIFY_ANSWERS', 'answers');

/** Returns the kcal of a serving with the weights that the author wrote. */
function energyOf({ lines, servings }: Recorded['answer'], { language }: Recorded['request']): number {
  const asWritten = lines.map((line) => ({ ...lineOf(line, language), grams: line.grams }));
  return nutritionPerServing(asWritten, servings).nutrition.calories;
}

const figuresOf = ({ nutrition, lines }: { nutrition: { calories: number }; lines: readonly unknown[] }) =>
  `${Math.round(nutrition.calories)} kcal a serving, ${lines.length} lines`;
