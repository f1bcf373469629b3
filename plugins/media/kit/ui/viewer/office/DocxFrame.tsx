import { useEffect, useRef, useState } from 'react';
import frameAddress from 'frame:./docx.frame';
import { useText } from 'edutech/core/web/hooks';
import type { FromFrame, ToFrame } from './frame-messages';

/** A longer document opens faster in a program of its own. */
const mostBytes = 50 * 1_048_576;

/** A document that is drawn no sooner is to be downloaded. Milliseconds, from when the frame has it. */
const patience = 20_000;

interface DocxFrameProps {
  readonly src: string;
  readonly name: string;
  readonly onFailed: () => void;
}

/**
 * A Word file, rendered in a frame without origin and without network: whatever it contains, it reads nothing of this
 * platform and requests nothing. This page fetches the bytes and passes them on.
 */
export function DocxFrame({ src, name, onFailed }: DocxFrameProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  // Hands the file over once the frame listens
  useEffect(() => {
    const stop = new AbortController();
    let tooLong: ReturnType<typeof setTimeout> | undefined;
    const file = fetchBytes(src, stop.signal);
    file.catch(() => stop.signal.aborted || failed.current());
    const hear = ({ source, data }: MessageEvent<FromFrame>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target) return;
      if (data.state === 'ready') {
        void file.then(
          (bytes) => {
            target.postMessage({ bytes } satisfies ToFrame, '*', [bytes]);
            tooLong = setTimeout(() => failed.current(), patience);
          },
          () => undefined,
        );
        return;
      }
      clearTimeout(tooLong);
      if (data.state === 'shown') setIsShown(true);
      else failed.current();
    };
    addEventListener('message', hear);
    return () => {
      stop.abort();
      clearTimeout(tooLong);
      removeEventListener('message', hear);
    };
  }, [src]);
  return (
    <div className="viewer viewer-office relative soft">
      {!isShown && (
        <p className="viewer-opening center" role="status">
          {t('media.viewer.opening')}
        </p>
      )}
      <iframe className="wide frameless" ref={frame} src={frameAddress} title={name} sandbox="allow-scripts" />
    </div>
  );
}

async function fetchBytes(src: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(src, { signal });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > mostBytes) throw new Error(answer.statusText);
  return answer.arrayBuffer();
}
