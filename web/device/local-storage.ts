/** In-memory fallback for values that local storage refused. */
const memory = new Map<string, string>();

/** Local storage that falls back to memory if it is forbidden, full or damaged. */
export const deviceStorage = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(name) ?? memory.get(name) ?? null;
    } catch {
      return memory.get(name) ?? null;
    }
  },

  set(name: string, text: string): void {
    memory.delete(name);
    try {
      localStorage.setItem(name, text);
    } catch {
      memory.set(name, text);
    }
  },

  clearExcept(names: readonly string[]): void {
    const isDeleted = (name: string) => !names.includes(name);
    [...memory.keys()].filter(isDeleted).forEach(deviceStorage.remove);
    try {
      Object.keys(localStorage).filter(isDeleted).forEach(deviceStorage.remove);
    } catch {
      // Local storage is forbidden, so it is empty.
    }
  },

  remove(name: string): void {
    memory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // Local storage is forbidden, so it is empty.
    }
  },
};
