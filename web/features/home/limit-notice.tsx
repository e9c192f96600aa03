import { useLingui } from '@lingui/react';
import { PLANS } from '#core/plan/plan.ts';
import type { RecipeUsage } from '#core/plan/usage.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

/** Says that the monthly quota is used, when it resets, and which plans have more. */
export function LimitNotice({ usage: { limit, resetsAt } }: { usage: RecipeUsage }) {
  const { i18n } = useLingui();
  const canUpgrade = limit < PLANS.pro.recipesPerMonth;
  const day = i18n.date(new Date(resetsAt), { day: 'numeric', month: 'long' });
  return (
    <Note
      kind="attention"
      title={i18n._('recipe_limit_reached')}
      action={
        <ButtonLink kind="line" className="text-ink" to={PATHS.plans}>
          {i18n._('home.view_plans')}
        </ButtonLink>
      }
    >
      {i18n._('recipe_limit_reached.text', { day })} {canUpgrade && i18n._('recipe_limit_reached.upgrade')}
    </Note>
  );
}
