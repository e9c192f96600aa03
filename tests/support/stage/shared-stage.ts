import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import type { StandInModel } from '#local/models/stand-in-model.ts';
import { openStage } from './open-stage.ts';

const nobody: StandInModel = () => {
  throw new Error('No author answers in this file.');
};

let author = nobody;

/** The stage of this process. Its files share it one after the other, each with its own users. */
export const stage = await openStage(await mkdtemp(join(inject('stages'), 'shared-')), {
  model: (request) => author(request),
});

/** Lets a model generate all recipes of a test file. */
export function answerBy(model: StandInModel): void {
  author = model;
  afterAll(() => {
    author = nobody;
  });
}
