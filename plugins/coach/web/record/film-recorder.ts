import { listenTo } from 'edutech/plugins/questions/kit/ui/capture/voice/recorder';
import type { Cut } from '../../model/answer';

/** A film as it was recorded, and what of it is played; null: all. */
export interface FilmTake {
  readonly film: Blob;
  readonly cut: Cut | null;
  readonly ending: 'mp4' | 'webm';
  readonly seconds: number;
}

/** What browsers record, in this order: what every browser plays comes first. */
const forms = [
  ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'mp4'],
  ['video/webm;codecs=vp8,opus', 'webm'],
  ['video/webm', 'webm'],
  ['video/mp4', 'mp4'],
] as const;

/** Pictures a second: a pen needs no more. */
const pictures = 15;
const videoBits = 700_000;
const soundBits = 40_000;
/** How often its length and loudness are told. Milliseconds. */
const telling = 100;

/** A film that is being recorded. */
export interface FilmRecorder {
  pause(): void;
  resume(): void;
  /** Ends it and answers the take. */
  stop(): Promise<FilmTake>;
  /** Ends it; nothing of it stays. */
  discard(): void;
}

/** Records a canvas with the microphone; rejects as `getUserMedia` does. `onLevel` hears loudness and seconds so far. */
export async function recordFilm(
  board: HTMLCanvasElement,
  onLevel: (level: number, seconds: number) => void,
): Promise<FilmRecorder> {
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') throw new DOMException('', 'NotFoundError');
  const voice = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const seen = board.captureStream(pictures);
  const [type, ending] = forms.find(([form]) => MediaRecorder.isTypeSupported(form)) ?? ['', 'webm'];
  const stream = new MediaStream([...seen.getVideoTracks(), ...voice.getAudioTracks()]);
  const recorder = new MediaRecorder(stream, {
    videoBitsPerSecond: videoBits,
    audioBitsPerSecond: soundBits,
    ...(type && { mimeType: type }),
  });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && pieces.push(data));
  const listening = listenTo(voice);
  // what was recorded before a pause, and since when it goes on
  let before = 0;
  let since: number | null = performance.now();
  const seconds = () => before + (since === null ? 0 : (performance.now() - since) / 1000);
  const timer = setInterval(() => since !== null && onLevel(listening.level(), seconds()), telling);
  const end = () => {
    clearInterval(timer);
    listening.close();
    for (const track of [...stream.getTracks(), ...voice.getTracks()]) track.stop();
  };
  // a piece each second: if it breaks off, the earlier pieces remain
  recorder.start(1000);
  return {
    pause: () => {
      if (since === null) return;
      before = seconds();
      since = null;
      recorder.pause();
    },
    resume: () => {
      if (since !== null) return;
      since = performance.now();
      recorder.resume();
    },
    stop: () =>
      new Promise((resolve) => {
        const length = seconds();
        recorder.addEventListener('stop', () => {
          end();
          resolve({ film: new Blob(pieces, { type: type.split(';')[0] }), ending, seconds: length, cut: null });
        });
        if (recorder.state === 'inactive') recorder.dispatchEvent(new Event('stop'));
        else recorder.stop();
      }),
    discard: () => {
      end();
      if (recorder.state !== 'inactive') recorder.stop();
    },
  };
}
