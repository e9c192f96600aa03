import type { Draft } from '#core/generation/draft/draft.ts';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { BY_HAND } from '#tests/cases/answers-by-hand.ts';
import { ANSWERS, recorded, type Recorded, type Right } from '#tests/cases/answers.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { scriptedModel } from '#tests/support/models.ts';
import { rightOf, type Figure } from './gates.ts';
import { faultsBeside, faultsOf } from './judge.ts';

/** Replays answers to a request; the last one repeats. Returns the result, and the feedback on the first answer. */
export async function replay({ request }: Pick<Recorded, 'request'>, ...answers: readonly object[]) {
  const model = scriptedModel('recorded', ...answers);
  const input: GenerationInput = { photos: [], ...request };
  const written = await writeRecipe({ ...fakePorts(), models: [model] }, input, () => undefined);
  return { written, complaint: model.prompts[1]?.repair?.feedback };
}

/** Returns the foods that a cook has said to have, or had for the recipe that is varied. */
export const hadFor = ({ ingredients, parent }: Recorded['request']): readonly FoodId[] => [
  ...(ingredients?.confirmed.map(({ food }) => food) ?? []),
  ...(parent?.lines.flatMap(({ food, isToBuy }) => (food && !isToBuy ? [food] : [])) ?? []),
];

type Replayed = { readonly right: Right; readonly last: Draft; readonly had: readonly FoodId[] } & Awaited<
  ReturnType<typeof replay>
>;

const replayAll = (): Promise<Replayed[]> =>
  Promise.all(
    [...ANSWERS, ...BY_HAND].map(async (right) => {
      const recording = recorded(right.name);
      const { answer, repair } = recording;
      const replayed = await replay(recording, answer, ...(repair ? [repair] : []));
      const last = replayed.complaint === undefined ? answer : (repair ?? answer);
      return { right, last, had: hadFor(recording.request), ...replayed };
    }),
  );

const nameOf = ({ right }: Replayed) => right.name;

/** Measures recorded answers of a large model, and some by hand, against the judgement of a person who cooks. */
export async function answersJudged(): Promise<readonly Figure[]> {
  const all = await replayAll();
  const taken = all.flatMap((each) => (each.written.ok ? [{ ...each, recipe: each.written.value }] : []));
  return [
    rightOf(
      'answers taken',
      all,
      ({ right: { refusedFor }, complaint }) =>
        refusedFor ? refusedFor.every((words) => complaint?.includes(words)) : complaint === undefined,
      nameOf,
    ),
    rightOf(
      'answers energy',
      taken,
      ({ right, recipe, last, had }) =>
        recipe.nutrition.calories >= right.calories[0] &&
        recipe.nutrition.calories <= right.calories[1] &&
        faultsBeside(recipe, last, had).length === 0,
      (each) =>
        `${nameOf(each)}: ${each.recipe.nutrition.calories} kcal, ${faultsBeside(each.recipe, each.last, each.had).join(', ')}`,
    ),
    rightOf(
      'answers timers',
      taken,
      ({ right, recipe }) =>
        recipe.steps.flatMap(({ timers = [] }) => timers.map(({ name = '' }) => name)).join() ===
          right.timers.join() && faultsOf(recipe).length === 0,
      (each) => `${nameOf(each)}: ${faultsOf(each.recipe).join(', ')}`,
    ),
    rightOf(
      'answers bought',
      taken,
      ({ right, recipe }) =>
        recipe.lines.flatMap(({ isToBuy, name }) => (isToBuy ? [name] : [])).join() === right.toBuy.join(),
      nameOf,
    ),
    rightOf(
      'answers labels',
      taken,
      ({ right, recipe }) => recipe.dietaryPreferences.join() === right.diets.join(),
      nameOf,
    ),
  ];
}
