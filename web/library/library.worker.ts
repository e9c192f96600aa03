import type { Language } from '#core/language.ts';
import type { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { openDatabase } from '../offline/database.ts';
import { entryOf, keyOf, type LibraryEntry } from '../offline/entries.ts';
import type { Database } from '../offline/schema.ts';
import { TIMEOUTS } from '../requests/timeouts.ts';
import type { FromWorker, LibrarySync, ToWorker } from './questions.ts';
import { SearchIndex } from './search-index.ts';
import { syncMembers, syncRecipes } from './sync-recipes.ts';

// Holds the index of all stored recipes, and syncs them. Signing out ends this worker.

const index = new SearchIndex();
let opened: { database: Promise<Database>; userId: UserId; language: Language } | undefined;
/** Time up to which the index has all stored entries; undefined while it is empty. */
let readFrom: EpochMs | undefined;
/** Keys of stored entries in the index. */
const indexed = new Set<string>();

/** Maximum time between stamping and storing an entry, in ms. */
const SLOWEST_WRITE = 5_000;

/** Recipes added, changed or removed by unsent changes. */
let pending: { changed: readonly LibraryEntry[]; removed: ReadonlySet<string> } = {
  changed: [],
  removed: new Set(),
};

const say = (message: FromWorker) => postMessage(message);

const sayChanged = () => say({ hasChanged: true });

// One job at a time, so that an answer includes everything stored before its question.
let queue: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // Questions do not wait for a sync, which takes long.
  if (data.type === 'sync' || data.type === 'members') void answer(data);
  else queue = queue.then(() => answer(data)).catch(end);
});

/** Ends the worker and reports this, so that no question waits for ever. */
function end(): void {
  say({ hasEnded: true });
  close();
}

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'open') {
    const { userId, language } = message;
    opened = { userId, language, database: opened?.database ?? openDatabase(userId, { onEnd: end }) };
    return;
  }
  if (message.type === 'pending') {
    const former = pending;
    pending = { changed: message.changed, removed: new Set(message.removed.map(String)) };
    await restore([...former.changed.map(keyOf), ...former.removed]);
    overlay();
    return;
  }
  try {
    say({ id: message.id, answer: await answerTo(message) });
  } catch (failure) {
    say({ id: message.id, failure: String(failure) });
  }
}

async function answerTo(message: Exclude<ToWorker, { type: 'open' | 'pending' }>) {
  if (!opened) throw new Error('Nobody is signed in.');
  const { language, userId } = opened;
  const database = await opened.database;
  const get = (path: string) =>
    fetch(path, {
      headers: { 'x-preferred-language': language, 'x-user': userId },
      signal: AbortSignal.timeout(TIMEOUTS.long),
    });
  switch (message.type) {
    case 'sync':
      return syncRecipes(database, get, sayChanged);
    case 'members':
      return syncMembers(database, message.cooks, get, sayChanged);
    case 'state':
      return stateOf(database);
    case 'find':
      await readStored(database);
      return index.find(message, language);
    case 'cookable':
      await readStored(database);
      return index.cookable(message, language);
    case 'uneaten':
      await readStored(database);
      return index.uneaten(message);
  }
}

async function stateOf(database: Database): Promise<LibrarySync> {
  const [sync, stored] = await Promise.all([database.get('sync', 'recipes'), database.count('recipes')]);
  return { stored, total: sync && Math.max(sync.total, stored), isComplete: sync?.isComplete === true };
}

/** Adds newly stored entries to the index, and removes deleted ones. */
async function readStored(database: Database): Promise<void> {
  const startedAt = Date.now();
  if (readFrom === undefined) await fillEntries(database);
  const newer = await entriesSince(database, readFrom);
  readFrom = startedAt - SLOWEST_WRITE;
  index.put(newer);
  for (const entry of newer) indexed.add(keyOf(entry));
  const stored = (await database.count('entries')) + (await database.count('memberEntries'));
  if (stored !== indexed.size) {
    const keys = await storedKeys(database);
    const gone = [...indexed].filter((key) => !keys.has(key));
    for (const key of gone) indexed.delete(key);
    index.remove(gone);
  }
  overlay();
}

async function entriesSince(database: Database, time: EpochMs | undefined): Promise<LibraryEntry[]> {
  const read = (store: 'entries' | 'memberEntries') =>
    time === undefined
      ? database.getAll(store)
      : database.getAllFromIndex(store, 'storedAt', IDBKeyRange.lowerBound(time));
  return (await Promise.all([read('entries'), read('memberEntries')])).flat();
}

async function storedKeys(database: Database): Promise<ReadonlySet<string>> {
  const [own, ofMembers] = await Promise.all([
    database.getAllKeys('entries'),
    database.getAllKeys('memberEntries'),
  ]);
  return new Set([...own.map(String), ...ofMembers.map(([cookId, id]) => keyOf({ cookId, id }))]);
}

/** Creates the entries of recipes that were stored before the library existed. */
async function fillEntries(database: Database): Promise<void> {
  const [recipes, entries] = await Promise.all([
    database.getAllKeys('recipes'),
    database.getAllKeys('entries'),
  ]);
  const known = new Set(entries);
  for (const id of recipes.filter((each) => !known.has(each))) {
    const recipe = await database.get('recipes', id);
    if (recipe) await database.put('entries', entryOf(recipe, Date.now()));
  }
}

/** Applies unsent changes to the index. */
function overlay(): void {
  index.put(pending.changed);
  index.remove(pending.removed);
}

/** Puts the stored entries of own recipes back into the index. */
async function restore(keys: readonly string[]): Promise<void> {
  const database = await opened?.database;
  for (const key of keys) {
    const entry = await database?.get('entries', Number(key));
    if (entry) index.put([entry]);
    else index.remove([key]);
  }
}
