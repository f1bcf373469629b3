import { lazy, type ReactNode, type Ref, Suspense, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import type { PictureName } from 'edutech/core/ui/states/Pictures';
import { useText } from 'edutech/core/web/hooks';
import { type DocumentHandle, PdfViewer, PictureViewer } from 'edutech/plugins/media/kit/ui/viewer/DocumentViewer';
import { AudioViewer } from 'edutech/plugins/media/kit/ui/viewer/film/AudioViewer';
import { type MediaHandle, VideoViewer } from 'edutech/plugins/media/kit/ui/viewer/film/VideoViewer';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { ShownFile } from '../../api/records';
import { lookOf } from './cards/file-looks';
import { stateOf } from './view-state';

const OfficeViewer = lazy(() =>
  loadChunk(() => import('edutech/plugins/media/kit/ui/viewer/office/OfficeViewer')).then((module) => ({
    default: module.OfficeViewer,
  })),
);

/** Where in a file somebody is: on a page, counted from 1, or at a second. A picture has neither. */
export type Place = { readonly page: number } | { readonly second: number };

/** What a page may ask of the stage. */
export interface StageHandle {
  goTo(place: Place): void;
}

interface StageProps {
  readonly file: ShownFile;
  /** What it is called for screen readers. */
  readonly title: string;
  readonly ref?: Ref<StageHandle>;
  /** Where the reader is now, each time that it changes. */
  readonly onPlace?: (place: Place) => void;
  /** Pages are shown whole at first, to be looked over; else as wide as they are read. */
  readonly whole?: boolean;
  /** What can be done about a conversion that failed, for whoever owns the file. */
  readonly retry?: ReactNode;
}

/** The viewer of a resource, whatever kind of file it is, or what is the matter with it. */
export function Stage({ file, title, ref, onPlace, whole, retry }: StageProps) {
  const media = useRef<MediaHandle>(null);
  const pages = useRef<DocumentHandle>(null);
  /** The document that is open, and the page that it is to open at: one may be led there before it is. */
  const opened = useRef('');
  const wanted = useRef<number | null>(null);
  useImperativeHandle(ref, () => ({
    goTo: (place) => {
      if ('second' in place) media.current?.seek(place.second);
      else if (opened.current === file.ffid) pages.current?.goTo(place.page);
      else wanted.current = place.page;
    },
  }));
  // the same from one drawing to the next: a reader tells its page to each listener anew
  const onProgress = useCallback((second: number) => onPlace?.({ second: Math.floor(second) }), [onPlace]);
  const onPage = useCallback(
    (page: number) => {
      opened.current = file.ffid;
      if (wanted.current !== null) pages.current?.goTo(wanted.current);
      wanted.current = null;
      onPlace?.({ page });
    },
    [onPlace, file.ffid],
  );
  const state = stateOf(file);
  useLookingAgain(state === 'converting');
  if (state !== 'viewable') {
    return (
      <Placeholder picture={state === 'converting' ? 'build' : 'cloud'} says={state}>
        {state === 'failed' && retry}
      </Placeholder>
    );
  }
  const shared = { src: file.sourcePath, name: title };
  const poster = file.pictures[0];
  switch (lookOf(file.ext)) {
    case 'video':
      // converted, and without a stream: it holds nothing but sound
      if (file.stream === '' && file.seconds > 0)
        return <AudioViewer {...shared} ref={media} onProgress={onProgress} />;
      return <VideoViewer {...shared} ref={media} poster={poster} stream={file.stream} onProgress={onProgress} />;
    case 'audio':
      return <AudioViewer {...shared} ref={media} poster={poster} onProgress={onProgress} />;
    case 'picture':
      return <PictureViewer {...shared} />;
    case 'pdf':
      return <PdfViewer {...shared} ref={pages} whole={whole} onPage={onPage} />;
    default:
      return (
        <Suspense>
          <OfficeViewer
            {...shared}
            ref={pages}
            ext={file.ext.toLowerCase()}
            pdf={file.officeOnlineUrl}
            onPage={onPage}
          />
        </Suspense>
      );
  }
}

/** How long until the page looks again whether a conversion is done. */
const lookMilliseconds = 4000;

/** Reads the page's data again while a file is being converted, as long as somebody looks. */
function useLookingAgain(isConverting: boolean): void {
  const { revalidate, state } = useRevalidator();
  // One look after the other: the next begins when the last has been answered
  useEffect(() => {
    if (!isConverting || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, lookMilliseconds);
    return () => clearTimeout(timer);
  }, [isConverting, state, revalidate]);
}

interface PlaceholderProps {
  readonly picture: PictureName;
  /** What is the matter: `resource.view.<says>` and `…Hint`. */
  readonly says: 'converting' | 'failed';
  readonly children?: ReactNode;
}

/** What stands in the viewer's place where there is nothing to view. */
function Placeholder({ picture, says, children }: PlaceholderProps) {
  const t = useText();
  return (
    <Stack align="center" justify="center" gap={0} className="card resource-placeholder">
      <EmptyState
        picture={picture}
        title={t(`resource.view.${says}`)}
        text={t(`resource.view.${says}Hint`)}
        actions={children}
      />
    </Stack>
  );
}
