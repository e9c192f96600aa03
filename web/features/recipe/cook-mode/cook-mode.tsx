import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import { servedText } from '#core/recipe/scaling/scale-step.ts';
import type { Serving } from '#core/recipe/scaling/scale.ts';
import type { Step } from '#core/recipe/steps/step.ts';
import { TimerButton } from '../../../timers/timer-button.tsx';
import { NotificationOffer } from '../../../timers/notification-offer.tsx';
import { TimerList } from '../../../timers/timer-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFullScreenDialog } from '../../../ui/hooks/use-full-screen-dialog.ts';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import plate from '../../../ui/pictures/plate-recipe.svg';
import { CookFoot } from './cook-foot.tsx';
import { IngredientSheet } from './ingredient-sheet.tsx';
import { StepText } from '../steps/step-text.tsx';
import type { useCooking } from '../ingredients/use-cooking.ts';
import { useNight } from './use-night.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useWakeLock } from './use-wake-lock.ts';

type CookModeProps = {
  recipe: Recipe;
  steps: readonly Step[];
  serving: Serving;
  cooking: ReturnType<typeof useCooking>;
  /** Number of the shown step, from 1; one more than the steps when all are done. */
  place: number;
  goTo: (place: number) => void;
  leave: () => void;
  onEaten: () => void;
};

/** Shows one step at a time full screen, readable from two metres and usable with wet hands. */
export function CookMode({ recipe, steps, serving, cooking, place, goTo, leave, onEaten }: CookModeProps) {
  const { i18n } = useLingui();
  const dialog = useFullScreenDialog();
  const list = useOverlay('ingredients');
  const [isNight, setIsNight] = useNight();
  const step = steps[place - 1];
  const reading = useReadAloud(step ? servedText(step, serving) : '', serving.language);
  useWakeLock();
  useArrows(!list.isOpen, { ArrowRight: () => goTo(place + 1), ArrowLeft: () => goTo(place - 1) });
  return (
    <>
      <dialog
        ref={dialog}
        aria-label={recipe.title}
        onCancel={(event) => {
          event.preventDefault();
          leave();
        }}
        onClose={leave}
        className={`m-0 flex h-dvh max-h-none w-dvw max-w-none scroll-pt-24 scroll-pb-52 flex-col overflow-y-auto overscroll-contain bg-bg text-ink [container:cook/size] ${isNight ? 'night' : ''}`}
      >
        <div className="cook-top">
          <CookHeader recipe={recipe} isNight={isNight} onNight={setIsNight} leave={leave} />
          <TimerList className="sticky top-0 z-2 mx-auto w-full max-w-200 bg-bg px-4 py-2" />
        </div>
        <div className="mx-auto grid w-full max-w-200 grow content-center gap-6 px-pad py-5 sm:px-6 short:py-2">
          {step ? (
            <CookStep recipe={recipe} step={step} place={place} count={steps.length} serving={serving} />
          ) : (
            <Enjoy />
          )}
          <NotificationOffer />
        </div>
        <CookFoot place={place} count={steps.length} goTo={goTo} onEaten={onEaten}>
          <Button kind="bare" onClick={() => list.open()}>
            <Icon name="list" />
            {i18n._('recipe.ingredients')}
          </Button>
          {reading && (
            <Button kind="bare" onClick={reading.toggle}>
              <Icon name={reading.isReading ? 'silent' : 'speak'} />
              {reading.isReading ? i18n._('cook.stop_reading') : i18n._('cook.read')}
            </Button>
          )}
        </CookFoot>
      </dialog>
      {list.isOpen && (
        <IngredientSheet
          lines={recipe.lines}
          step={step}
          serving={serving}
          ticked={cooking.ticked}
          onTick={cooking.tick}
          onClose={list.close}
        />
      )}
    </>
  );
}

type CookHeaderProps = Pick<CookModeProps, 'recipe' | 'leave'> & {
  isNight: boolean;
  onNight: (isNight: boolean) => void;
};

function CookHeader({ recipe, isNight, onNight, leave }: CookHeaderProps) {
  const { i18n } = useLingui();
  return (
    <header className="@container px-4 py-3 short:py-1">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3">
        <IconButton label={i18n._('cook.stop')} icon="close" onClick={leave} />
        <h1
          lang={recipe.language}
          className="line-clamp-2 text-center text-base leading-tight tracking-normal @max-[17rem]:order-last @max-[17rem]:col-span-full"
        >
          {recipe.title}
        </h1>
        <IconButton
          label={i18n._('cook.night')}
          icon="moon"
          isPressed={isNight}
          onClick={() => onNight(!isNight)}
        />
      </div>
    </header>
  );
}

type CookStepProps = Pick<CookModeProps, 'recipe' | 'serving' | 'place'> & { step: Step; count: number };

function CookStep({ recipe, step, place, count, serving }: CookStepProps) {
  const { i18n } = useLingui();
  const { timers = [] } = step;
  return (
    <>
      <CookHeading key={place} className="font-text text-base text-muted">
        {i18n._('cook.step', { number: place, count })}
      </CookHeading>
      {step.section && (
        <p lang={serving.language} className="-mt-4 font-title text-xl font-semibold">
          {step.section}
        </p>
      )}
      <p
        aria-live="polite"
        lang={serving.language}
        className="max-w-none text-cook leading-[1.32] font-medium tracking-[-0.008em]"
      >
        <StepText step={step} serving={serving} />
      </p>
      {timers.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {timers.map((mark, nth) => (
            <TimerButton
              key={mark.start}
              place={{ recipeId: recipe.id, step: place - 1, nth }}
              mark={mark}
              size="big"
            />
          ))}
        </div>
      )}
    </>
  );
}

function Enjoy() {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <img src={plate} alt="" width="320" height="240" className="h-40 w-auto" />
      <CookHeading className="font-title text-4xl">{i18n._('cook.enjoy')}</CookHeading>
      <p>{i18n._('cook.enjoy.text')}</p>
    </div>
  );
}

/** Takes the focus when it appears, so that screen readers announce it and Tab continues from there. */
function CookHeading({ className, children }: { className: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={`font-semibold outline-none ${className}`}>
      {children}
    </h2>
  );
}

type IconButtonProps = { label: string; icon: 'close' | 'moon'; isPressed?: boolean; onClick: () => void };

const IconButton = ({ label, icon, isPressed, onClick }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onClick}
    className="col-start-1 grid size-11 place-items-center last-of-type:col-start-3 rounded-pill hover:bg-sunken focus-visible:rounded-pill aria-pressed:bg-sunken"
  >
    <Icon name={icon} />
  </button>
);

function useArrows(isListening: boolean, actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (!altKey && !ctrlKey && !metaKey) actions[key]?.();
  });
  useEffect(() => {
    if (!isListening) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isListening]);
}
