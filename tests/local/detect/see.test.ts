import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { foodById } from '#core/nutrition/foods/foods.ts';

const ROOT = join(import.meta.dirname, '../../..');
const photo = (name: string) => join(ROOT, `tests/photos/${name}.jpg`);

const run = promisify(execFile);

/** Runs `npm run see` from a folder. */
async function see(files: readonly string[], folder = ROOT) {
  const { stdout, stderr } = await run(process.execPath, [join(ROOT, 'local/detect/see.ts'), ...files], {
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: folder },
  });
  return {
    lines: stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
    stderr,
  };
}

const Line = v.object({
  file: v.string(),
  foods: v.array(v.object({ food: v.string(), probability: v.number(), isSure: v.boolean() })),
  mayBeMore: v.boolean(),
});

test('each photo gets a line of its own, in the order of the files, and nothing else is printed', async () => {
  const files = ['carrots', 'no-food', 'tomatoes'].map(photo);
  const { lines, stderr } = await see(files);
  const results = lines.map((line) => v.parse(Line, line));
  expect(results.map(({ file }) => file)).toEqual(files);
  expect(results.map(({ foods }) => foods.map(({ food }) => food))).toEqual([['carrot'], [], ['tomato']]);
  for (const { food, probability } of results.flatMap(({ foods }) => foods)) {
    expect(foodById(food)).toBeDefined();
    expect(probability).toBeGreaterThan(0.5);
  }
  expect(stderr).toBe('');
});

test('an unreadable file gets its error, and the other photos still count', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'munchify-see-'));
  await writeFile(join(folder, 'letter.jpg'), 'Dear cook');
  await sharp(photo('tomatoes')).resize(3000).webp().toFile(join(folder, 'large.webp'));
  await sharp(photo('tomatoes')).resize(1, 1).png().toFile(join(folder, 'tiny.png'));
  const { lines } = await see(['letter.jpg', 'nowhere.jpg', 'large.webp', 'tiny.png'], folder);
  expect(lines).toMatchObject([
    { file: 'letter.jpg', error: expect.any(String) },
    { file: 'nowhere.jpg', error: expect.stringContaining('ENOENT') },
    { file: 'large.webp', foods: [{ food: 'tomato' }] },
    { file: 'tiny.png', foods: [] },
  ]);
});
