import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../errors/describe-error.ts';
import { Nothing, post } from '../../requests/api.ts';
import { useUser } from '../../session/require-user.tsx';
import { rememberUser } from '../../session/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { NameField } from './name-field.tsx';
import { useHouseholdChange } from './use-household-change.ts';
import { WhatIsShared } from './what-is-shared.tsx';

const MAX_NAME = 40;

export function FoundForm() {
  const { i18n } = useLingui();
  const user = useUser();
  const client = useQueryClient();
  const [kitchen, setKitchen] = useState(i18n._('household.default_name'));
  const [name, setName] = useState(user.name ?? '');
  const found = useHouseholdChange(async () => {
    await post('/api/user/name', { name: name.trim() }, { schema: Nothing });
    rememberUser(client, { ...user, name: name.trim() });
    await post('/api/household', { name: kitchen.trim() }, { schema: Nothing });
  });
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h1>{i18n._('household.together')}</h1>
          <p>{i18n._('household.together_lead')}</p>
        </div>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            found.mutate();
          }}
        >
          <NameField name={name} onChange={setName} />
          <Field
            label={i18n._('household.name')}
            value={kitchen}
            maxLength={MAX_NAME}
            autoComplete="off"
            required
            onChange={({ target }) => setKitchen(target.value)}
          />
          {found.error && (
            <Note kind="bad" title={i18n._('household.not_changed')}>
              {describeError(found.error, i18n, i18n._('please_try_again'))}
            </Note>
          )}
          <Button
            type="submit"
            kind="main"
            size="big"
            busy={found.isPending}
            disabled={!name.trim() || !kitchen.trim()}
          >
            {i18n._('household.found')}
          </Button>
        </form>
        <p className="text-sm text-muted">{i18n._('household.got_link')}</p>
      </div>
      <Sheet aria-labelledby="what-is-shared" className="grid gap-4">
        <h2 id="what-is-shared" className="text-[1.375rem]">
          {i18n._('household.what')}
        </h2>
        <WhatIsShared />
      </Sheet>
    </div>
  );
}
