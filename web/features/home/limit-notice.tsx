import { useLingui } from '@lingui/react';
import { PLANS } from '#core/plan/plan.ts';
import type { RecipeUsage } from '#core/plan/usage.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

/** Explains that the monthly quota is used up, when it resets, which plans have more, and which features stay free. */
export function LimitNotice({ usage: { limit, resetsAt } }: { usage: RecipeUsage }) {
  const { i18n } = useLingui();
  const canUpgrade = limit < PLANS.pro.recipesPerMonth;
  const day = i18n.date(new Date(resetsAt), { day: 'numeric', month: 'long' });
  return (
    <Note
      kind="attention"
      title={i18n._('recipe_limit_reached')}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink kind="line" className="text-ink" to={PATHS.plans}>
            {i18n._('home.view_plans')}
          </ButtonLink>
          <ButtonLink kind="line" className="text-ink" to={PATHS.library}>
            {i18n._('home.limit.cookbook')}
          </ButtonLink>
          <ButtonLink kind="line" className="text-ink" to={PATHS.add} state={{ isNew: true }}>
            {i18n._('home.limit.add')}
          </ButtonLink>
        </div>
      }
    >
      {i18n._('recipe_limit_reached.text', { day })} {canUpgrade && i18n._('recipe_limit_reached.upgrade')}{' '}
      {i18n._('home.limit.free')}
    </Note>
  );
}
