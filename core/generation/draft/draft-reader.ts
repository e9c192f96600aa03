import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { Draft, DraftLine, lineOf } from './draft.ts';
import type { RecipePart, EmitGenerationEvent } from '../model/events.ts';
import type { Guard, Hit } from '../guard/guard.ts';
import { partialObjectReader, type PartHandlers } from '../model/partial-json.ts';

const Facts = v.pick(Draft, ['prepTime', 'difficulty', 'servings']);

/**
 * Returns a function that reads an answer chunk by chunk and emits each part once, as soon as it is complete and
 * valid. Emits no further part of the recipe after the first one that the guard rejects.
 */
export const draftReader = (
  language: Language,
  guard: Guard,
  emit: EmitGenerationEvent,
): ((chunk: string) => void) => partialObjectReader(new DraftReader(language, guard, emit));

class DraftReader implements PartHandlers {
  readonly #language: Language;
  readonly #guard: Guard;
  readonly #emit: EmitGenerationEvent;
  readonly #facts: { [Name in keyof v.InferOutput<typeof Facts>]?: unknown } = {};
  #isStopped = false;
  #hasSeen = false;
  #hasTitle = false;
  #hasFacts = false;
  /** Names a dish. All its lines are known at the first step. */
  #waitingTitle: string | undefined;

  constructor(language: Language, guard: Guard, emit: EmitGenerationEvent) {
    this.#language = language;
    this.#guard = guard;
    this.#emit = emit;
  }

  onElement(name: string, element: unknown): void {
    if (name === 'lines') this.#showLine(element);
    else if (name === 'steps' && typeof element === 'string') this.#showStep(element);
  }

  onMember(name: string, value: unknown): void {
    if (name === 'ingredients') this.#showIngredients(value);
    else if (name === 'title') this.#showTitle(value);
    else if (name === 'prepTime' || name === 'difficulty' || name === 'servings')
      this.#showFacts(name, value);
  }

  #showIngredients(value: unknown): void {
    const seen = v.safeParse(Draft.entries.ingredients, value);
    if (this.#hasSeen || !seen.success || seen.output.length === 0) return;
    this.#hasSeen = true;
    this.#emit({ type: 'ingredients', foods: seen.output.map((food) => nameIn(this.#language, food)) });
  }

  #showTitle(value: unknown): void {
    const title = v.safeParse(Draft.entries.title, value);
    if (this.#hasTitle || !title.success) return;
    this.#hasTitle = true;
    const hit = this.#guard.title(title.output);
    if (hit?.isOfDish) this.#waitingTitle = title.output;
    else this.#show({ part: 'title', title: title.output }, hit);
  }

  #showWaitingTitle(): void {
    const title = this.#waitingTitle;
    if (title === undefined) return;
    this.#waitingTitle = undefined;
    this.#show({ part: 'title', title }, this.#guard.title(title));
  }

  #showFacts(name: keyof v.InferOutput<typeof Facts>, value: unknown): void {
    this.#facts[name] = value;
    const all = v.safeParse(Facts, this.#facts);
    if (this.#hasFacts || !all.success) return;
    this.#hasFacts = true;
    this.#show({ part: 'facts', ...all.output });
  }

  #showLine(value: unknown): void {
    const line = v.safeParse(DraftLine, value);
    if (!line.success) return;
    this.#show({ part: 'line', line: lineOf(line.output, this.#language) }, this.#guard.line(line.output));
  }

  #showStep(text: string): void {
    this.#showWaitingTitle();
    this.#show({ part: 'step', text }, this.#guard.step(text));
  }

  #show(part: RecipePart, hit?: Hit): void {
    this.#isStopped ||= hit !== undefined;
    if (!this.#isStopped) this.#emit({ type: 'partial', part });
  }
}

/** Returns the name of a food in a language; unknown foods keep their name. */
const nameIn = (language: Language, food: string): string => foodByName(food)?.names[language][0] ?? food;
