/**
 * Returns the addresses of files that a newer version has replaced. An unchanged file keeps its name in each build, so
 * it is not among them.
 * @param newest the version stored last
 */
export const formerVersions = (urls: readonly string[], newest: string): string[] =>
  urls.filter((url) => url !== newest && nameOf(url) === nameOf(newest));

/** Removes the eight characters of the content hash. */
const nameOf = (url: string): string => url.replace(/-[\w-]{8}(?=\.\w+$)/, '');
