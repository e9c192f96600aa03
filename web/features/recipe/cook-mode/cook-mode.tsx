import { useLingui } from '@lingui/react';
import { lazy, Suspense, useRef } from 'react';
import { servedText } from '#core/recipe/scaling/scale-step.ts';
import type { Step } from '#core/recipe/steps/step.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { AvoidedLine } from '../../../avoided/avoided-note.tsx';
import { keepDishes, useDishesOnStove } from '../../../timers/dishes.ts';
import { RingOffer } from '../../../timers/ring-offer.tsx';
import { TimerList } from '../../../timers/timer-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useFullScreenDialog } from '../../../ui/hooks/use-full-screen-dialog.ts';
import { useOverlay, type Overlay } from '../../../ui/hooks/use-overlay.ts';
import { useWakeLock } from '../../../ui/hooks/use-wake-lock.ts';
import plate from '../../../ui/pictures/plate-recipe.svg';
import { hadAmount } from '../ingredients/had-amount.ts';
import type { ServedRecipe } from '../served/use-served-recipe.ts';
import { useListening } from '../voice/listening.ts';
import { AheadList } from './ahead-list.tsx';
import { CookFoot } from './cook-foot.tsx';
import { CookHeader } from './cook-header.tsx';
import type { CookModeProps } from './cook-mode-props.ts';
import { DishSwitcher } from './dish-switcher.tsx';
import { CookHeading } from './cook-heading.tsx';
import { HearBar } from './hear-bar.tsx';
import { IngredientSheet, StepIngredients } from './ingredient-sheet.tsx';
import { StepView } from './step-view.tsx';
import { TimersBelow } from './timers-below.tsx';
import { useCookKeys } from './use-cook-keys.ts';
import { useElbow } from '../voice/use-elbow.ts';
import { useNight } from './use-night.ts';
import { useHasVoice, useReadAloud, useSpokenBell } from '../voice/use-read-aloud.ts';

const HandsFreeParts = lazy(async () => ({
  default: (await import('./hands-free-parts.tsx')).HandsFreeParts,
}));

/** Shows one step at a time, full screen: readable from two metres and usable with wet hands. */
export function CookMode(props: CookModeProps) {
  const { dish, step: number, goTo, handsFree, leave } = props;
  const { recipe, steps, serving, hadServing } = dish;
  const dialog = useFullScreenDialog();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useOverlay('ingredients');
  const options = useOverlay('hands-free');
  const [isNight, setIsNight] = useNight();
  const count = useDishesOnStove().length;
  const step = steps[number - 1];
  const hasVoice = useHasVoice(serving.language);
  const isReading = handsFree.isReading && hasVoice;
  useReadAloud(step ? servedText(step, hadServing) : '', serving.language, isReading);
  const isListening = useListening().state === 'on';
  useNamedBell(isReading || isListening);
  useWakeLock();
  useCookKeys(!list.isOpen && !options.isOpen, scroller, {
    next: () => goTo(number + 1),
    back: () => goTo(number - 1),
  });
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
        className={`m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-bg text-ink ${isNight ? 'night' : ''}`}
      >
        {/* Not the dialog itself, because a toast inside would scroll too. */}
        <div
          ref={scroller}
          className="flex size-full scroll-pt-24 scroll-pb-52 flex-col overflow-y-auto overscroll-contain [container:cook/size]"
        >
          <Top {...props} isNight={isNight} onNight={setIsNight} />
          <Body dish={dish} number={number} isOneOfSeveral={count > 1} />
          <Foot {...props} list={list} options={options} />
        </div>
      </dialog>
      {list.isOpen && <IngredientSheet dish={dish} step={step} onClose={list.close} />}
      {(options.isOpen || isListening) && (
        <Suspense>
          <HandsFreeParts {...props} ingredients={list} options={options} isListening={isListening} />
        </Suspense>
      )}
    </>
  );
}

type TopProps = CookModeProps & { isNight: boolean; onNight: (isNight: boolean) => void };

/** Title, dishes and timers, above the step. */
function Top({ dish, show, leave, isNight, onNight }: TopProps) {
  const { i18n } = useLingui();
  const { recipe, place, steps, avoidCheck } = dish;
  const count = useDishesOnStove().length;
  return (
    <div className="cook-top">
      <CookHeader
        title={count > 1 ? i18n._('cook.several', { count }) : recipe.title}
        language={count > 1 ? undefined : recipe.language}
        isNight={isNight}
        onNight={onNight}
        onAnother={() => {
          keepDishes();
          toast({ title: i18n._('cook.choose_another') });
        }}
        leave={leave}
      />
      <AvoidedLine check={avoidCheck} />
      <DishSwitcher shown={place} show={show} />
      <Timers steps={steps} />
    </div>
  );
}

