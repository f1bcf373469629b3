import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import type { DocumentItem } from '../../api';
import { sizeOf } from '../../model/sizes';
import { useCheckedDownload } from './useCheckedDownload';

/** Colours of file types that people know from their own programs. */
const hues: Readonly<Record<string, string>> = {
  pdf: 'hue-politics',
  xls: 'hue-sport',
  xlsx: 'hue-sport',
  doc: 'hue-math',
  docx: 'hue-math',
  ppt: 'hue-art',
  pptx: 'hue-art',
};

/** Documents to download. */
export function DocumentPanel({ documents }: { documents: readonly DocumentItem[] }) {
  if (documents.length === 0) return null;
  return (
    <Panel className="portal-panel" title={<FormattedMessage id="portal.documents.title" />}>
      <ul className="portal-panel-rows">
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
      <span className={classNames('portal-file', hues[ext] ?? 'hue-science')} aria-hidden="true">
        {ext.toUpperCase()}
      </span>
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
