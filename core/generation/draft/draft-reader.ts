import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { Draft, DraftLine, lineOf } from './draft.ts';
import { headingIn } from '../../recipe/lines/heading.ts';
import type { RecipePart, EmitGenerationEvent } from '../model/events.ts';
import type { Guard, Hit } from '../guard/guard.ts';
import { partialObjectReader, type PartHandlers } from '../model/partial-json.ts';

const Facts = v.pick(Draft, ['prepTime', 'activeTime', 'difficulty', 'servings']);
const FACTS = ['prepTime', 'activeTime', 'difficulty', 'servings'] as const;

const NOTES = ['description', 'servingTip', 'storageTip'] as const;

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
  #lineSection: string | undefined;
  #stepSection: string | undefined;
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
    else if (isOneOf(FACTS, name)) this.#showFact(name, value);
    else if (isOneOf(NOTES, name)) this.#showNote(name, value);
    else if (name === 'equipment') this.#showEquipment(value);
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

  #showFact(name: (typeof FACTS)[number], value: unknown): void {
    this.#facts[name] = value;
    const all = v.safeParse(Facts, this.#facts);
    if (this.#hasFacts || !all.success) return;
    this.#hasFacts = true;
    const { activeTime, ...facts } = all.output;
    this.#show({ part: 'facts', ...facts, ...(activeTime !== undefined && { activeTime }) });
  }

  /** Shows a text without which the recipe stands. One that the guard rejects is left out. */
  #showNote(name: (typeof NOTES)[number], value: unknown): void {
    const text = v.parse(Draft.entries[name], value);
    if (text !== undefined && !this.#guard.step(text)) this.#show({ part: 'notes', notes: { [name]: text } });
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
    this.#show({ part: 'line', line }, this.#guard.line(draft.output));
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

  /** Returns the name of a section; none as long as it names a dish that the lines have not shown to be harmless. */
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

/** Returns the name of a food in a language; unknown foods keep their name. */
const nameIn = (language: Language, food: string): string => foodByName(food)?.names[language][0] ?? food;
