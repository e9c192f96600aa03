import { DescribedError } from './described-error.ts';

/** Thrown if this version of the app cannot read the server's answer: the app has to be updated. */
export class UnreadableAnswer extends DescribedError {
  override readonly sentence = /*i18n*/ 'error.outdated';
}
