/**
 * Returns the addresses of files that another version of the same file has replaced. What is unchanged keeps its name in
 * each build, and is none of them.
 * @param newest the version that was stored last
 */
export const formerVersions = (urls: readonly string[], newest: string): string[] =>
  urls.filter((url) => url !== newest && nameOf(url) === nameOf(newest));

/** Leaves out the eight signs that a build makes of a file's content. */
const nameOf = (url: string): string => url.replace(/-[\w-]{8}(?=\.\w+$)/, '');
