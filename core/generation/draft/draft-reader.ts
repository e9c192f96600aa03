import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { Draft, DraftLine, lineOf } from './draft.ts';
import { headingIn } from '../../recipe/lines/heading.ts';
import type { RecipePart, EmitGenerationEvent } from '../model/events.ts';
import type { Guard, Hit } from '../../guard/guard.ts';
import { partialObjectReader, type PartHandlers } from '../model/partial-json.ts';
import { mendedMember } from './mend-answer.ts';
import { mendedLine } from './mend-line.ts';
import { stepMender } from './mend-step.ts';
import { withMakeAhead } from './make-ahead.ts';

const Facts = v.pick(Draft, ['prepTime', 'activeTime', 'difficulty', 'servings']);
const FACTS = ['prepTime', 'activeTime', 'difficulty', 'servings'] as const;

const NOTES = ['description', 'makeAhead', 'servingTip', 'storageTip'] as const;

/**
 * Returns a function that reads an answer chunk by chunk. Emits each part once, as soon as it is complete and valid.
 * Stops emitting after a part that the guard rejects, and after an answer that found no food in the photos.
 * @param isFoodKnown true if the user has named foods, so that the photos need not show any
 */
export const draftReader = (
  language: Language,
  guard: Guard,
  emit: EmitGenerationEvent,
  isFoodKnown = false,
): ((chunk: string) => void) => partialObjectReader(new DraftReader(language, guard, emit, isFoodKnown));

class DraftReader implements PartHandlers {
  readonly #language: Language;
  readonly #guard: Guard;
  readonly #emit: EmitGenerationEvent;
  readonly #isFoodKnown: boolean;
  readonly #facts: { [Name in keyof v.InferOutput<typeof Facts>]?: unknown } = {};
  readonly #mendStep = stepMender();
  #makeAhead: string | undefined;
  #isStopped = false;
  #hasSeen = false;
  #hasTitle = false;
  #hasFacts = false;
  #lineSection: string | undefined;
  #stepSection: string | undefined;
  /** Title that may name a dish with an avoided food. Emitted with the first step, when all lines are known. */
  #waitingTitle: string | undefined;

  constructor(language: Language, guard: Guard, emit: EmitGenerationEvent, isFoodKnown: boolean) {
    this.#language = language;
    this.#guard = guard;
    this.#emit = emit;
    this.#isFoodKnown = isFoodKnown;
  }

  onElement(name: string, element: unknown): void {
    if (name === 'lines') this.#showLine(mendedLine(element));
    if (name !== 'steps') return;
    const step = this.#mendStep(element);
    if (typeof step === 'string') this.#showStep(step);
  }

  onMember(name: string, written: unknown): void {
    // The entries of these lists have been read one by one.
    if (name === 'lines' || name === 'steps') return;
    const value = mendedMember(name, written);
    if (name === 'ingredients') this.#showIngredients(value);
    else if (name === 'title') this.#showTitle(value);
    else if (isOneOf(FACTS, name)) this.#showFact(name, value);
    else if (isOneOf(NOTES, name)) this.#showNote(name, value);
    else if (name === 'equipment') this.#showEquipment(value);
  }

  #showIngredients(value: unknown): void {
    const seen = v.safeParse(Draft.entries.ingredients, value);
    if (this.#hasSeen || !seen.success) return;
    if (seen.output.length === 0) {
      // The schema makes the model write on although it saw no food.
      this.#isStopped ||= !this.#isFoodKnown;
      return;
    }
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

  #showFact(name: (typeof FACTS)[number], value: unknown): void {
    this.#facts[name] = value;
    const all = v.safeParse(Facts, this.#facts);
    if (this.#hasFacts || !all.success) return;
    this.#hasFacts = true;
    const { activeTime, ...facts } = all.output;
    this.#show({ part: 'facts', ...facts, ...(activeTime !== undefined && { activeTime }) });
  }

  /** Emits an optional text, unless the guard rejects it. */
  #showNote(name: (typeof NOTES)[number], value: unknown): void {
    const text = v.parse(Draft.entries[name], value);
    if (text === undefined || this.#guard.step(text)) return;
    if (name === 'makeAhead') this.#makeAhead = text;
    const shown = name === 'makeAhead' || name === 'storageTip' ? 'storageTip' : name;
    const notes = { [shown]: name === 'storageTip' ? withMakeAhead(this.#makeAhead, text) : text };
    this.#show({ part: 'notes', notes });
  }

  #showEquipment(value: unknown): void {
    const tools = v.parse(Draft.entries.equipment, value) ?? [];
    const equipment = tools.filter((tool) => !this.#guard.step(tool));
    if (equipment.length > 0) this.#show({ part: 'notes', notes: { equipment } });
  }

  #showLine(value: unknown): void {
    const draft = v.safeParse(DraftLine, value);
    if (!draft.success) return;
    const heading = headingIn(draft.output.name);
    if (heading !== undefined) {
      this.#lineSection = this.#acceptedSection(heading);
      return;
    }
    const section = this.#lineSection;
    const line = { ...lineOf(draft.output, this.#language), ...(section !== undefined && { section }) };
    this.#show({ part: 'line', line }, this.#guard.line({ ...line, plain: draft.output.food }));
  }

  #showStep(text: string): void {
    this.#showWaitingTitle();
    const heading = headingIn(text);
    if (heading !== undefined) {
      this.#stepSection = this.#acceptedSection(heading);
      return;
    }
    const section = this.#stepSection;
    this.#show({ part: 'step', text, ...(section !== undefined && { section }) }, this.#guard.step(text));
  }

  /** Returns the name of a section; undefined while it names a dish that may contain an avoided food. */
  #acceptedSection(name: string): string | undefined {
    const hit = this.#guard.title(name);
    this.#isStopped ||= hit !== undefined && !hit.isOfDish;
    return hit ? undefined : name;
  }

  #show(part: RecipePart, hit?: Hit): void {
    this.#isStopped ||= hit !== undefined;
    if (!this.#isStopped) this.#emit({ type: 'partial', part });
  }
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((each) => each === name);

/** Returns the name of a food in a language. Unknown foods keep their names. */
const nameIn = (language: Language, food: string): string => foodByName(food)?.names[language][0] ?? food;
