import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashOfShared } from '#tools/pictures/shared.ts';
import { DRAWINGS, FORMATS, pictureFile, WIDTHS, type Drawing } from '#web/features/landing/drawings.ts';
import { robots, sitemap } from '#web/features/landing/robots.ts';
import { SCREENS, SCREEN_SIZE, screenFile } from '#web/features/landing/screens/screens.ts';
import { structuredData } from '#web/features/landing/structured-data.ts';
import madeOf from '#web/features/landing/pictures/made-of.json' with { type: 'json' };

const ORIGIN = 'http://localhost:4321';

describe.each(Object.keys(DRAWINGS) as Drawing[])('the picture of %s', (drawing) => {
  const { file, width, height } = DRAWINGS[drawing];

  test('is up to date with its drawing; otherwise run npm run pictures', async () => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    expect(madeOf[drawing]).toBe(hash);
  });

  test('exists in every size and format, with the declared aspect ratio', async () => {
    for (const wide of WIDTHS) {
      for (const format of FORMATS) {
        const picture = sharp(`web/features/landing/pictures/${pictureFile(drawing, wide, format)}`);
        const metadata = await picture.metadata();
        expect(metadata.format).toBe(format === 'avif' ? 'heif' : format);
        expect(metadata.width).toBe(wide);
        expect(Math.abs((metadata.height ?? 0) - (wide * height) / width)).toBeLessThanOrEqual(1);
      }
    }
  });
});

test.each(SCREENS)(
  'the picture of the screen %s exists in both languages, small and in the declared size',
  async (screen) => {
    for (const language of ['en', 'de'] as const) {
      const picture = await readFile(`web/features/landing/screens/${screenFile(screen, language)}`);
      const { width, height, format } = await sharp(picture).metadata();
      expect({ width, height, format }).toEqual({ ...SCREEN_SIZE, format: 'heif' });
      // They are below the first screen, and the six of them load one by one.
      expect(picture.length).toBeLessThanOrEqual(20 * 1024);
    }
  },
);

test.each(['en', 'de'] as const)('the picture that is shared in %s is up to date', async (language) => {
  expect(madeOf[`shared ${language}`]).toBe(await hashOfShared(language));
  const { width, height, format } = await sharp(`web/public/shared/munchify-${language}.jpg`).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('the structured data says that the product starts free', () => {
  expect(JSON.parse(structuredData('de', 'Rezepte </script> aus Fotos'))).toMatchObject({
    '@type': 'SoftwareApplication',
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Web',
    url: `${ORIGIN}/de`,
    description: 'Rezepte </script> aus Fotos',
    offers: { price: '0', priceCurrency: 'EUR' },
  });
  expect(structuredData('de', 'Rezepte </script> aus Fotos')).not.toContain('</');
});

test('search engines find the public pages in both languages and skip the pages of cooks', () => {
  const listed = [...sitemap().matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed).toContain(`${ORIGIN}/`);
  expect(listed).toContain(`${ORIGIN}/de`);
  expect(listed).toContain(`${ORIGIN}/plans`);
  const disallowed = [...robots().matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => `${ORIGIN}${path}`);
  expect(disallowed).toContain(`${ORIGIN}/api/`);
  expect(disallowed).toContain(`${ORIGIN}/home`);
  expect(listed.filter((url) => disallowed.some((path) => url.startsWith(path)))).toEqual([]);
  expect(robots()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const [language, path] of [
    ['en', '/'],
    ['de', '/de'],
    ['x-default', '/'],
  ]) {
    expect(sitemap()).toContain(`hreflang="${language}" href="${ORIGIN}${path}"`);
  }
});
