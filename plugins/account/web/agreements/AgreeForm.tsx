import { type FormEvent, useState } from 'react';
import type { AgreementItem } from 'edutech/core/common/api/agreements';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useSession, useText } from 'edutech/core/web/hooks';
import { useWork } from 'edutech/core/web/asking/use-work';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';

/** What was read, as the calls that accept it want to have it. */
export type ReadVersions = readonly Pick<AgreementItem, 'kind' | 'version'>[];

interface AgreeFormProps {
  readonly texts: readonly AgreementItem[];
  readonly onAccept: (versions: ReadVersions) => Promise<unknown>;
  readonly onDecline: () => void;
}

/** The way on for who has read the texts and agrees, and the way out for who does not. */
export function AgreeForm({ texts, onAccept, onDecline }: AgreeFormProps) {
  const t = useText();
  const session = useSession();
  const { isBusy, error, run, clear } = useWork();
  const [isRead, setRead] = useState(false);
  const accept = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onAccept(texts.map(({ kind, version }) => ({ kind, version }))));
  };
  const isShown = error !== undefined && session.stepAfter(error) === null;
  return (
    <Stack as="form" className="account-agree" onSubmit={accept}>
      <Row as="label" inline className="account-agree-read">
        <input
          type="checkbox"
          checked={isRead}
          onChange={(event) => {
            setRead(event.target.checked);
            clear();
          }}
        />
        {t('account.agree.read')}
      </Row>
      <Button type="submit" look="primary" size="large" wide busy={isBusy} disabled={!isRead}>
        {t('account.agree.accept')}
      </Button>
      <Button look="quiet" wide onClick={onDecline}>
        {t('account.agree.decline')}
      </Button>
      {isShown && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </Stack>
  );
}
