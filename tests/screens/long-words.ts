import type { Page } from '@playwright/test';

/** Makes every word on the page about 40 % longer by doubling its vowels, until the next document. */
export const makeWordsLonger = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (text.parentElement?.closest('script, style')) continue;
      text.textContent =
        text.textContent?.replaceAll(/[aeiouäöü]/gi, (vowel) => vowel + vowel.toLowerCase()) ?? '';
    }
  });
