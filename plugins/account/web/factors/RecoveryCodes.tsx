import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useDeployment, useMessages, useText } from 'edutech/core/web/hooks';
import type { Language } from 'edutech/core/common/languages';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes, this once: to be copied, or kept as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intl = useIntl();
  const t = useText();
  const messages = useMessages();
  const { platformName } = useDeployment();
  const title = t('account.recovery.fileTitle', { platform: platformName[intl.locale as Language] });
  const text = `${title}\r\n\r\n${codes.join('\r\n')}\r\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    messages.show('account.recovery.copied', { tone: 'success' });
  };
  return (
    <Stack as="section" className="account-recovery" aria-labelledby="account-recovery">
      <h3 id="account-recovery">{t('account.recovery.title')}</h3>
      <p>{t('account.recovery.text')}</p>
      <ol className="account-codes pad-y-3 pad-x-4 framed round paper">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Row align="stretch" wrap>
        <Button icon="Copy" onClick={copy}>
          {t('account.recovery.copy')}
        </Button>
        <Button icon="ArrowDownload" onClick={() => keepAsFile(t('account.recovery.file'), text)}>
          {t('account.recovery.download')}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t('account.recovery.done')}
        </Button>
      </Row>
    </Stack>
  );
}

function keepAsFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
