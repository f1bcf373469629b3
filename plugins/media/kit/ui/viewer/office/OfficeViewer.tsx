import { useState } from 'react';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import { PdfViewer, type PdfViewerProps } from '../DocumentViewer';
import { useSteadyAddress } from '../steady-address';
import { DocxFrame } from './DocxFrame';

interface OfficeViewerProps extends Pick<PdfViewerProps, 'ref' | 'onPage'> {
  /** The file itself. */
  readonly src: string;
  readonly name: string;
  /** Lower case, without the dot. */
  readonly ext: string;
  /** What the conversion made of it, as PDF; empty or absent while there is none. */
  readonly pdf?: string;
}

/**
 * A document of an office program: its conversion, else a Word file rendered here, else a message that it must be
 * downloaded.
 */
export function OfficeViewer({ src, name, ext, pdf, ref, onPage }: OfficeViewerProps) {
  const t = useText();
  const [failed, setFailed] = useState(false);
  const [shown] = useSteadyAddress(src);
  if (pdf) return <PdfViewer ref={ref} src={pdf} name={name} onPage={onPage} />;
  if (ext === 'docx' && !failed)
    return <DocxFrame key={shown} src={shown} name={name} onFailed={() => setFailed(true)} />;
  return (
    <div className="viewer viewer-office relative soft">
      <EmptyState picture="box" title={t('media.viewer.noPreview')} text={t('media.viewer.noPreviewHint')} />
    </div>
  );
}
