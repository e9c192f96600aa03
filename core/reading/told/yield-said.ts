import { ABOUT } from '../../language/about.ts';
import { COUNT, MAKES, PEOPLE } from '../../language/serving-words.ts';

const SAID = new RegExp(
  String.raw`(?<!\p{L})(?:${MAKES}|(?:does|see|for|für|reicht für)\s(?:us\s|all\s(?=\d))?)(?:${ABOUT} )?(?<yields>${COUNT})(?:\s(?:(?:of\s)?(?:us|you|my|our)(?!\p{L})|${PEOPLE}|esser|kinder|kids|slices?|stücke?)|\s*(?:$|[.,;!?)](?!\d))|(?=\s(?:w\/|with|mit|oder|or|if|wenn)))`,
  'iu',
);

/** Returns the servings that somebody tells in a sentence: "reicht locker für 6 Leute!", "yes for 2". */
export const yieldSaid = (texts: readonly string[]): string | undefined =>
  texts.flatMap((text) => SAID.exec(text)?.groups?.['yields'] ?? [])[0];
