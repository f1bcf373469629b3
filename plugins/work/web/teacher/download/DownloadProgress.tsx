import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import type { Download } from './use-download';

const PreparedDownload = onDemand(() =>
  import('edutech/plugins/questions/kit/ui/prepared/PreparedDownload').then((part) => part.PreparedDownload),
);

/** How far homework is that is being written to be downloaded; nothing where none is. */
export function DownloadProgress({ download }: { readonly download: Download }) {
  const t = useText();
  const { preparation, count, end } = download;
  if (!preparation) return null;
  return (
    <PreparedDownload
      preparation={preparation}
      title={t('work.download.writing', { count })}
      onEnd={end}
      onClose={end}
    />
  );
}
