import { useLinkToken } from '#web/shared/ui/hooks/use-link-token.ts';

/** Names of the query parameters that hold a token. */
const KINDS = ['verify', 'reset', 'login'] as const;

export type MailedLink = { readonly kind: (typeof KINDS)[number]; readonly token: string };

/** Returns the mailed link that opened the page, if any. */
export function useMailedLink(): { readonly link: MailedLink | undefined; readonly forget: () => void } {
  const links = {
    verify: useLinkToken('verify'),
    reset: useLinkToken('reset'),
    login: useLinkToken('login'),
  };
  const [link] = KINDS.flatMap((kind) => {
    const { token } = links[kind];
    return token ? [{ kind, token }] : [];
  });
  return { link, forget: () => KINDS.forEach((kind) => links[kind].forget()) };
}
