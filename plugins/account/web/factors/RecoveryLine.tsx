import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { renewRecoveryCodes } from '../../api/factors';
import { PasswordFirst } from './PasswordFirst';
import { RecoveryCodes } from './RecoveryCodes';

const sealedRenew = { ...renewRecoveryCodes, sealed: true } as typeof renewRecoveryCodes;

/** How many recovery codes are left, and new ones. */
export function RecoveryLine({ left, onChanged }: { left: number; onChanged: () => Promise<unknown> }) {
  const t = useText();
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
        text={t('account.recovery.renewText')}
        act={t('account.recovery.renew')}
        onPassword={renew}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <Row as="p" wrap gap={3} rows={2} className="soft">
      {t('account.recovery.left', { left })}
      <Button size="small" onClick={() => setAsking(true)}>
        {t('account.recovery.renew')}
      </Button>
    </Row>
  );
}
