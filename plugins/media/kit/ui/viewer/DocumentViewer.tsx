import { lazy, type Ref, Suspense, useCallback, useEffect, useState } from 'react';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import { useSteadyAddress } from './steady-address';

interface DocumentViewerProps {
  readonly src: string;
  readonly name: string;
}

/** What a page may ask of a reader of documents. */
export interface DocumentHandle {
  /** Brings a page into sight; the first is 1. */
  goTo(page: number): void;
}

export interface PdfViewerProps extends DocumentViewerProps {
  /** Not called where the browser's own viewer shows the document. */
  readonly ref?: Ref<DocumentHandle>;
  /** Pages are shown whole at first, to be looked over; else as wide as they are read. */
  readonly whole?: boolean | undefined;
  /** The page that is read now, each time that it is another; with the number of pages. */
  readonly onPage?: (page: number, pages: number) => void;
}

const PdfReader = lazy(() =>
  loadChunk(() => import('./pdf/PdfReader')).then((module) => ({ default: module.PdfReader })),
);

/**
 * What shows the document: nothing before scripts have begun, our reader, or the browser's own where ours cannot. A form that
 * only its own program shows is told and offered.
 */
type Way = 'none' | 'reader' | 'frame' | 'form';

/** A PDF: pages to scroll, with text to search and to copy. Where that does not work, the browser's own viewer in a frame. */
export function PdfViewer({ src, name, ref, whole, onPage }: PdfViewerProps) {
  const t = useText();
  const [way, setWay] = useState<Way>('none');
  const [shown] = useSteadyAddress(src);
  const onFailed = useCallback((why?: 'form') => setWay(why ?? 'frame'), []);
  // The reader is for browsers only; the server draws its place
  useEffect(() => setWay('reader'), []);
  if (way === 'form')
    return (
      <EmptyState
        title={t('media.viewer.form')}
        text={t('media.viewer.formHint')}
        actions={
          <Button look="primary" icon="ArrowDownload" href={src} download={name}>
            {t('media.viewer.download')}
          </Button>
        }
      />
    );
  return (
    <div className="viewer viewer-pdf soft">
      {way === 'frame' ? (
        <iframe className="wide frameless" src={`${shown}#view=FitH`} title={name} loading="lazy" />
      ) : (
        <Suspense fallback={<div className="pdf-place relative scrolls" aria-busy="true" />}>
          {way === 'reader' ? (
            <PdfReader
              key={shown}
              ref={ref}
              src={shown}
              name={name}
              whole={whole}
              onPage={onPage}
              onFailed={onFailed}
            />
          ) : (
            <div className="pdf-place relative scrolls" />
          )}
        </Suspense>
      )}
      <Row as="p" className="pad-y-2 pad-x-4 paper t-13" wrap justify="between">
        {t('media.viewer.pdfElsewhere')}
        <Button size="small" icon="Open" href={src} target="_blank" rel="noopener">
          {t('media.viewer.open')}
        </Button>
      </Row>
    </div>
  );
}

/** A picture as large as its place; it opens in the image viewer, by keyboard too. */
export function PictureViewer({ src, name }: DocumentViewerProps) {
  return (
    <div className="viewer viewer-picture">
      <button className="within bare" type="button" aria-haspopup="dialog">
        <img className="within" src={src} alt={name} data-viewable="" />
      </button>
    </div>
  );
}
