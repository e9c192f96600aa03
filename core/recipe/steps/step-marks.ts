import type { Language } from '../../language.ts';
import { amountAt } from './step-amounts.ts';
import { stemsOf } from './step-stems.ts';
import { temperatureAt } from './step-temperatures.ts';
import { timerAt } from './step-timers.ts';
import { tokensOf } from '../../language/tokens.ts';
import { stepOf, type Step, type StepAmount, type Temperature, type Timer } from './step.ts';

/**
 * Marks times, temperatures and amounts of a step. Never throws; linear in the length of the text.
 * @param names foods of the recipe's lines: numbers before them are amounts, "2 eggs"
 */
export function markedStep(text: string, language: Language, names: readonly string[] = []): Step {
  const tokens = tokensOf(text);
  const context = { tokens, language, names: stemsOf(names) };
  const timers: Timer[] = [];
  const temperatures: Temperature[] = [];
  const amounts: StepAmount[] = [];
  for (let at = 0; at < tokens.length;) {
    const temperature = temperatureAt(context, at);
    const timer = temperature ? undefined : timerAt(context, at);
    const amount = temperature || timer ? undefined : amountAt(context, at);
    if (temperature?.mark) temperatures.push(temperature.mark);
    if (timer?.mark) timers.push(timer.mark);
    if (amount?.mark) amounts.push(amount.mark);
    at = (temperature ?? timer ?? amount)?.next ?? at + 1;
  }
  return stepOf(text, { timers, temperatures, amounts });
}
