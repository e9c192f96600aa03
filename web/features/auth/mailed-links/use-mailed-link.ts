import { useLinkToken } from '../../../ui/hooks/use-link-token.ts';

/** What mailed links are for, by their names in addresses. */
const KINDS = ['verify', 'reset', 'login'] as const;

type MailedLink = {
  readonly link: { readonly kind: (typeof KINDS)[number]; readonly token: string } | undefined;
  forget(): void;
};

/** The mailed link that has led here, if one has. */
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
