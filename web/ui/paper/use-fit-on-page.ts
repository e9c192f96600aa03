import { useLayoutEffect, type RefObject } from 'react';

/**
 * Room on paper between the margins of `paper.css`: the width of A4, the height of Letter less 2 mm for rounding, so
 * that a sheet fits both.
 */
const PAGE = { width: 182, height: 253.4 };

/** Font sizes in pt, down to the smallest readable one. Longer recipes take a second page. */
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

const PIXELS_PER_MM = 96 / 25.4;

/** Sets the largest size of type, `--paper-type`, at which a sheet fits on one page. */
export function useFitOnPage(sheet: RefObject<HTMLElement | null>, content: readonly unknown[]): void {
  useLayoutEffect(() => {
    const fit = () => sheet.current && fitOnPage(sheet.current);
    fit();
    // Text is wider in the fallback font.
    void document.fonts?.ready.then(fit);
    // The content decides how much room it takes.
    // oxlint-disable-next-line exhaustive-deps
  }, content);
}

/** Measures a sheet as wide as the paper, without showing that. */
function fitOnPage(sheet: HTMLElement): void {
  sheet.classList.add('paper-measured');
  sheet.style.width = `${PAGE.width}mm`;
  const fits = SIZES.find((size) => {
    sheet.style.setProperty('--paper-type', `${size}pt`);
    return sheet.offsetHeight <= PAGE.height * PIXELS_PER_MM;
  });
  sheet.style.setProperty('--paper-type', `${fits ?? SIZES.at(-1)}pt`);
  sheet.classList.remove('paper-measured');
  sheet.style.removeProperty('width');
}
