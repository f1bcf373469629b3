import { Button } from 'edutech/core/ui/Button';
import { useMessages, useText } from 'edutech/core/web/hooks';
import type { FactorItem } from '../../api/factors';
import { PasswordFirst } from './PasswordFirst';
import { RecoveryCodes } from './RecoveryCodes';
import { TotpSetup } from './TotpSetup';
import { useAdding } from './useAdding';

/** Adds a factor in the settings: the password, then the app's code or the browser's dialog, then recovery codes. */
export function AddFactor({ kind, onEnd }: { kind: FactorItem['kind']; onEnd: () => void }) {
  const t = useText();
  const messages = useMessages();
  const onDone = () => {
    messages.show('account.factors.added', { tone: 'success' });
    onEnd();
  };
  const { adding, begin, confirmCode, done } = useAdding({ through: (confirm) => confirm(), onDone });
  return (
    <div className="pad-4 round sunk">
      {adding === null && (
        <PasswordFirst
          text={t(`account.factors.first.${kind}`)}
          act={t('account.factors.next')}
          onPassword={(password) => begin(kind, password)}
          onCancel={onEnd}
        />
      )}
      {adding?.is === 'totp' && (
        <>
          <TotpSetup secret={adding.secret} address={adding.address} onConfirm={confirmCode} />
          <Button look="quiet" onClick={onEnd}>
            {t('core.ui.form.cancel')}
          </Button>
        </>
      )}
      {adding?.is === 'codes' && <RecoveryCodes codes={adding.codes} onDone={done} />}
    </div>
  );
}
