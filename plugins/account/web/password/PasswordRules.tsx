import {
  passwordFault,
  passwordRules,
  type PasswordFault,
  type PasswordPreset,
} from 'edutech/core/common/security/password-policy';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';

interface PasswordRulesProps {
  readonly id: string;
  readonly password: string;
  readonly username: string;
  readonly preset: PasswordPreset;
}

/** Faults in the order in which the rule looks for them: a later one is judged only when the earlier ones are gone. */
const order: readonly PasswordFault[] = ['short', 'long', 'kinds', 'username', 'common'];

/** What a good password has, ticked off while one types. The server judges by the same rule. */
export function PasswordRules({ id, password, username, preset }: PasswordRulesProps) {
  const t = useText();
  const { minLength, kinds } = passwordRules[preset];
  const fault = passwordFault(password, username, preset);
  const reached = fault === null ? order.length : order.indexOf(fault);
  const lines = [
    { key: 'length', isMet: reached > order.indexOf('long') },
    { key: 'kinds', isMet: reached > order.indexOf('kinds') },
    { key: 'guess', isMet: reached === order.length },
  ];
  return (
    <div id={id} className="account-rules">
      <p>{t('account.password.rules')}</p>
      <ul>
        {lines.map(({ key, isMet }) => (
          <li key={key} className={isMet ? 'ink-done' : undefined}>
            <Icon name={isMet ? 'Checkmark' : 'Subtract'} size={16} className="above-half" />
            {t(`account.password.rule.${key}`, { minLength, kinds })}
            {isMet && <span className="visually-hidden">{t('account.password.ruleMet')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
