import type { I18n } from '@lingui/core';
import type { NavigateFunction } from 'react-router';
import * as v from 'valibot';
import { EpochMs } from '#core/time.ts';
import { takeRingNotes } from '../offline/caches/ring-notes.ts';
import { ownerOfDevice } from '../offline/owner.ts';
import { noteTold, tellTimers } from './tell-timers.ts';
import { changeTimer, dropTimer } from './timers.ts';
import type { NamedTimer } from './use-timers.ts';

/** A page that shows the timers of this device. */
type TimerPage = {
  readonly timers: readonly NamedTimer[];
  readonly i18n: I18n;
  readonly navigate: NavigateFunction;
};

/** The page in its latest state. */
let shown: TimerPage | undefined;

/** Tells the server how the timers have changed, and from then on follows the messages of the service worker. */
export async function followTimers(page: TimerPage): Promise<void> {
  if (!shown)
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'RINGS') answer(data).catch(console.warn);
    });
  shown = page;
  await takeNotes();
  const owner = ownerOfDevice();
  if (owner !== null) await tellTimers(owner, page.timers, page.i18n);
}

/** A timer has rung, or the user has tapped its notification: `path` leads to its step. */
type Said = { readonly shown?: string; readonly path?: string };

async function answer({ shown: tag, path }: Said): Promise<void> {
  if (tag !== undefined) await takeAway(tag);
  await takeNotes();
  if (path !== undefined) await shown?.navigate(path);
}

/** Removes a notification, because a visible page has already rung. */
async function takeAway(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close();
}

/** A note of the service worker: a timer has rung, was stopped, or was extended by a minute. */
const Note = v.variant('did', [
  v.object({ did: v.literal('ring'), endsAt: EpochMs }),
  v.object({ did: v.literal('stop') }),
  v.object({ did: v.literal('more'), endsAt: EpochMs, version: v.number() }),
]);

/** Applies the notes that the service worker made while no page was open, so that no timer rings twice. */
export async function takeNotes(): Promise<void> {
  for (const [id, did] of await takeRingNotes()) {
    const note = v.safeParse(Note, did);
    if (note.success) apply(id, note.output);
  }
}

function apply(id: string, note: v.InferOutput<typeof Note>): void {
  if (note.did === 'stop') return dropTimer(id);
  const { endsAt } = note;
  if (note.did === 'ring')
    return changeTimer(id, (timer) =>
      timer.endsAt === endsAt && timer.pausedWith === undefined ? { ...timer, hasRung: true } : timer,
    );
  noteTold(id, { version: note.version, endsAt });
  changeTimer(id, ({ pausedWith: _, ...timer }) => ({ ...timer, endsAt, hasRung: false }));
}
