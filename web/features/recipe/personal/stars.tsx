import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';

const STARS = [1, 2, 3, 4, 5];

type StarsProps = {
  rating: number | undefined;
  onRate: (rating: number | null) => void;
};

/** One to five stars. Pressing the current one removes the rating. */
export function Stars({ rating: stored = 0, onRate }: StarsProps) {
  const { i18n } = useLingui();
  const group = useId();
  // Shown at once, because storing takes a moment.
  const [rating, setRating] = useState(stored);
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    setRating(stored);
  }
  const rate = (next: number | null) => {
    setRating(next ?? 0);
    onRate(next);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3">
      <legend className="text-sm text-muted">{i18n._('personal.rate')}</legend>
      <span className="-ml-2 flex w-[min(13.75rem,100%)]">
        {STARS.map((star) => (
          <label
            key={star}
            className="relative grid h-11 min-w-0 flex-1 cursor-pointer place-items-center rounded-pill text-saffron has-focus-visible:outline-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={group}
              value={star}
              checked={rating === star}
              aria-label={i18n._('personal.stars', { star })}
              onChange={() => rate(star)}
              onClick={() => rating === star && rate(null)}
              className="absolute inset-0 appearance-none rounded-pill opacity-0"
            />
            <Icon name="star" className={`max-w-full ${star <= rating ? 'fill-current!' : ''}`} />
          </label>
        ))}
      </span>
      {rating > 0 && <b className="text-sm">{i18n._('personal.stars', { star: rating })}</b>}
    </fieldset>
  );
}
