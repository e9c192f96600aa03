import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  MAX_ACCESS_TOKENS,
  type ListedAccessToken,
  type NewAccessToken,
} from '#core/account/access-token.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useOverlay } from '#web/shared/ui/hooks/use-overlay.ts';
import { EndToken } from './end-token.tsx';
import { Fetched } from './fetched.tsx';
import { MadeToken } from './made-token.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { Setting } from './setting.tsx';
import { accessTokensQuery } from './tokens-query.ts';

/** Access tokens for the user's own programs. Fetched when unfolded, because most users need none. */
export function AccessTokens() {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Setting id="tokens" title={i18n._('tokens.heading')}>
      <p className="text-muted">{i18n._('tokens.lead')}</p>
      <Button
        kind="line"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? i18n._('tokens.fold') : i18n._('tokens.unfold')}
        <Icon name={isOpen ? 'up' : 'down'} />
      </Button>
      {isOpen && <Tokens />}
    </Setting>
  );
}

function Tokens() {
  const query = useQuery(accessTokensQuery);
  return (
    <Fetched query={query} height="h-24">
      {(tokens) => <TokenList tokens={tokens} />}
    </Fetched>
  );
}

function TokenList({ tokens }: { tokens: readonly ListedAccessToken[] }) {
  const { i18n } = useLingui();
  const [made, setMade] = useState<NewAccessToken>();
  return (
    <div className="grid gap-5">
      <Note kind="attention" title={i18n._('tokens.warning')}>
        {i18n._('tokens.warning_more')}
      </Note>
      {made && <MadeToken made={made} onClose={() => setMade(undefined)} />}
      {tokens.length > 0 && (
        <ul className="grid gap-3">
          {tokens.map((token) => (
            <Token key={token.id} token={token} onEnd={() => made?.id === token.id && setMade(undefined)} />
          ))}
        </ul>
      )}
      {tokens.length < MAX_ACCESS_TOKENS ? (
        !made && <NewTokenForm onMade={setMade} />
      ) : (
        <p className="text-muted">{i18n._('tokens.full', { most: MAX_ACCESS_TOKENS })}</p>
      )}
    </div>
  );
}

function Token({ token, onEnd }: { token: ListedAccessToken; onEnd: () => void }) {
  const { i18n } = useLingui();
  const ending = useOverlay(`end token ${token.id}`);
  const day = (at: number) => i18n.date(new Date(at), { dateStyle: 'medium' });
  const used =
    token.lastUsedAt === undefined
      ? i18n._('tokens.unused', { made: day(token.createdAt) })
      : i18n._('tokens.used', { made: day(token.createdAt), used: day(token.lastUsedAt) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_12rem]">
        <b className="font-semibold wrap-anywhere">{token.name}</b>
        <p className="text-sm text-muted">
          {token.scope === 'read' ? i18n._('tokens.reads') : i18n._('tokens.writes')}&nbsp;· {used}
        </p>
      </div>
      <Button
        kind="quiet"
        aria-label={i18n._('tokens.end_named', { name: token.name })}
        onClick={() => ending.open()}
      >
        {i18n._('tokens.end')}
      </Button>
      {ending.isOpen && <EndToken token={token} onClose={ending.close} onEnded={onEnd} />}
    </li>
  );
}
