import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { amountText, nameText } from '#core/recipe/lines/line.ts';
import { runsOf } from '#core/recipe/sections.ts';
import { DIFFICULTY_WORD } from '../i18n/difficulty-word.ts';
import { blobOf, type StoredPicture } from '../offline/pictures/stored-picture.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import plateRecipe from '../ui/pictures/plate-recipe.svg';
import { usePictures } from '../ui/hooks/use-pictures.ts';
import { useFullScreenDialog } from '../ui/hooks/use-full-screen-dialog.ts';
import type { ShownGeneration } from './generation.ts';

/** Milliseconds after which a text asks for patience. */
const LONG = 8_000;

/** Milliseconds in which a press may be the second tap on a previous button. */
const DOUBLE_TAP = 600;

/** Maximum distance from the end at which new lines scroll into view, in px. */
const NEAR_END = 240;

const FAN = [
  '-mr-5 w-[32%] max-w-[min(15rem,36dvh)] -rotate-5',
  'z-1 w-[42%] max-w-[min(18rem,44dvh)] -translate-y-2 [animation-delay:.5s]',
  '-ml-5 w-[32%] max-w-[min(15rem,36dvh)] rotate-4 [animation-delay:1s]',
];

/** Shows a running generation full screen: first the detected foods, then the recipe as it arrives. */
export function GenerationOverlay({
  generation,
  onCancel,
}: {
  generation: ShownGeneration;
  onCancel: () => Promise<void>;
}) {
  const { i18n } = useLingui();
  const dialog = useFullScreenDialog();
  const [cancelling, setCancelling] = useState<'running' | 'too late'>();
  const { lines, steps } = generation.progress;
  // Only near the end: the user may have scrolled back to read.
  useEffect(() => scrollToEnd(dialog.current), [dialog, lines.length, steps.length]);
  const cancel = async () => {
    if (cancelling === 'running') return;
    setCancelling('running');
    await onCancel();
    // Stays open: the recipe is saved and arrives soon.
    setCancelling('too late');
  };
  return (
    <dialog
      ref={dialog}
      aria-label={i18n._('generation.title')}
      onCancel={(event) => {
        event.preventDefault();
        void cancel();
      }}
      className="m-0 grid h-dvh max-h-none w-dvw max-w-none grid-rows-[1fr_auto] overflow-y-auto bg-bg text-ink"
    >
      <div className="mx-auto grid w-full max-w-160 content-start gap-6 px-gutter pt-[max(2rem,14dvh)] pb-4">
        <Fan photos={generation.pending.photos} />
        <Draft generation={generation} />
      </div>
      <Foot generation={generation} cancelling={cancelling} onCancel={cancel} />
    </dialog>
  );
}

function scrollToEnd(box: HTMLElement | null): void {
  if (!box) return;
  const below = box.scrollHeight - box.clientHeight - box.scrollTop;
  if (below < NEAR_END) box.scrollTo({ top: box.scrollHeight, behavior: 'smooth' });
}

function Fan({ photos }: { photos: readonly StoredPicture[] }) {
  const urls = usePictures(photos.slice(0, 3).map(blobOf));
  return (
    <div className="flex justify-center pt-4 pb-3" aria-hidden="true">
      {urls.length === 0 && (
        <img src={plateRecipe} alt="" width="320" height="280" className="w-60 animate-swell" />
      )}
      {urls.map((url, index) => (
        <img
          key={url}
          src={url}
          alt=""
          className={`aspect-4/3 animate-swell rounded-sm border-6 border-print-edge object-cover shadow-print ${FAN[urls.length === 1 ? 1 : index]}`}
        />
      ))}
    </div>
  );
}

function Draft({ generation: { pending, progress } }: { generation: ShownGeneration }) {
  const { i18n } = useLingui();
  const { foods, title, facts, notes, lines, steps } = progress;
  return (
    <div aria-live="polite" lang={pending.language} className="grid gap-6">
      <p className="flex items-center gap-3 font-semibold" lang={i18n.locale}>
        <Dots />
        {foods.length === 0 && pending.photos.length > 0
          ? i18n._('generation.detecting')
          : i18n._('generation.title')}
      </p>
      {foods.length > 0 && <Foods foods={foods} />}
      {title && <h2 className="animate-write">{title}</h2>}
      {notes.description && <p className="animate-write">{notes.description}</p>}
      {facts && (
        <p className="animate-write text-muted" lang={i18n.locale}>
          {[
            i18n._('unit.minutes', { minutes: facts.prepTime }),
            i18n._(DIFFICULTY_WORD[facts.difficulty]),
            i18n._('recipe.servings', { servings: facts.servings }),
          ].join('\u00a0· ')}
        </p>
      )}
      {runsOf(lines).map(({ name, from, items }) => (
        <div key={from}>
          {name && <h3 className="animate-write pt-2 text-lg">{name}</h3>}
          <ul>
            {items.map((line, index) => (
              <li
                // The list only grows.
                // oxlint-disable-next-line no-array-index-key
                key={index}
                className="grid animate-write grid-cols-[5.5rem_1fr] gap-3 border-b border-line py-2"
              >
                <b className="font-semibold tabular-nums">{amountText(line, pending.language)}</b>
                <span>{nameText(line)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {runsOf(steps).map(({ name, from, items }) => (
        <div key={from} className="grid gap-3">
          {name && <h3 className="animate-write text-lg">{name}</h3>}
          <ol start={from + 1} className="grid list-decimal gap-3 pl-6 marker:text-tomato">
            {items.map(({ text }, index) => (
              // oxlint-disable-next-line no-array-index-key
              <li key={index} className="animate-write">
                {text}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Foods({ foods }: { foods: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <ul aria-label={i18n._('generation.foods')} className="flex flex-wrap gap-2">
      {foods.map((food, index) => (
        // The list only grows.
        // oxlint-disable-next-line no-array-index-key
        <li key={index} className="animate-write">
          <Chip>
            <span className="inline-block first-letter:uppercase">{food}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

const Dots = () => (
  <span className="inline-flex gap-1" aria-hidden="true">
    {['', '[animation-delay:.2s]', '[animation-delay:.4s]'].map((delay) => (
      <i key={delay} className={`dot size-1.75 animate-breathe rounded-pill bg-tomato ${delay}`} />
    ))}
  </span>
);

function Foot({
  generation: { progress },
  cancelling,
  onCancel,
}: {
  generation: ShownGeneration;
  cancelling: 'running' | 'too late' | undefined;
  onCancel: () => void;
}) {
  const { i18n } = useLingui();
  const isLong = useAfter(LONG);
  const isReady = useAfter(DOUBLE_TAP);
  return (
    <div className="dock mx-0 grid justify-items-center gap-2 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-center">
      <p role="status" className="text-sm text-muted">
        {cancelling === 'too late'
          ? i18n._('error.run_saved')
          : progress.isWaiting
            ? i18n._('generation.waiting')
            : isLong && i18n._('generation.patience')}
      </p>
      <Button
        kind="line"
        busy={cancelling === 'running'}
        {...(!isReady && { 'aria-disabled': true })}
        onClick={() => isReady && onCancel()}
      >
        {i18n._('cancel')}
      </Button>
    </div>
  );
}

function useAfter(milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
