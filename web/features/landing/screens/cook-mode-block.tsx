import { useLingui } from '@lingui/react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Block } from './block.tsx';
import { Picture } from './picture.tsx';

/** Imitates a step in cook mode. */
export function CookModeBlock() {
  const { i18n } = useLingui();
  return (
    <Block
      title={i18n._('landing.cook_mode')}
      text={i18n._('landing.cook_mode.text')}
      aside={i18n._('landing.cook_mode.aside')}
      paper="bg-tomato-light"
    >
      <div
        role="img"
        aria-label={i18n._('landing.cook_mode.picture')}
        className="mb-24 grid w-full max-w-84 gap-4 rounded-md bg-surface p-5 shadow-print md:mb-16 md:justify-self-start"
      >
        <span className="inline-flex flex-wrap items-center gap-x-3 justify-self-start rounded-pill bg-sunken py-1.5 pr-4 pl-5 leading-tight">
          <span className="grid">
            <b className="font-title text-[1.375rem] font-semibold whitespace-nowrap tabular-nums">5:42</b>
            <small className="text-xs">{i18n._('landing.cook_mode.timer')}</small>
          </span>
          <Icon name="pause" />
        </span>
        <p className="text-[1.625rem] leading-[1.3] font-medium">{i18n._('landing.cook_mode.step')}</p>
        <span className="flex items-center gap-2">
          {[1, 2, 3].map((step) => (
            <i key={step} className="size-2.5 rounded-pill bg-muted" />
          ))}
          <i className="h-2.5 w-7 rounded-pill bg-ink" />
          {[5, 6].map((step) => (
            <i key={step} className="size-2.5 rounded-pill border-[1.5px] border-edge" />
          ))}
        </span>
      </div>
      <Picture
        drawing="stove"
        sizes="14rem"
        className="absolute -right-4 -bottom-1 w-44 lg:-right-6 lg:-bottom-2 lg:w-54"
      />
    </Block>
  );
}