/** All timers. Recipes with times reserve the space, so that starting a timer does not move the step. */
const Timers = ({ steps }: { steps: readonly Step[] }) => (
  <div className={steps.some(({ timers = [] }) => timers.length > 0) ? 'cook-timers' : '[display:contents]'}>
    <TimerList className="sticky top-0 z-2 mx-auto w-full max-w-200 bg-bg px-4 py-2" />
  </div>
);

type BodyProps = { dish: ServedRecipe; number: number; isOneOfSeveral: boolean };

/** The step, preparations before the first one, and the ingredients beside it on wide screens. */
function Body({ dish, number, isOneOfSeveral }: BodyProps) {
  const { i18n } = useLingui();
  const { recipe, place, steps, serving, hadLines, hadServing } = dish;
  const step = steps[number - 1];
  return (
    <div className="cook-body">
      <div className="cook-middle">
        <div className="grid gap-6 short:gap-3">
          {step && (
            <StepView
              of={place}
              dish={isOneOfSeveral ? recipe.title : undefined}
              step={step}
              steps={steps}
              number={number}
              lines={recipe.lines}
              hadLines={hadLines}
              serving={hadServing}
            />
          )}
          {step && number === 1 && <AheadList steps={steps} lines={recipe.lines} serving={serving} />}
          {!step && <Enjoy dish={dish} />}
        </div>
        <div>
          <RingOffer className="pt-6 short:pt-3" />
        </div>
      </div>
      {step && (
        <section aria-label={i18n._('recipe.ingredients')} className="cook-beside @container">
          <StepIngredients dish={dish} step={step} />
        </section>
      )}
    </div>
  );
}

type FootProps = CookModeProps & { list: Overlay; options: Overlay };

function Foot({ dish, step: number, goTo, handsFree, onEnd, list, options }: FootProps) {
  const { i18n } = useLingui();
  const { isReading, onReading, heard } = handsFree;
  const [isElbow, setIsElbow] = useElbow();
  const hasVoice = useHasVoice(dish.serving.language);
  const { state } = useListening();
  // While listening, the bar has the main buttons and the sheet has the rest.
  const isListening = state === 'on' || state === 'starting';
  return (
    <CookFoot
      place={number}
      count={dish.steps.length}
      goTo={goTo}
      isOwn={dish.isOwn}
      isElbow={isElbow}
      onEnd={onEnd}
      hint={<TimersBelow of={dish.place} step={dish.steps[number - 1]} index={number - 1} />}
      bar={
        <HearBar
          heard={heard}
          onHelp={() => options.open()}
          onIngredients={() => list.open()}
          onElbow={isElbow ? undefined : () => setIsElbow(true)}
        />
      }
    >
      {!isListening && (
        <>
          <Button
            kind="bare"
            className={number > dish.steps.length ? '' : 'cook-alone'}
            onClick={() => list.open()}
          >
            <Icon name="list" />
            <span className="cook-word">{i18n._('recipe.ingredients')}</span>
          </Button>
          {hasVoice && (
            <Button kind="bare" onClick={() => onReading(!isReading)}>
              <Icon name={isReading ? 'silent' : 'speak'} />
              <span className="cook-word">
                {isReading ? i18n._('cook.stop_reading') : i18n._('cook.read')}
              </span>
            </Button>
          )}
          <Button kind="bare" onClick={() => options.open()}>
            <Icon name="microphone" />
            <span className="cook-word">{i18n._('voice.title')}</span>
          </Button>
        </>
      )}
    </CookFoot>
  );
}

/** Announces ended timers if the user has turned on listening or reading aloud. */
function useNamedBell(isOn: boolean): void {
  const { i18n } = useLingui();
  const language = screenLanguage(i18n);
  useSpokenBell(isOn, language, (name) => i18n._('timer.done', { name }));
}

/** End of a dish. If the user had less of an ingredient, tells which amounts are counted. */
function Enjoy({ dish: { isOwn, recipe, cooking, serving } }: { dish: ServedRecipe }) {
  const { i18n } = useLingui();
  const less = recipe.lines.flatMap((line, number) => {
    const share = cooking.shares[number];
    if (share === undefined) return [];
    const { name } = line;
    const amount = hadAmount(line, share, serving);
    const whole = hadAmount(line, 1, serving);
    return amount ? i18n._('cook.less.part', { amount, name, whole }) : i18n._('cook.less.without', { name });
  });
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <img src={plate} alt="" width="320" height="240" className="h-40 w-auto" />
      <CookHeading className="font-title text-4xl">{i18n._('cook.enjoy')}</CookHeading>
      {isOwn && <p>{i18n._('cook.enjoy.text')}</p>}
      {isOwn && less.length > 0 && <p>{i18n._('cook.less.counted', { foods: less.join(', ') })}</p>}
    </div>
  );
}
