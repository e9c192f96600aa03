import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { LOCALE, supportedLanguage } from '#core/language.ts';
import type { CurrentShare } from '#core/sharing/share.ts';
import { DAY, type EpochMs } from '#core/time.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ShareChange } from './use-share.ts';

const MAX_NAME = 40;

/** Lifetimes of a link, in days. */
const LIFETIMES = [7, 30, 365] as const;

type ShareSettingsFormProps = {
  shared: CurrentShare;
  /** First name of the cook, if known. */
  name: string | undefined;
  isBusy: boolean;
  isOnline: boolean;
  onShare: (change: ShareChange) => void;
};

/** Form for the sender's name on the page and the link's lifetime. */
export function ShareSettingsForm({ shared, name, isBusy, isOnline, onShare }: ShareSettingsFormProps) {
  const { i18n } = useLingui();
  const [showsName, setShowsName] = useState(shared?.showsName ?? false);
  const [typed, setTyped] = useState(name ?? '');
  const [days, setDays] = useState('');
  const expiresAt = shared?.expiresAt;
  const isChanged =
    !shared || showsName !== (shared.showsName ?? false) || days !== '' || typed !== (name ?? '');
  const isComplete = !showsName || typed.trim() !== '';
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        const end = endOf(days, expiresAt, Date.now());
        onShare({
          ...(showsName && { showsName, name: typed.trim() }),
          ...(end !== undefined && { expiresAt: end }),
        });
      }}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-basil"
          checked={showsName}
          onChange={({ target }) => setShowsName(target.checked)}
        />
        {i18n._('share.show_name')}
      </label>
      {showsName && (
        <Field
          label={i18n._('share.name')}
          hint={typed.trim() && i18n._('share.shared_by', { name: typed.trim() })}
          value={typed}
          maxLength={MAX_NAME}
          autoComplete="given-name"
          required
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Lifetime expiresAt={expiresAt} days={days} onChoose={setDays} />
      {isChanged && (
        <Button
          type="submit"
          kind={shared ? 'quiet' : 'main'}
          size={shared ? 'normal' : 'big'}
          busy={isBusy}
          disabled={!isOnline || !isComplete}
        >
          <Icon name={shared ? 'check' : 'link'} />
          {shared ? i18n._('share.change') : i18n._('share.create')}
        </Button>
      )}
    </form>
  );
}

type LifetimeProps = { expiresAt: EpochMs | undefined; days: string; onChoose: (days: string) => void };

/** Choice of the link's lifetime. By default it does not change. */
function Lifetime({ expiresAt, days, onChoose }: LifetimeProps) {
  const { i18n } = useLingui();
  const now =
    expiresAt === undefined
      ? i18n._('share.for_ever')
      : i18n._('share.until_day', { day: dayOf(expiresAt, i18n.locale) });
  return (
    <Select
      label={i18n._('share.until')}
      value={days}
      options={[
        ['', now],
        ...(expiresAt === undefined ? [] : [['0', i18n._('share.for_ever')] as const]),
        ...LIFETIMES.map((each) => [String(each), i18n._('share.for_days', { days: each })] as const),
      ]}
      onChange={onChoose}
    />
  );
}

/** Returns the end of the link, if it has one. Without a choice, the end does not change. */
const endOf = (days: string, former: EpochMs | undefined, now: EpochMs): EpochMs | undefined =>
  days === '' ? former : days === '0' ? undefined : now + Number(days) * DAY;

const dayOf = (at: EpochMs, locale: string): string =>
  new Intl.DateTimeFormat(LOCALE[supportedLanguage([locale]) ?? 'en'], { dateStyle: 'long' }).format(at);
