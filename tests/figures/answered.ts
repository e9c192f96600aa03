import { keptDiets } from '#core/generation/draft/check-draft.ts';
import { doubtsAbout } from '#core/generation/draft/doubts.ts';
import { lineOf, type DraftLine } from '#core/generation/draft/draft.ts';
import { safeSteps } from '#core/generation/draft/food-safety.ts';
import { mendedLine } from '#core/generation/draft/mend-line.ts';
import { readDraft, type ReadDraft } from '#core/generation/draft/read-draft.ts';
import { feedbackOnWish, unsafeWished } from '#core/generation/wish-check.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { notUsedIn } from '#core/generation/not-used.ts';
import { linesOf } from '#core/generation/run/recipe-of-draft.ts';
import { SAFETY_SENTENCES } from '#core/guard/safety-sentences.ts';
import type { Language } from '#core/language.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import { changesBetween } from '#core/recipe/changes-between.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { DOUBTED_STEPS } from '#tests/cases/drafts/doubted-steps.ts';
import { HARMFUL_WISHES } from '#tests/cases/drafts/harmful-wishes.ts';
import { LABELS } from '#tests/cases/drafts/labels.ts';
import { LATE } from '#tests/cases/drafts/late.ts';
import { CORE_HEAT, LEFT_OUT, LONG_NOTES, REMOVED } from '#tests/cases/drafts/left-out.ts';
import { SMALL_WEIGHTS } from '#tests/cases/drafts/small-weights.ts';
import { TO_BUY } from '#tests/cases/drafts/to-buy.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { DRAFT } from '#tests/support/models.ts';
import { replay } from './answers.ts';
import { rightOf, type Figure } from './gates.ts';

// Measures the results of answers. Half of the inputs were measured before anything was changed for them.

const draftLine = (name: string): DraftLine => ({
  food: name,
  name,
  quantity: null,
  unit: null,
  grams: 100,
  note: null,
});

type Answer = { language: Language; title?: string; foods: readonly string[]; steps: string };

const answerOf = ({ language, title = DRAFT.title, foods, steps }: Answer): ReadDraft =>
  readDraft({ ...DRAFT, title, notUsed: [], lines: foods.map(draftLine), steps: [steps] }, language);

const inputOf = (language: Language) => ({ photos: [], language, preferences: NO_PREFERENCES, seed: 1 });

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

/** Measures how many answers to a wish are accepted if harmless, sent back if harmful, and report what is left out. */
export const wishesHarmless = (cases: typeof HARMFUL_WISHES = HARMFUL_WISHES): Figure =>
  rightOf(
    'wishes harmless',
    cases,
    ({ harms, told, ...each }) => {
      const feedback = feedbackOnWish(answerOf(each), each)?.toLowerCase();
      const isJudged = harms.every((name) => feedback?.includes(`"${name.toLowerCase()}" is not safe`));
      return isJudged && (harms.length > 0 || feedback === undefined) && tells(each.wish, told);
    },
    ({ wish, title, ...each }) =>
      `${wish}: ${title}; ${feedbackOnWish(answerOf({ title, ...each }), { wish, ...each }) ?? 'taken'}, told: ${unsafeWished(wish).join()}`,
  );

const tells = (wish: string, foods: readonly string[]): boolean =>
  same(
    unsafeWished(wish),
    foods.flatMap((food) => matchFood(food, 'en')?.food.id ?? food),
  );

/** Measures how many lines with less weight than their amount count as they should. */
export const smallWeights = (cases: typeof SMALL_WEIGHTS = SMALL_WEIGHTS): Figure =>
  rightOf(
    'small weights',
    cases,
    ({ line, served: [least, most] }) => {
      const { grams = 0 } = lineOf(line as DraftLine, 'en');
      return grams >= least && grams <= most;
    },
    ({ line }) =>
      `${line.quantity} ${line.unit} of ${line.food}: ${line.grams} g, ${lineOf(line as DraftLine, 'en').grams}`,
  );

/** Measures in how many steps exactly the foods without a line raise doubts. */
export const stepsDoubted = (cases: typeof DOUBTED_STEPS = DOUBTED_STEPS): Figure => {
  const doubted = ({ language, lines, steps }: (typeof cases)[number]) =>
    doubtsAbout({
      language,
      title: 'Dinner',
      lines: lines.map((line) => parseLine(line, language)),
      steps: [steps],
      servings: 4,
    }).flatMap((doubt) => ('name' in doubt ? [`${doubt.about}: ${foldName(doubt.name)}`] : []));
  return rightOf(
    'steps doubted',
    cases,
    (each) =>
      same(
        doubted(each),
        each.unlisted.map((name) => `unlisted: ${name}`),
      ),
    (each) => `${each.steps} ${doubted(each).join()}`,
  );
};

