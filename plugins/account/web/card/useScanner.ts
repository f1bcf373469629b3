import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { cardSecretIn } from 'edutech/core/common/security/account-card';

/** As much of the Barcode Detection API as is used here; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can read a QR code by its camera. */
export const canScan = (): boolean => detectorClass() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia);

/** Milliseconds between two looks. */
const pause = 200;

/** Looks through the camera for a card while `isOn`; answers whether the camera was refused. Nothing leaves the browser. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, isOn: boolean, onCard: (secret: string) => void) {
  const [isRefused, setRefused] = useState(false);
  const tell = useEffectEvent(onCard);

  // The camera is on only while somebody scans
  useEffect(() => {
    const Detector = detectorClass();
    if (!isOn || !Detector) return;
    const detector = new Detector({ formats: ['qr_code'] });
    let stream: MediaStream | null = null;
    let timer = 0;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async () => {
      const found = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (isOver) return;
      const secret = found.map(({ rawValue }) => cardSecretIn(rawValue)).find((one) => one !== null);
      if (!secret) {
        timer = window.setTimeout(() => void look(), pause);
        return;
      }
      stop();
      tell(secret);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    start().catch(() => {
      if (!isOver) setRefused(true);
    });
    return stop;
  }, [video, isOn]);

  return isRefused;
}
