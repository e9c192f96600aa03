/** Returns what can be done earlier together with how long it keeps: both are read when the dish is not eaten at once. */
export const withMakeAhead = (
  makeAhead: string | undefined,
  storageTip: string | undefined,
): string | undefined => [makeAhead, storageTip].filter((text) => text !== undefined).join(' ') || undefined;
