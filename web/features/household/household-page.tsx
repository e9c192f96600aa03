import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ShownHousehold } from '#core/household/household.ts';
import { describeError } from '../../errors/describe-error.ts';
import { householdOf } from '../../kitchen/household.ts';
import { useHeld } from '../../offline/use-held.ts';
import { useUser } from '../../session/require-user.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FoundForm } from './found-form.tsx';
import { Invite } from './invite.tsx';
import { Leave } from './leave.tsx';
import { Members } from './members.tsx';
import { RenameButton } from './rename-button.tsx';
import { WhatIsShared } from './what-is-shared.tsx';

export function HouseholdPage() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { data, error, isPending, isOffline } = useHeld(householdOf(userId, useQueryClient()));
  const household = data?.household;
  usePageTitle(household?.name ?? i18n._('household.title'));
  return (
    <main id="main" className="page [--page:60rem] grid grow content-start gap-6 pt-6 pb-16">
      {isOffline && <Note kind="attention" title={i18n._('household.offline')} />}
      {!data && isPending && <Skeleton className="h-60" />}
      {!data && error && !isOffline && (
        <Note kind="bad" title={i18n._('household.failed')}>
          {describeError(error, i18n, i18n._('please_try_again'))}
        </Note>
      )}
      {household && <Together household={household} />}
      {data && !household && <FoundForm />}
    </main>
  );
}

function Together({ household }: { household: ShownHousehold }) {
  const { i18n } = useLingui();
  const { members } = household;
  return (
    <>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-1">
          <h1 className="min-w-0 wrap-anywhere">{household.name}</h1>
          <RenameButton name={household.name} />
        </div>
        <p className="text-muted">{i18n._('household.lead', { count: members.length })}</p>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Members household={household} />
        <Invite household={household} />
        <Sheet aria-labelledby="what-is-shared" className="grid gap-4">
          <h2 id="what-is-shared" className="text-[1.375rem]">
            {i18n._('household.what')}
          </h2>
          <WhatIsShared />
        </Sheet>
        <Leave household={household} />
      </div>
    </>
  );
}
