/** Pattern of a word before a number: "about 200 g", "ca. 4 Portionen". Needs the flag `i`. */
export const ABOUT = String.raw`(?:about|around|approx(?:imately|\.)?|roughly|circa|ca\.?|etwa|rund|ungefähr|knapp[er]*|gut[er]*|up to|at least|bis zu|mindestens|scant|generous|je|jeweils)`;
