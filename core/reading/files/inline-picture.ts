import { isNode, listOf, type SchemaNode } from '../json/node-values.ts';

/** Returns the base64 of the picture in a recipe of Paprika or Mela. */
export function inlinePicture(node: SchemaNode): string | undefined {
  const photos = listOf(node['photos']).map((each) => (isNode(each) ? each['data'] : undefined));
  const candidates = [node['photo_data'], ...photos, ...listOf(node['images'])];
  return candidates.find((each) => typeof each === 'string' && /^[A-Za-z\d+/\s]{100}/.test(each)) as
    | string
    | undefined;
}
