import { embeddedModel } from '#tests/figures/author.ts';
import { configuredModels } from './configured-models.ts';
import { GATES, gateText, measuredText, reaches, statusOf, type Figure } from '#tests/figures/gates.ts';
import { draftedDishes, draftedMatched, wrongWeightsMended } from '#tests/figures/drafted.ts';
import {
  avoidedStopped,
  dishesCounted,
  falseAlarms,
  everydayRead,
  linesRead,
  stoppedFreeRecipes,
  weightMatched,
} from '#tests/figures/reading.ts';
import * as answered from '#tests/figures/answered.ts';
import { answersJudged } from '#tests/figures/answers.ts';
import { falseWarnings, gramsKept, idleTimers, safetySaid, ticksKept } from '#tests/figures/kept.ts';
import { KITCHENS } from './kitchens.ts';
import { kitchens, recognition, stability } from './seeing.ts';
import { mealsInRange, mealsNearCarbs, mealsNearEnergy } from '#tests/figures/meals.ts';
import { promptsFit } from '#tests/figures/prompts.ts';
import { variety } from '#tests/figures/variety.ts';
import { firstAnswers, injections, recipesServed, textsAndSections } from './writing.ts';

// `npm run eval`: prints a table about the quality of recipes. docs/evaluation.md explains it.

const models = [embeddedModel, ...configuredModels(process.env)];
const rows: { author: string; figure: Figure }[] = [];
const add = (author: string, figures: readonly Figure[]) =>
  rows.push(...figures.map((figure) => ({ author, figure })));

add('any', [linesRead(), everydayRead(), weightMatched(), dishesCounted()]);
add('any', [mealsNearCarbs(), mealsNearEnergy(), mealsInRange()]);
add('any', [draftedMatched(), draftedDishes(), wrongWeightsMended()]);
add('any', [gramsKept(), ticksKept()]);
add('any', [safetySaid(), falseWarnings(), idleTimers()]);
add('any', await answersJudged());
for (const measure of Object.values(answered)) add('any', [await measure()]);
add('any', [promptsFit()]);
add('any', [avoidedStopped(), falseAlarms(), stoppedFreeRecipes()]);
add('recogniser', await kitchens());
for (const model of models) {
  add(model.name, await recognition(model));
  add(model.name, [await stability(model)]);
  add(model.name, await firstAnswers(model));
  add(model.name, await textsAndSections(model));
  add(model.name, [await variety(model)]);
  add(model.name, [await recipesServed(model), await injections(model)]);
}

console.table(
  rows.map(({ author, figure }) => ({
    author,
    figure: GATES[figure.gate].says,
    measured: measuredText(figure),
    gate: gateText(figure.gate),
    holds: reaches(figure) ? 'yes' : 'NO',
  })),
);
if (rows.some(({ figure }) => figure.gate === 'kitchens found' && figure.of === 0))
  console.log(`\nThe kitchens were not measured: there are no photos in ${KITCHENS} (MUNCHIFY_KITCHENS).`);
for (const { author, figure } of rows.filter((row) => !reaches(row.figure)))
  console.log(`\n${author}, ${GATES[figure.gate].says}, wrong:\n  ${figure.wrong.join('\n  ')}`);
process.exitCode = statusOf(rows.map(({ figure }) => figure));
