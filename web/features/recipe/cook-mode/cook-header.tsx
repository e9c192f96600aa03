import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Language } from '#core/language.ts';
import { PATHS } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';

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
        <button type="button" aria-label={i18n._('cook.stop')} onClick={leave} className={ROUND}>
          <Icon name="close" />
        </button>
        <h1
          lang={language}
          className="line-clamp-3 text-center text-base leading-tight tracking-normal @max-[17rem]:order-last @max-[17rem]:col-span-full @max-[17rem]:line-clamp-none"
        >
          {title}
        </h1>
        <span className="flex justify-end">
          <Link to={PATHS.library} aria-label={i18n._('cook.another')} onClick={onAnother} className={ROUND}>
            <Icon name="pot" />
          </Link>
          <button
            type="button"
            aria-label={i18n._('cook.night')}
            aria-pressed={isNight}
            onClick={() => onNight(!isNight)}
            className={ROUND}
          >
            <Icon name="moon" />
          </button>
        </span>
      </div>
    </header>
  );
}

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-pill text-ink hover:bg-sunken focus-visible:rounded-pill aria-pressed:bg-sunken';
