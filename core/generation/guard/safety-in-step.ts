import type { Language } from '../../language.ts';
import { SAFETY_SENTENCES, type SafetyRule } from './safety-sentences.ts';

/** A step, and the rules whose sentences stand at its end. Those are ours: nobody else words them. */
export type SafeStep = { readonly text: string; readonly rules: readonly SafetyRule[] };

/** Takes the sentences that make a dish safe off a step. */
export function withoutSafety(step: string, language: Language): SafeStep {
  let text = step;
  const rules: SafetyRule[] = [];
  for (let rule = ruleAtEnd(text, language); rule; rule = ruleAtEnd(text, language)) {
    rules.unshift(rule);
    text = text.slice(0, -SAFETY_SENTENCES[rule][language].length).trimEnd();
  }
  return { text, rules };
}

/** The sentences of some rules, as they stand behind a step. */
export const safetyOf = (rules: readonly SafetyRule[], language: Language): string =>
  rules.map((rule) => ` ${SAFETY_SENTENCES[rule][language]}`).join('');

// Object.keys forgets the names of the keys.
const RULES = Object.keys(SAFETY_SENTENCES) as readonly SafetyRule[];

/** A step is never made of such a sentence alone. */
const ruleAtEnd = (text: string, language: Language): SafetyRule | undefined =>
  RULES.find((rule) => text.endsWith(` ${SAFETY_SENTENCES[rule][language]}`));
