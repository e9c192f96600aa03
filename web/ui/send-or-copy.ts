/**
 * Opens the system's share sheet. Without one, copies the link or text.
 * @returns true if it was copied
 * @throws DOMException if neither is allowed
 */
export async function sendOrCopy(what: { title: string; text?: string; url?: string }): Promise<boolean> {
  // Not every browser has a share sheet.
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(what.url ?? what.text ?? '');
    return true;
  }
  await navigator.share(what).catch((failure: unknown) => {
    // The user has closed the share sheet.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
  });
  return false;
}
