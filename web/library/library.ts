import type { Language } from '#core/language.ts';
import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../offline/database.ts';
import { entryOf } from '../offline/entries.ts';
import { outboxEntries, pendingChanges } from '../offline/outbox.ts';
import { withChanges } from '../offline/records.ts';
import type { FromWorker, Questions, QuestionType, ToWorker } from './questions.ts';

type Opened = {
  readonly worker: Worker;
  readonly userId: UserId;
  readonly language: Language;
  /** Pending changes, as last sent to the worker. */
  pending: string;
};

const CLOSED = 'The library was closed.';

let opened: Opened | undefined;
let nextId = 0;
const waiting = new Map<number, PromiseWithResolvers<Questions[QuestionType]['answer']>>();
const listeners = new Set<() => void>();

/** Calls a function whenever the worker has stored changes of the server. @returns a function that unsubscribes */
export function onLibraryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** User of the library, and language of the screen. */
export type Asker = { readonly userId: UserId; readonly language: Language };

/**
 * Asks the worker, which has the index of all stored recipes. Unsent changes count as done.
 * @throws Error if the worker fails, or the user has signed out
 */
export async function askLibrary<Type extends QuestionType>(
  asker: Asker,
  type: Type,
  question: Questions[Type]['ask'],
): Promise<Questions[Type]['answer']> {
  const library = open(asker);
  if (/^(find|cookable|uneaten)$/.test(type)) await tellPending(library);
  if (opened?.worker !== library.worker) throw new Error(CLOSED);
  const id = (nextId += 1);
  const answer = Promise.withResolvers<Questions[QuestionType]['answer']>();
  waiting.set(id, answer);
  library.worker.postMessage({ type, id, ...question });
  return answer.promise;
}

/** Ends the worker. Afterwards it reads and stores no data of the user. */
export function closeLibrary(): void {
  opened?.worker.terminate();
  opened = undefined;
  for (const answer of waiting.values()) answer.reject(new Error(CLOSED));
  waiting.clear();
}

// A page in the back/forward cache freezes its worker, which then blocks the database. The next question starts a new
// worker.
addEventListener('pagehide', ({ persisted }) => {
  if (persisted) closeLibrary();
});

function open({ userId, language }: Asker): Opened {
  if (opened && opened.userId !== userId) closeLibrary();
  if (opened?.language === language) return opened;
  const worker = opened?.worker ?? startWorker();
  opened = { worker, userId, language, pending: opened?.pending ?? '' };
  worker.postMessage({ type: 'open', userId, language } satisfies ToWorker);
  return opened;
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./library.worker.ts', import.meta.url), { type: 'module' });
  // Messages of a replaced worker are ignored.
  const endLibrary = () => opened?.worker === worker && closeLibrary();
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('hasEnded' in data) endLibrary();
    if ('hasEnded' in data || 'hasChanged' in data) {
      for (const listener of listeners) listener();
      return;
    }
    if ('failure' in data) waiting.get(data.id)?.reject(new Error(data.failure));
    else waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', endLibrary);
  worker.addEventListener('messageerror', endLibrary);
  return worker;
}

/** Sends the worker the recipes including the unsent changes. */
async function tellPending(library: Opened): Promise<void> {
  const { userId, worker } = library;
  const changes = pendingChanges(await outboxEntries(userId));
  const ids = new Set(changes.flatMap((change) => (change.record === 'recipes' ? [change.key] : [])));
  const database = await databaseOf(userId);
  const recipes = await Promise.all(
    [...ids].map(async (id) => ({
      id,
      recipe: withChanges(changes, { record: 'recipes', key: id }, await database.get('recipes', id)),
    })),
  );
  const message = {
    type: 'pending',
    changed: recipes.flatMap(({ recipe }) => (recipe ? [entryOf(recipe, 0)] : [])),
    removed: recipes.flatMap(({ id, recipe }) => (recipe ? [] : [id])),
  } as const satisfies ToWorker;
  const told = JSON.stringify(message);
  if (told === library.pending) return;
  library.pending = told;
  worker.postMessage(message);
}
