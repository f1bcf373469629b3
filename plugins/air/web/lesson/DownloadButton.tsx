import { useSignals } from '@preact/signals-react/runtime';
import type { Id } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { useServices, useText } from 'edutech/core/web/hooks';
import { airDownload } from '../../api';

interface DownloadButtonProps {
  readonly resourceId: Id;
  /** An attachment; absent: the resource itself. */
  readonly fileId?: Id;
  readonly look?: 'outline' | 'quiet';
}

/**
 * Downloads with a ticket. Visitors are asked to log in; who lacks the permission sees no button; a person whose login
 * is gone is told so and led to the list (portal.md section 5).
 */
export function DownloadButton({ resourceId, fileId, look = 'outline' }: DownloadButtonProps) {
  const t = useText();
  useSignals();
  const { call, dialogs, messages, permissions, session } = useServices();
  const download = useAct(
    async () => {
      if (!session.hasLoginCookie()) {
        messages.show('air.detail.lost', { tone: 'error' });
        await session.logout({ stayOn: '/air' });
        return;
      }
      const { address } = await call(airDownload, { id: resourceId, ffid: fileId });
      downloadInFrame(address);
    },
    { changes: false },
  );
  const user = session.user.value;
  if (!user) {
    return (
      <Button
        look={look}
        size="small"
        icon="ArrowDownload"
        onClick={() => void dialogs.login({ context: 'air', target: location.pathname + location.search })}
      >
        {t('air.detail.signInToDownload')}
      </Button>
    );
  }
  if (!permissions.allows({ permission: 'air_class_resources_download' })) return null;

  return (
    <Button look={look} size="small" icon="ArrowDownload" busy={download.isBusy} onClick={() => void download.run()}>
      {t('air.detail.download')}
    </Button>
  );
}
