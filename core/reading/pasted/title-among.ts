import type { Language } from '../../language.ts';
import { kindNamedIn } from '../../recipe/dish-kind.ts';
import type { TextLine } from '../text/text-line.ts';
import { dishSaid } from './dish-said.ts';
import { tellsWhatToDo } from './doing.ts';
import { titleIn, type Named } from './title.ts';

/**
 * Finds a line or a sentence before the list that names a dish, if the likely title names none: it is the name of a page,
 * or somebody's words.
 */
export function nameAmong(
  title: TextLine | undefined,
  ahead: readonly TextLine[],
  language: Language,
): Named | undefined {
  const own = title && titleOf(title, language);
  const lines = ahead.flatMap((line) => {
    const named = titleOf(line, language);
    return named && isName(named.title, language)
      ? [{ ...named, isDish: isDish(named.title) || CALLED.test(line.text) }]
      : [];
  });
  const dishes = lines.filter((each) => each.isDish && each.kind !== 'weak');
  const served = dishes.findLast(({ yields }) => yields !== undefined);
  if (served && own?.yields === undefined) return served;
  const isOwn = own !== undefined && isName(own.title, language);
  if (isOwn && own.kind !== 'weak') return own;
  const said = [...ahead, ...(title ? [title] : [])].flatMap(({ text }) => dishSaid(text) ?? []);
  return (
    dishes.at(-1) ?? said.findLast(({ isKnown }) => isKnown) ?? (isOwn ? own : (said.at(-1) ?? lines.at(-1)))
  );
}

/** "Instant Rava Idli Recipe". */
const CALLED = /\p{L}{3} recipe(?!\p{L})/iu;

const isDish = (title: string): boolean => kindNamedIn(title) !== undefined && !ODD.test(title);

/** Addresses, buttons, and nutrients. */
const ODD = /^us cups|https?:|www\.|\d\s?g\b|cookies\b.*(?:manage|accept)|accept .*cookies/iu;
const SPEAKS = /(?<!\p{L})(?:i|you|we|u|du|ich|wir|ihr|mich|mir|dich|dir|mal|she|he|her)(?!\p{L})/iu;

/** False for words to somebody and for things to do. */
const isName = (title: string, language: Language): boolean =>
  !ODD.test(title) &&
  (isDish(title) || !tellsWhatToDo(title, language)) &&
  !(SPEAKS.test(title) && title.split(' ').length > 3);

/** Praise and promises around a dish: "The BEST …", "… that finally converted my roommate", "… 32g of protein". */
const PRAISE = /^(?:[Tt]he )?(?:BEST|ULTIMATE|[Vv]irale?r?s?)\s(?=\p{L})|^virale?r?s? /u;
const PROMISE =
  /^(?<dish>.{4,80}?)(?:,? (?:that|which) |, (?:for an? |die |der |das |den )|,? aber (?!mit )|[!?]+ |\s\d+\s?g (?:of )?protein).*$/iu;

/** Cuts what is said about a dish behind its name. */
function withoutPromise(text: string): string {
  const plain = text.replace(PRAISE, '');
  const dish = PROMISE.exec(plain)?.groups?.['dish'];
  return dish !== undefined && kindNamedIn(dish) !== undefined ? dish : plain;
}

/** Returns the title of a line without what is said about the dish. */
export const titleOf = (line: TextLine, language: Language): ReturnType<typeof titleIn> =>
  titleIn({ ...line, text: withoutPromise(line.text) }, language);
