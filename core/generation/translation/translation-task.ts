import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { filledStep, figuresIn, isOpenFor, openText, type Figure } from '../../recipe/steps/figures.ts';
import type { Recipe, Translation } from '../../recipe/recipe.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import { stepOf, type Step } from '../../recipe/steps/step.ts';
import { SECOND } from '../../time.ts';
import type { Task, Verdict } from '../model/ask-models.ts';
import { hitsOf } from '../../guard/check-recipe.ts';
import { kindsNamed } from '../../guard/kinds-named.ts';
import type { Avoided } from '../../nutrition/avoid.ts';
import { safetyOf, withoutSafety, type SafeStep } from '../../guard/safety-in-step.ts';
import { isRecipeIn } from '../draft/language-check.ts';
import type { Prompt } from '../model/model.ts';
import { parseJson } from '../model/parse-json.ts';
import { isPlain } from '../draft/plain-words.ts';
import { LANGUAGE_NAMES } from '../prompt/prompt.ts';
import { TRANSLATE } from '../prompt/translate.ts';

/** Shorter than the timeout of a request that is not streamed. */
const TRANSLATION_TIME_LIMIT = 25 * SECOND;

const phrase = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));

/** Translatable words of a recipe. Each text may be half as long again as users may type. */
export const Words = v.object({
  title: phrase(300),
  cuisine: v.pipe(v.string(), v.trim(), v.maxLength(150)),
  names: v.array(phrase(750)),
  notes: v.array(v.pipe(v.string(), v.trim(), v.maxLength(750))),
  sections: v.optional(v.array(phrase(150)), []),
  /** Description, serving tip and storage tip, if present. */
  texts: v.optional(v.array(phrase(750)), []),
  equipment: v.optional(v.array(phrase(150)), []),
  steps: v.array(phrase(3_000)),
});
export type Words = v.InferOutput<typeof Words>;

export type TranslationInput = {
  readonly recipe: Recipe;
  readonly to: Language;
  /** Foods that the user avoids. A translation must not name more of them than the recipe. */
  readonly avoided: Avoided;
};

type Translated = Omit<Translation, 'model'>;

export function translationTask(input: TranslationInput): Task<Translated, never> {
  const { recipe, to } = input;
  const steps = stepsWithFigures(recipe);
  return {
    prompt: promptOf(wordsOf(recipe, steps), recipe.language, to),
    timeLimit: TRANSLATION_TIME_LIMIT,
    judge: (text) => judge(text, input, steps),
  };
}

type OpenStep = {
  readonly step: Step;
  readonly figures: readonly Figure[];
  readonly open: string;
  readonly rules: SafeStep['rules'];
};

/** Returns the steps with numbered placeholders for their figures, without safety sentences. */
function stepsWithFigures({ steps, lines, language }: Recipe): readonly OpenStep[] {
  const names = lines.map(({ name }) => name);
  return steps.map((each) => {
    const { text, rules } = withoutSafety(each.text, language);
    const step = markedStep(text, language, names);
    const figures = figuresIn(step);
    return { step, figures, open: openText(step, figures), rules };
  });
}

const wordsOf = (recipe: Recipe, steps: readonly OpenStep[]): Words => ({
  title: recipe.title,
  cuisine: recipe.cuisine ?? '',
  names: [...recipe.lines, ...(recipe.changes?.removed ?? [])].map(({ name }) => name),
  notes: recipe.lines.flatMap(({ note }) => note ?? []),
  sections: [...sectionNamesOf(recipe)],
  texts: TEXTS.flatMap((name) => recipe[name] ?? []),
  equipment: recipe.equipment ?? [],
  steps: steps.map(({ open }) => open),
});

const TEXTS = ['description', 'servingTip', 'storageTip'] as const;

const sectionNamesOf = ({ lines, steps }: Pick<Recipe, 'lines' | 'steps'>): readonly string[] => [
  ...new Set([...lines, ...steps].flatMap(({ section }) => section ?? [])),
];

const promptOf = (words: Words, from: Language, to: Language): Prompt => ({
  version: TRANSLATE.version,
  system: `${TRANSLATE.words}\nTranslate from ${LANGUAGE_NAMES[from]} into ${LANGUAGE_NAMES[to]}.`,
  photos: [],
  text: `Recipe: ${JSON.stringify({ from, to, ...words })}`,
  answer: Words,
});

