import { PATHS } from '#web/paths.ts';
import { at, fill, open, press, read, see, unfold, type Step } from './steps.ts';

/**
 * The day with its sheets, in the diary and on the goals page. Each has another address, as opening the same one again
 * would keep the sheet.
 */
export const EATEN_SCREENS: Readonly<Record<string, readonly Step[]>> = {
  'diary, add': [at(`${PATHS.diary}?add`), press('diary.add_breakfast'), see('dialog li')],
  'diary, a described meal': [
    at(`${PATHS.diary}?described`),
    press('diary.add_breakfast'),
    fill('diary.what', 'große Schüssel Porridge, zwei Scheiben Brot, 1 Zorblax and a glass of milk'),
    see('dialog li [aria-expanded]'),
  ],
  'diary, an entry': [
    at(`${PATHS.diary}?entry`),
    open('main li [aria-haspopup=dialog]'),
    see('dialog table'),
  ],
  'diary, scanner': [
    at(`${PATHS.diary}?scan`),
    press('diary.add_lunch'),
    // On a wide screen the page behind has that button, too.
    see('dialog[open]'),
    press('diary.scan'),
    read('scan.hold'),
  ],
  'nutrition, change goals': [at(PATHS.nutrition), unfold('goals.change')],
  'nutrition, refused goals': [
    at(PATHS.nutrition),
    unfold('goals.change'),
    fill('nutrient.calories', '1'),
    press('goals.save'),
  ],
};
