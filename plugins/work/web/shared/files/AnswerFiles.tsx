import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Id } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { sizeText } from 'edutech/core/ui/rules/length';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Medium } from '../../../api/records';

const FileViewer = lazy(() =>
  loadChunk(() => import('edutech/plugins/media/kit/ui/viewer/FileViewer')).then((module) => ({
    default: module.FileViewer,
  })),
);

interface AnswerFilesProps {
  readonly files: readonly Id[];
  /** What the page knows of files; asked for again before one is opened, since addresses close after a minute. */
  readonly media: readonly Medium[];
}

/** Files that were handed in with an answer: by name, one opens below the others. */
export function AnswerFiles({ files, media }: AnswerFilesProps) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Id | null>(null);
  const show = useAct(
    async (id: Id) => {
      await revalidate();
      setOpen(id);
    },
    { changes: false },
  );
  const known = files.flatMap((id) => media.find(({ fileId }) => fileId === id) ?? []);
  const file = known.find(({ fileId }) => fileId === open);
  if (known.length === 0) return null;
  return (
    <Stack gap={2} className="work-files wide breaks">
      <Stack as="ul" gap={1}>
        {known.map(({ fileId, name, bytes }) => (
          <Row as="li" className="pad-x-3 framed round high" key={fileId}>
            <Icon name="Attach" size={16} />
            <span className="clip1" title={name}>
              {name}
            </span>
            <small className="num muted">{sizeText(bytes)}</small>
            <Button
              size="small"
              look="quiet"
              aria-expanded={fileId === open}
              disabled={show.isBusy}
              onClick={() => (fileId === open ? setOpen(null) : void show.run(fileId))}
            >
              {t(fileId === open ? 'work.files.close' : 'work.files.open')}
            </Button>
          </Row>
        ))}
      </Stack>
      {file && (
        <Suspense fallback={<Skeletons shape="text" count={4} />}>
          <FileViewer key={file.fileId} src={file.address} name={file.name} ext={file.ext} pdf={file.pdf} />
        </Suspense>
      )}
    </Stack>
  );
}
