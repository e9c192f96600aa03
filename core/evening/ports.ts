import type { Language } from '../language.ts';
import type { PushKeys } from '../ring/ring-device.ts';
import type { Reminder } from './reminder.ts';

export type EveningPorts = { readonly reminders: ReminderWriter };

export type ReminderWriter = {
  /** Writes the text of a reminder, encrypted for a device, in base64url. */
  write(reminder: Reminder, keys: PushKeys, language: Language): Promise<string>;
};
