import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { Draft, DraftLine, lineOf } from './draft.ts';
import type { RecipePart, EmitGenerationEvent } from '../model/events.ts';
import type { Guard, Hit } from '../guard/guard.ts';
import { partialObjectReader } from '../model/partial-json.ts';

const Facts = v.pick(Draft, ['prepTime', 'difficulty', 'servings']);

/**
 * Returns a function that reads an answer chunk by chunk and emits each part once, as soon as it is complete and
 * valid. Emits no further part of the recipe after the first one that the guard rejects.
 */
export function draftReader(
  language: Language,
  guard: Guard,
  emit: EmitGenerationEvent,
): (chunk: string) => void {
  const facts: { [Name in keyof v.InferOutput<typeof Facts>]?: unknown } = {};
  let isStopped = false;
  let hasSeen = false;
  let hasTitle = false;
  let hasFacts = false;
  /** Names a dish. All its lines are known at the first step. */
  let waitingTitle: string | undefined;

  const show = (part: RecipePart, hit?: Hit) => {
    isStopped ||= hit !== undefined;
    if (!isStopped) emit({ type: 'partial', part });
  };

  const showIngredients = (value: unknown) => {
    const seen = v.safeParse(Draft.entries.ingredients, value);
    if (hasSeen || !seen.success || seen.output.length === 0) return;
    hasSeen = true;
    emit({ type: 'ingredients', foods: seen.output.map((food) => nameIn(language, food)) });
  };

  const showTitle = (value: unknown) => {
    const title = v.safeParse(Draft.entries.title, value);
    if (hasTitle || !title.success) return;
    hasTitle = true;
    const hit = guard.title(title.output);
    if (hit?.isOfDish) waitingTitle = title.output;
    else show({ part: 'title', title: title.output }, hit);
  };

  const showWaitingTitle = () => {
    if (waitingTitle === undefined) return;
    show({ part: 'title', title: waitingTitle }, guard.title(waitingTitle));
    waitingTitle = undefined;
  };

  const showFacts = (name: keyof typeof facts, value: unknown) => {
    facts[name] = value;
    const all = v.safeParse(Facts, facts);
    if (hasFacts || !all.success) return;
    hasFacts = true;
    show({ part: 'facts', ...all.output });
  };

  const showLine = (value: unknown) => {
    const line = v.safeParse(DraftLine, value);
    if (line.success) show({ part: 'line', line: lineOf(line.output, language) }, guard.line(line.output));
  };

  return partialObjectReader({
    onElement(name, element) {
      if (name === 'lines') showLine(element);
      else if (name === 'steps' && typeof element === 'string') {
        showWaitingTitle();
        show({ part: 'step', text: element }, guard.step(element));
      }
    },
    onMember(name, value) {
      if (name === 'ingredients') showIngredients(value);
      else if (name === 'title') showTitle(value);
      else if (name === 'prepTime' || name === 'difficulty' || name === 'servings') showFacts(name, value);
    },
  });
}

/** Returns the name of a food in a language; unknown foods keep their name. */
const nameIn = (language: Language, food: string): string => foodByName(food)?.names[language][0] ?? food;
