import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPartialObject } from '#core/generation/model/partial-json.ts';

const values = (text: string) =>
  Object.fromEntries(Object.entries(readPartialObject(text)).map(([name, { value }]) => [name, value]));

const anObject = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue());

test('a whole object reads as JSON does', () => {
  fc.assert(
    fc.property(anObject, (object) => {
      const text = JSON.stringify(object);
      const parsed: object = JSON.parse(text);
      // A member called __proto__ is one that nobody asks a model for.
      fc.pre(!text.includes('__proto__'));
      expect(values(text)).toEqual(parsed);
      expect(Object.values(readPartialObject(text)).every(({ isComplete }) => isComplete)).toBe(true);
    }),
  );
});

test('at every moment, what is complete is what will stand there in the end', () => {
  fc.assert(
    fc.property(anObject, fc.nat(), (object, cut) => {
      const text = JSON.stringify(object, null, 1);
      fc.pre(!text.includes('__proto__'));
      const whole: Record<string, unknown> = JSON.parse(text);
      for (const [name, { value, isComplete }] of Object.entries(
        readPartialObject(text.slice(0, cut % text.length)),
      )) {
        const end = whole[name];
        if (isComplete || !Array.isArray(value) || !Array.isArray(end)) expect(value).toEqual(end);
        else expect(value).toEqual(end.slice(0, value.length));
      }
    }),
  );
});

test('reading never throws, whatever is written', () => {
  fc.assert(fc.property(fc.string(), (text) => void readPartialObject(text)));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'{}[]",:\\ntfu0123 ') }),
      (text) => void readPartialObject(text),
    ),
  );
});

test('a list grows element by element', () => {
  const read = (text: string) => readPartialObject(text)['lines'];
  expect(read('{"lines":')).toBeUndefined();
  expect(read('{"lines":[')).toEqual({ value: [], isComplete: false });
  expect(read('{"lines":[{"a":1},{"b"')).toEqual({ value: [{ a: 1 }], isComplete: false });
  expect(read('{"lines":[1')).toEqual({ value: [], isComplete: false });
  expect(read('{"lines":[1]')).toEqual({ value: [1], isComplete: true });
});

test('what stands before the first brace is passed over', () => {
  expect(values('Here:\n```json\n{"title":"So')).toEqual({});
  expect(values('Here:\n```json\n{"title":"Soup"')).toEqual({ title: 'Soup' });
});
