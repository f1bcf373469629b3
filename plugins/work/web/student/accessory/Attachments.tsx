import { lazy, Suspense, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { sizeText } from 'edutech/core/ui/rules/length';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Medium } from '../../../api/records';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';

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
  const t = useText();
  const isNarrow = useNarrow();
  const [chosen, choose] = useState(files[0]?.fileId);
  const [isOpen, open] = useState(true);
  const file = files.find(({ fileId }) => fileId === chosen) ?? files[0];
  if (!file) return null;
  const isShown = isOpen || !isNarrow;
  return (
    <Stack as="section" gap={2} className="work-st-files pad-4 paper raised" aria-label={t('work.attachments')}>
      <Row as="header" justify="between">
        <h2>{t('work.attachments.count', { count: files.length })}</h2>
        {isNarrow && (
          <Button
            look="quiet"
            icon={isOpen ? 'ChevronUp' : 'ChevronDown'}
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
          >
            {t(isOpen ? 'work.attachments.fold' : 'work.attachments.open')}
          </Button>
        )}
      </Row>
      {note && <p className="soft">{note}</p>}
      {files.length > 1 && (
        <Row align="stretch" wrap>
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
        </Row>
      )}
      {isShown && (
        <Suspense fallback={<Skeletons shape="text" count={4} />}>
          <FileViewer key={file.fileId} src={file.address} name={file.name} ext={file.ext} pdf={file.pdf} />
        </Suspense>
      )}
      <Row as="p" justify="between" className="work-st-files-foot">
        <span className="clip1" title={file.name}>
          {file.name}
        </span>
        <small className="num muted">{sizeText(file.bytes)}</small>
        <Button look="quiet" icon="ArrowDownload" href={file.address} download={file.name}>
          {t('work.attachments.download')}
        </Button>
      </Row>
    </Stack>
  );
}
