import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loadInnerMessages } from '../../i18n/activate.ts';
import { pageToContinueAt } from '../../session/continue-at.ts';
import { PATHS } from '../../paths.ts';
import { hadOwner } from '../../offline/owner.ts';
import { isPlanPicked } from '../../session/picked-plan.ts';
import { useConnection } from '../../requests/use-connection.ts';
import { userQuery } from '../../session/user-query.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { GoogleButton } from './google/google-button.tsx';
import { LoginForm, type EnteredEmail } from './login-form.tsx';
import type { LinkNote } from './mailed-links/verify-email-note.tsx';
import { MarketingPanel } from './marketing-panel.tsx';
import { useMailedLink, type MailedLink } from './mailed-links/use-mailed-link.ts';

// Loaded on demand with their messages: most users come to log in.
const RegisterForm = lazy(async () => {
  const [module] = await Promise.all([import('./register-form.tsx'), loadInnerMessages()]);
  return { default: module.RegisterForm };
});
const loadLinkViews = async () =>
  (await Promise.all([import('./mailed-links/link-views.ts'), loadInnerMessages()]))[0];
const ForgotPassword = lazy(async () => ({ default: (await loadLinkViews()).ForgotPassword }));
const LogInByLink = lazy(async () => ({ default: (await loadLinkViews()).LogInByLink }));
const ResetPassword = lazy(async () => ({ default: (await loadLinkViews()).ResetPassword }));
const VerifyEmail = lazy(async () => ({ default: (await loadLinkViews()).VerifyEmail }));

type Tab = 'login' | 'register';

/** Login, registration, forgotten password and the targets of mailed links. The targets also work while signed in. */
export function AuthPage() {
  const { i18n } = useLingui();
  const { data: user } = useQuery(userQuery);
  const { isSignedOut } = useConnection();
  const [tab, setTab] = useState<Tab>(useFirstTab());
  const [entered, setEntered] = useState<EnteredEmail>();
  const { isOpen: isForgotten, open: openForgotten, close: closeForgotten } = useOverlay('forgotten');
  const { link, forget } = useMailedLink();
  const view = link?.kind ?? (isForgotten ? 'forgotten' : tab);
  const showsTabs = !link && !isForgotten;
  usePageTitle(i18n._(TITLES[view]), showsTabs ? entered?.email : view);
  if (user && !isSignedOut && showsTabs) {
    return <Navigate to={pageToContinueAt() ?? (isPlanPicked() ? PATHS.plans : PATHS.home)} replace />;
  }
  // The note on a link comes with its address. If it loaded later, it would move the form.
  const toLogin = (email?: string, Note?: LinkNote) => {
    setEntered(email === undefined ? undefined : { email, Note });
    setTab('login');
    closeForgotten();
    forget();
  };
  const showForgotten = () => {
    forget();
    openForgotten();
  };
  return (
    <main id="main" className="grid min-h-dvh lg:grid-cols-2">
      <div className="page [--page:27rem] grid content-start gap-6 pb-10 md:pt-2 lg:content-center lg:py-8">
        <div className="flex min-h-16 items-center">
          <Brand to={PATHS.landing} />
        </div>
        <Suspense>
          {link ? (
            <LinkTarget
              link={link}
              isSignedIn={Boolean(user)}
              onDone={toLogin}
              onSent={toLogin}
              onRequestLink={showForgotten}
            />
          ) : isForgotten ? (
            <ForgotPassword onBack={closeForgotten} />
          ) : (
            <AccountTabs
              tab={tab}
              onChange={setTab}
              entered={entered}
              onRegistered={toLogin}
              onForgotten={showForgotten}
            />
          )}
        </Suspense>
      </div>
      <MarketingPanel />
    </main>
  );
}

type LinkTargetProps = {
  link: MailedLink;
  isSignedIn: boolean;
  onDone: (email?: string) => void;
  onSent: (email: string, note: LinkNote) => void;
  onRequestLink: () => void;
};

function LinkTarget({ link: { kind, token }, isSignedIn, onDone, onSent, onRequestLink }: LinkTargetProps) {
  if (kind === 'verify') return <VerifyEmail {...{ token, isSignedIn, onDone, onSent }} />;
  if (kind === 'reset') return <ResetPassword {...{ token, onRequestLink }} onDone={() => onDone()} />;
  return <LogInByLink token={token} onDone={() => onDone()} />;
}

const TITLES = {
  verify: /*i18n*/ 'verify.action',
  reset: /*i18n*/ 'reset.heading',
  forgotten: /*i18n*/ 'forgotten.heading',
  login: /*i18n*/ 'auth.login',
  register: /*i18n*/ 'auth.register',
} as const;

/** Registration if home has redirected the visitor and nobody has logged in on this device before. */
function useFirstTab(): Tab {
  const { state } = useLocation();
  return state?.from === PATHS.home && !hadOwner() ? 'register' : 'login';
}

type AccountTabsProps = {
  tab: Tab;
  onChange: (tab: Tab) => void;
  entered: EnteredEmail | undefined;
  onRegistered: (email: string, note: LinkNote) => void;
  onForgotten: () => void;
};

function AccountTabs({ tab, onChange, entered, onRegistered, onForgotten }: AccountTabsProps) {
  const { i18n } = useLingui();
  const isLogin = tab === 'login';
  return (
    <>
      <div className="grid gap-2">
        <h1>{isLogin ? i18n._('auth.login.heading') : i18n._('auth.register.heading')}</h1>
        <p className="text-muted">
          {isPlanPicked()
            ? i18n._('auth.plan_picked')
            : isLogin
              ? i18n._('auth.login.lead')
              : i18n._('auth.register.lead')}
        </p>
      </div>
      <Tabs
        label={i18n._('auth.tabs')}
        tabs={[
          { name: 'login', label: i18n._('auth.login') },
          { name: 'register', label: i18n._('auth.register') },
        ]}
        chosen={tab}
        onChoose={onChange}
      >
        {isLogin ? (
          <LoginForm entered={entered} />
        ) : (
          <Suspense fallback={<div className="h-100" />}>
            <RegisterForm onRegistered={onRegistered} />
          </Suspense>
        )}
        <Button kind="bare" className="mt-2 w-full" onClick={onForgotten}>
          {i18n._('auth.forgot_password')}
        </Button>
        <GoogleButton />
      </Tabs>
    </>
  );
}
