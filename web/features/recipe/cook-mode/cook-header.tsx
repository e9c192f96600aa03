import { useLingui } from '@lingui/react';
import type { Language } from '#core/language.ts';
import { PATHS } from '../../../paths.ts';
import { IconButton, IconLink } from '../../../ui/icon.tsx';

type CookHeaderProps = {
  title: string;
  language: Language | undefined;
  isNight: boolean;
  onNight: (isNight: boolean) => void;
  /** Keeps the dish on the stove while the user chooses another one. */
  onAnother: () => void;
  leave: () => void;
};

export function CookHeader({ title, language, isNight, onNight, onAnother, leave }: CookHeaderProps) {
  const { i18n } = useLingui();
  return (
    <header className="@container px-4 py-3 short:py-1">
      <div className="grid grid-cols-[5.5rem_1fr_5.5rem] items-center @max-[17rem]:grid-cols-2">
        <IconButton label={i18n._('cook.stop')} icon="close" onClick={leave} />
        <h1
          lang={language}
          className="line-clamp-3 text-center text-base leading-tight tracking-normal @max-[17rem]:order-last @max-[17rem]:col-span-full @max-[17rem]:line-clamp-none"
        >
          {title}
        </h1>
        <span className="flex justify-end">
          <IconLink to={PATHS.library} label={i18n._('cook.another')} icon="pot" onClick={onAnother} />
          <IconButton
            label={i18n._('cook.night')}
            icon="moon"
            aria-pressed={isNight}
            onClick={() => onNight(!isNight)}
            className="aria-pressed:bg-sunken"
          />
        </span>
      </div>
    </header>
  );
}
