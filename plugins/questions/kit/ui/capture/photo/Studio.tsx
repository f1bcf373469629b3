import { useEffect, useRef, useState } from 'react';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import { useText } from 'edutech/core/web/hooks';
import { Camera } from './Camera';
import { CameraInput, hasOwnCamera } from './CameraInput';
import { Cutting } from './Cutting';

interface StudioProps {
  /** Pictures to be cut to their sheets, one after the other; none: the camera is opened. */
  readonly sources: readonly Blob[];
  /** Takes a finished picture; it resolves when the picture is safe on this device. */
  readonly onPicture: (picture: Blob, isDoubtful: boolean) => Promise<unknown>;
  /** It is done or given up; `left` are the pictures that were not used. */
  readonly onClose: (left: readonly Blob[]) => void;
}

/** Over the whole window: the camera, then each picture cropped, straightened and checked before it is submitted. */
export function Studio({ sources, onPicture, onClose }: StudioProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [queue, setQueue] = useState(sources);
  const [at, setAt] = useState(0);
  const [shots, setShots] = useState(0);
  const [isShooting, setShooting] = useState(sources.length === 0);
  const [left, setLeft] = useState<readonly Blob[]>([]);
  useFocusBack();
  // Opens it above the page; the browser's dialog keeps focus inside
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const source = isShooting ? undefined : queue[at];
  const next = (unused: readonly Blob[]) => {
    setLeft(unused);
    if (at + 1 < queue.length) setAt(at + 1);
    else onClose(unused);
  };
  /** Another shot instead of the shown one; the others wait. */
  const take = (shot: Blob) => {
    setQueue(queue.toSpliced(at, 1, shot));
    setShots(shots + 1);
    setShooting(false);
  };
  return (
    <dialog
      ref={dialog}
      className="studio paper ink t-14 clipped frameless"
      aria-label={t(source ? 'questions.kit.capture.studio.cut' : 'questions.kit.capture.studio.camera')}
      onClose={() => onClose([...left, ...queue.slice(at)])}
      // Escape ends the studio, not also the drawer that it was opened from
      onKeyDown={(event) => event.stopPropagation()}
    >
      {source ? (
        <Cutting
          key={`${at} ${shots}`}
          source={source}
          at={at}
          of={queue.length}
          onDone={async (picture, isDoubtful) => {
            await onPicture(picture, isDoubtful);
            next(left);
          }}
          onRetake={() => (hasOwnCamera() ? camera.current?.click() : setShooting(true))}
          onSkip={(isUnread) => next(isUnread ? left : [...left, source])}
        />
      ) : (
        <Camera onShot={take} onClose={() => (queue.length > 0 ? setShooting(false) : onClose([]))} />
      )}
      <CameraInput ref={camera} onFiles={([shot]) => shot && take(shot)} />
    </dialog>
  );
}
