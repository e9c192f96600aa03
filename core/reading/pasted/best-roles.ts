import type { Language } from '../../language.ts';
import type { TextLine } from '../text/text-line.ts';
import { featuresOf } from './line-features.ts';
import { MOVES, ROLES, STEPS_FIRST, WEIGHTS, type Feature, type Place } from './weights.ts';

/** Role of a line. Lines beside the recipe stand before it, behind it or between its lines. */
export type Role = (typeof ROLES)[number] | 'before' | 'after';

const PLACES = Object.keys(MOVES) as Place[];

/** Places from which each place can be reached, and the cost of the move. */
const WAYS = PLACES.map((to) =>
  PLACES.flatMap((place, from) => {
    const moves: Partial<Record<Place, number>> = MOVES[place];
    const cost = moves[to];
    return cost === undefined ? [] : [{ from, cost }];
  }),
);

/** Roles of the places in the two orders of a text: list first, or steps first. */
const ORDERS = [
  { cost: 0, parts: ['list', 'ingredient', 'aside', 'method', 'step', 'aside'] },
  { cost: STEPS_FIRST, parts: ['method', 'step', 'aside', 'list', 'ingredient', 'aside'] },
] as const;

/** Returns the role of each line, deciding on all lines together. */
export function rolesOf(lines: readonly TextLine[], language: Language): readonly Role[] {
  const scores = featuresOf(lines, language).map((features) =>
    ROLES.map((_, role) => scoreOf(features, role)),
  );
  const found = ORDERS.map(({ cost, parts }) => {
    const roles: readonly Role[] = ['before', 'title', 'before', ...parts, 'after'];
    const { score, places } = bestPath(scores, roles);
    return { score: score - cost, roles: places.map((place) => roles[place] ?? 'after') };
  });
  return found.toSorted((a, b) => b.score - a.score)[0]?.roles ?? [];
}

const scoreOf = (features: readonly Feature[], role: number): number =>
  features.reduce((sum, feature) => sum + (WEIGHTS[feature][role] ?? 0), 0);

/**
 * Finds the places with the highest sum of scores minus costs of moves (Viterbi).
 * @param scores scores of each line, in the order of `ROLES`
 */
function bestPath(
  scores: readonly (readonly number[])[],
  roles: readonly Role[],
): { readonly score: number; readonly places: readonly number[] } {
  const columns = roles.map((role) => (ROLES as readonly Role[]).indexOf(role));
  let best: readonly number[] = PLACES.map((place) => (place === 'before' ? 0 : -Infinity));
  const origins = scores.map((here) => {
    const scored = best;
    const origin: number[] = [];
    best = WAYS.map((ways, place) => {
      let reached = -Infinity;
      for (const { from, cost } of ways) {
        const score = (scored[from] ?? 0) - cost;
        if (score > reached) {
          reached = score;
          origin[place] = from;
        }
      }
      return reached + (here[columns[place] ?? 0] ?? 0);
    });
    return origin;
  });
  const score = Math.max(...best);
  let place = best.indexOf(score);
  const places = origins.toReversed().map((origin) => {
    const here = place;
    place = origin[here] ?? 0;
    return here;
  });
  return { score, places: places.toReversed() };
}
