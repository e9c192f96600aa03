import { useLinkToken } from '../../../ui/hooks/use-link-token.ts';

/** Names of the query parameters that hold a token. */
const KINDS = ['verify', 'reset', 'login'] as const;

type MailedLink = {
  readonly link: { readonly kind: (typeof KINDS)[number]; readonly token: string } | undefined;
  forget(): void;
};

/** Returns the mailed link that opened the page, if any. */
export function useMailedLink(): MailedLink {
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
