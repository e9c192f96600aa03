import { GATE } from '#functions/routes.ts';
import { gateWord } from '../stage/origin-secret.ts';
import { lambda } from './lambda.ts';

const gate = new sst.Linkable('Gate', { properties: { word: gateWord } });

/** API Gateway asks it once an hour about the same word; whoever brings none is turned away without asking. */
export const gateKeeper = lambda(GATE.handler, { link: [gate], memory: '256 MB', timeout: '5 seconds' });
