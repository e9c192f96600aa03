import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ringsHere, useRingsHere } from '../device/ring-switch.ts';
import type * as Rings from './rings.ts';
import type { NamedTimer } from './use-timers.ts';

/** Makes the timers of this device ring while no page is open, once the user has turned this on. */
export function useRings(timers: readonly NamedTimer[]): void {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const isOn = useRingsHere();
  const states = JSON.stringify(timers);
  const follow = useEffectEvent(() => withRings((rings) => rings.followTimers({ timers, i18n, navigate })));
  useEffect(() => void follow(), [isOn, states]);
}

/**
 * Takes the notes of the service worker about timers. Without them a timer would ring a second time, which does no
 * harm.
 */
export const takeNotes = (): Promise<void> => withRings((rings) => rings.takeNotes());

/** Loads nothing before the user has turned ringing on. The next change makes up for a failure. */
async function withRings(act: (rings: typeof Rings) => Promise<void>): Promise<void> {
  if (ringsHere()) await import('./rings.ts').then(act).catch(console.warn);
}
