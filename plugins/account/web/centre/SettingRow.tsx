import type { ReactNode } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

interface SettingRowProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** One quiet sentence below the value. */
  readonly help?: ReactNode;
  /** The one thing that can be done about it. */
  readonly action?: ReactNode;
  /** Who keeps it in place of its person: shown with a lock where the action would be. */
  readonly keeper?: 'school';
  /** What the action has opened. */
  readonly children?: ReactNode;
}

/** One line of the personal centre: what it is called, what it says, what it is for, and one action. */
export function SettingRow({ label, value, help, action, keeper, children }: SettingRowProps) {
  const t = useText();
  return (
    <li className="account-setting pad-y-3 ruled-top">
      <Row gap={3} className="account-setting-line">
        <span className="account-setting-label fixed soft">{label}</span>
        <div className="grow">
          <div className="medium breaks">{value}</div>
          {help && <p className="fine">{help}</p>}
        </div>
        {keeper ? (
          <Row as="small" inline gap={1} className="muted fixed">
            <Icon name="LockClosed" size={16} />
            {t(`account.keeper.${keeper}`)}
          </Row>
        ) : (
          action && <div className="fixed">{action}</div>
        )}
      </Row>
      {children && <div className="account-setting-more pad-t-3">{children}</div>}
    </li>
  );
}
