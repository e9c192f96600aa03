import type { Language } from '../../language.ts';
import { languageOfText } from '../../language/text-language.ts';
import { dietsOf, dietsUnbroken } from '../diets.ts';
import { nutritionPerServing } from '../lines/nutrition-of.ts';
import { uncertaintyOf } from '../lines/uncertainty.ts';
import type { Makes } from '../lines/makes.ts';
import type { RecipeInput } from '../recipe-input.ts';
import type { Recipe, RecipeContent } from '../recipe.ts';
import { typedSections } from '../sections.ts';
import { markedStep } from '../steps/step-marks.ts';
import { changesAfterEdit, notUsedAfterEdit } from './changes-after-edit.ts';
import { typedLines } from './typed-lines.ts';

const TEXTS = ['cuisine', 'description', 'servingTip', 'storageTip'] as const;

/**
 * Returns the content of a typed recipe. Fields that the user left empty are absent.
 * @param language language that is assumed if the texts do not tell it
 * @param edited the recipe before an edit: unchanged lines keep their food and weight
 */
export function typedContent(input: RecipeInput, language: Language, edited?: Recipe): RecipeContent {
  const written = input.language ?? languageOfInput(input) ?? language;
  const typed = typedLines(input.ingredients, written, edited);
  const lines = typed.map(({ line }) => line);
  const { title, servings, difficulty, prepTime, activeTime } = input;
  const texts = TEXTS.flatMap((name) => (input[name]?.trim() ? [[name, input[name].trim()] as const] : []));
  const equipment = (input.equipment ?? []).map((tool) => tool.trim()).filter(Boolean);
  const makes = input.makes && stillMakes(input.makes, servings) ? input.makes : undefined;
  const notUsed = notUsedAfterEdit(edited?.notUsed, lines);
  const names = lines.map(({ name }) => name);
  return {
    title,
    ...Object.fromEntries(texts),
    ...(equipment.length > 0 && { equipment }),
    dietaryPreferences: input.dietaryPreferences
      ? dietsUnbroken(input.dietaryPreferences, lines)
      : dietsOf(lines),
    ...(difficulty && { difficulty }),
    ...(prepTime !== undefined && { prepTime }),
    ...(activeTime !== undefined && { activeTime }),
    servings,
    ...(makes && { makes }),
    lines,
    ...(notUsed && { notUsed }),
    // An edited text overrules the confirmed foods.
    ...(edited?.asked && { asked: { confirmed: [], removed: edited.asked.removed } }),
    steps: typedSections(input.instructions).map(({ text, section }) => ({
      ...markedStep(text, written, names),
      ...(section !== undefined && { section }),
    })),
    ...nutritionPerServing(lines, servings),
    ...uncertaintyOf(lines, servings, true),
    language: written,
    ...(edited?.model !== undefined && { model: edited.model }),
    ...(edited?.changes && { changes: changesAfterEdit(edited.changes, typed) }),
  };
}

/** True for a range that contains the servings, and for other yields, such as 22 cookies. */
const stillMakes = ({ count, upTo = count, of }: Makes, servings: number): boolean =>
  of !== undefined || (count <= servings && servings <= upTo);

const languageOfInput = ({ title, ingredients, instructions }: RecipeInput): Language | undefined =>
  languageOfText([title, ...instructions, ...ingredients].join('\n'));
