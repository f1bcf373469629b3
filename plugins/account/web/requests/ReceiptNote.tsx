import { Button } from 'edutech/core/ui/Button';
import { useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { RequestDone } from './RequestCard';

/** The receipt, large: with it alone the applicant asks how the request stands. */
export function ReceiptNote({ receipt, hasMail }: { receipt: string; hasMail: boolean }) {
  const t = useText();
  const messages = useMessages();
  const copy = async () => {
    await navigator.clipboard.writeText(receipt);
    messages.show('account.recovery.copied', { tone: 'success' });
  };
  return (
    <RequestDone title={t('account.register.sent')}>
      <p>{t(hasMail ? 'account.register.sentMail' : 'account.register.sentText')}</p>
      <Stack as="p" gap={1} className="account-receipt">
        {t('account.register.receipt')}
        <b className="code">{receipt}</b>
      </Stack>
      <Row align="stretch" wrap>
        <Button icon="Copy" onClick={() => void copy().catch(() => undefined)}>
          {t('account.recovery.copy')}
        </Button>
        <Button to="/register?ask=state">{t('account.register.state')}</Button>
      </Row>
    </RequestDone>
  );
}
