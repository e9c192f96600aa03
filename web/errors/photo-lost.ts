import { DescribedError } from './described-error.ts';

/** The browser has lost a photo that was not sent. */
export class PhotoLost extends DescribedError {
  override readonly sentence = /*i18n*/ 'error.photo_lost';
}
