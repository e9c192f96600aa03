import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { addInnerSentences } from '../../i18n/activate.ts';
import { PATHS } from '../../paths.ts';
import { isPlanPicked } from '../../picked-plan.ts';
import { userQuery, useSessionEnded } from '../../session/user-query.ts';
import { Brand } from '../../shell/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { GoogleButton } from './google/google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { MarketingPanel } from './marketing-panel.tsx';
import { useMailedLink } from './mailed-links/use-mailed-link.ts';

// Most come to log in: what others come for travels when they ask for it, with its sentences.
const RegisterForm = lazy(async () => {
  const [module] = await Promise.all([import('./register-form.tsx'), addInnerSentences()]);
  return { default: module.RegisterForm };
});
const byLetter = async () =>
  (await Promise.all([import('./mailed-links/by-link.ts'), addInnerSentences()]))[0];
const ForgotPassword = lazy(async () => ({ default: (await byLetter()).ForgotPassword }));
const LogInByLink = lazy(async () => ({ default: (await byLetter()).LogInByLink }));
const ResetPassword = lazy(async () => ({ default: (await byLetter()).ResetPassword }));
const VerifyEmail = lazy(async () => ({ default: (await byLetter()).VerifyEmail }));

type Tab = 'login' | 'register';

/** The way in: login, registration, a forgotten password, and what mailed links lead to, for who is signed in too. */
export function AuthPage() {
  const { i18n } = useLingui();
  const { data: user } = useQuery(userQuery);
  const hasEnded = useSessionEnded();
  const [tab, setTab] = useState<Tab>('login');
  const [sentTo, setSentTo] = useState<string>();
  const [hasForgotten, setForgotten] = useState(false);
  const { link, forget } = useMailedLink();
  const view = link?.kind ?? (hasForgotten ? 'forgotten' : tab);
  const isDoor = !link && !hasForgotten;
  usePageTitle(i18n._(TITLES[view]), isDoor ? sentTo : view);
  if (user && !hasEnded && isDoor) {
    return <Navigate to={isPlanPicked() ? PATHS.plans : PATHS.home} replace />;
  }
  const toLogin = () => {
    setTab('login');
    setForgotten(false);
    forget();
  };
  const awaitLetter = (email: string) => {
    setSentTo(email);
    toLogin();
  };
  const askForLink = () => {
    setForgotten(true);
    forget();
  };
  return (
    <main id="main" className="grid min-h-dvh lg:grid-cols-2">
      <div className="mx-auto grid w-full max-w-[calc(27rem+2*var(--gutter))] content-start gap-6 px-gutter pb-10 md:pt-2 lg:content-center lg:py-8">
        <div className="flex min-h-16 items-center">
          <Brand to={PATHS.landing} />
        </div>
        <Suspense>
          {link?.kind === 'verify' ? (
            <VerifyEmail token={link.token} isSignedIn={Boolean(user)} onDone={forget} onSent={awaitLetter} />
          ) : link?.kind === 'reset' ? (
            <ResetPassword token={link.token} onDone={toLogin} onAskAgain={askForLink} />
          ) : link?.kind === 'login' ? (
            <LogInByLink token={link.token} onDone={toLogin} />
          ) : hasForgotten ? (
            <ForgotPassword onBack={() => setForgotten(false)} />
          ) : (
            <DoorTabs
              tab={tab}
              onChange={setTab}
              sentTo={sentTo}
              onRegistered={awaitLetter}
              onForgotten={askForLink}
            />
          )}
        </Suspense>
      </div>
      <MarketingPanel />
    </main>
  );
}

const TITLES = {
  verify: /*i18n*/ 'verify.action',
  reset: /*i18n*/ 'reset.heading',
  forgotten: /*i18n*/ 'forgotten.heading',
  login: /*i18n*/ 'auth.login',
  register: /*i18n*/ 'auth.register',
} as const;

type DoorTabsProps = {
  tab: Tab;
  onChange: (tab: Tab) => void;
  sentTo: string | undefined;
  onRegistered: (email: string) => void;
  onForgotten: () => void;
};

function DoorTabs({ tab, onChange, sentTo, onRegistered, onForgotten }: DoorTabsProps) {
  const { i18n } = useLingui();
  const isLogin = tab === 'login';
  return (
    <>
      <div className="grid gap-2">
        <h1>{isLogin ? i18n._('auth.login.heading') : i18n._('auth.register.heading')}</h1>
        <p className="text-muted">{isLogin ? i18n._('auth.login.lead') : i18n._('auth.register.lead')}</p>
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
          <LoginForm sentTo={sentTo} />
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
