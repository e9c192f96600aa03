import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as v from 'valibot';

/** All stored data of a stage, read without our code. */
export type HeldData = {
  /** Every item of the table, as JSON. */
  readonly items: readonly string[];
  /** The keys of every object in the bucket. */
  readonly objects: readonly string[];
};

/** @param data the folder of the stage */
export const heldData = async (data: string): Promise<HeldData> => ({
  items: await wholeTable(),
  objects: await wholeBucket(join(data, 'objects')),
});

async function wholeTable(): Promise<string[]> {
  const items: string[] = [];
  const pages = paginateScan({ client: new DynamoDBClient() }, { TableName: 'munchify' });
  for await (const { Items = [] } of pages)
    items.push(...Items.map((item) => JSON.stringify(unmarshall(item))));
  return items;
}

const Sidecar = v.object({ key: v.string() });

/** @throws if a file has no sidecar, or a sidecar no file */
async function wholeBucket(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const sidecars = files.filter((file) => file.endsWith('.json'));
  const bytes = new Set(files.filter((file) => !file.endsWith('.json')));
  const keys: string[] = [];
  for (const sidecar of sidecars) {
    keys.push(v.parse(Sidecar, JSON.parse(await readFile(sidecar, 'utf8'))).key);
    if (!bytes.delete(sidecar.slice(0, -'.json'.length))) throw new Error(`${sidecar} has lost its file.`);
  }
  if (bytes.size > 0) throw new Error(`Nothing tells of ${[...bytes].join(', ')}.`);
  return keys;
}
