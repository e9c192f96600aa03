import { useLingui } from '@lingui/react';
import { PATHS } from '#web/shared/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Sheet } from '#web/shared/ui/sheet.tsx';

export function WeekSide({ hasMembers, onCalendar }: { hasMembers: boolean; onCalendar: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Sheet aria-labelledby="calendar" className="flex flex-col gap-3">
        <h2 id="calendar" className="text-[1.375rem]">
          {i18n._('calendar.title')}
        </h2>
        <p className="text-sm text-muted">{i18n._('calendar.hint')}</p>
        <Button kind="line" className="mt-auto self-start" aria-haspopup="dialog" onClick={onCalendar}>
          <Icon name="calendar" />
          {i18n._('calendar.subscribe')}
        </Button>
      </Sheet>
      <Sheet aria-labelledby="together" className="flex flex-col gap-3">
        <h2 id="together" className="text-[1.375rem]">
          {i18n._('week.together')}
        </h2>
        <p className="text-sm text-muted">
          {hasMembers ? i18n._('week.together_text') : i18n._('week.alone_text')}
        </p>
        <ButtonLink to={PATHS.household} className="mt-auto self-start">
          <Icon name="people" />
          {i18n._('week.household')}
        </ButtonLink>
      </Sheet>
    </div>
  );
}
