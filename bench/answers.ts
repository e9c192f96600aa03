import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { ANSWERS, recorded } from '#tests/cases/answers.ts';
import { answersJudged, hadFor, replay } from '#tests/figures/answers.ts';
import { GATES, gateText, measuredText, reaches } from '#tests/figures/gates.ts';
import { alarmsOf, faultsBeside, faultsOf } from '#tests/figures/judge.ts';
import type { Measured } from './support/measured.ts';
import { outsideData } from './support/outside-data.ts';

/**
 * Judges recorded answers of large models: those of the tests by the cook's verdicts, and those of a folder, each in
 * `NAME.json`, without verdicts.
 */
export async function answers(folder: string = RECORDED): Promise<Measured[]> {
  const figures = await answersJudged();
  const names = existsSync(folder) ? await readdir(folder) : [];
  const outside = names.filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', ''));
  return [
    ...figures.map((figure) => ({
      name: `answers: ${GATES[figure.gate].says}`,
      budget: gateText(figure.gate),
      measured: [measuredText(figure), ...figure.wrong].join('; '),
      holds: reaches(figure),
    })),
    ...(await Promise.all(outside.toSorted().map((name) => judged(name, folder)))),
  ];
}

/** Folder of recorded answers: MUNCHIFY_ANSWERS, or one beside the project. */
export const RECORDED = outsideData('MUNCHIFY_ANSWERS', 'answers');

async function judged(name: string, folder: string): Promise<Measured> {
  const recording = recorded(name, folder);
  const right = ANSWERS.find((each) => each.name === name);
  const { written, complaint } = await replay(recording, recording.answer);
  const faults = written.ok
    ? [
        ...faultsOf(written.value),
        ...faultsBeside(written.value, recording.answer, hadFor(recording.request)),
        ...(right?.doubts ? [] : alarmsOf(written.value)),
      ]
    : [written.error.type];
  const all = [...(complaint === undefined || right?.refusedFor ? [] : [complaint]), ...faults];
  return {
    name: `answers: ${name}`,
    budget:
      'taken at the first try, with its foods, energy, timers, list, labels, texts and title, and no alarm',
    measured: all.join('; ') || (written.ok ? `${Math.round(written.value.nutrition.calories)} kcal` : ''),
    holds: all.length === 0,
  };
}
