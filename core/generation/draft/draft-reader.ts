import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { Draft, DraftLine, lineOf } from './draft.ts';
import type { RecipePart, EmitGenerationEvent } from '../model/events.ts';
import type { Guard, Hit } from '../guard/guard.ts';
import { readPartialObject } from '../model/partial-json.ts';

const Facts = v.pick(Draft, ['prepTime', 'difficulty', 'servings']);

/**
 * Follows an answer as it is written, and tells of each part once, as soon as it is complete and holds. After the first
 * part that the guard stops, nothing more of the recipe is told.
 */
export function draftReader(
  language: Language,
  guard: Guard,
  emit: EmitGenerationEvent,
): (text: string) => void {
  let isStopped = false;
  let hasSeen = false;
  let hasTitle = false;
  let hasFacts = false;
  let lines = 0;
  let steps = 0;

  const show = (part: RecipePart, hit?: Hit) => {
    isStopped ||= hit !== undefined;
    if (!isStopped) emit({ type: 'partial', part });
  };

  return (text) => {
    const members = readPartialObject(text);
    const complete = (name: string) => (members[name]?.isComplete ? members[name].value : undefined);

    const seen = v.safeParse(Draft.entries.ingredients, complete('ingredients'));
    if (!hasSeen && seen.success && seen.output.length > 0) {
      hasSeen = true;
      emit({ type: 'ingredients', foods: seen.output.map((food) => nameIn(language, food)) });
    }
    const title = v.safeParse(Draft.entries.title, complete('title'));
    if (!hasTitle && title.success) {
      hasTitle = true;
      show({ part: 'title', title: title.output }, guard.title(title.output));
    }
    const facts = v.safeParse(Facts, {
      prepTime: complete('prepTime'),
      difficulty: complete('difficulty'),
      servings: complete('servings'),
    });
    if (!hasFacts && facts.success) {
      hasFacts = true;
      show({ part: 'facts', ...facts.output });
    }
    for (const element of listed(members['lines']?.value).slice(lines)) {
      lines += 1;
      const line = v.safeParse(DraftLine, element);
      if (line.success) show({ part: 'line', line: lineOf(line.output, language) }, guard.line(line.output));
    }
    for (const element of listed(members['steps']?.value).slice(steps)) {
      steps += 1;
      if (typeof element === 'string') show({ part: 'step', text: element }, guard.step(element));
    }
  };
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a food is called in a language; a food that the table does not know keeps the name it was given. */
const nameIn = (language: Language, food: string): string => foodByName(food)?.names[language][0] ?? food;
