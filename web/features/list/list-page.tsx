import { Trans, useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ShoppingList } from '#core/list/list-item.ts';
import { screenLanguage } from '../../i18n/language.ts';
import { householdOf } from '../../kitchen/household.ts';
import { listOf } from '../../kitchen/list.ts';
import { useListChanges, useLiveList } from '../../kitchen/use-list.ts';
import { useHeld } from '../../offline/use-held.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ToggleChip } from '../../ui/forms/toggle-chip.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { useWakeLock } from '../../ui/hooks/use-wake-lock.ts';
import slip from '../../ui/pictures/slip.svg';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddForm } from './add-form.tsx';
import { AISLE_WORD } from './aisle-words.ts';
import { AislesButton } from './aisles-dialog.tsx';
import { Basket } from './basket.tsx';
import { byAisle } from './by-aisle.ts';
import { ItemRow, Rows } from './item-row.tsx';
import type { ListView } from './list-view.ts';
import { useResting } from './use-resting.ts';
import { SendButton } from './send-button.tsx';

export function ListPage() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: list, error, isPending, isOffline } = useHeld(listOf(userId, client));
  const { data: kitchen } = useHeld(householdOf(userId, client));
  const change = useListChanges(userId);
  useLiveList(userId);
  usePageTitle(i18n._('list.title'));
  const language = screenLanguage(i18n);
  const members = kitchen?.household?.members ?? [];
  const view: ListView = { language, members, change, ...useResting() };
  return (
    <main id="main" className="page [--page:44rem] grid grow content-start gap-5 pt-6 pb-16">
      <div className="flex items-center justify-between gap-3">
        <h1>{i18n._('list.heading')}</h1>
        {list && <SendButton list={list} language={language} />}
      </div>
      <p className="-mt-3 text-muted">
        <Who names={members.filter(({ isYou }) => !isYou).map(({ name }) => name)} list={list} />
      </p>
      <AddForm list={list} view={view} />
      {isOffline && (
        <Note kind="attention" title={i18n._('list.offline')}>
          {i18n._('list.offline_hint')}
        </Note>
      )}
      {!list && isPending && <Skeleton className="h-60" />}
      {!list && error && !isOffline && (
        <Note kind="bad" title={i18n._('list.failed')}>
          {i18n._('please_try_again')}
        </Note>
      )}
      {list && (list.items.length > 0 ? <Things list={list} view={view} /> : <Nothing />)}
    </main>
  );
}

function Who({ names, list }: { names: readonly string[]; list: ShoppingList | undefined }) {
  const { i18n } = useLingui();
  const toGet = list?.items.filter(({ checked }) => !checked).length ?? 0;
  const together = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <Trans
      id={names.length > 0 ? /*i18n*/ 'list.with' : /*i18n*/ 'list.alone'}
      values={{ names: together, toGet }}
      components={{ a: <Link to={PATHS.household} /> }}
    />
  );
}

function Things({ list, view }: { list: ShoppingList; view: ListView }) {
  const { i18n } = useLingui();
  const [isAwake, setIsAwake] = useState(false);
  useWakeLock(isAwake);
  return (
    <>
      {byAisle(list, view.language, view.asPlaced).map(([aisle, items]) => (
        <section key={aisle} aria-label={i18n._(AISLE_WORD[aisle])} className="grid gap-2">
          <h2 className="text-lg">{i18n._(AISLE_WORD[aisle])}</h2>
          <Rows>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} view={view} />
            ))}
          </Rows>
        </section>
      ))}
      <Basket list={list} view={view} />
      <div className="flex flex-wrap gap-2">
        <ToggleChip isOn={isAwake} onToggle={() => setIsAwake(!isAwake)}>
          {i18n._('list.awake')}
        </ToggleChip>
        <AislesButton list={list} />
      </div>
    </>
  );
}

function Nothing() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      picture={slip}
      action={<ButtonLink to={PATHS.library}>{i18n._('list.from_recipe')}</ButtonLink>}
    >
      {i18n._('list.empty')}
    </EmptyState>
  );
}
