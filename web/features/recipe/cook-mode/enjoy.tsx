import { useLingui } from '@lingui/react';
import plate from '../../../ui/pictures/plate-recipe.svg';
import type { ServedRecipe } from '../served/use-served-recipe.ts';
import { CookHeading } from './cook-heading.tsx';
import { hadAmount } from './had-amount.ts';

/** The end of a dish, with what it is counted with if the user had less of something. */
export function Enjoy({ dish: { isOwn, recipe, cooking, serving } }: { dish: ServedRecipe }) {
  const { i18n } = useLingui();
  const less = recipe.lines.flatMap((line, number) => {
    const share = cooking.shares[number];
    if (share === undefined) return [];
    const { name } = line;
    const amount = hadAmount(line, share, serving);
    const whole = hadAmount(line, 1, serving);
    return amount ? i18n._('cook.less.part', { amount, name, whole }) : i18n._('cook.less.without', { name });
  });
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <img src={plate} alt="" width="320" height="240" className="h-40 w-auto" />
      <CookHeading className="font-title text-4xl">{i18n._('cook.enjoy')}</CookHeading>
      {isOwn && <p>{i18n._('cook.enjoy.text')}</p>}
      {isOwn && less.length > 0 && <p>{i18n._('cook.less.counted', { foods: less.join(', ') })}</p>}
    </div>
  );
}
