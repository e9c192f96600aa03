import type { Language } from '../language.ts';
import { nameOf } from '../nutrition/foods/foods.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { todoOf, type Todo } from './todo.ts';

/** Content of a reminder: dishes of tomorrow and their foods to thaw and to soak, in the cook's language. */
export type Reminder = {
  readonly dishes: readonly string[];
  readonly thaw: readonly string[];
  readonly soak: readonly string[];
};

/** @returns undefined if tomorrow's dishes need nothing */
export function reminderFor(
  recipes: readonly Pick<Recipe, 'title' | 'lines' | 'steps' | 'language' | 'translation'>[],
  language: Language,
): Reminder | undefined {
  const needing = recipes
    .map((recipe) => ({ title: titleIn(recipe, language), todo: todoOf(recipe) }))
    .filter(({ todo }) => todo.length > 0);
  if (needing.length === 0) return undefined;
  const all = needing.flatMap(({ todo }) => todo);
  const foods = (chore: Todo['chore']) => [
    ...new Set(all.filter((each) => each.chore === chore).map((each) => nameIn(each, language))),
  ];
  return {
    dishes: [...new Set(needing.map(({ title }) => title))],
    thaw: foods('thaw'),
    soak: foods('soak'),
  };
}

const titleIn = ({ title, translation }: Pick<Recipe, 'title' | 'translation'>, language: Language): string =>
  translation?.language === language ? translation.title : title;

const nameIn = ({ food, name }: Todo, language: Language): string =>
  (food === undefined ? undefined : nameOf(food, language)) ?? name;
