import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Barcode } from '#core/product/barcode.ts';
import { ApiError } from '#web/shared/errors/api-error.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { findProduct } from '../../data/products.ts';
import type { HeldProduct } from '#web/shared/platform/storage/schema.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { PortionForm } from '../add/portion-form.tsx';
import { choiceOfProduct } from '../entries/choices.ts';
import { ADD_TO_MEAL } from '../entries/meals.ts';
import { BottomSheet } from '#web/shared/ui/bottom-sheet.tsx';
import { useLog, type DiaryPlace } from '../entries/use-log.ts';
import { Values } from '../entries/values.tsx';
import { OwnProductForm } from './own-product-form.tsx';

type ProductSheetProps = {
  barcode: Barcode;
  place: DiaryPlace;
  /** Continues scanning. */
  onAgain: () => void;
  onDone: () => void;
};

/** A scanned product, or the options for an unknown one. */
export function ProductSheet({ barcode, place, onAgain, onDone }: ProductSheetProps) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const queryKey = ['product', userId, barcode];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => findProduct(userId, barcode, signal),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const [isTyping, setIsTyping] = useState(false);
  const isMissing = error instanceof ApiError && error.status === 404;
  const title = data ? data.name : isMissing ? i18n._('scan.missing') : i18n._('scan.looking');
  const onSaved = (product: HeldProduct) => {
    client.setQueryData(queryKey, product);
    setIsTyping(false);
  };
  return (
    <BottomSheet title={isTyping ? i18n._('scan.own_values') : title} onClose={onAgain}>
      {isTyping || isMissing ? (
        <>
          {isMissing && !isTyping && <p>{i18n._('scan.missing_text', { barcode })}</p>}
          <OwnProductForm barcode={barcode} product={data} onSaved={onSaved} />
        </>
      ) : data ? (
        <Found
          key={data.source}
          product={data}
          place={place}
          onDone={onDone}
          onType={() => setIsTyping(true)}
        />
      ) : error ? (
        <Note
          kind="attention"
          title={i18n._('scan.unreachable')}
          action={
            <div className="flex flex-wrap gap-2">
              <Button kind="line" busy={isFetching} onClick={() => void refetch()}>
                {i18n._('try_again')}
              </Button>
              <Button kind="bare" onClick={() => setIsTyping(true)}>
                {i18n._('scan.save_own')}
              </Button>
            </div>
          }
        >
          {describeError(error, i18n, i18n._('scan.unreachable_text'))}
        </Note>
      ) : (
        <Skeleton className="h-60" />
      )}
    </BottomSheet>
  );
}

type FoundProps = { product: HeldProduct; place: DiaryPlace; onDone: () => void; onType: () => void };

function Found({ product, place, onDone, onType }: FoundProps) {
  const { i18n } = useLingui();
  const { log } = useLog();
  const choice = choiceOfProduct(product);
  const [amount, setAmount] = useState(choice.amount);
  return (
    <>
      <p className="-mt-4 text-sm text-muted tabular-nums">
        {[product.brand, product.barcode].filter(Boolean).join('\u00a0· ')}
      </p>
      <PortionForm
        choice={choice}
        meal={place.meal}
        label={(meal) => i18n._(ADD_TO_MEAL[meal])}
        onAmount={setAmount}
        onSubmit={(eaten, meal) => {
          onDone();
          void log(choice, eaten, { ...place, meal });
        }}
      />
      <Values values={choice.nutritionOf(amount)} product={product} />
      <Button kind="bare" className="justify-self-start" onClick={onType}>
        {i18n._('scan.save_own')}
      </Button>
    </>
  );
}
