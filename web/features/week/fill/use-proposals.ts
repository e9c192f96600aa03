import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillWeek, proposeFor, type Proposal } from '#core/week/fill/fill-week.ts';
import type { Slot } from '#core/week/meal.ts';
import { usePreferences } from '../../../avoided/use-preferences.ts';
import type { WeekView } from '../plan/week-view.ts';
import { fillingFor, freePlaces } from './filling.ts';

type Wishes = { readonly slots: readonly Slot[]; readonly weekdayMinutes: number };

type Filled = {
  readonly proposals: readonly Proposal[];
  readonly unfilled: number;
  /** True if dishes beyond the cook's maximum minutes could fill more of the week. */
  readonly needsTime: boolean;
};

const NONE: readonly Proposal[] = [];

/** Returns dishes for the free places of the week, and their changes. Computed on the device. */
export function useProposals(view: WeekView, { slots, weekdayMinutes }: Wishes) {
  const client = useQueryClient();
  const [preferences] = usePreferences();
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  const key = ['fill week', view.userId, view.week.from, slots, weekdayMinutes, seed];
  const [refused, setRefused] = useState(NONE);
  const places = freePlaces(view, slots);
  const fill = () => fillingFor(view, { client, preferences, weekdayMinutes, seed });
  const { data: filled, error } = useQuery({
    queryKey: key,
    queryFn: async (): Promise<Filled> => {
      const filling = await fill();
      const proposals = await fillWeek(filling, places);
      const unfilled = places.length - proposals.length;
      const ofAnyTime =
        unfilled > 0 && weekdayMinutes < Infinity
          ? await fillWeek({ ...filling, weekdayMinutes: Infinity }, places)
          : proposals;
      return { proposals, unfilled, needsTime: ofAnyTime.length > proposals.length };
    },
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const proposals = filled?.proposals;
  const set = (next: readonly Proposal[]) =>
    client.setQueryData<Filled>(key, (held) => held && { ...held, proposals: next });
  return {
    isFull: places.length === 0,
    /** Undefined while they are computed. */
    proposals,
    /** Number of free places that no recipe fits. */
    unfilled: filled?.unfilled ?? 0,
    needsTime: filled?.needsTime === true,
    error,
    /** Proposes another dish for the same time. @returns false if there is none */
    async replace(proposal: Proposal): Promise<boolean> {
      const unwanted = [...refused, proposal];
      setRefused(unwanted);
      const others = (proposals ?? NONE).filter((each) => each !== proposal);
      const { day, slot } = proposal;
      const next = await proposeFor(await fill(), { day, slot }, { others, refused: unwanted });
      if (next) set((proposals ?? NONE).map((each) => (each === proposal ? next : each)));
      return next !== undefined;
    },
    leaveOut: (proposal: Proposal) => set((proposals ?? NONE).filter((each) => each !== proposal)),
  };
}
