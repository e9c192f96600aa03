/** Receives the parts of an object, in the order in which they are written. */
export type PartHandlers = {
  /** Called for each element of a list that is a member. */
  onElement(name: string, element: unknown): void;
  /** Called for each whole member, a list included. */
  onMember(name: string, value: unknown): void;
};

/**
 * Returns a function that reads a JSON object chunk by chunk. Each part is handed on once, as soon as it is complete,
 * however the object is cut. What comes before the first brace is passed over, what comes after the object is ignored,
 * and a part that is no JSON ends the reading. Each character is looked at once, and parsed once.
 */
export function partialObjectReader(handlers: PartHandlers): (chunk: string) => void {
  const reader = new Reader(handlers);
  return (chunk) => {
    for (const character of chunk) reader.read(character);
  };
}

/** What stands between parts. */
const SEPARATORS = ',: \n\r\t';

/** Brackets and quotes say where parts end; `JSON.parse` reads the parts. Commas and colons between them are not checked. */
class Reader {
  readonly #handlers: PartHandlers;
  #isOver = false;
  /** Open brackets, the object's own included. */
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** The key, value or element that is being read. */
  #part = '';
  #name: string | undefined;
  /** The elements so far of the member that is being read, where that is a list. */
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

  /** Closes the list or the object whose parts are being read. */
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

  /** Tells parts, which stand in the object itself or in a list that is its member, from what is within a part. */
  #isAtPart(): boolean {
    return this.#depth === (this.#list ? 2 : 1);
  }

  #endPart(): void {
    if (this.#part === '') return;
    const value = parsed(this.#part);
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

/** @returns undefined for what is no JSON */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
