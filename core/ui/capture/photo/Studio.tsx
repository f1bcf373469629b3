import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusBack } from '../../form/use-focus-back';
import { Camera } from './Camera';
import { Cutting } from './Cutting';

interface StudioProps {
  /** Pictures to be cut to their sheets, one after the other; none: the camera is opened. */
  readonly sources: readonly Blob[];
  /** Takes a finished picture; it resolves when the picture is safe on this device. */
  readonly onPicture: (picture: Blob, isDoubtful: boolean) => Promise<unknown>;
  /** Another shot in place of the one that was cut. */
  readonly onRetake: (sources: readonly Blob[]) => void;
  readonly onClose: () => void;
}

/** Over the whole window: the camera, then each picture cut, straightened and looked at before it is handed in. */
export function Studio({ sources, onPicture, onRetake, onClose }: StudioProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  useFocusBack();
  // Opens it above the page; the browser's dialog keeps focus inside
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const source = sources[at];
  const next = () => (at + 1 < sources.length ? setAt(at + 1) : onClose());
  return (
    <dialog
      ref={dialog}
      className="studio"
      aria-label={intl.formatMessage({ id: source ? 'core.capture.studio.cut' : 'core.capture.studio.camera' })}
      onClose={onClose}
    >
      {source ? (
        <Cutting
          key={at}
          source={source}
          at={at}
          of={sources.length}
          onDone={async (picture, isDoubtful) => {
            await onPicture(picture, isDoubtful);
            next();
          }}
          onRetake={() => {
            setAt(0);
            onRetake([]);
          }}
          onSkip={next}
        />
      ) : (
        <Camera
          onShot={(shot) => {
            setAt(0);
            onRetake([shot]);
          }}
          onClose={onClose}
        />
      )}
    </dialog>
  );
}
