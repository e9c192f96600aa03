import { useEffect, useEffectEvent } from 'react';

type Playing = {
  readonly isPlaying: boolean;
  readonly title: string;
  readonly dish: string;
  play(): void;
  pause(): void;
};

/** Lets the lock screen and the keys of headphones name the music and steer it, from its first play on. */
export function useLockScreen({ isPlaying, title, dish, play, pause }: Playing): void {
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
