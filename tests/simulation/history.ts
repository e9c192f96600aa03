import type { CookMark } from '#core/cooking/cook-mark.ts';
import { BADGE_TYPES } from '#core/badge/badge.ts';
import { PLANS } from '#core/plan/plan.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { FakePorts } from '#tests/fakes/ports.ts';

/** Events in the storage, independent of the responses. */
export type History = {
  /** Every recipe ever stored, by the key of its generation. */
  readonly written: Map<string, Recipe[]>;
  /** Broken rules, in the order of discovery. */
  readonly violations: string[];
};

/** Wraps the ports of the storage, so that a broken rule is recorded at once. */
export function watch(ports: FakePorts): History {
  const history: History = { written: new Map(), violations: [] };
  ports.recipes = watchRecipes(ports, history);
  ports.usage = watchUsage(ports, history);
  ports.cookMarks = watchMarks(ports, history);
  ports.badgeProgress = watchBadges(ports, history);
  return history;
}

function watchRecipes({ recipes }: FakePorts, { written, violations }: History): FakePorts['recipes'] {
  return {
    ...recipes,
    async add(recipe, run) {
      const existing = await recipes.find(recipe.userId, recipe.id);
      const isOurs = await recipes.add(recipe, run);
      if (!isOurs || existing) return isOurs;
      const before = written.get(run) ?? [];
      written.set(run, [...before, recipe]);
      // A recipe that was deleted before its generation completed may be written again, under the same charge.
      for (const { userId, id } of before)
        if (id !== recipe.id && (await recipes.find(userId, id)))
          violations.push(`two recipes for the generation ${run}`);
      return isOurs;
    },
  };
}

function watchUsage({ usage }: FakePorts, { violations }: History): FakePorts['usage'] {
  const look = async (userId: string, month: string) => {
    const { taken, leases } = await usage.find(userId, month);
    if (taken > PLANS.free.recipesPerMonth) violations.push(`${taken} recipes taken in ${month}`);
    if (taken < leases.length) violations.push(`${leases.length} leases of ${taken} recipes in ${month}`);
  };
  const looking =
    <Given extends [userId: string, month: string, ...rest: never[]], Answer>(
      change: (...given: Given) => Promise<Answer>,
    ) =>
    async (...given: Given): Promise<Answer> => {
      const answer = await change(...given);
      await look(given[0], given[1]);
      return answer;
    };
  return {
    find: usage.find,
    reserve: looking(usage.reserve),
    renew: looking(usage.renew),
    commit: looking(usage.commit),
    release: looking(usage.release),
  };
}

function watchMarks({ cookMarks }: FakePorts, { violations }: History): FakePorts['cookMarks'] {
  return {
    ...cookMarks,
    async replace(userId, held, mark: CookMark) {
      if (new Set(mark.ops).size < mark.ops.length)
        violations.push(`an operation counts twice on ${mark.day}`);
      return cookMarks.replace(userId, held, mark);
    },
  };
}

function watchBadges({ badgeProgress }: FakePorts, { violations }: History): FakePorts['badgeProgress'] {
  return {
    ...badgeProgress,
    async replace(userId, held, progress) {
      const former = await badgeProgress.find(userId);
      const isReplaced = await badgeProgress.replace(userId, held, progress);
      for (const type of isReplaced ? BADGE_TYPES : []) {
        const { earnedAt, counted } = progress.badges[type];
        const before = former?.badges[type].earnedAt;
        if (before !== undefined && before !== earnedAt)
          violations.push(`${type} was earned, and is no more`);
        if (new Set(counted).size < counted.length) violations.push(`${type} counts something twice`);
      }
      return isReplaced;
    },
  };
}
