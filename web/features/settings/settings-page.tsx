import { useLingui } from '@lingui/react';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { AccessTokens } from './access-tokens.tsx';
import { ChangePassword } from './change-password.tsx';
import { EnergyChoice, LanguageChoice, ThemeChoice, UnitsChoice } from './choices.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { RingDevices } from './ring-devices.tsx';
import { Sessions } from './sessions.tsx';
import { Setting } from './setting.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { YourData } from './your-data.tsx';

export function SettingsPage() {
  const { i18n } = useLingui();
  const { email } = useUser();
  usePageTitle(i18n._('settings.title'));
  return (
    <main id="main" className="page grid grow content-start gap-8 pt-6 pb-10 md:gap-12 md:pt-10">
      <div className="grid gap-2">
        <h1>{i18n._('settings.title')}</h1>
        <p className="text-muted">{email}</p>
      </div>
      <div className="grid gap-5">
        <LanguageChoice />
        <ThemeChoice />
        <UnitsChoice />
        <EnergyChoice />
        <EatingLink />
        <SubscriptionSection />
        <OnThisDevice />
        <RingDevices />
        <ChangePassword />
        <Sessions />
        <AccessTokens />
        <YourData />
      </div>
    </main>
  );
}

/** Link to diets and avoided foods, which are among the preferences for recipes. */
function EatingLink() {
  const { i18n } = useLingui();
  return (
    <Setting id="eating" title={i18n._('settings.eating')}>
      <p className="text-muted">{i18n._('settings.eating.text')}</p>
      <ButtonLink kind="line" to={`${PATHS.home}#preferences`} className="justify-self-start">
        {i18n._('settings.eating.set')}
      </ButtonLink>
    </Setting>
  );
}
