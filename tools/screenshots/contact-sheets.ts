import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export type Shot = {
  readonly name: string;
  readonly language: string;
  readonly size: string;
  readonly theme: 'light' | 'dark';
  /** Path relative to the folder of the sheets. */
  readonly file: string;
};

/** Size of a sheet and gap between its pictures, in pixels. */
const SHEET = { width: 2_000, height: 1_900 };
const GAP = 16;

/** Maximum width of a picture on a sheet, in pixels. */
const WIDEST = 984;

/** Makes a page with all pictures, and large sheets by language, size and theme. */
export async function makeContactSheets(folder: string, shots: readonly Shot[]): Promise<void> {
  await writeFile(join(folder, 'index.html'), pageOf(shots));
  const sets = Map.groupBy(shots, ({ language, size, theme }) => `${language}.${size}.${theme}`);
  for (const [set, members] of sets) {
    const width = Math.min(WIDEST, Number.parseInt(members[0]?.size ?? '', 10));
    const perSheet = Math.floor((SHEET.width + GAP) / (width + GAP));
    for (let first = 0; first < members.length; first += perSheet) {
      const number = String(first / perSheet + 1).padStart(2, '0');
      await makeSheet(folder, `sheet.${set}.${number}.png`, members.slice(first, first + perSheet), width);
    }
  }
}

/** Places pictures side by side, aligned at the top. */
async function makeSheet(
  folder: string,
  sheet: string,
  shots: readonly Shot[],
  width: number,
): Promise<void> {
  const pictures = await Promise.all(
    shots.map(async ({ file }, index) => {
      const { data, info } = await sharp(join(folder, file))
        .resize({ width })
        .toBuffer({ resolveWithObject: true });
      const input = await sharp(data)
        .extract({ left: 0, top: 0, width, height: Math.min(info.height, SHEET.height) })
        .toBuffer({ resolveWithObject: true });
      return { input: input.data, height: input.info.height, left: index * (width + GAP), top: 0 };
    }),
  );
  const height = Math.max(...pictures.map((picture) => picture.height));
  await sharp({
    create: { width: shots.length * (width + GAP) - GAP, height, channels: 3, background: 'gray' },
  })
    .composite(pictures)
    .png()
    .toFile(join(folder, sheet));
}

const pageOf = (shots: readonly Shot[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every screen of Munchify</title>
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 1.5rem; background: #808080; color: #fff }
section { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; padding-block: .5rem 2rem }
img { width: min(24rem, 90vw); height: 32rem; object-fit: cover; object-position: top; display: block }
figure { margin: 0 } a { color: inherit }
</style>
<h1>Every screen of Munchify</h1>
${[...Map.groupBy(shots, ({ name }) => name)].map(([name, taken]) => `<h2>${name}</h2>\n<section>${taken.map(figure).join('')}</section>`).join('\n')}
</html>
`;

const figure = ({ name, language, size, theme, file }: Shot) =>
  `<figure><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a>${language}, ${size}, ${theme}</figure>`;
