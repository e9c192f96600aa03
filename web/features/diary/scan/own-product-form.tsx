import { useLingui } from '@lingui/react';
import { useState } from 'react';
import * as v from 'valibot';
import type { Barcode } from '#core/product/barcode.ts';
import { keepProduct } from '../../../offline/products.ts';
import type { HeldProduct } from '../../../offline/schema.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/forms/choice.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { ValueFields } from '../add/value-fields.tsx';
import { knownOf, NAME_TEXT, textsOf, valueTexts } from '../add/value-texts.ts';

const OwnProductTexts = v.object({ name: NAME_TEXT, ...valueTexts({ kcal: 900, grams: 100 }) });

type OwnProductFormProps = {
  barcode: Barcode;
  /** Product with the initial values. */
  product: HeldProduct | undefined;
  onSaved: (product: HeldProduct) => void;
};

/** Form for the values of a label. They stay on this device for the next scan. */
export function OwnProductForm({ barcode, product, onSaved }: OwnProductFormProps) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const [unit, setUnit] = useState<'g' | 'ml'>(product?.unit ?? 'g');
  const form = useForm(OwnProductTexts, {
    name: product?.name ?? '',
    ...textsOf(i18n.locale, product?.per100 ?? {}),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(({ name, ...values }) => {
        const { serving, package: whole } = product ?? {};
        const own = {
          barcode,
          name,
          unit,
          per100: knownOf(values),
          ...(product?.brand !== undefined && { brand: product.brand }),
          ...(serving && { serving }),
          ...(whole && { package: whole }),
          source: 'own',
        } as const;
        void keepProduct(userId, own).then(onSaved);
      })}
    >
      <Field {...form.field('name')} label={i18n._('diary.name')} autoComplete="off" maxLength={200} />
      <Choice
        label={i18n._('scan.values_for')}
        options={[
          ['g', i18n._('scan.per_100_g')],
          ['ml', i18n._('scan.per_100_ml')],
        ]}
        chosen={unit}
        onChoose={setUnit}
      />
      <ValueFields field={form.field} />
      <Button kind="main" size="big" type="submit">
        {i18n._('scan.save_own')}
      </Button>
    </form>
  );
}
