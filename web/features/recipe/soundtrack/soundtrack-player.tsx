import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useLockScreen } from './use-lock-screen.ts';

type Props = {
  readonly src: string;
  /** 0 to 1. */
  readonly volume: number;
  readonly title: string;
  readonly dish: string;
};

/**
 * A button with the music behind it. Nothing is loaded before it is pressed for the first time; a plain audio element
 * plays on while the screen sleeps. Music that cannot be loaded or played is not worth a word: the button says Play.
 */
export function SoundtrackPlayer({ src, volume, title, dish }: Props) {
  const { i18n } = useLingui();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  const play = () => {
    // What failed once, without a connection perhaps, is only tried again when told to.
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
      {/* Music without a word in it has no captions. Phones that leave the volume to their keys know "muted". */}
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
      <button
        type="button"
        aria-label={isPlaying ? i18n._('soundtrack.pause') : i18n._('soundtrack.play')}
        className="grid size-11 shrink-0 place-items-center rounded-pill border-[1.5px] border-edge bg-surface hover:bg-sunken focus-visible:rounded-pill"
        onClick={isPlaying ? pause : play}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </>
  );
}
