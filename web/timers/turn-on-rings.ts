/**
 * Has this device ring, if the user lets it notify them. Called within a press, because browsers ask only there.
 * @returns false if the user does not
 * @throws when the browser or the server refuses
 */
export async function turnOnRings(): Promise<boolean> {
  // First: what comes before it would end the press.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { ringHere } = await import('./ring-subscription.ts');
  await ringHere();
  return true;
}
