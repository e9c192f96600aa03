import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon.tsx';
import { useLockScreen } from './use-lock-screen.ts';

type Props = {
  readonly src: string;
  /** From 0 to 1. */
  readonly volume: number;
  readonly title: string;
  readonly dish: string;
};

/**
 * Button that plays or pauses the music. Nothing loads before the first click. A plain audio element keeps playing
 * while the screen is off. A failure shows no error: the button returns to Play.
 */
export function SoundtrackPlayer({ src, volume, title, dish }: Props) {
  const { i18n } = useLingui();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  const play = () => {
    // After an error the element must be loaded again.
    if (audio.current?.error) audio.current.load();
    audio.current?.play().catch(() => setIsPlaying(false));
  };
  const pause = () => audio.current?.pause();

  useLockScreen({ isPlaying, title, dish, play, pause });
  useEffect(() => {
    if (audio.current) audio.current.volume = volume;
  }, [volume]);
  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  return (
    <>
      {/* Instrumental music has no captions. iOS ignores the volume, but not "muted". */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        loop
        muted={volume === 0}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onError={() => setIsPlaying(false)}
      />
      <IconButton
        label={isPlaying ? i18n._('soundtrack.pause') : i18n._('soundtrack.play')}
        icon={isPlaying ? 'pause' : 'play'}
        look="line"
        onClick={isPlaying ? pause : play}
      />
    </>
  );
}
