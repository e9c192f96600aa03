import { ABOUT } from '../../language/about.ts';
import { COUNT, MAKES, PEOPLE } from '../../language/serving-words.ts';

/** "Makes 6 jars", "Das reicht locker für 8 Personen.", "enough for 4". "For 10 minutes" is no yield. */
const TOLD = new RegExp(
  String.raw`^\(?(?:(?:das|es|it|this|that) )?(?:${MAKES}|(?:for|für)\s(?=\d{1,3}(?:\s${PEOPLE}|\)?$)))(?:${ABOUT} )?(?<yields>${COUNT}[^.!?)]{0,40})\)?[\s.!]*$`,
  'iu',
);

/** Returns the yield, if a line says only that. */
export const yieldTold = (line: string): string | undefined => TOLD.exec(line)?.groups?.['yields'];
