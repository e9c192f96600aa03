/** A member of an object that is still being written: what of it is complete, and whether that is all. */
export type PartialMember = { readonly value: unknown; readonly isComplete: boolean };

/**
 * Reads a JSON object while it is being written: every member that has begun, an unfinished list with the elements that
 * are complete. What comes before the first brace is passed over; what is no JSON ends the reading.
 */
export function readPartialObject(text: string): Readonly<Record<string, PartialMember>> {
  const members: Record<string, PartialMember> = {};
  const reader = new Reader(text, text.indexOf('{') + 1);
  if (reader.at === 0) return members;
  try {
    while (reader.peek() === '"') {
      const key = reader.string();
      reader.expect(':');
      const isList = reader.peek() === '[';
      const elements: unknown[] = [];
      if (isList) members[key] = { value: elements, isComplete: false };
      const value = isList ? reader.list(elements) : reader.value();
      members[key] = { value, isComplete: true };
      if (reader.peek() === ',') reader.expect(',');
    }
  } catch (stop) {
    if (!(stop instanceof EndOfText)) throw stop;
  }
  return members;
}

/** The text ends here, or goes on as no JSON would. */
class EndOfText extends Error {}

class Reader {
  at: number;
  readonly #text: string;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  peek(): string {
    while (this.at < this.#text.length && ' \n\r\t'.includes(this.#text.charAt(this.at))) this.at += 1;
    if (this.at >= this.#text.length) throw new EndOfText();
    return this.#text.charAt(this.at);
  }

  expect(character: string): void {
    if (this.peek() !== character) throw new EndOfText();
    this.at += 1;
  }

  value(): unknown {
    switch (this.peek()) {
      case '"':
        return this.string();
      case '[':
        return this.list([]);
      case '{':
        return this.object();
      default:
        return this.word();
    }
  }

  string(): string {
    const from = this.at;
    this.expect('"');
    for (; this.at < this.#text.length; this.at += 1) {
      const character = this.#text.charAt(this.at);
      if (character === '\\') this.at += 1;
      if (character !== '"') continue;
      this.at += 1;
      return parsed(this.#text.slice(from, this.at), String);
    }
    throw new EndOfText();
  }

  /** Fills the given list as its elements become complete. */
  list(elements: unknown[]): unknown[] {
    this.expect('[');
    while (this.peek() !== ']') {
      elements.push(this.value());
      if (this.peek() === ',') this.expect(',');
    }
    this.expect(']');
    return elements;
  }

  object(): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    this.expect('{');
    while (this.peek() !== '}') {
      const key = this.string();
      this.expect(':');
      members[key] = this.value();
      if (this.peek() === ',') this.expect(',');
    }
    this.expect('}');
    return members;
  }

  /** A number, true, false or null: complete only when something follows it. */
  word(): unknown {
    const [word = ''] = /^[\w.+-]*/.exec(this.#text.slice(this.at, this.at + 40)) ?? [];
    if (word === '' || this.at + word.length >= this.#text.length) throw new EndOfText();
    this.at += word.length;
    return parsed(word, (value) => value);
  }
}

function parsed<Value>(json: string, as: (value: unknown) => Value): Value {
  try {
    return as(JSON.parse(json));
  } catch {
    throw new EndOfText();
  }
}
