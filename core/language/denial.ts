/** Words that say that the following thing is left out, in both languages, as alternatives of a pattern. */
export const WITHOUT = 'no|without|ohne|kein(?:e[mnrs]?|erlei)?';
