import type { CookMark } from '#core/cooking/cook-mark.ts';
import { BADGE_TYPES } from '#core/badge/badge.ts';
import { PLANS } from '#core/plan/plan.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { FakePorts } from '#tests/fakes/ports.ts';

/** What really happened in the storage, whatever was answered; and what of it must never happen. */
export type History = {
  /** Every recipe that ever stood, by the key of the wish that brought it. */
  readonly written: Map<string, Recipe[]>;
  readonly broken: string[];
};

/** Looks over the storage's shoulder: what breaks a rule is noted in the moment in which it happens. */
export function watched(ports: FakePorts): History {
  const history: History = { written: new Map(), broken: [] };
  ports.recipes = watchRecipes(ports, history);
  ports.usage = watchUsage(ports, history);
  ports.cookMarks = watchMarks(ports, history);
  ports.badgeProgress = watchBadges(ports, history);
  return history;
}

function watchRecipes({ recipes }: FakePorts, { written, broken }: History): FakePorts['recipes'] {
  return {
    ...recipes,
    async add(recipe, run) {
      const stood = await recipes.find(recipe.userId, recipe.id);
      const isOurs = await recipes.add(recipe, run);
      if (!isOurs || stood) return isOurs;
      const before = written.get(run) ?? [];
      written.set(run, [...before, recipe]);
      // One that was deleted while its wish had not been granted yet may be written again, under the same charge.
      for (const { userId, id } of before)
        if (id !== recipe.id && (await recipes.find(userId, id)))
          broken.push(`two recipes for the wish ${run}`);
      return isOurs;
    },
  };
}

function watchUsage({ usage }: FakePorts, { broken }: History): FakePorts['usage'] {
  const look = async (userId: string, month: string) => {
    const { taken, leases } = await usage.find(userId, month);
    if (taken > PLANS.free.recipesPerMonth) broken.push(`${taken} recipes taken in ${month}`);
    if (taken < leases.length) broken.push(`${leases.length} leases of ${taken} recipes in ${month}`);
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

function watchMarks({ cookMarks }: FakePorts, { broken }: History): FakePorts['cookMarks'] {
  return {
    ...cookMarks,
    async replace(userId, held, mark: CookMark) {
      if (new Set(mark.ops).size < mark.ops.length) broken.push(`an operation counts twice on ${mark.day}`);
      return cookMarks.replace(userId, held, mark);
    },
  };
}

function watchBadges({ badgeProgress }: FakePorts, { broken }: History): FakePorts['badgeProgress'] {
  return {
    ...badgeProgress,
    async replace(userId, held, progress) {
      const stood = await badgeProgress.find(userId);
      const isReplaced = await badgeProgress.replace(userId, held, progress);
      for (const type of isReplaced ? BADGE_TYPES : []) {
        const { earnedAt, counted } = progress.badges[type];
        const before = stood?.badges[type].earnedAt;
        if (before !== undefined && before !== earnedAt) broken.push(`${type} was earned, and is no more`);
        if (new Set(counted).size < counted.length) broken.push(`${type} counts something twice`);
      }
      return isReplaced;
    },
  };
}
