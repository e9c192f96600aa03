import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { partialObjectReader } from '#core/generation/model/partial-json.ts';

/** Collects what a reader reports: complete members, and elements of lists. */
function read(...chunks: readonly string[]) {
  const members: [name: string, value: unknown][] = [];
  const elements: [name: string, element: unknown][] = [];
  const follow = partialObjectReader({
    onMember: (...member) => void members.push(member),
    onElement: (...element) => void elements.push(element),
  });
  for (const chunk of chunks) follow(chunk);
  return { members, elements };
}

const cutAt = (text: string, cuts: readonly number[]) => {
  const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  return at.slice(1).map((end, index) => text.slice(at[index], end));
};

const anObject = fc.dictionary(fc.string({ minLength: 1, unit: 'binary' }), fc.jsonValue());
const spacing = fc.constantFrom(undefined, 1, '\t');
const written = fc.tuple(anObject, spacing).map(([object, space]) => JSON.stringify(object, null, space));
const cuts = fc.array(fc.nat(), { maxLength: 12 });
const scraps = fc.string({ unit: fc.constantFrom(...'{}[]",:\\ntfu0123 ') });
/** Texts that models write before their object. */
const before = fc.constantFrom('', 'Here is your recipe:\n', '```json\n', '\u{FEFF}', '] "');
const after = fc.constantFrom('', '\n```', '\nEnjoy!', '{"title":"Another"}', ']}');

test('a whole object reads as JSON does, whatever stands before and after it', () => {
  fc.assert(
    fc.property(written, before, after, (text, prose, rest) => {
      const { members, elements } = read(prose + text + rest);
      const whole = Object.entries<unknown>(JSON.parse(text));
      expect(members).toEqual(whole);
      expect(elements).toEqual(
        whole.flatMap(([name, value]) => (Array.isArray(value) ? value.map((each) => [name, each]) : [])),
      );
    }),
  );
});

test('a text in any chunks yields the same parts in the same order, be it JSON or not', () => {
  const text = fc.oneof(
    written,
    scraps,
    fc.string(),
    fc.tuple(written, scraps).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, cuts, (answer, at) => {
      expect(read(...cutAt(answer, at))).toEqual(read(answer));
    }),
  );
});

test('at every moment, the parts so far are the beginning of all parts', () => {
  fc.assert(
    fc.property(written, fc.nat(), (text, cut) => {
      const all = read(text);
      const { members, elements } = read(text.slice(0, cut % text.length));
      expect(members).toEqual(all.members.slice(0, members.length));
      expect(elements).toEqual(all.elements.slice(0, elements.length));
    }),
  );
});

test('a part is yielded with its last character, and a number with the character after it', () => {
  const at = (text: string) => {
    const { members, elements } = read(text);
    return { members: Object.fromEntries(members), elements: elements.map(([, element]) => element) };
  };
  expect(at('{"title":"Soup')).toEqual({ members: {}, elements: [] });
  expect(at('{"title":"Soup"')).toEqual({ members: { title: 'Soup' }, elements: [] });
  expect(at('{"lines":[')).toEqual({ members: {}, elements: [] });
  expect(at('{"lines":[{"a":1},{"b"')).toEqual({ members: {}, elements: [{ a: 1 }] });
  expect(at('{"lines":[1')).toEqual({ members: {}, elements: [] });
  expect(at('{"lines":[1,')).toEqual({ members: {}, elements: [1] });
  expect(at('{"lines":[1]')).toEqual({ members: { lines: [1] }, elements: [1] });
});

test.each([
  ['a thought in braces', '{I see tomatoes} {"title":"Soup"}', []],
  ['a word that is none', '{"title":"Soup","servings":two,"cuisine":"Thai"}', ['title']],
  ['a line break in a string', '{"title":"Soup","cuisine":"Th\nai","servings":2}', ['title']],
  ['a bracket of the wrong kind', '{"title":"Soup","steps":["Cook."},"servings":2}', ['title']],
  ['a broken part', '{"title":"Soup","lines":[{"a":1},{"a" 1},{"a":2}],"servings":2}', ['title']],
])('%s ends the reading', (_, text, names) => {
  expect(read(text).members.map(([name]) => name)).toEqual(names);
});

test('no character is read or parsed twice, whatever the chunks of a long answer', () => {
  const steps = Array.from({ length: 200 }, (_, at) => `Stir ${at} "times" \u{1F955}.`);
  const text = JSON.stringify({ title: 'Soup', steps, deep: [[[{ a: steps }]]] });
  let looked = 0;
  const iterate = String.prototype[Symbol.iterator];
  const look = vi.spyOn(String.prototype, Symbol.iterator).mockImplementation(function* (this: string) {
    for (const character of { [Symbol.iterator]: () => iterate.call(this) }) {
      looked += character.length;
      yield character;
    }
    return undefined;
  });
  const parse = vi.spyOn(JSON, 'parse');
  for (const length of [1, 7, text.length]) {
    looked = 0;
    parse.mockClear();
    read(
      ...Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
        text.slice(at * length, (at + 1) * length),
      ),
    );
    expect(looked).toBe(text.length);
    expect(parse.mock.calls.reduce((sum, [json]) => sum + json.length, 0)).toBeLessThanOrEqual(text.length);
  }
  parse.mockRestore();
  look.mockRestore();
});
