import { IconButton } from 'edutech/core/ui/IconButton';
import { useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';

/** A line for a file or a terminal, with a button that copies it. */
export function CopyLine({ text }: { readonly text: string }) {
  const t = useText();
  const messages = useMessages();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      messages.show('deployment.copied', { tone: 'success' });
    } catch {
      messages.show('deployment.copyFailed', { tone: 'error' });
    }
  };
  return (
    <Row align="start" gap={1} className="deployment-line framed round ground">
      <pre className="grow pad-y-1 size-12 breaks">
        <code>{text}</code>
      </pre>
      <IconButton icon="Copy" label={t('deployment.copy')} onClick={() => void copy()} />
    </Row>
  );
}
