import { parsedJson } from '../../reading/json/json-text.ts';

/** Receives the parts of an object in the order in which they are written. */
export type PartHandlers = {
  /** Called for each element of a list that is a member of the object. */
  onElement(name: string, element: unknown): void;
  /** Called for each complete member, lists included. */
  onMember(name: string, value: unknown): void;
};

/**
 * Returns a function that reads a JSON object chunk by chunk and reports each part once, as soon as it is complete.
 * Skips text before the first brace, ignores text after the object, and stops at a part that is not JSON. Runs in
 * linear time.
 */
export function partialObjectReader(handlers: PartHandlers): (chunk: string) => void {
  const reader = new Reader(handlers);
  return (chunk) => {
    for (const character of chunk) reader.read(character);
  };
}

/** Characters between parts. */
const SEPARATORS = ',: \n\r\t';

/** Finds the ends of parts by brackets and quotes, and parses each. Ignores commas and colons between them. */
class Reader {
  readonly #handlers: PartHandlers;
  #isOver = false;
  /** Number of open brackets, including the object's own. */
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** Key, value or element being read. */
  #part = '';
  #name: string | undefined;
  /** Elements read so far, if the current member is a list. */
  #list: unknown[] | undefined;

  constructor(handlers: PartHandlers) {
    this.#handlers = handlers;
  }

  read(character: string): void {
    if (this.#isOver) return;
    if (this.#depth === 0) this.#depth = character === '{' ? 1 : 0;
    else if (this.#isInString) this.#readInString(character);
    else if (character === '"') this.#beginString();
    else if (character === '{' || character === '[') this.#open(character);
    else if (character === '}' || character === ']') this.#close(character);
    else if (this.#isAtPart() && SEPARATORS.includes(character)) this.#endPart();
    else this.#part += character;
  }

  #beginString(): void {
    this.#part += '"';
    this.#isInString = true;
  }

  #readInString(character: string): void {
    this.#part += character;
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === '\\') this.#isEscaped = true;
    else if (character === '"') {
      this.#isInString = false;
      if (this.#isAtPart()) this.#endPart();
    }
  }

  #open(bracket: string): void {
    const beginsMember = this.#depth === 1 && this.#name !== undefined && this.#part === '';
    this.#depth += 1;
    if (beginsMember && bracket === '[') this.#list = [];
    else this.#part += bracket;
  }

  #close(bracket: string): void {
    if (this.#isAtPart()) return this.#closeHolder(bracket);
    this.#part += bracket;
    this.#depth -= 1;
    if (this.#isAtPart()) this.#endPart();
  }

  #closeHolder(bracket: string): void {
    this.#endPart();
    const [name, list] = [this.#name, this.#list];
    this.#isOver ||= !list || bracket !== ']';
    if (this.#isOver || !list || name === undefined) return;
    this.#depth = 1;
    this.#list = undefined;
    this.#name = undefined;
    this.#handlers.onMember(name, list);
  }

  /** Returns whether a part may start or end here: directly in the object, or in a list that is a member of it. */
  #isAtPart(): boolean {
    return this.#depth === (this.#list ? 2 : 1);
  }

  #endPart(): void {
    if (this.#part === '') return;
    const value = parsedJson(this.#part);
    this.#part = '';
    const name = this.#name;
    if (value === undefined) this.#isOver = true;
    else if (this.#list && name !== undefined) {
      this.#list.push(value);
      this.#handlers.onElement(name, value);
    } else if (name !== undefined) {
      this.#name = undefined;
      this.#handlers.onMember(name, value);
    } else if (typeof value === 'string') this.#name = value;
    else this.#isOver = true;
  }
}
