import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import type { Language } from '#core/language.ts';
import { chooseLanguage, preferredLanguage } from '../../i18n/language.ts';
import { deviceStorage } from '../../device/local-storage.ts';
import { chooseEnergy, hidesEnergy } from '../../offline/hidden-energy.ts';
import { chooseTheme, chosenTheme } from '../../device/theme.ts';
import { Choice } from './choice.tsx';
import { Setting } from './setting.tsx';

/** Milliseconds before the reload, in which the user sees the choice. */
const RELOAD_DELAY = 300;

/** Choice of the interface language. Each option is in its own language. */
export function LanguageChoice() {
  const { i18n } = useLingui();
  const id = useId();
  const [language, setLanguage] = useState(preferredLanguage);
  const choose = (next: Language) => {
    setLanguage(next);
    chooseLanguage(next);
    setTimeout(() => location.reload(), RELOAD_DELAY);
  };
  return (
    <Setting id={id} title={i18n._('settings.language')}>
      <Choice
        labelledBy={id}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'de', label: 'Deutsch', lang: 'de' },
        ]}
        chosen={language}
        onChoose={choose}
      />
    </Setting>
  );
}

export function ThemeChoice() {
  const { i18n } = useLingui();
  const id = useId();
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <Setting id={id} title={i18n._('settings.theme')}>
      <Choice
        labelledBy={id}
        options={[
          { value: 'system', label: i18n._('settings.theme.system') },
          { value: 'light', label: i18n._('settings.theme.light') },
          { value: 'dark', label: i18n._('settings.theme.dark') },
        ]}
        chosen={theme}
        onChoose={(next) => {
          setTheme(next);
          chooseTheme(next);
        }}
      />
    </Setting>
  );
}

export function UnitsChoice() {
  const { i18n } = useLingui();
  const id = useId();
  const [units, setUnits] = useState(() => (deviceStorage.get('units') === 'us' ? 'us' : 'metric'));
  return (
    <Setting id={id} title={i18n._('settings.units')}>
      <Choice
        labelledBy={id}
        options={[
          { value: 'metric', label: i18n._('settings.units.metric') },
          { value: 'us', label: i18n._('settings.units.us') },
        ]}
        chosen={units}
        onChoose={(next) => {
          setUnits(next);
          deviceStorage.set('units', next);
        }}
      />
    </Setting>
  );
}

/** Choice whether energy is shown: some users feel better without it. */
export function EnergyChoice() {
  const { i18n } = useLingui();
  const id = useId();
  const [energy, setEnergy] = useState(() => (hidesEnergy() ? 'hidden' : 'shown'));
  return (
    <Setting id={id} title={i18n._('settings.energy')}>
      <p className="text-sm text-muted">{i18n._('settings.energy.text')}</p>
      <Choice
        labelledBy={id}
        options={[
          { value: 'shown', label: i18n._('settings.energy.shown') },
          { value: 'hidden', label: i18n._('settings.energy.hidden') },
        ]}
        chosen={energy}
        onChoose={(next) => {
          setEnergy(next);
          chooseEnergy(next === 'hidden');
        }}
      />
    </Setting>
  );
}
