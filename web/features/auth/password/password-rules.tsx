import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { PASSWORD_RULES } from '#core/account/new-password.ts';
import { BasicIcon } from '../../../ui/basic-icon.tsx';

/** Lists the rules for a new password and ticks those that are met, with text for screen readers. */
export function PasswordRules({ password }: { password: string }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-4 gap-y-0.5">
      {rulesFor(password, i18n).map(({ rule, isMet }) => (
        <li key={rule} className={`flex items-center gap-2 ${isMet ? 'text-basil' : ''}`}>
          {isMet ? <BasicIcon name="check" /> : <Open />}
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

/** Announces to screen readers how many rules are met. */
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

/** As wide as the tick that replaces it. */
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
