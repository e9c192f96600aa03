import * as v from 'valibot';
import { Config } from '#functions/config.ts';
import { lambdasIn } from '../support/lambdas.ts';
import type { Check } from '../support/deployment.ts';
import { oncePer } from './once-per.ts';

/** Resources that SST links to every function. */
const LINKED_TO_ALL: ReadonlySet<string> = new Set(['App']);

type Name = keyof typeof Config.entries;
const NAMES = Object.keys(Config.entries).filter((name): name is Name => name in Config.entries);

const namesIn = oncePer((text: string) =>
  NAMES.filter((name) => text.includes(`"${name}"`) && !LINKED_TO_ALL.has(name)),
);

/**
 * Checks that each Lambda is linked to exactly the resources that its code reads, in the form in which it reads them.
 */
export const checkLinks: Check = ({ graph, bundles }) =>
  lambdasIn(graph).flatMap(({ id }) => {
    const bundle = bundles.get(id);
    if (!bundle) return [];
    const read = namesIn(bundle.text);
    const linked = Object.keys(bundle.links);
    return [
      ...read
        .filter((name) => !linked.includes(name))
        .map((name) => `${id} asks for ${name}, which it is not linked to.`),
      ...linked
        .filter((name) => !read.some((each) => each === name))
        .map((name) => `${id} is told ${name}, which it never asks for.`),
      ...read
        .filter((name) => linked.includes(name) && !v.is(Config.entries[name], bundle.links[name]))
        .map((name) => `${id} is told ${name} in another form than functions/config.ts reads.`),
    ];
  });
