import { useEffect, useEffectEvent, useState } from 'react';
import { showOnLockScreen } from '../../../device/media-session.ts';

type Playback = {
  readonly isPlaying: boolean;
  readonly title: string;
  readonly dish: string;
  play(): void;
  pause(): void;
};

/** After the first play, shows the music on the lock screen and connects media keys. */
export function useLockScreen({ isPlaying, title, dish, play, pause }: Playback): void {
  const onPlay = useEffectEvent(play);
  const onPause = useEffectEvent(pause);
  const [hasPlayed, setHasPlayed] = useState(isPlaying);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  useEffect(() => {
    if (!hasPlayed) return;
    showOnLockScreen('music', {
      title,
      album: dish,
      isPlaying,
      actions: { play: () => onPlay(), pause: () => onPause() },
    });
  }, [hasPlayed, isPlaying, title, dish]);
  useEffect(() => () => showOnLockScreen('music', undefined), []);
}
