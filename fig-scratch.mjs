import { avoidedStopped, falseAlarms, stoppedFreeRecipes } from '#tests/figures/reading.ts';
const s = avoidedStopped(), a = falseAlarms(), r = stoppedFreeRecipes();
console.log(s.count, s.of, a.count, a.of, r.count, r.of, s.wrong, a.wrong, r.wrong);
