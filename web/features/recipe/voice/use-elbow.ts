import { storeText, useStoredText } from '../../../device/stored-text.ts';

const STORAGE_KEY = 'elbow';

/** Returns whether the lower half of the screen is one "Next" button, for taps with an elbow, and the setter. */
export function useElbow(): [isElbow: boolean, choose: (isElbow: boolean) => void] {
  const isElbow = useStoredText(STORAGE_KEY) !== null;
  return [isElbow, (next) => storeText(STORAGE_KEY, next ? '1' : undefined)];
}