/** Measures how many claimed diets are kept exactly if the dish suits them. */
export const labelsKept = (cases: typeof LABELS = LABELS): Figure =>
  rightOf(
    'labels kept',
    cases,
    ({ diet, isKept, ...each }) =>
      keptDiets({ ...answerOf(each), dietaryPreferences: DIETS.filter((one) => one === diet) }).length > 0 ===
      isKept,
    ({ diet, title }) => `${title}: ${diet}`,
  );

/** Measures how many lists name exactly the foods that neither kitchen nor cupboard has. */
export const listsRight = (cases: typeof TO_BUY = TO_BUY): Figure => {
  const bought = ({ known, there, foods }: (typeof cases)[number]) => {
    const ids = there.flatMap((name) => matchFood(name, 'en')?.food.id ?? []);
    const confirmed = known === 'ticked' ? ids.map((food) => ({ food })) : [];
    const answer = { ...answerOf({ language: 'en', foods, steps: 'Cook it.' }), ingredients: [...there] };
    return linesOf(answer, {
      preferences: { ...NO_PREFERENCES, ...(known === 'only' && { buysNothing: true }) },
      ingredients: { confirmed, removed: [], guessed: [] },
    }).flatMap(({ isToBuy, name }) => (isToBuy ? [name] : []));
  };
  return rightOf(
    'lists right',
    cases,
    (each) => same(bought(each), each.bought),
    (each) => `${each.known} ${each.there.join()}: ${bought(each).join()}, not ${each.bought.join()}`,
  );
};

/** Measures how many left-out foods are reported with their reason, if the cook may read it. */
export const leftOutTold = (cases: typeof LEFT_OUT = LEFT_OUT): Figure => {
  const told = ({ language, foods, notUsed }: (typeof cases)[number]) => {
    const answer = answerOf({ language, foods, steps: 'Cook it.' });
    return notUsedIn({ ...answer, notUsed: [notUsed] }, answer.read, inputOf(language))
      .map(({ said, reason }) => said ?? reason)
      .join();
  };
  return rightOf(
    'left out told',
    cases,
    (each) => told(each) === each.told,
    (each) => `${each.notUsed.food} of ${each.foods.join()}: ${told(each)}`,
  );
};

/** Measures how many variations name exactly the foods that they leave out. */
export const removedFoods = (cases: typeof REMOVED = REMOVED): Figure => {
  const removed = ({ language, before, after }: (typeof cases)[number]) => {
    const [was, is] = [before, after].map((foods) => answerOf({ language, foods, steps: 'Cook it.' }).read);
    const parent = { ...aRecipe(aUserId()), language, lines: [...(was ?? [])] };
    return changesBetween(parent, { lines: [...(is ?? [])], servings: 2, language }).removed.map(
      ({ name }) => name,
    );
  };
  return rightOf(
    'removed foods',
    cases,
    (each) => same(removed(each), each.removed),
    (each) => `${each.before.join()}: ${removed(each).join()}`,
  );
};

/** Measures how many notes that are too long are cut as a cook would cut them. */
export const notesCut = (cases: typeof LONG_NOTES = LONG_NOTES): Figure => {
  const cut = (note: string) => (mendedLine({ ...draftLine('leek'), note }) as DraftLine).note;
  return rightOf(
    'notes cut',
    cases,
    ({ note, left }) => cut(note) === left,
    ({ note }) => `${cut(note)}`,
  );
};

/**
 * Measures how many recipes of meat and fish have the 75 °C sentence exactly if nothing else says when they are done.
 */
export const heatTold = (cases: typeof CORE_HEAT = CORE_HEAT): Figure =>
  rightOf(
    'heat told',
    cases,
    ({ isTold, ...each }) => {
      const [step = ''] = safeSteps(answerOf(each), each.language);
      return step.includes(SAFETY_SENTENCES['cooked through'][each.language]) === isTold;
    },
    ({ steps }) => steps,
  );

/** Measures how many recipes say that they take longer than the cook has, exactly if they do. */
export async function timesTold(cases: typeof LATE = LATE): Promise<Figure> {
  const late = new Set<(typeof cases)[number]>();
  for (const each of cases) {
    const { language, steps, prepTime, maxPrepTime } = each;
    const words = { en: ['tofu', 'Tofu pan'], de: ['Tofu', 'Tofupfanne'] } as const;
    const [food, title] = words[language];
    const answer = { ...DRAFT, title, prepTime, lines: [draftLine(food)], steps: [...steps] };
    const request = { ...inputOf(language), preferences: { ...NO_PREFERENCES, maxPrepTime } };
    const { written } = await replay({ request }, answer);
    if (written.ok && written.value.doubts?.some(({ about }) => about === 'late')) late.add(each);
  }
  return rightOf(
    'times told',
    cases,
    (each) => late.has(each) === each.isLate,
    ({ steps }) => steps.join(' '),
  );
}
