import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { sizeText } from 'edutech/core/ui/rules/length';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import type { Medium } from '../../../api/records';
import { useNarrow } from '../answer/desk/use-narrow';

const FileViewer = lazy(() =>
  loadChunk(() => import('edutech/plugins/media/kit/ui/viewer/FileViewer')).then((module) => ({
    default: module.FileViewer,
  })),
);

interface AttachmentsProps {
  readonly files: readonly Medium[];
  /** What the teacher wrote above the homework. */
  readonly note: string;
}

/** Files of homework beside what is answered to them: one large, the others by a press. On phones it folds away. */
export function Attachments({ files, note }: AttachmentsProps) {
  const intl = useIntl();
  const isNarrow = useNarrow();
  const [chosen, choose] = useState(files[0]?.fileId);
  const [isOpen, open] = useState(true);
  const file = files.find(({ fileId }) => fileId === chosen) ?? files[0];
  if (!file) return null;
  const isShown = isOpen || !isNarrow;
  return (
    <section className="work-st-files" aria-label={intl.formatMessage({ id: 'work.attachments' })}>
      <header>
        <h2>
          <FormattedMessage id="work.attachments.count" values={{ count: files.length }} />
        </h2>
        {isNarrow && (
          <Button
            look="quiet"
            icon={isOpen ? 'ChevronUp' : 'ChevronDown'}
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
          >
            <FormattedMessage id={isOpen ? 'work.attachments.fold' : 'work.attachments.open'} />
          </Button>
        )}
      </header>
      {note && <p className="work-st-files-note">{note}</p>}
      {files.length > 1 && (
        <div className="work-st-files-chips">
          {files.map((one) => (
            <Chip
              key={one.fileId}
              selected={one === file}
              onClick={() => {
                choose(one.fileId);
                open(true);
              }}
            >
              {one.name}
            </Chip>
          ))}
        </div>
      )}
      {isShown && (
        <Suspense fallback={<Skeletons shape="text" count={4} />}>
          <FileViewer key={file.fileId} src={file.address} name={file.name} ext={file.ext} pdf={file.pdf} />
        </Suspense>
      )}
      <p className="work-st-files-foot">
        <span className="clip1" title={file.name}>
          {file.name}
        </span>
        <small className="num muted">{sizeText(file.bytes)}</small>
        <Button look="quiet" icon="ArrowDownload" href={file.address} download={file.name}>
          <FormattedMessage id="work.attachments.download" />
        </Button>
      </p>
    </section>
  );
}
