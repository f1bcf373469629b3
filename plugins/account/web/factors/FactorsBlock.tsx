import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useSession, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type FactorItem, type FactorsItem, listFactors } from '../../api/factors';
import { AddFactor } from './AddFactor';
import { FactorRow } from './FactorRow';
import { RecoveryLine } from './RecoveryLine';

/** One's factors; the place draws the heading around. */
export const loader = ({ call, signal }: LoaderArgs) => call(listFactors, {}, { quiet: true, signal });

/** The section of the settings: which second steps one has, adding, naming and removing them, and recovery codes. */
export function Block({ data }: { data: FactorsItem }) {
  const t = useText();
  useSignals();
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState<FactorItem['kind'] | null>(null);
  const isFull = session.limit.value === 'full';
  const { factors, recoveryCodesLeft, isRequired } = data;
  const stop = () => {
    setAdding(null);
    void revalidate();
  };
  return (
    <Stack className="account-factors">
      <p className="account-note muted t-13">{t(isRequired ? 'account.factors.required' : 'account.factors.text')}</p>
      {factors.length > 0 && (
        <ul className="account-factor-list">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              mayChange={isFull}
              mustStay={isRequired && factors.length === 1}
              onChanged={revalidate}
            />
          ))}
        </ul>
      )}
      {factors.length > 0 && isFull && <RecoveryLine left={recoveryCodesLeft} onChanged={revalidate} />}
      {adding && <AddFactor key={adding} kind={adding} onEnd={stop} />}
      {!adding && isFull && (
        <Row align="stretch" wrap>
          <Button icon="Phone" onClick={() => setAdding('totp')}>
            {t('account.factors.addTotp')}
          </Button>
          {!session.isShared.value && (
            <Button icon="Key" onClick={() => setAdding('passkey')}>
              {t('account.factors.addPasskey')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
