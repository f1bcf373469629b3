import { useSignals } from '@preact/signals-react/runtime';
import { Button, type ButtonLook } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import { downloadResource } from '../../api';
import type { ResourceDetail } from '../../api/records';
import { useAskedToSignIn } from '../shared/use-signed-in';

interface DownloadButtonProps {
  readonly resource: Pick<ResourceDetail, 'id' | 'may'>;
  /** A file beside the main one. */
  readonly fileId?: string;
  /** Tells the file from others, for screen readers. */
  readonly name?: string;
  readonly look?: ButtonLook;
  readonly size?: 'small' | 'medium';
}

/** Downloads by a ticket and counts it; a visitor signs in first, who may not sees no button. */
export function DownloadButton({ resource, fileId, name, look = 'outline', size = 'medium' }: DownloadButtonProps) {
  useSignals();
  const call = useCall();
  const asked = useAskedToSignIn();
  // the page is read again: its counter, and who has downloaded may rate
  const download = useAct(async () => {
    const { address } = await call(downloadResource, { id: resource.id, ffid: fileId });
    downloadInFrame(address);
  });
  const t = useText();
  const isVisitor = useSession().user.value === null;
  if (!isVisitor && !resource.may.download) return null;
  const words = t(isVisitor ? 'resource.signInToDownload' : 'resource.download');
  return (
    <Button
      look={look}
      size={size}
      icon="ArrowDownload"
      aria-label={name && `${words} ${name}`}
      busy={download.isBusy}
      onClick={() => void asked(download.run)}
    >
      {words}
    </Button>
  );
}
