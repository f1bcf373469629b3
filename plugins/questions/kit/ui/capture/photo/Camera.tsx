import { useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Corners } from '../pixels/corners';
import { findSheet } from '../pixels/find-sheet';
import { deviceFault, type DeviceFault } from '../device-fault';
import { glance, writeFrame } from './picture-files';

/** The sheet in front of the camera is looked for so often; milliseconds. */
const lookPause = 400;
/** Edge at which it is looked for, in pixels. */
const lookEdge = 200;
const wish: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1920 } },
};

/** The camera of this device with a live picture; the sheet that it sees is outlined. */
export function Camera({ onShot, onClose }: { onShot: (shot: Blob) => void; onClose: () => void }) {
  const t = useText();
  const film = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [corners, setCorners] = useState<Corners | null>(null);
  const [tries, setTries] = useState(0);
  // Holds the camera for as long as it is shown, and lets go of it
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the camera again
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    setFault(null);
    const opening = navigator.mediaDevices?.getUserMedia(wish) ?? Promise.reject(new DOMException('', 'NotFoundError'));
    opening
      .then((opened) => {
        stream = opened;
        if (isGone) return release(opened);
        if (film.current) film.current.srcObject = opened;
      })
      .catch((error: unknown) => !isGone && setFault(deviceFault(error)));
    return () => {
      isGone = true;
      if (stream) release(stream);
    };
  }, [tries]);
  // Looks for the sheet while the picture is live
  useEffect(() => {
    if (!size) return;
    const timer = setInterval(() => {
      const seen = film.current && glance(film.current, lookEdge);
      setCorners(seen ? findSheet(seen) : null);
    }, lookPause);
    return () => clearInterval(timer);
  }, [size]);

  const shoot = async () => {
    if (film.current && size) onShot(await writeFrame(film.current));
  };
  return (
    <div className="studio-frame tall">
      <Row className="studio-head" gap={3} justify="between">
        <h2>{t('questions.kit.capture.studio.camera')}</h2>
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={onClose} />
      </Row>
      <div className="studio-stage relative shrink-y pad-4 clipped white">
        {fault ? (
          <div className="studio-fault pad-5 round-card paper ink center" role="alert">
            <Icon name="Camera" size={24} />
            <p>{t(`questions.kit.capture.camera.${fault}`)}</p>
            <Button onClick={() => setTries(tries + 1)}>{t('core.ui.retry')}</Button>
          </div>
        ) : (
          <>
            <video
              ref={film}
              autoPlay
              muted
              playsInline
              aria-label={t('questions.kit.capture.camera.live')}
              onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
                setSize({ width, height })
              }
            />
            {size && corners && (
              <svg className="studio-outline" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
                <polygon points={corners.map(({ x, y }) => `${x * size.width},${y * size.height}`).join(' ')} />
              </svg>
            )}
          </>
        )}
      </div>
      <div className="studio-foot">
        <p className="studio-hint" role="status">
          {!fault && t(corners ? 'questions.kit.capture.camera.found' : 'questions.kit.capture.camera.hint')}
        </p>
        {!fault && (
          <button
            type="button"
            className="studio-shutter circle"
            disabled={!size}
            aria-label={t('questions.kit.capture.camera.shoot')}
            onClick={() => void shoot()}
          />
        )}
      </div>
    </div>
  );
}

const release = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};
