import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import {
  AccessTokenRequest,
  MAX_TOKEN_NAME,
  NewAccessToken,
  type TokenScope,
} from '#core/account/access-token.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { post } from '#web/shared/requests/api.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { Field } from '#web/shared/ui/forms/field.tsx';
import { useForm } from '#web/shared/ui/forms/use-form.ts';
import { Choice } from './choice.tsx';
import { TOKENS_KEY } from './tokens-query.ts';

const Name = v.pick(AccessTokenRequest, ['name']);

/** Form for an access token: name and scope. */
export function NewTokenForm({ onMade }: { onMade: (made: NewAccessToken) => void }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const form = useForm(Name, { name: '' });
  // The key makes repeated submissions create a single token.
  const [key] = useState(() => crypto.randomUUID());
  const [scope, setScope] = useState<TokenScope>('read');
  const make = useMutation({
    mutationFn: (body: AccessTokenRequest) =>
      post('/api/tokens', body, { schema: NewAccessToken, headers: { 'idempotency-key': key } }),
    onSuccess: async (made) => {
      onMade(made);
      await client.refetchQueries({ queryKey: TOKENS_KEY });
    },
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={form.submit(({ name }) => make.mutate({ name, scope }))}
    >
      <Field
        label={i18n._('tokens.name')}
        hint={i18n._('tokens.name_hint')}
        maxLength={MAX_TOKEN_NAME}
        autoComplete="off"
        {...form.field('name')}
      />
      <div className="grid gap-1.5">
        <p id="token-scope" className="text-sm font-semibold">
          {i18n._('tokens.scope')}
        </p>
        <Choice
          labelledBy="token-scope"
          options={[
            { value: 'read', label: i18n._('tokens.reads') },
            { value: 'write', label: i18n._('tokens.writes') },
          ]}
          chosen={scope}
          onChoose={setScope}
        />
      </div>
      {make.error && <Note kind="bad" title={describeError(make.error, i18n, i18n._('please_try_again'))} />}
      <Button kind="main" type="submit" className="justify-self-start" busy={make.isPending}>
        {i18n._('tokens.make')}
      </Button>
    </form>
  );
}
