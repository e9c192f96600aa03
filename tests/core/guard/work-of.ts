/**
 * Counts the work of a function: letters that regular expressions scan, letters that are copied into parts of texts,
 * and list items that are searched. The count grows with the time, and is the same on every machine.
 */
export function workOf(act: () => void): number {
  let work = 0;
  const restore = [
    around(RegExp.prototype, 'exec', (exec) => {
      return function counted(this: RegExp, text: string) {
        const from = this.global || this.sticky ? this.lastIndex : 0;
        const found = Reflect.apply(exec, this, [text]);
        // A sticky expression tries one position only, and so does a split text.
        const end = found ? found.index + found[0].length : this.sticky ? from + 1 : text.length;
        work += Math.max(0, end - from);
        return found;
      };
    }),
    ...(['slice', 'toLowerCase', 'normalize', 'split'] as const).map((name) =>
      around(String.prototype, name, (method) => {
        return function counted(this: string, ...args: unknown[]) {
          const made = Reflect.apply(method as (...all: unknown[]) => unknown, this, args);
          work += typeof made === 'string' ? made.length : this.length;
          return made;
        };
      }),
    ),
    ...(['find', 'some', 'filter', 'includes', 'map', 'flatMap', 'findLastIndex'] as const).map((name) =>
      around(Array.prototype, name, (method) => {
        return function counted(this: unknown[], ...args: unknown[]) {
          work += this.length;
          return Reflect.apply(method as (...all: unknown[]) => unknown, this, args);
        };
      }),
    ),
  ];
  try {
    act();
  } finally {
    for (const each of restore) each();
  }
  return work;
}

/** Replaces a method until the returned function is called. */
function around<Of extends object, Name extends keyof Of>(
  of: Of,
  name: Name,
  wrap: (method: Of[Name]) => unknown,
): () => void {
  const method = of[name];
  Object.defineProperty(of, name, { value: wrap(method), configurable: true, writable: true });
  return () => void Object.defineProperty(of, name, { value: method, configurable: true, writable: true });
}
