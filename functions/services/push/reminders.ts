import { encryptNotification } from '@block65/webcrypto-web-push';
import type { ReminderWriter } from '#core/evening/ports.ts';
import type { Reminder } from '#core/evening/reminder.ts';
import { LOCALE, type Language } from '#core/language.ts';
import { messageOf } from '#core/ring/notification.ts';
import { reminderWordsIn } from '../../sentences/reminder-words.ts';

/** Length of a title that phones show in one or two lines. */
const MAX_TITLE = 100;

/** Maximum length of a text in a message. */
const MAX_BODY = 300;

/** Writes reminders as notifications that open the week. Each is readable by its device only. Source: RFC 8291 */
export const remindersAt = (origin: string): ReminderWriter => ({
  async write(reminder, keys, language) {
    const { title, body } = wordsOf(reminder, language);
    const notification = {
      title: title.slice(0, MAX_TITLE),
      body: body.slice(0, MAX_BODY),
      lang: language,
      tag: 'evening',
      navigate: `${origin}/week`,
      data: {},
    };
    const keyed = { endpoint: '', expirationTime: null, keys };
    return Buffer.from(await encryptNotification(keyed, messageOf(notification), { pad: false })).toString(
      'base64url',
    );
  },
});

function wordsOf({ dishes, thaw, soak }: Reminder, language: Language): { title: string; body: string } {
  const i18n = reminderWordsIn(language);
  const list = (names: readonly string[]) => new Intl.ListFormat(LOCALE[language]).format(names);
  return {
    title: i18n._('evening.title', { dishes: list(dishes) }),
    body: [
      thaw.length > 0 && i18n._('evening.thaw', { foods: list(thaw) }),
      soak.length > 0 && i18n._('evening.soak', { foods: list(soak) }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}
