import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useCall } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { renewRecoveryCodes } from '../../api';
import { PasswordFirst } from './PasswordFirst';
import { RecoveryCodes } from './RecoveryCodes';

const sealedRenew = { ...renewRecoveryCodes, sealed: true } as typeof renewRecoveryCodes;

/** How many recovery codes are left, and new ones. */
export function RecoveryLine({ left, onChanged }: { left: number; onChanged: () => Promise<unknown> }) {
  const call = useCall();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async (password: string) => {
    const { recoveryCodes } = await call(sealedRenew, { password }, { quiet: true });
    setAsking(false);
    setCodes(recoveryCodes);
    await onChanged();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (isAsking) {
    return (
      <PasswordFirst
        text={<FormattedMessage id="account.recovery.renewText" />}
        act={<FormattedMessage id="account.recovery.renew" />}
        onPassword={renew}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <Row as="p" wrap gap={3} rows={2} className="soft">
      <FormattedMessage id="account.recovery.left" values={{ left }} />
      <Button size="small" onClick={() => setAsking(true)}>
        <FormattedMessage id="account.recovery.renew" />
      </Button>
    </Row>
  );
}
