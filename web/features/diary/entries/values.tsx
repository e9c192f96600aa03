import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { isPart } from '#core/nutrition/eu-label.ts';
import { wordInLabel } from '#core/nutrition/nutrient-words.ts';
import { NUTRIENT_NAMES, type NutrientName } from '#core/nutrition/nutrients.ts';
import type { KnownNutrition } from '#core/nutrition/nutrition.ts';
import { nutrientAmount } from '../../../eaten/nutrient-amount.ts';
import { isHidden } from '../../../offline/hidden-energy.ts';
import type { HeldProduct } from '../../../offline/schema.ts';

type ValuesProps = {
  /** Values of the eaten amount. */
  values: KnownNutrition;
  /** Product whose values per 100 g or ml are also shown, with their source. */
  product?: HeldProduct | undefined;
};

/** All eight values. Unknown ones are shown as missing, not as zero. */
export function Values({ values, product }: ValuesProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-3">
      <table className="w-full text-sm">
        <thead className={product ? '' : 'sr-only'}>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="sr-only">
              {i18n._('diary.nutrient')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {i18n._('diary.amount')}
            </th>
            {product && (
              <th scope="col" className="py-1 text-right font-normal">
                {`100 ${product.unit}`}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {NUTRIENT_NAMES.filter((name) => !isHidden(name)).map((name) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th
                scope="row"
                className={`py-1.5 text-left ${isPart(name) ? 'pl-4 font-normal' : 'font-medium'}`}
              >
                {i18n._(wordInLabel(name))}
              </th>
              <td className="py-1.5 text-right tabular-nums">{valueOf(i18n, name, values[name])}</td>
              {product && (
                <td className="w-28 py-1.5 text-right tabular-nums">
                  {valueOf(i18n, name, product.per100[name])}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {product && <Source product={product} />}
    </div>
  );
}

const valueOf = (i18n: I18n, name: NutrientName, value: number | undefined): string =>
  value === undefined ? i18n._('diary.not_stated') : nutrientAmount(i18n, name, value);

/** Names the source, its licence and its date, as the licence requires. */
function Source({ product }: { product: HeldProduct }) {
  const { i18n } = useLingui();
  if (product.source === 'own') return <p className="text-sm text-muted">{i18n._('diary.own_product')}</p>;
  const date = i18n.date(new Date(product.fetchedAt), { dateStyle: 'long' });
  return (
    <p className="text-sm text-muted">
      <Trans
        id={/*i18n*/ 'diary.source'}
        values={{ date }}
        components={{
          a: outside(`https://world.openfoodfacts.org/product/${product.barcode}`),
          b: outside('https://opendatacommons.org/licenses/odbl/1-0/'),
        }}
      />{' '}
      {product.isDoubtful && i18n._('diary.doubtful')}
    </p>
  );
}

/** The link's text comes from the message. */
// oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
const outside = (url: string) => <a href={url} target="_blank" rel="noreferrer" />;
