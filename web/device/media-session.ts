/** Lock screen content, and handlers of its controls, from one part of the app. */
export type LockScreenPart = {
  readonly title?: string;
  readonly artist?: string;
  readonly album?: string;
  readonly isPlaying?: boolean;
  /** Countdown in s, which the platform displays. */
  readonly countdown?: number;
  readonly actions?: Partial<Record<MediaSessionAction, () => void>>;
};

const ARTWORK = [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }];

const parts = new Map<string, LockScreenPart>();
let handled: readonly MediaSessionAction[] = [];

/**
 * Shows a part, such as music or timers, until it is removed. Platforms show the lock screen while audio plays.
 * @param part undefined removes it
 */
export function showOnLockScreen(name: string, part: LockScreenPart | undefined): void {
  if (!('mediaSession' in navigator)) return;
  if (part) parts.set(name, part);
  else parts.delete(name);
  const { mediaSession } = navigator;
  const shown: LockScreenPart = Object.assign({}, ...parts.values());
  const { title, artist = 'Munchify', album = '' } = shown;
  mediaSession.metadata =
    title === undefined ? null : new MediaMetadata({ title, artist, album, artwork: ARTWORK });
  mediaSession.playbackState =
    shown.isPlaying === undefined ? 'none' : shown.isPlaying ? 'playing' : 'paused';
  const actions = Object.assign({}, ...[...parts.values()].map((each) => each.actions));
  setActions(mediaSession, actions);
  countDown(mediaSession, shown.countdown);
}

function setActions(session: MediaSession, actions: Partial<Record<MediaSessionAction, () => void>>): void {
  const wanted = Object.keys(actions) as MediaSessionAction[];
  for (const action of new Set([...handled, ...wanted])) {
    try {
      session.setActionHandler(action, actions[action] ?? null);
    } catch {
      // Unsupported control.
    }
  }
  handled = wanted;
}

function countDown(session: MediaSession, seconds: number | undefined): void {
  if (!('setPositionState' in session)) return;
  try {
    session.setPositionState(
      seconds === undefined || seconds <= 0 ? {} : { duration: seconds, position: 0, playbackRate: 1 },
    );
  } catch {
    // Some platforms refuse it while nothing plays.
  }
}
