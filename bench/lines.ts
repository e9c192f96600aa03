import type { Measured } from './support/measured.ts';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { DISHES } from '#tests/cases/dishes.ts';
import { runs } from './support/runs.ts';

const LINES = 15;
const RUNS = runs(200);

/** Measures reading, matching and calculating the lines of a recipe. */
export async function lines(): Promise<Measured[]> {
  const recipe = DISHES.filter(({ language }) => language === 'de')
    .flatMap((dish) => dish.lines)
    .slice(0, LINES);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { user, system } = process.cpuUsage();
    nutritionPerServing(
      recipe.map((line) => parseLine(line, 'de')),
      4,
    );
    const spent = process.cpuUsage({ user, system });
    if (run >= RUNS / 2) times.push((spent.user + spent.system) / 1_000);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
  return [
    {
      name: `lines: ${LINES} read, matched, counted`,
      budget: '≤ 2 ms CPU',
      measured: `${median.toFixed(2)} ms (median of ${times.length})`,
      holds: median <= 2,
    },
  ];
}
