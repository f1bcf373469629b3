import { type RefObject, useEffect, useRef, useState } from 'react';
import { deviceFault, type DeviceFault } from 'edutech/plugins/questions/kit/ui/capture/device-fault';
import { mostSeconds } from '../../model/answer';
import { type FilmRecorder, type FilmTake, recordFilm } from './film-recorder';

/** Nothing yet, recording, waiting in a pause, or done. */
export type FilmState = 'ready' | 'opening' | 'recording' | 'paused' | 'done';

/** Records the board with a voice: a minute at most; who leaves the page releases the microphone. */
export function useFilm(canvas: RefObject<HTMLCanvasElement | null>) {
  const recorder = useRef<FilmRecorder | null>(null);
  const [state, setState] = useState<FilmState>('ready');
  const [seconds, setSeconds] = useState(0);
  const [levels, setLevels] = useState<readonly number[]>([]);
  const [take, setTake] = useState<FilmTake | null>(null);
  const [fault, setFault] = useState<DeviceFault | null>(null);
  /** A computer that is too busy may have written nothing at all. */
  const [isEmpty, setEmpty] = useState(false);
  // Who leaves is filmed no longer
  useEffect(() => () => recorder.current?.discard(), []);

  const end = async () => {
    const now = recorder.current;
    if (!now) return;
    recorder.current = null;
    const made = await now.stop();
    const isLost = made.film.size === 0;
    setEmpty(isLost);
    setTake(isLost ? null : made);
    setState(isLost ? 'ready' : 'done');
  };
  const begin = async () => {
    if (!canvas.current || recorder.current) return;
    setState('opening');
    setFault(null);
    setEmpty(false);
    setTake(null);
    setLevels([]);
    setSeconds(0);
    try {
      recorder.current = await recordFilm(canvas.current, (level, so) => {
        setLevels((before) => [...before, level]);
        setSeconds(so);
        if (so >= mostSeconds) void end();
      });
      setState('recording');
    } catch (error) {
      setFault(deviceFault(error));
      setState('ready');
    }
  };
  const turnPause = () => {
    if (state === 'recording') recorder.current?.pause();
    else if (state === 'paused') recorder.current?.resume();
    else return;
    setState(state === 'recording' ? 'paused' : 'recording');
  };
  return {
    state,
    seconds,
    levels,
    take,
    fault,
    isEmpty,
    begin: () => void begin(),
    end: () => void end(),
    turnPause,
    discard: () => {
      recorder.current?.discard();
      recorder.current = null;
      setTake(null);
      setSeconds(0);
      setLevels([]);
      setState('ready');
    },
  };
}
