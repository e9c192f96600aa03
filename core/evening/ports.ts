import type { Language } from '../language.ts';
import type { PushKeys } from '../ring/ring-device.ts';
import type { Reminder } from './reminder.ts';

export type EveningPorts = { readonly reminders: ReminderWriter };

export type ReminderWriter = {
  /** Puts a reminder into words, encrypted for a device, base64url. */
  write(reminder: Reminder, keys: PushKeys, language: Language): Promise<string>;
};
