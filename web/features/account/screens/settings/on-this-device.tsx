import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLibrarySync } from '#web/features/library/data/use-library.ts';
import {
  choosePhotoBudget,
  PHOTO_BUDGETS,
  photoBudget,
  photoBytes,
  type PhotoBudget,
} from '#web/shared/platform/storage/caches/photo-budget.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { Choice } from './choice.tsx';
import { Setting } from './setting.tsx';

const PHOTOS_KEY = ['photos on this device'];

/** Offline storage: all recipes, and as many photos as the user chooses. */
export function OnThisDevice() {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const hasCaches = 'caches' in globalThis;
  const sync = useLibrarySync(useUser().id);
  const { data: photos } = useQuery({
    queryKey: PHOTOS_KEY,
    queryFn: async () => ({ bytes: await photoBytes(), budget: await photoBudget() }),
    enabled: hasCaches,
    networkMode: 'always',
    refetchOnMount: 'always',
  });
  const choice = useMutation({
    mutationFn: choosePhotoBudget,
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: PHOTOS_KEY }),
  });
  if (!hasCaches) return null;
  const size = (bytes: number) =>
    new Intl.NumberFormat(i18n.locale, {
      style: 'unit',
      unit: bytes < GB ? 'megabyte' : 'gigabyte',
      maximumFractionDigits: bytes < GB / 100 ? 1 : 0,
    }).format(bytes / (bytes < GB ? MB : GB));
  const chosen = choice.isPending ? choice.variables : photos?.budget;
  return (
    <Setting id="on-this-device" title={i18n._('device.heading')}>
      {/* Reserves its space until the photos are counted, so that nothing moves. */}
      <p className={photos ? 'text-muted' : 'invisible'}>
        {i18n._('device.lead', { recipes: sync?.stored ?? 0, size: size(photos?.bytes ?? 0) })}
      </p>
      <p id="photo-room" className="font-semibold">
        {i18n._('device.room')}
      </p>
      <Choice
        labelledBy="photo-room"
        options={PHOTO_BUDGETS.map((budget) => ({ value: String(budget), label: size(budget * MB) }))}
        chosen={String(chosen)}
        onChoose={(value) => choice.mutate(budgetOf(value))}
      />
      <p className="text-sm text-muted">{i18n._('device.oldest')}</p>
    </Setting>
  );
}

const MB = 1_000_000;
const GB = 1_000 * MB;

const budgetOf = (value: string): PhotoBudget =>
  PHOTO_BUDGETS.find((budget) => String(budget) === value) ?? PHOTO_BUDGETS[1];
