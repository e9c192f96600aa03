import { setTimeout } from 'node:timers/promises';
import { MAX_CHANGES } from '#core/kitchen-change.ts';
import { addDays, localDay } from '#core/time.ts';
import type { Answered } from '#tests/support/api-client.ts';
import { HOSTILE_RECIPES, type RecipeShape } from '#tests/cases/hostile/recipes.ts';
import type { Measured } from '../support/measured.ts';
import { some } from '../support/runs.ts';
import { visitOnce, withStageApart, type StageApart } from '../support/stage-apart.ts';

/** Maximum CPU time of the stage for one request and the visits meanwhile, in ms. */
const MOST_CPU = 300;

/** Maximum time that another visitor waits during a request, in ms. */
const MOST_WAIT = 200;

/**
 * Lengths of a recipe in characters, each four times the one before. The last ones are too long to be stored in most
 * shapes.
 */
const SIZES = [1_000, 4_000, 16_000, 64_000] as const;

/** Accepted statuses by request: some inputs are too large to be stored, or contain no recipe. */
const ANSWERS = {
  read: [200, 413, 422],
  typed: [201, 400, 413],
  opened: [200],
  shared: [200],
  listed: [200],
  list: [200],
  planned: [200],
  week: [200],
} as const satisfies Record<string, readonly number[]>;
type Request = keyof typeof ANSWERS;

type Taken = { readonly request: Request; readonly cpu: number; readonly wait: number };

/**
 * Measures CPU time, and the waiting time of another visitor, for recipes, lists and weeks that take as long as
 * possible.
 */
export const hostileRecipes = (): Promise<Measured[]> =>
  withStageApart(async (stage) => {
    const visitor = await stage.signUp();
    const shapes = some(HOSTILE_RECIPES);
    // The first requests load the handlers.
    for (const shape of shapes.slice(0, 1)) await figuresOf(stage, visitor, shape, SIZES.slice(0, 1));
    const rows: Measured[] = [];
    for (const shape of shapes) rows.push(rowOf(shape, await figuresOf(stage, visitor, shape, SIZES)));
    return rows;
  });

async function figuresOf(
  stage: StageApart,
  visitor: string,
  { of }: RecipeShape,
  sizes: readonly number[],
): Promise<Taken[]> {
  const figures: Taken[] = [];
  const today = localDay(Date.now(), 'UTC');
  for (const size of sizes) {
    // Each size gets a household of its own.
    const cookie = await stage.signUp();
    const recipe = { title: 'Soup', servings: 2, ...of(size) };
    const text = ['Soup', '', 'Ingredients', ...recipe.ingredients, '', 'Steps', ...recipe.instructions].join(
      '\n',
    );
    const ask = async (request: Request, method: string, path: string, body?: object) => {
      const { answer, ...taken } = await measured(stage, visitor, () =>
        stage.call(method, path, { cookie, body }),
      );
      const expected: readonly number[] = ANSWERS[request];
      if (!expected.includes(answer.status))
        throw new Error(`${request} is answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
      figures.push({ request, ...taken });
      return answer;
    };
    await ask('read', 'POST', '/api/recipes/read', { text });
    const { body: stored } = await ask('typed', 'POST', '/api/recipes', recipe);
    const { id } = stored;
    if (typeof id === 'number') {
      const path = `/api/recipes/${id}`;
      await ask('opened', 'GET', path);
      const { body: link } = await stage.call('POST', `${path}/share`, { cookie, body: {} });
      await ask('shared', 'GET', new URL(String(link['url'])).pathname);
    }
    const at = Date.now();
    const names = recipe.ingredients.map((name) => name.slice(0, 100));
    for (let from = 0; from < Math.min(names.length, 2 * MAX_CHANGES); from += MAX_CHANGES)
      await ask('listed', 'POST', '/api/list/changes', {
        changes: names
          .slice(from, from + MAX_CHANGES)
          .map((name) => ({ id: crypto.randomUUID(), at, type: 'add', item: { name } })),
      });
    await ask('list', 'GET', '/api/list');
    await ask('planned', 'POST', '/api/week/changes', {
      changes: names.slice(0, 20).map((title, number) => ({
        id: crypto.randomUUID(),
        at,
        type: 'add',
        meal: { id: `meal-of-bench-${number}`, day: today, slot: 'dinner', title, servings: 2 },
      })),
    });
    await ask('week', 'GET', `/api/week?from=${today}&to=${addDays(today, 6)}`);
  }
  return figures;
}

/** Sends a request; measures the stage's CPU time and another visitor's waiting time. */
async function measured(
  stage: StageApart,
  visitor: string,
  ask: () => Promise<Answered>,
): Promise<Omit<Taken, 'request'> & { readonly answer: Answered }> {
  const before = await stage.cpu();
  const asked = ask();
  let wait = 0;
  while ((await Promise.race([asked, setTimeout(20, 'still asked')])) === 'still asked') {
    wait = Math.max(wait, await visitOnce(stage, visitor));
  }
  const answer = await asked;
  return { cpu: (await stage.cpu()) - before, wait, answer };
}

function rowOf({ name }: RecipeShape, figures: readonly Taken[]): Measured {
  const cpu = Math.max(...figures.map((taken) => taken.cpu));
  const wait = Math.max(...figures.map((taken) => taken.wait));
  const told = [...Map.groupBy(figures, ({ request }) => request)].map(
    ([request, all]) => `${request} ${all.map((taken) => taken.cpu.toFixed(0)).join(' ')}`,
  );
  return {
    name: `hostile recipe: ${name}`,
    budget: `≤ ${MOST_CPU} ms CPU, ≤ ${MOST_WAIT} ms for another visitor`,
    measured: `${told.join(', ')} ms; another visitor ${wait.toFixed(0)} ms`,
    holds: cpu <= MOST_CPU && wait <= MOST_WAIT,
  };
}
