import { GATES, measuredText, reaches } from '#tests/figures/gates.ts';
import { draftedDishes, draftedMatched, wrongWeightsMended } from '#tests/figures/drafted.ts';
import { avoidedStopped, dishesCounted, falseAlarms, everydayRead, linesRead, stoppedFreeRecipes, weightMatched } from '#tests/figures/reading.ts';
import { falseWarnings, gramsKept, idleTimers, safetySaid, ticksKept } from '#tests/figures/kept.ts';
for (const f of [linesRead(), everydayRead(), weightMatched(), dishesCounted(), draftedMatched(), draftedDishes(), wrongWeightsMended(), gramsKept(), ticksKept(), safetySaid(), falseWarnings(), idleTimers(), avoidedStopped(), falseAlarms(), stoppedFreeRecipes()]) console.log(reaches(f) ? 'ok' : 'NO', GATES[f.gate].says, measuredText(f), f.wrong.slice(0, 12).join(' ;; ').slice(0, 600));
