import * as v from 'valibot';
import { Config } from '#functions/config.ts';
import { lambdasIn } from '../support/lambdas.ts';
import type { Check } from '../support/deployment.ts';

/** Told to every function by SST, in the environment. */
const TOLD_TO_ALL: ReadonlySet<string> = new Set(['App']);

type Name = keyof typeof Config.entries;
const NAMES = Object.keys(Config.entries).filter((name): name is Name => name in Config.entries);

/** Whether each Lambda is told what its code asks for, in the form in which it asks, and nothing more. */
export const checkLinks: Check = ({ graph, bundles }) =>
  lambdasIn(graph).flatMap(({ id }) => {
    const bundle = bundles.get(id);
    if (!bundle) return [];
    const asked = NAMES.filter((name) => bundle.text.includes(`"${name}"`) && !TOLD_TO_ALL.has(name));
    const told = Object.keys(bundle.links);
    return [
      ...asked
        .filter((name) => !told.includes(name))
        .map((name) => `${id} asks for ${name}, which it is not linked to.`),
      ...told
        .filter((name) => !asked.some((each) => each === name))
        .map((name) => `${id} is told ${name}, which it never asks for.`),
      ...asked
        .filter((name) => told.includes(name) && !v.is(Config.entries[name], bundle.links[name]))
        .map((name) => `${id} is told ${name} in another form than functions/config.ts reads.`),
    ];
  });
