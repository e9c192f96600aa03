import { useLingui } from '@lingui/react';
import type { Doubt } from '#core/recipe/recipe.ts';

const DOUBTS = {
  unused: /*i18n*/ 'recipe.doubt.unused',
  unlisted: /*i18n*/ 'recipe.doubt.unlisted',
  'too-much': /*i18n*/ 'recipe.doubt.too_much',
  salt: /*i18n*/ 'recipe.doubt.salt',
  energy: /*i18n*/ 'recipe.doubt.energy',
  foreign: /*i18n*/ 'recipe.doubt.foreign',
  late: /*i18n*/ 'recipe.doubt.late',
  rich: /*i18n*/ 'recipe.doubt.rich',
  lean: /*i18n*/ 'recipe.doubt.lean',
} as const satisfies Record<Doubt['about'], string>;

/** Lists possible mistakes of a generated recipe, which the user should check before cooking. */
export function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  const { i18n } = useLingui();
  return (
    <div className="rounded-md bg-saffron-soft px-4 py-2 text-on-saffron-soft">
      <p className="font-semibold">{i18n._('recipe.doubts')}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={JSON.stringify(doubt)}>{i18n._(DOUBTS[doubt.about], doubt)}</li>
        ))}
      </ul>
    </div>
  );
}
