import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { barcodeOf, type Barcode } from '#core/product/barcode.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';

const NumberText = v.object({
  number: v.pipe(
    v.string(),
    v.transform((typed) => barcodeOf(typed) ?? ''),
    v.nonEmpty(/*i18n*/ 'scan.wrong_number'),
  ),
});

type NumberSheetProps = { onClose: () => void; onBarcode: (barcode: Barcode) => void };

/** Form to type the number of a barcode. */
export function NumberSheet({ onClose, onBarcode }: NumberSheetProps) {
  const { i18n } = useLingui();
  const form = useForm(NumberText, { number: '' });
  const field = useRef<HTMLInputElement>(null);
  // Runs after the sheet has opened: its close button takes the focus first.
  useEffect(() => field.current?.focus(), []);
  return (
    <BottomSheet title={i18n._('scan.type')} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(({ number }) => onBarcode(number))}>
        <Field
          {...form.field('number')}
          ref={field}
          label={i18n._('scan.below')}
          hint={i18n._('scan.digits')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Button kind="main" size="big" type="submit">
          {i18n._('scan.look_up')}
        </Button>
      </form>
    </BottomSheet>
  );
}
