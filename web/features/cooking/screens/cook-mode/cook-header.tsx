import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Language } from '#core/language.ts';
import { PATHS } from '#web/shared/paths.ts';
import { Icon, IconButton } from '#web/shared/ui/icon.tsx';

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
      <div className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-1 @max-[17rem]:grid-cols-2">
        <IconButton label={i18n._('cook.stop')} icon="close" onClick={leave} />
        <h1
          lang={language}
          className="line-clamp-3 text-center text-base leading-tight tracking-normal @max-[17rem]:order-last @max-[17rem]:col-span-full @max-[17rem]:line-clamp-none"
        >
          {title}
        </h1>
        <span className="flex justify-end">
          <Link
            to={PATHS.library}
            aria-label={i18n._('cook.another')}
            onClick={onAnother}
            className="grid min-h-11 w-14 place-content-center justify-items-center rounded-md text-center text-[0.6875rem] leading-none font-semibold text-ink no-underline hover:bg-line"
          >
            <Icon name="pot" className="text-xl" />
            {i18n._('cook.another_dish')}
          </Link>
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
