import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { PASSWORD_RULES } from '#core/account/new-password.ts';
import { Icon } from '../../../ui/icon.tsx';

/** What a new password has to have, each rule ticked as it is met: by a sign, and in words for who does not see it. */
export function PasswordRules({ password }: { password: string }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-4 gap-y-0.5">
      {rulesFor(password, i18n).map(({ rule, isMet }) => (
        <li key={rule} className={`flex items-center gap-2 ${isMet ? 'text-basil' : ''}`}>
          {isMet ? <Icon name="check" /> : <Open />}
          <span>
            {rule}
            <span className="sr-only">
              {isMet ? i18n._('password_rules.met') : i18n._('password_rules.open')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Tells whoever hears the page how many are met, while they type. */
export function PasswordProgress({ password }: { password: string }) {
  const { i18n } = useLingui();
  const rules = rulesFor(password, i18n);
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <p role="status" className="sr-only">
      {password !== '' && i18n._('password_rules.progress', { met, all: rules.length })}
    </p>
  );
}

/** As wide as the tick that takes its place. */
const Open = () => (
  <span aria-hidden="true" className="grid size-[1.375em] shrink-0 place-items-center">
    <i className="size-2.5 rounded-pill border-[1.5px] border-edge" />
  </span>
);

const rulesFor = (password: string, i18n: I18n) => [
  { rule: i18n._('password_rules.length'), isMet: PASSWORD_RULES.length(password) },
  { rule: i18n._('password_rules.uppercase'), isMet: PASSWORD_RULES.uppercase(password) },
  { rule: i18n._('password_rules.lowercase'), isMet: PASSWORD_RULES.lowercase(password) },
  { rule: i18n._('password_rules.number'), isMet: PASSWORD_RULES.number(password) },
];
