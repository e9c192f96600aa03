/** What could not be stored, for this visit. */
const held = new Map<string, string>();

/** Small texts kept on this device, by name. Where the browser forbids that, or its store is full or damaged, in memory. */
export const kept = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(name) ?? held.get(name) ?? null;
    } catch {
      return held.get(name) ?? null;
    }
  },

  set(name: string, text: string): void {
    held.delete(name);
    try {
      localStorage.setItem(name, text);
    } catch {
      held.set(name, text);
    }
  },

  /** Forgets everything but what is named. */
  clearExcept(names: readonly string[]): void {
    const isToGo = (name: string) => !names.includes(name);
    [...held.keys()].filter(isToGo).forEach(kept.remove);
    try {
      Object.keys(localStorage).filter(isToGo).forEach(kept.remove);
    } catch {
      // Then nothing was stored either.
    }
  },

  remove(name: string): void {
    held.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // Then nothing was stored either.
    }
  },
};
