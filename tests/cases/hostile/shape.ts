/** Input that is meant to take long. */
export type Shape = {
  readonly name: string;
  /** Returns the input with about the given number of characters. */
  readonly of: (length: number) => string;
};

/** Returns a shape that repeats a part. `part` may count. */
export const repeated = (
  name: string,
  part: string | ((at: number) => string),
  [before, behind]: readonly [string, string] = ['', ''],
): Shape => ({
  name,
  of: (length) => {
    const parts = [before];
    let room = length - before.length - behind.length;
    for (let at = 0; room > 0; at += 1) {
      const next = typeof part === 'string' ? part : part(at);
      parts.push(next);
      room -= next.length;
    }
    return [...parts, behind].join('');
  },
});

/** Returns a shape of two lists of equal length, where one names the other. */
export const paired = (
  name: string,
  one: string | ((at: number) => string),
  other: string | ((at: number) => string),
  [before, between, behind]: readonly [string, string, string],
): Shape => ({
  name,
  of: (length) => {
    const half = (length - before.length - between.length - behind.length) / 2;
    return before + repeated('', one).of(half) + between + repeated('', other).of(half) + behind;
  },
});
