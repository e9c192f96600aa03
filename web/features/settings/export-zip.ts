import { strToU8, zipSync, type Zippable } from 'fflate';
import * as v from 'valibot';
import { ExportedRecord } from '#core/deletion/user-record.ts';
import { photoNameIn } from '#core/photo/photo.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import { fileNameOf } from '#core/recipe/formats/file-name.ts';
import { recipeFile } from '#core/recipe/formats/recipe-file.ts';
import { getList } from '../../requests/api.ts';

/**
 * Returns all data of the user as one archive: `data.json`, the recipes as schema.org's JSON-LD and in Cooklang, and
 * the recipes' photos. Our import reads the archive and each of its files.
 */
export async function exportZip(): Promise<Uint8Array<ArrayBuffer>> {
  const records = await fetchAll();
  const recipes = records.flatMap(({ kind, data }) => (kind === 'recipe' ? v.parse(Recipe, data) : []));
  const files: Zippable = { 'data.json': json(records) };
  for (const recipe of recipes) {
    const imageOf = (url: string) => `../${pathOf(url)}`;
    files[`recipes/${recipe.id}.json`] = strToU8(recipeFile(recipe, 'jsonld', imageOf).text);
    files[`cooklang/${fileNameOf(recipe.title)} ${recipe.id}.cook`] = strToU8(
      recipeFile(recipe, 'cooklang').text,
    );
    for (const url of recipe.imageUrls) {
      const photo = await photoAt(url);
      // JPEGs do not compress further.
      if (photo) files[pathOf(url)] = [photo, { level: 0 }];
    }
  }
  return zipSync(files);
}

async function fetchAll(): Promise<ExportedRecord[]> {
  const records: ExportedRecord[] = [];
  let path: string | undefined = '/api/user/export';
  while (path !== undefined) {
    const page: { items: ExportedRecord[]; next: string | undefined } = await getList(path, {
      schema: ExportedRecord,
    });
    records.push(...page.items);
    path = page.next;
  }
  return records;
}

const json = (value: unknown) => strToU8(JSON.stringify(value, undefined, 2));

const pathOf = (url: string) => `photos/${photoNameIn(url)}.jpg`;

/** @returns undefined if the photo was deleted */
async function photoAt(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(url);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
