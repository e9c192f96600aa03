/**
 * Waits until a change is stored. A tab that was not loaded again after an upgrade stores nothing more.
 * @returns whether it is stored
 */
export async function unlessOutdated(stored: Promise<unknown>): Promise<boolean> {
  try {
    await stored;
    return true;
  } catch (failure) {
    if (failure instanceof DOMException && NOT_OPEN.has(failure.name)) return false;
    throw failure;
  }
}

/** The database is newer, or its connection closes. */
const NOT_OPEN = new Set(['VersionError', 'InvalidStateError']);
