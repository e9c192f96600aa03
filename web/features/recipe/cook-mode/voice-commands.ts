import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { servedAmount } from '#core/recipe/scaling/scale.ts';
import { servedName, servedText } from '#core/recipe/scaling/scale-step.ts';
import { namedTimers } from '#core/recipe/steps/named-timers.ts';
import { linesOfStep } from '#core/recipe/steps/step-lines.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { dishesNow } from '../../../timers/dishes.ts';
import { dropTimer, isAt, leftOf, startTimer, type RecipePlace, type Timer } from '../../../timers/timers.ts';
import { timerName, useTimers } from '../../../timers/use-timers.ts';
import type { ServedRecipe } from '../served/use-served-recipe.ts';
import type { Command } from '../voice/command.ts';
import { commandIn } from '../voice/command-in.ts';
import { findByName } from '../voice/find-dish.ts';
import { onHeard, stopListening } from '../voice/listening.ts';
import type { Sentence } from '../voice/recognition.ts';
import type { Heard } from './cook-mode-props.ts';
import { hush, isSpeaking, say } from '../voice/use-read-aloud.ts';

type Stove = {
  readonly dish: ServedRecipe;
  readonly step: number;
  readonly goTo: (step: number) => void;
  readonly show: (dish: RecipePlace, step: number) => void;
  readonly ingredients: { readonly isOpen: boolean; open(): void; close(): void };
  readonly isReading: boolean;
  readonly onReading: (isReading: boolean) => void;
  readonly onHeard: (heard: Heard) => void;
};

/** First number for timers that were started by voice and have no time in the text. */
const OWN_TIMERS = 1_000;

/**
 * Executes voice commands for the shown dish, and answers aloud if the device has a voice. It is a component, so that
 * the phrases load only when the app listens.
 */
export function VoiceCommands(stove: Stove): null {
  const { i18n } = useLingui();
  const timers = useTimers();
  const language = screenLanguage(i18n);
  const hear = useEffectEvent((sentence: Sentence) => {
    const found = commandOf(sentence, (said) => commandIn(said, language));
    if (!found) return stove.onHeard({});
    // The microphone also picks up the app's own voice.
    if (isSpeaking() && !INTERRUPTING.has(found.command.type)) return;
    const answer = carryOut(found.command, { ...stove, timers, i18n });
    stove.onHeard({ said: found.said, ...(answer !== undefined && { answer }) });
    if (answer !== undefined) say(answer, language);
  });
  useEffect(() => onHeard((sentence) => hear(sentence)), []);
  return null;
}

const INTERRUPTING: ReadonlySet<Command['type']> = new Set(['next', 'back', 'stop', 'mute']);

/**
 * Returns the first alternative that is a command. Ignores alternatives whose number of words differs from the
 * likeliest one.
 */
function commandOf(sentence: Sentence, read: (said: string) => Command | undefined) {
  for (const said of sentence) {
    const command = read(said);
    if (command && wordsIn(said) === wordsIn(sentence[0] ?? '')) return { said, command };
  }
  return undefined;
}

const wordsIn = (said: string): number => said.split(/\s+/).length;

type Kitchen = Stove & { readonly timers: readonly Timer[]; readonly i18n: I18n };

/** @returns the spoken answer, if any */
function carryOut(command: Command, kitchen: Kitchen): string | undefined {
  const { dish, step, goTo, ingredients } = kitchen;
  switch (command.type) {
    case 'next':
    case 'back':
      hush();
      if (ingredients.isOpen) ingredients.close();
      // "Back" first closes anything that covers the step.
      if (command.type === 'next') goTo(step + 1);
      else if (!ingredients.isOpen) goTo(step - 1);
      return undefined;
    case 'close':
      if (ingredients.isOpen) ingredients.close();
      return undefined;
    case 'repeat': {
      const shown = dish.steps[step - 1];
      hush();
      if (shown) say(servedText(shown, dish.hadServing), dish.serving.language);
      return undefined;
    }
    case 'ingredients':
      if (!ingredients.isOpen) ingredients.open();
      return stepAmounts(kitchen);
    case 'amount':
      return amountOf(command.food, kitchen);
    case 'timer':
      return startOwnTimer(command.seconds, kitchen);
    case 'start-timer':
      return startStepTimer(kitchen);
    case 'left':
      return timesLeft(kitchen);
    case 'dish':
      switchTo(command.name, kitchen);
      return undefined;
    case 'stop':
      stop(kitchen);
      return undefined;
    case 'mute':
      stopListening();
      return undefined;
  }
}

