/** Words for leaving out what follows, in both languages, as alternatives of a pattern. */
export const WITHOUT = 'no|without|ohne|kein(?:e[mnrs]?|erlei)?';
