import { FormattedMessage } from 'react-intl';
import { Button } from '../Button';

interface DocumentViewerProps {
  readonly src: string;
  readonly name: string;
}

/** A PDF in the browser's own viewer (object-src is closed, so a frame of this origin), and a button for browsers without one. */
export function PdfViewer({ src, name }: DocumentViewerProps) {
  return (
    <div className="viewer viewer-pdf">
      <iframe src={`${src}#view=FitH`} title={name} loading="lazy" />
      <p className="viewer-elsewhere">
        <FormattedMessage id="core.viewer.pdfElsewhere" />
        <Button size="small" icon="Open" href={src} target="_blank" rel="noopener">
          <FormattedMessage id="core.viewer.open" />
        </Button>
      </p>
    </div>
  );
}

/** A picture as large as its place; it opens in the image viewer, by keyboard too. */
export function PictureViewer({ src, name }: DocumentViewerProps) {
  return (
    <div className="viewer viewer-picture">
      <button type="button" aria-haspopup="dialog">
        <img src={src} alt={name} data-viewable="" />
      </button>
    </div>
  );
}
