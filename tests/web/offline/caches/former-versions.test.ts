import { expect, test } from 'vitest';
import { formerVersions } from '#web/offline/caches/former-versions.ts';

const OF = 'https://munchify.example/assets/';
const HELD = [
  'tesseract-core-simd-lstm-BjU_mgBz.wasm',
  'deu.traineddata-CxCm-N_O.gz',
  'eng.traineddata-CYZ2qwst.gz',
  'page-pictures.worker-_fAzjt1a.js',
  'barcode.worker-DvdIbyMx.js',
  'files.worker-CzpVSjwl.js',
  'zxing_reader-BxB2YfIY.wasm',
  'guard-CRNT5JNo.js',
].map((name) => `${OF}${name}`);

test('a new worker replaces only the old version of a file; unchanged files stay', () => {
  const after = HELD.concat(`${OF}files.worker-Cm8CQAh0.js`);
  expect(formerVersions(after, `${OF}files.worker-Cm8CQAh0.js`)).toEqual([`${OF}files.worker-CzpVSjwl.js`]);
});

test('a release with all new names leaves one version of each file, whatever characters the hashes have', () => {
  let cached = HELD;
  for (const signs of ['AAAAAAAA', '-_-_-_-_', 'a-b_c-d1']) {
    for (const held of HELD) {
      const newest = held.replace(/-[\w-]{8}(?=\.\w+$)/, `-${signs}`);
      const former = new Set(formerVersions(cached, newest));
      cached = cached.filter((url) => !former.has(url)).concat(newest);
    }
    expect(cached).toHaveLength(HELD.length);
  }
});

test('the data of two languages are two files', () => {
  expect(formerVersions(HELD, `${OF}deu.traineddata-CxCm-N_O.gz`)).toEqual([]);
});
