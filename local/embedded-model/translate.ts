import type { AnsweredDraft } from '#core/generation/draft/draft.ts';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import type { Words } from '#core/generation/translation/translation-task.ts';
import { Language, otherLanguage } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodByName, FOODS } from '#core/nutrition/foods/foods.ts';
import { figuresIn, openText, valueOf, type Figure } from '#core/recipe/steps/figures.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { foodNames } from './kitchen/food-names.ts';
import type { WrittenRecipes } from './written-recipes.ts';

export type ToTranslate = Words & { readonly from: Language; readonly to: Language };

/**
 * Translates a recipe that the embedded model wrote.
 * @returns undefined for a recipe that another author wrote or a user has edited
 */
export function translate({ from, to, ...words }: ToTranslate, written: WrittenRecipes): Words | undefined {
  const recipe = written.find(from, words);
  if (!recipe?.words.names.every((name, index) => name === words.names[index])) return undefined;
  const texts = kept(words.texts, recipe.words.texts, recipe.inOther.texts);
  const equipment = kept(words.equipment, recipe.words.equipment, recipe.inOther.equipment);
  if (!texts || !equipment) return undefined;
  const removed = words.names.slice(recipe.words.names.length).map((name) => inOther(name, from, to));
  return { ...recipe.inOther, texts, equipment, names: [...recipe.inOther.names, ...removed] };
}

/**
 * Returns the translations of the texts that a recipe still has. Texts that the cook avoids were left out.
 * @returns undefined if one of the texts is not the author's
 */
function kept(
  texts: readonly string[],
  written: readonly string[],
  inOther: readonly string[],
): string[] | undefined {
  const translated = texts.flatMap((text) => inOther[written.indexOf(text)] ?? []);
  return translated.length === texts.length ? translated : undefined;
}

/** Remembers a recipe for its translation from either language. */
export function rememberWritten(
  recipe: Readonly<Record<Language, AnsweredDraft>>,
  written: WrittenRecipes,
): void {
  for (const language of Language.options) {
    const words = openWordsOf(recipe[language], language);
    const other = otherLanguage(language);
    const inOther = openWordsOf(recipe[other], other);
    written.add(language, {
      words: { ...words, steps: words.steps.map(({ open }) => open) },
      inOther: { ...inOther, steps: inOther.steps.map((step, at) => withPlacesOf(words.steps[at], step)) },
    });
  }
}

type OpenStep = { readonly open: string; readonly figures: readonly Figure[] };
type OpenWords = Omit<Words, 'steps'> & { readonly steps: readonly OpenStep[] };

/** Returns a draft's words in the shape of a translation request. */
function openWordsOf(written: AnsweredDraft, language: Language): OpenWords {
  const draft = readDraft(written, language);
  const { title, cuisine, lines, read, stepSections } = draft;
  const names = lines.map(({ name }) => name);
  return {
    title,
    cuisine,
    names,
    notes: lines.flatMap(({ note }) => note ?? []),
    sections: [...new Set([...read.map(({ section }) => section), ...stepSections])].flatMap(
      (name) => name ?? [],
    ),
    texts: [draft.description, draft.servingTip, draft.storageTip].flatMap((text) => text ?? []),
    equipment: draft.equipment ?? [],
    steps: draft.steps.map((text) => {
      const step = markedStep(text, language, names);
      const figures = figuresIn(step);
      return { open: openText(step, figures), figures };
    }),
  };
}

/** Numbers a translated step's figures as the original step does. */
function withPlacesOf(original: OpenStep | undefined, translated: OpenStep): string {
  const free = (original?.figures ?? []).map((figure) => valueOf(figure));
  const places = translated.figures.map((figure) => {
    const at = free.indexOf(valueOf(figure));
    if (at >= 0) free[at] = '';
    return at + 1;
  });
  return translated.open.replaceAll(/\{(\d+)\}/g, (_, number) => `{${places[Number(number) - 1]}}`);
}

const inOther = (name: string, from: Language, to: Language): string => {
  const food = foodCalled(name, from) ?? foodByName(name, from)?.id;
  if (food === undefined) return name;
  const { one, several } = foodNames(food, to);
  return foodNames(food, from).several === name ? several : one;
};

const named = new Map<Language, ReadonlyMap<string, FoodId>>();

/** Returns the food with that name in the embedded model's recipes. */
function foodCalled(name: string, language: Language): FoodId | undefined {
  let known = named.get(language);
  if (!known) {
    known = new Map(
      FOODS.toReversed().flatMap(({ id }) => {
        const { one, several } = foodNames(id, language);
        return [[several, id] as const, [one, id] as const];
      }),
    );
    named.set(language, known);
  }
  return known.get(name);
}
