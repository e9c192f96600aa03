import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import { trackFor, trackPath, type Track } from '#core/cooking/soundtrack.ts';
import { IconButton } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SoundtrackPlayer } from './soundtrack-player.tsx';
import { useBellRinging } from './use-bell-ringing.ts';

const VOLUME = 0.5;
const VOLUME_DURING_BELL = 0.1;

/** Cooking music, chosen for the recipe. Muting also applies to the next recipe, whose music starts paused. */
export function Soundtrack({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const [isMuted, setIsMuted] = useState(false);
  const isBellRinging = useBellRinging();
  const track = trackFor(recipe);
  const title = i18n._('soundtrack.title');
  return (
    <Sheet aria-labelledby="soundtrack" className="flex flex-wrap items-center gap-x-3 py-2! pr-2! md:py-3!">
      <p className="min-w-0 flex-[1_1_9rem] text-sm leading-snug text-muted">
        <span id="soundtrack" role="heading" aria-level={2} className="font-semibold text-ink">
          {title}
        </span>{' '}
        · <span>{i18n._(MOODS[track])}</span>
      </p>
      <IconButton
        label={isMuted ? i18n._('soundtrack.unmute') : i18n._('soundtrack.mute')}
        icon={isMuted ? 'mute' : 'speak'}
        onClick={() => setIsMuted(!isMuted)}
      />
      <SoundtrackPlayer
        key={recipe.id}
        src={trackPath(track)}
        volume={isMuted ? 0 : isBellRinging ? VOLUME_DURING_BELL : VOLUME}
        title={title}
        dish={recipe.title}
      />
    </Sheet>
  );
}

const MOODS = {
  relaxed: /*i18n*/ 'soundtrack.relaxed',
  energetic: /*i18n*/ 'soundtrack.energetic',
  focused: /*i18n*/ 'soundtrack.focused',
  festive: /*i18n*/ 'soundtrack.festive',
} as const satisfies Record<Track, string>;
