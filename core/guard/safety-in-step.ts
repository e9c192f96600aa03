import type { Language } from '../language.ts';
import { remembered } from '../language/remembered.ts';
import { FORMER_SENTENCES } from './former-sentences.ts';
import { SAFETY_SENTENCES, type SafetyRule } from './safety-sentences.ts';

/** Step without its safety sentences, and their rules. Present and earlier wordings are recognised. */
export type SafeStep = { readonly text: string; readonly rules: readonly SafetyRule[] };

/** Splits the safety sentences off a step. */
export function withoutSafety(step: string, language: Language): SafeStep {
  let text = step;
  const rules: SafetyRule[] = [];
  for (let last = sentenceAtEnd(text, language); last; last = sentenceAtEnd(text, language)) {
    rules.unshift(last.rule);
    text = text.slice(0, -last.sentence.length).trimEnd();
  }
  return { text, rules };
}

/** Returns the safety sentences of some rules, to be appended to a step. */
export const safetyOf = (rules: readonly SafetyRule[], language: Language): string =>
  rules.map((rule) => ` ${SAFETY_SENTENCES[rule][language]}`).join('');

// Object.keys loses the key type.
const RULES = Object.keys(SAFETY_SENTENCES) as readonly SafetyRule[];

type SafetySentence = { readonly rule: SafetyRule; readonly sentence: string };

/** Present and earlier wordings of each sentence. */
const wordings = remembered((language: Language): readonly SafetySentence[] =>
  RULES.flatMap((rule) =>
    [SAFETY_SENTENCES[rule][language], ...(FORMER_SENTENCES[rule]?.[language] ?? [])].map((sentence) => ({
      rule,
      sentence,
    })),
  ),
);

/** Returns the safety sentence at the end of a text. A step never consists of a safety sentence alone. */
const sentenceAtEnd = (text: string, language: Language): SafetySentence | undefined =>
  wordings(language).find(({ sentence }) => text.endsWith(` ${sentence}`));
