/**
 * Makes this device ring, if the user allows notifications. Must be called in a press, because browsers ask only then.
 * @returns false if the user does not allow them
 * @throws if the browser or the server refuses
 */
export async function turnOnRings(): Promise<boolean> {
  // Comes first, because anything before it would end the press.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { ringHere } = await import('./ring-subscription.ts');
  await ringHere();
  return true;
}
