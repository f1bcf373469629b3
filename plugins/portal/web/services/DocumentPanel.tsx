import { useIntl } from 'react-intl';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import type { DocumentItem } from '../../api';
import { sizeOf } from '../../model/sizes';
import { useCheckedDownload } from './useCheckedDownload';

/** Documents to download. */
export function DocumentPanel({ documents }: { documents: readonly DocumentItem[] }) {
  const t = useText();
  if (documents.length === 0) return null;
  return (
    <Panel className="portal-panel" title={t('portal.documents.title')}>
      <ul className="portal-panel-rows ruled-list">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DocumentRow({ document: { title, ext, bytes, filePath } }: { document: DocumentItem }) {
  const intl = useIntl();
  const download = useCheckedDownload();
  const { amount, unit } = sizeOf(bytes);
  return (
    <a className="row" href={filePath} download onClick={download}>
      <FileBadge ext={ext} />
      <span className="row-main">
        <span className="row-title">{title}</span>
        <span className="row-note num">
          {ext.toUpperCase()} · {intl.formatNumber(amount, { maximumFractionDigits: 1 })} {unit}
        </span>
      </span>
      <Icon name="ArrowDownload" />
    </a>
  );
}
