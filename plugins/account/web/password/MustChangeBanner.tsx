import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

/** Why nothing else opens yet, and what to do. */
export function MustChangeBanner() {
  const t = useText();
  return (
    <Row align="stretch" gap={3} className="account-banner pad-4 round-card tint-due">
      <Icon name="LockClosed" size={24} className="above-half ink-due" />
      <div>
        <h2 className="t-head">{t('account.mustChange.title')}</h2>
        <p className="soft">{t('account.mustChange.text')}</p>
      </div>
    </Row>
  );
}
