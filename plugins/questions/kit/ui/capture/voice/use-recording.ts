import { useEffect, useRef, useState } from 'react';
import { deviceFault, type DeviceFault } from '../device-fault';
import { type Recorder, record, type Take } from './recorder';

/** A recording that ends at once was a slip. Seconds. */
const leastSeconds = 0.6;

interface Wish {
  /** It ends by itself then. Seconds. */
  readonly mostSeconds: number;
  readonly onTake: (take: Take) => void;
  readonly onFault: (fault: DeviceFault) => void;
  /** Keeps the recording when the page is hidden while somebody speaks; absent: it is discarded. */
  readonly keepsBroken?: boolean;
}

/** The running recording: its loudness so far, level by level, and its length. */
export interface Live {
  readonly levels: readonly number[];
  readonly seconds: number;
}

/** Records the microphone: `live` is null while nothing is recorded. Leaving the page releases the microphone. */
export function useRecording({ mostSeconds, onTake, onFault, keepsBroken = false }: Wish) {
  const recorder = useRef<Recorder | null>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [isOpening, setOpening] = useState(false);
  const leave = useRef<() => void>(() => undefined);
  // Handles a recording that breaks off
  useEffect(() => {
    leave.current = () => (keepsBroken ? void end() : recorder.current?.discard());
  });
  // Who leaves the page speaks no longer
  useEffect(() => () => leave.current(), []);

  const end = async () => {
    const now = recorder.current;
    if (!now) return;
    recorder.current = null;
    const take = await now.stop();
    setLive(null);
    if (take.seconds >= leastSeconds) onTake(take);
  };
  const begin = async () => {
    setOpening(true);
    try {
      const levels: number[] = [];
      recorder.current = await record({
        onLevel: (level, seconds) => {
          levels.push(level);
          setLive({ levels: [...levels], seconds });
          if (seconds >= mostSeconds) void end();
        },
      });
      setLive({ levels: [], seconds: 0 });
    } catch (error) {
      onFault(deviceFault(error));
    } finally {
      setOpening(false);
    }
  };
  return { live, isOpening, begin: () => void begin(), end: () => void end() };
}