function judge(
  text: string,
  { recipe, to, avoided }: TranslationInput,
  steps: readonly OpenStep[],
): Verdict<Translated, never> {
  const words = v.safeParse(Words, parseJson(text));
  if (!words.success) return retryable('The answer is not one JSON object of the schema.');
  const wrong = feedbackOnWords(words.output, wordsOf(recipe, steps), steps);
  if (wrong) return retryable(wrong);
  if (!isRecipeIn(to, words.output)) return retryable(`All words have to be in ${LANGUAGE_NAMES[to]}.`);
  const translated = translationOf(words.output, recipe, steps, to);
  const lines = translated.lines.map((line, index) => ({ ...recipe.lines[index], ...line }));
  const checked = { ...translated, lines };
  const before = hitsOf(recipe, avoided);
  const hit = hitsOf(checked, avoided).find(({ reason }) => !before.some((each) => each.reason === reason));
  if (hit) return retryable(`The translation speaks of ${hit.reason}, the recipe does not.`);
  const known = kindsNamed(recipe, avoided);
  const kind = [...kindsNamed(checked, avoided)].find((each) => !known.has(each));
  if (kind) return retryable(`The translation speaks of ${JSON.stringify(kind)}, the recipe does not.`);
  return { type: 'valid', outcome: 'translation', answer: translated };
}

const retryable = (feedback: string) => ({ type: 'retryable', outcome: 'fault', feedback }) as const;

function feedbackOnWords(words: Words, expected: Words, steps: readonly OpenStep[]): string | undefined {
  for (const list of ['names', 'notes', 'sections', 'texts', 'equipment', 'steps'] as const) {
    if (words[list].length !== expected[list].length)
      return `${list}: there have to be ${expected[list].length} entries.`;
  }
  const lost = words.steps.findIndex((step, index) => !isOpenFor(step, steps[index]?.figures.length ?? 0));
  if (lost >= 0) return `steps.${lost}: it has to have ${placesOf(steps[lost])}.`;
  const { title, cuisine, ...lists } = words;
  return [title, cuisine, ...Object.values(lists).flat()].every((text) =>
    isPlain(text.replaceAll(/\{\d+\}/g, '0')),
  )
    ? undefined
    : 'A recipe holds no links, no markup and nothing but cooking.';
}

/** Lists only the placeholders. The words of a step come from a stranger and must not stand among our instructions. */
const placesOf = ({ figures }: Pick<OpenStep, 'figures'> = { figures: [] }): string =>
  figures.length === 0 ? 'no place' : `${figures.map((_, at) => `{${at + 1}}`).join(', ')}, each once`;

function translationOf(
  words: Words,
  recipe: Recipe,
  open: readonly OpenStep[],
  language: Language,
): Translated {
  const { title, cuisine, names, notes, sections, texts, equipment } = words;
  const { lines, changes, language: from } = recipe;
  const noteOf = byIndex(lines, ({ note }) => note, notes);
  const sectionOf = new Map(sectionNamesOf(recipe).map((name, index) => [name, sections[index]]));
  const inSection = (section: string | undefined) => {
    const name = section === undefined ? undefined : sectionOf.get(section);
    return name === undefined ? {} : { section: name };
  };
  const called = names.slice(0, lines.length);
  const present = TEXTS.filter((name) => recipe[name] !== undefined);
  return {
    language,
    title,
    cuisine,
    ...Object.fromEntries(present.map((name, index) => [name, texts[index]])),
    ...(equipment.length > 0 && { equipment }),
    lines: called.map((name, index) => {
      const note = noteOf.get(index);
      return { name, ...(note && { note }), ...inSection(lines[index]?.section) };
    }),
    steps: words.steps.map((text, index) => {
      const { step, figures = [], rules = [] } = open[index] ?? {};
      const figureTexts = figures.map(({ start, end }) => step?.text.slice(start, end) ?? '');
      const filled = filledStep(text, figures, { texts: figureTexts, language: from }, language);
      const translated = withReading(filled, safetyOf(rules, language), { language, names: called });
      return { ...translated, ...inSection(recipe.steps[index]?.section) };
    }),
    ...(changes && { removed: names.slice(lines.length) }),
  };
}

/** Returns translated texts by the index of their item. */
const byIndex = <Item>(
  items: readonly Item[],
  textOf: (item: Item) => string | undefined,
  translated: readonly string[],
): ReadonlyMap<number, string | undefined> =>
  new Map(
    items
      .flatMap((item, index) => (textOf(item) === undefined ? [] : [index]))
      .map((at, nth) => [at, translated[nth]]),
  );

/** Completes a translated step: adds our own sentences, and marks timer names and shares, which depend on the words. */
function withReading(
  filled: Step,
  behind: string,
  { language, names }: { readonly language: Language; readonly names: readonly string[] },
): Step {
  const text = `${filled.text}${behind}`;
  const read = markedStep(text, language, names);
  const isBehind = ({ start }: { readonly start: number }) => start >= filled.text.length;
  const timers = (filled.timers ?? []).map((timer) => {
    const name = read.timers?.find(({ start }) => start === timer.start)?.name;
    return { ...timer, ...(name && { name }) };
  });
  return stepOf(text, {
    timers: [...timers, ...(read.timers ?? []).filter(isBehind)],
    temperatures: [...(filled.temperatures ?? []), ...(read.temperatures ?? []).filter(isBehind)],
    amounts: [
      ...(filled.amounts ?? []),
      ...(read.amounts ?? []).filter((amount) => amount.isShare || isBehind(amount)),
    ].toSorted((one, other) => one.start - other.start),
  });
}
