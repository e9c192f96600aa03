/**
 * Opens the system's share sheet, or copies the link or text if there is none.
 * @returns true if it was copied
 * @throws DOMException when neither is allowed
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
