import { lazy, Suspense } from 'react';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import { PdfViewer, PictureViewer } from './DocumentViewer';
import { AudioViewer } from './film/AudioViewer';

const OfficeViewer = lazy(() =>
  loadChunk(() => import('./office/OfficeViewer')).then((module) => ({ default: module.OfficeViewer })),
);
const VideoViewer = lazy(() =>
  loadChunk(() => import('./film/VideoViewer')).then((module) => ({ default: module.VideoViewer })),
);

interface FileViewerProps {
  readonly src: string;
  readonly name: string;
  /** Lower case, without the dot. */
  readonly ext: string;
  /** Of a document of an office program: what the conversion made of it, as PDF; absent while there is none. */
  readonly pdf?: string | undefined;
}

const looks: Readonly<Record<string, 'picture' | 'audio' | 'video' | 'pdf' | 'office'>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  gif: 'picture',
  bmp: 'picture',
  svg: 'picture',
  mp3: 'audio',
  wav: 'audio',
  m4a: 'audio',
  ogg: 'audio',
  webm: 'audio',
  mp4: 'video',
  pdf: 'pdf',
  doc: 'office',
  docx: 'office',
  xls: 'office',
  xlsx: 'office',
  ppt: 'office',
  pptx: 'office',
};

/** Shows or plays a file of any kind; for one that no browser shows, how to get it. */
export function FileViewer({ src, name, ext, pdf }: FileViewerProps) {
  const t = useText();
  switch (looks[ext]) {
    case 'picture':
      return <PictureViewer src={src} name={name} />;
    case 'audio':
      return <AudioViewer src={src} name={name} />;
    case 'pdf':
      return <PdfViewer src={src} name={name} />;
    case 'video':
      return (
        <Suspense>
          <VideoViewer src={src} name={name} />
        </Suspense>
      );
    case 'office':
      return (
        <Suspense>
          <OfficeViewer src={src} name={name} ext={ext} {...(pdf && { pdf })} />
        </Suspense>
      );
    default:
      return (
        <EmptyState
          picture="box"
          title={t('media.viewer.noPreview')}
          text={t('media.viewer.noPreviewHint')}
          actions={
            <Button icon="ArrowDownload" href={src} download={name}>
              {t('media.viewer.open')}
            </Button>
          }
        />
      );
  }
}
