import { lazy, Suspense, useEffect, useRef } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import { PdfViewer, PictureViewer } from 'edutech/plugins/media/kit/ui/viewer/DocumentViewer';
import { AudioViewer } from 'edutech/plugins/media/kit/ui/viewer/film/AudioViewer';
import { VideoViewer } from 'edutech/plugins/media/kit/ui/viewer/film/VideoViewer';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { viewerOf } from '../../model/status';
import type { Lesson } from './lesson';

export type Material = Lesson['otherFile'][number];

const OfficeViewer = lazy(() =>
  loadChunk(() => import('edutech/plugins/media/kit/ui/viewer/office/OfficeViewer')).then((module) => ({
    default: module.OfficeViewer,
  })),
);

interface MaterialDialogProps {
  readonly material: Material;
  readonly onClose: () => void;
}

/** A material over the lesson, to be read, watched or heard; Escape closes it. */
export function MaterialDialog({ material, onClose }: MaterialDialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens it above the page; the browser's dialog keeps focus inside and gives it back
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="air-material round-card paper ink frameless scrolls"
      aria-label={material.name}
      onClose={onClose}
    >
      <header>
        <h2 className="clip1">{material.name}</h2>
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={() => dialog.current?.close()} />
      </header>
      <Suspense>
        <Viewer material={material} />
      </Suspense>
    </dialog>
  );
}

function Viewer({ material: { ext, name, sourcePath, pdf } }: Pick<MaterialDialogProps, 'material'>) {
  switch (viewerOf(ext)) {
    case 'video':
      return <VideoViewer src={sourcePath} name={name} />;
    case 'audio':
      return <AudioViewer src={sourcePath} name={name} />;
    case 'pdf':
      return <PdfViewer src={sourcePath} name={name} />;
    case 'picture':
      return <PictureViewer src={sourcePath} name={name} />;
    default:
      return <OfficeViewer src={sourcePath} name={name} ext={ext.toLowerCase()} pdf={pdf} />;
  }
}