/** Returns the spoken amounts of the step's ingredients. */
function stepAmounts({ dish, step }: Kitchen): string | undefined {
  const { text = '', section } = dish.steps[step - 1] ?? {};
  const { named } = linesOfStep(text, dish.hadLines, section);
  return named.map(({ line }) => lineText(line, dish)).join(', ') || undefined;
}

function amountOf(food: string, { dish, i18n }: Kitchen): string {
  const { named } = linesOfStep(food, dish.hadLines);
  const amounts = named.map(({ line }) => lineText(line, dish));
  return amounts.join(', ') || i18n._('voice.no_food', { food });
}

const lineText = (line: ServedRecipe['hadLines'][number], { serving }: ServedRecipe): string =>
  [line.quantity === 0 ? '0' : servedAmount(line, serving), servedName({ ...line, note: undefined }, serving)]
    .filter(Boolean)
    .join(' ');

function startOwnTimer(seconds: number, { dish, step, timers, i18n }: Kitchen): string {
  const number = Math.min(step, dish.steps.length);
  const name = i18n._('timer.step', { number });
  startTimer({ ...dish.place, step: number - 1, nth: OWN_TIMERS + timers.length }, name, seconds);
  return i18n._('timer.started', { name: timeText(seconds, i18n) });
}

function startStepTimer({ dish, step, timers, i18n }: Kitchen): string {
  const places = namedTimers(dish.steps, step - 1, dish.recipe.lines).map(({ mark, line, what }, nth) => ({
    mark,
    what,
    place: { ...dish.place, step: step - 1, nth, line },
  }));
  const free = places.find(({ place }) => !timers.some(isAt(place)));
  if (!free) return places.length > 0 ? i18n._('voice.timer_runs') : i18n._('voice.no_timer');
  const { mark, what, place } = free;
  startTimer(place, timerName(step, what, i18n), mark.seconds);
  return i18n._('timer.started', { name: timeText(mark.seconds, i18n) });
}

function timesLeft({ timers, i18n }: Kitchen): string {
  const left = timers.map((timer) => {
    const seconds = Math.ceil(leftOf(timer, Date.now()) / 1_000);
    const { name } = timer;
    return seconds === 0
      ? i18n._('timer.done', { name })
      : i18n._('voice.left', { name, time: timeText(seconds, i18n) });
  });
  return left.join('. ') || i18n._('voice.no_timers');
}

/** Formats a duration for speech: "5 minutes", "40 seconds". */
function timeText(seconds: number, i18n: I18n): string {
  if (seconds < 100) return i18n._('voice.seconds', { seconds });
  return i18n._('voice.minutes', { minutes: Math.round(seconds / 60) });
}

function switchTo(name: string, { show }: Kitchen): void {
  const found = findByName(name, dishesNow());
  if (found) show(found, found.step);
}

/** Stops any sound; without a sound, stops listening. */
function stop({ ingredients, isReading, onReading, timers }: Kitchen): void {
  const over = timers.filter((timer) => leftOf(timer, Date.now()) === 0);
  const isQuiet = !isSpeaking() && !isReading && over.length === 0 && !ingredients.isOpen;
  hush();
  onReading(false);
  if (ingredients.isOpen) ingredients.close();
  for (const { id } of over) dropTimer(id);
  if (isQuiet) stopListening();
}
