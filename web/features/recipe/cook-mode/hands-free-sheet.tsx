import { useLingui } from '@lingui/react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Language } from '#core/language.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { startListening } from '../voice/listen.ts';
import { stopListening, useListening } from '../voice/listening.ts';
import { canRecognise, loadLanguage, whereSoundGoes, type SoundGoes } from '../voice/recognition.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';

type HandsFreeSheetProps = {
  isElbow: boolean;
  onElbow: (isElbow: boolean) => void;
  /** Undefined if the device has no voice. */
  reading: { isOn: boolean; toggle: () => void } | undefined;
  /** Takes the shown dish off the stove; undefined if it is the only one. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

/** Options for cooking hands-free: listening, reading aloud, and taps with an elbow. All are off by default. */
export function HandsFreeSheet({ isElbow, onElbow, reading, onRemove, onClose }: HandsFreeSheetProps) {
  const { i18n } = useLingui();
  const isListening = ['starting', 'on'].includes(useListening().state);
  return (
    <BottomSheet title={i18n._('voice.title')} onClose={onClose}>
      {isListening && (
        <Button kind="line" onClick={stopListening}>
          <Icon name="microphone_off" />
          {i18n._('voice.stop')}
        </Button>
      )}
      {!isListening && <Consent onListen={onClose} />}
      <PhraseList />
      <div>
        {reading && (
          <Switch isOn={reading.isOn} onToggle={reading.toggle} label={i18n._('voice.read')}>
            {i18n._('voice.read.text')}
          </Switch>
        )}
        <Switch isOn={isElbow} onToggle={() => onElbow(!isElbow)} label={i18n._('voice.elbow')}>
          {i18n._('voice.elbow.text')}
        </Switch>
      </div>
      {onRemove && (
        <Button kind="line" onClick={onRemove}>
          {i18n._('cook.remove_dish')}
        </Button>
      )}
    </BottomSheet>
  );
}

/** Explains where audio is processed, before the browser asks for the microphone. */
function Consent({ onListen }: { onListen: () => void }) {
  const { i18n } = useLingui();
  const language = screenLanguage(i18n);
  const [goes, setGoes] = useSoundGoes(language);
  const [isLoading, setIsLoading] = useState(false);
  if (!canRecognise())
    return <p className="rounded-md bg-sunken px-4 py-3">{i18n._('voice.failed.missing')}</p>;
  const load = async () => {
    setIsLoading(true);
    const isLoaded = await loadLanguage(language);
    setIsLoading(false);
    setGoes(isLoaded ? 'device' : 'browser');
  };
  const listen = (isOnDevice: boolean) => {
    onListen();
    startListening(language, isOnDevice);
  };
  return (
    <>
      <p>{i18n._('voice.lead')}</p>
      <div
        className={`grid gap-1 rounded-md px-4 py-3 ${goes === 'device' ? 'bg-basil-soft text-on-basil-soft' : 'bg-saffron-soft text-on-saffron-soft'}`}
      >
        <b className="font-semibold">
          {goes === 'device' ? i18n._('voice.device.title') : i18n._('voice.browser.title')}
        </b>
        <p className="text-sm">
          {goes === 'device' ? i18n._('voice.device.text') : i18n._('voice.browser.text')}
        </p>
      </div>
      <div className="grid gap-2">
        {goes === 'loadable' && (
          <Button kind="line" size="big" busy={isLoading} onClick={() => void load()}>
            {isLoading ? i18n._('voice.loading') : i18n._('voice.load')}
          </Button>
        )}
        <Button kind="main" size="big" onClick={() => listen(goes === 'device')}>
          <Icon name="microphone" />
          {i18n._('voice.start')}
        </Button>
      </div>
    </>
  );
}

function useSoundGoes(language: Language) {
  const [goes, setGoes] = useState<SoundGoes>('browser');
  useEffect(() => {
    let isWanted = true;
    void whereSoundGoes(language).then((found) => isWanted && setGoes(found));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return [goes, setGoes] as const;
}

function PhraseList() {
  const { i18n } = useLingui();
  if (!canRecognise()) return null;
  return (
    <section aria-labelledby="phrases" className="grid gap-1">
      <h3 id="phrases" className="font-text text-base font-semibold">
        {i18n._('voice.phrases')}
      </h3>
      <ul>
        {PHRASES.map(([say, does]) => (
          <li
            key={say}
            className="grid gap-x-4 border-b border-line py-2 leading-snug last:border-0 @min-[20rem]:grid-cols-2"
          >
            <b className="font-semibold">{i18n._(say)}</b>
            <span className="text-muted">{i18n._(does)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PHRASES = [
  [/*i18n*/ 'voice.say.next', /*i18n*/ 'voice.does.next'],
  [/*i18n*/ 'voice.say.back', /*i18n*/ 'voice.does.back'],
  [/*i18n*/ 'voice.say.repeat', /*i18n*/ 'voice.does.repeat'],
  [/*i18n*/ 'voice.say.ingredients', /*i18n*/ 'voice.does.ingredients'],
  [/*i18n*/ 'voice.say.amount', /*i18n*/ 'voice.does.amount'],
  [/*i18n*/ 'voice.say.timer', /*i18n*/ 'voice.does.timer'],
  [/*i18n*/ 'voice.say.start_timer', /*i18n*/ 'voice.does.start_timer'],
  [/*i18n*/ 'voice.say.left', /*i18n*/ 'voice.does.left'],
  [/*i18n*/ 'voice.say.dish', /*i18n*/ 'voice.does.dish'],
  [/*i18n*/ 'voice.say.stop', /*i18n*/ 'voice.does.stop'],
  [/*i18n*/ 'voice.say.mute', /*i18n*/ 'voice.does.mute'],
] as const;

type SwitchProps = { isOn: boolean; onToggle: () => void; label: string; children: ReactNode };

function Switch({ isOn, onToggle, label, children }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2">
      <span className="grid leading-snug">
        <b className="font-semibold">{label}</b>
        <span id={id} className="text-sm text-muted">
          {children}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={id}
        checked={isOn}
        aria-checked={isOn}
        onChange={onToggle}
        className="relative h-8 w-13 shrink-0 appearance-none rounded-pill border-2 border-edge bg-edge transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-6 before:rounded-pill before:bg-surface before:transition-transform checked:border-basil checked:bg-basil checked:before:translate-x-5 focus-visible:rounded-pill forced-colors:appearance-auto"
      />
    </label>
  );
}
