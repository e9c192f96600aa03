import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hashOfShared } from '#tools/pictures/shared.ts';
import { DRAWINGS, FORMATS, pictureFile, WIDTHS, type Drawing } from '#web/features/landing/drawings.ts';
import { robots, sitemap } from '#web/features/landing/for-robots.ts';
import { structuredData } from '#web/features/landing/structured-data.ts';
import madeOf from '#web/features/landing/pictures/made-of.json' with { type: 'json' };

const ORIGIN = 'http://localhost:4321';

describe.each(Object.keys(DRAWINGS) as Drawing[])('the picture of %s', (drawing) => {
  const { file, width, height } = DRAWINGS[drawing];

  test('is made of the drawing as it stands; npm run pictures makes it anew', async () => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    expect(madeOf[drawing]).toBe(hash);
  });

  test('is there in every size and coding, and as high as is said', async () => {
    for (const wide of WIDTHS) {
      for (const format of FORMATS) {
        const picture = sharp(`web/features/landing/pictures/${pictureFile(drawing, wide, format)}`);
        const found = await picture.metadata();
        expect(found.format).toBe(format === 'avif' ? 'heif' : format);
        expect(found.width).toBe(wide);
        expect(Math.abs((found.height ?? 0) - (wide * height) / width)).toBeLessThanOrEqual(1);
      }
    }
  });
});

test.each(['en', 'de'] as const)('the picture that is shared in %s is up to date', async (language) => {
  expect(madeOf[`shared ${language}`]).toBe(await hashOfShared(language));
  const { width, height, format } = await sharp(`web/public/shared/munchify-${language}.jpg`).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('machines are told that the product is free to start', () => {
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

test('search engines find the public pages, in both languages, and stay out of the cooks’', () => {
  const found = [...sitemap().matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  expect(found).toContain(`${ORIGIN}/`);
  expect(found).toContain(`${ORIGIN}/de`);
  expect(found).toContain(`${ORIGIN}/plans`);
  const kept = [...robots().matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => `${ORIGIN}${path}`);
  expect(kept).toContain(`${ORIGIN}/api/`);
  expect(kept).toContain(`${ORIGIN}/home`);
  expect(found.filter((address) => kept.some((path) => address.startsWith(path)))).toEqual([]);
  expect(robots()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const [language, path] of [
    ['en', '/'],
    ['de', '/de'],
    ['x-default', '/'],
  ]) {
    expect(sitemap()).toContain(`hreflang="${language}" href="${ORIGIN}${path}"`);
  }
});
