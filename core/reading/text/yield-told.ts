const PEOPLE = String.raw`(?:people|persons?|servings?|personen|portionen|leute|pers\b)`;

const NUMBERS =
  '(?:one|two|three|four|five|six|eight|ten|twelve|eine?n?|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)';

/** "Makes 6 jars", "Das reicht locker für 8 Personen.", "enough for 4". "For 10 minutes" and "Serve with rice" tell none. */
const TOLD = new RegExp(
  String.raw`^(?:(?:das|es|it|this|that) )?(?:makes|serves|feeds|yields?|(?:is |(?:’|')s )?enough for|ergibt|(?:reicht|genug)(?: \p{L}+)? für|(?:for|für)(?=\s\d{1,3}\s${PEOPLE}))\s+(?:about |around |ca\.? |etwa )?(?<yields>(?:\d{1,3}(?!\d)|${NUMBERS}(?!\p{L}))[^.!?]{0,40})[\s.!]*$`,
  'iu',
);

/** Returns what a line of its own tells that the recipe makes. */
export const yieldTold = (line: string): string | undefined => TOLD.exec(line)?.groups?.['yields'];
