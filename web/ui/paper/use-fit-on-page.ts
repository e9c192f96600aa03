import { useLayoutEffect, type RefObject } from 'react';

/**
 * Area of paper inside the margins of `paper.css`, in mm: the width of A4, and the height of Letter minus 2 mm for
 * rounding, so that a sheet fits on both.
 */
const PAGE = { width: 182, height: 253.4 };

/** Font sizes in pt, down to the smallest readable one. Longer recipes take a second page. */
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

const PIXELS_PER_MM = 96 / 25.4;

/** Sets `--paper-type` to the largest font size at which a sheet fits on one page. */
export function useFitOnPage(sheet: RefObject<HTMLElement | null>, content: readonly unknown[]): void {
  useLayoutEffect(() => {
    const fit = () => sheet.current && fitOnPage(sheet.current);
    fit();
    // Text is wider in the fallback font.
    void document.fonts?.ready.then(fit);
    // The height depends on the content.
    // oxlint-disable-next-line exhaustive-deps
  }, content);
}

/** Measures a sheet in the width of the paper, invisibly. */
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
