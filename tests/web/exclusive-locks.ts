/** Gives jsdom locks that exclude each other by their names, as a browser's do. */
export function excludeByLocks(): void {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: [object, Act] | [Act]): Promise<unknown> => {
    const [options, act] = rest.length === 2 ? rest : [{}, rest[0]];
    const former = held.get(name);
    if (former && 'ifAvailable' in options) return Promise.resolve(act(null));
    const result = (former ?? Promise.resolve()).then(() => act({ name }));
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    held.set(name, settled);
    void settled.then(() => held.get(name) === settled && held.delete(name));
    return result;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

type Act = (lock: object | null) => Promise<unknown> | unknown;
