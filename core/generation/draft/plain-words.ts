/**
 * Matches texts that a photo may inject and that no recipe contains: addresses, markup, and sentences about the reader
 * instead of to the reader. Each pattern runs in linear time.
 */
const NOT_PLAIN: readonly RegExp[] = [
  /https?:|www\.|:\/\//i,
  // Lower case only, because a sentence may begin right after a full stop.
  /[\p{L}\d]\.(?:com|net|org|info|io|de|eu|ru|cn|app|dev|xyz|example|invalid)\b/u,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w/,
  /<\/?[a-z!][^<>]*>|\[[^[\]]*\]\(|```|\{\{/i,
  /\b(?:ignore|disregard|forget)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?)\b/i,
  /\b(?:ignoriere?|vergiss|missachte)\b[^.]{0,40}\b(?:anweisung|regeln?|vorgabe|prompt)/i,
  /\b(?:system prompt|systemprompt|as an ai|language model|sprachmodell|jailbreak|api key|passwor[dt])\b/i,
  /(?:\+|\b00)\d[\d /-]{7,}\d/,
];

/** Returns whether a text could be in a cookbook: without links, markup or words addressed to a machine. */
export const isPlain = (text: string): boolean => !NOT_PLAIN.some((pattern) => pattern.test(text));
