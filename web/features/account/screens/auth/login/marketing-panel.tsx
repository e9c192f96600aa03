import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { BasicIcon } from '#web/shared/ui/basic-icon.tsx';
import mark from '#web/shared/ui/pictures/mark.svg';

/** Promotes the product, on large screens only. */
export function MarketingPanel() {
  const { i18n } = useLingui();
  return (
    <aside className="hidden content-center justify-items-center gap-6 bg-basil-paper p-12 text-on-basil-paper lg:grid *:w-[min(100%,30rem)]">
      <div className="plate grid aspect-square max-w-72 place-items-center">
        <img src={mark} alt="" width="320" height="320" className="w-7/12" />
      </div>
      <h2 className="text-3xl">{i18n._('auth.benefits.heading')}</h2>
      <p>{i18n._('auth.benefits.lead')}</p>
      <ul>
        <Benefit>{i18n._('auth.benefits.recipe')}</Benefit>
        <Benefit>{i18n._('auth.benefits.nutrition')}</Benefit>
        <Benefit>{i18n._('auth.benefits.offline')}</Benefit>
      </ul>
    </aside>
  );
}

const Benefit = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-3 py-1.5">
    <BasicIcon name="check" />
    {children}
  </li>
);
