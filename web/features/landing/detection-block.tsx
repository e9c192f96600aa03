import { useLingui } from '@lingui/react';
import { Icon } from '../../ui/icon.tsx';
import { Block } from './block.tsx';
import { Picture } from './picture.tsx';

export function DetectionBlock() {
  const { i18n } = useLingui();
  return (
    <Block
      title={i18n._('landing.detection')}
      text={i18n._('landing.detection.text')}
      aside={i18n._('landing.detection.aside')}
      paper="bg-saffron-paper"
    >
      <div className="w-full max-w-88">
        <Picture
          drawing="table"
          alt={i18n._('landing.detection.picture')}
          sizes="min(22rem, 80vw)"
          className="-rotate-2 rounded-sm border-8 border-b-12 border-print-edge bg-print-edge shadow-print"
        />
        <ul
          aria-label={i18n._('landing.detection.foods')}
          className="relative -mx-4 -mt-6 flex flex-wrap justify-center gap-1.5 sm:gap-2"
        >
          <Food icon="check">{i18n._('landing.detection.tomatoes')}</Food>
          <Food icon="check">{i18n._('landing.detection.leek')}</Food>
          <Food icon="question">{i18n._('landing.detection.unsure')}</Food>
        </ul>
      </div>
    </Block>
  );
}

/** A detected food. The icon repeats what the colour says. */
const Food = ({ icon, children }: { icon: 'check' | 'question'; children: string }) => (
  <li className="inline-flex min-h-8.5 items-center gap-1.5 rounded-pill bg-surface px-3 text-sm leading-tight font-semibold shadow-print">
    <Icon
      name={icon}
      className={`size-[1.125em] stroke-[2.2] ${icon === 'check' ? 'text-basil' : 'text-saffron'}`}
    />
    {children}
  </li>
);
