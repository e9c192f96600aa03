import { useEffect, useEffectEvent } from 'react';

type Playback = {
  readonly isPlaying: boolean;
  readonly title: string;
  readonly dish: string;
  play(): void;
  pause(): void;
};

/** Shows the music on the lock screen and connects media keys, from the first play on. */
export function useLockScreen({ isPlaying, title, dish, play, pause }: Playback): void {
  const onPlay = useEffectEvent(play);
  const onPause = useEffectEvent(pause);
  useEffect(() => {
    if (!isPlaying || !('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: 'Munchify',
      album: dish,
      artwork: [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }],
    });
    navigator.mediaSession.setActionHandler('play', () => onPlay());
    navigator.mediaSession.setActionHandler('pause', () => onPause());
  }, [isPlaying, title, dish]);
  useEffect(
    () => () => {
      if (!('mediaSession' in navigator)) return;
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.setActionHandler('play', null);
      navigator.mediaSession.setActionHandler('pause', null);
    },
    [],
  );
}
