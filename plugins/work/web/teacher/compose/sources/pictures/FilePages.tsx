import { type ReactNode, useEffect, useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useMessages, useText } from 'edutech/core/web/hooks';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import type { OpenPages } from 'edutech/plugins/media/kit/ui/viewer/pdf-parts/open-pages';
import { PdfPart } from 'edutech/plugins/media/kit/ui/viewer/pdf-parts/PdfPart';
import type { showResource } from 'edutech/plugins/resource/api';

interface FilePagesProps {
  readonly file: OutputOf<typeof showResource>['file'];
  readonly onPicture: (picture: File) => void;
}

/** The pages of a file, each to be taken by pressing it; of a picture, itself. */
export function FilePages({ file, onPicture }: FilePagesProps) {
  const t = useText();
  const messages = useMessages();
  const pdf = file.ext.toLowerCase() === 'pdf' ? file.sourcePath : file.officeOnlineUrl;
  const isPicture = file.mime.startsWith('image/');
  const { pages, isUnread } = usePages(isPicture ? '' : pdf);
  const take = (blob: Promise<Blob>) =>
    void blob.then(
      (page) => onPicture(new File([page], `${file.name}.jpg`, { type: page.type })),
      () => messages.show('work.picture.unread', { tone: 'warning', values: { name: file.name } }),
    );
  if (isPicture && file.sourcePath !== '') {
    const read = () => fetch(file.sourcePath).then((answer) => (answer.ok ? answer.blob() : Promise.reject(answer)));
    return (
      <PageButton label={t('work.picture.take', { name: file.name })} onTake={() => take(read())}>
        <img className="within" src={file.sourcePath} alt="" />
      </PageButton>
    );
  }
  if (pdf === '' || isUnread) return <p className="muted t-13">{t('work.picture.noPages', { name: file.name })}</p>;
  if (!pages) return <Skeletons shape="text" count={4} />;
  return (
    <Stack as="ul" gap={2}>
      {pages.parts.map((part) => {
        const label = t('work.picture.page', { number: part.page + 1 });
        return (
          <li key={part.page}>
            <PageButton label={label} onTake={() => take(pages.drawn(part.page))}>
              <PdfPart document={pages.document} part={part} label={label} />
            </PageButton>
            <small className="muted num">{label}</small>
          </li>
        );
      })}
    </Stack>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly onTake: () => void;
  readonly children: ReactNode;
}

const PageButton = ({ label, onTake, children }: PageButtonProps) => (
  <button type="button" className="wide packed framed round white pressable" aria-label={label} onClick={onTake}>
    {children}
  </button>
);

/** Opens a PDF for its pages, and releases its memory when it is closed. */
function usePages(src: string) {
  const [pages, setPages] = useState<OpenPages | null>(null);
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    if (src === '') return;
    let open: OpenPages | null = null;
    let isGone = false;
    loadChunk(() => import('edutech/plugins/media/kit/ui/viewer/pdf-parts/open-pages'))
      .then(({ openPages }) => openPages(src))
      .then((opened) => {
        if (isGone) return opened.close();
        open = opened;
        setPages(opened);
      })
      .catch(() => setUnread(true));
    return () => {
      isGone = true;
      setPages(null);
      open?.close();
    };
  }, [src]);
  return { pages, isUnread };
}
