import type { Language } from '../language.ts';
import { SAFETY_SENTENCES, type SafetyRule } from './safety-sentences.ts';

/** Step without its safety sentences, and their rules. The wording of these sentences is fixed. */
export type SafeStep = { readonly text: string; readonly rules: readonly SafetyRule[] };

/** Splits the safety sentences off a step. */
export function withoutSafety(step: string, language: Language): SafeStep {
  let text = step;
  const rules: SafetyRule[] = [];
  for (let rule = ruleAtEnd(text, language); rule; rule = ruleAtEnd(text, language)) {
    rules.unshift(rule);
    text = text.slice(0, -SAFETY_SENTENCES[rule][language].length).trimEnd();
  }
  return { text, rules };
}

/** Returns the sentences of some rules as they follow a step. */
export const safetyOf = (rules: readonly SafetyRule[], language: Language): string =>
  rules.map((rule) => ` ${SAFETY_SENTENCES[rule][language]}`).join('');

// Object.keys loses the key type.
const RULES = Object.keys(SAFETY_SENTENCES) as readonly SafetyRule[];

/** Returns the rule whose sentence ends the text. A step never consists of such a sentence alone. */
const ruleAtEnd = (text: string, language: Language): SafetyRule | undefined =>
  RULES.find((rule) => text.endsWith(` ${SAFETY_SENTENCES[rule][language]}`));
