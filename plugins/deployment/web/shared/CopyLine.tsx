import { useIntl } from 'react-intl';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useMessages } from 'edutech/core/web/hooks';

/** A line for a file or a terminal, with a button that copies it. */
export function CopyLine({ text }: { readonly text: string }) {
  const intl = useIntl();
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
    <div className="deployment-line">
      <pre>
        <code>{text}</code>
      </pre>
      <IconButton icon="Copy" label={intl.formatMessage({ id: 'deployment.copy' })} onClick={() => void copy()} />
    </div>
  );
}
