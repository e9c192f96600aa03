import { DescribedError } from './described-error.ts';

/** The server has answered, in a shape that this version of the app does not know: the app has to be updated. */
export class UnreadableAnswer extends DescribedError {
  override readonly sentence = /*i18n*/ 'error.outdated';
}
