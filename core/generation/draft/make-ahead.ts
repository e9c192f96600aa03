/** Joins the texts on preparing ahead and on storage: cooks read both when the dish is not eaten at once. */
export const withMakeAhead = (
  makeAhead: string | undefined,
  storageTip: string | undefined,
): string | undefined => [makeAhead, storageTip].filter((text) => text !== undefined).join(' ') || undefined;
