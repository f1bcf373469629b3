import { loudness } from './levels';

/** The recording. */
export interface Take {
  readonly sound: Blob;
  readonly ending: 'm4a' | 'webm' | 'ogg';
  readonly seconds: number;
  /** Loudness ten times a second, 0 to 1. */
  readonly levels: readonly number[];
}

/** In this order: formats that every browser plays come first. */
const forms = [
  ['audio/mp4;codecs=mp4a.40.2', 'm4a'],
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/ogg;codecs=opus', 'ogg'],
  ['audio/mp4', 'm4a'],
] as const;

const levelMilliseconds = 100;
/** Speech is well understood at this rate: a minute weighs a quarter of a megabyte. */
const bitsPerSecond = 32_000;

/** A running recording. */
export interface Recorder {
  /** Ends it and answers the take. */
  stop(): Promise<Take>;
  /** Ends it; nothing of it stays. */
  discard(): void;
}

export interface RecorderParts {
  /** Ten times a second: its loudness, and its length so far. */
  readonly onLevel: (level: number, seconds: number) => void;
}

/** Opens the microphone and records; rejects as `getUserMedia` does. */
export async function record({ onLevel }: RecorderParts): Promise<Recorder> {
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') throw new DOMException('', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const [type, ending] = forms.find(([form]) => MediaRecorder.isTypeSupported(form)) ?? ['', 'webm'];
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond, ...(type && { mimeType: type }) });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && pieces.push(data));
  const listening = listenTo(stream);
  const startedAt = performance.now();
  const secondsNow = () => (performance.now() - startedAt) / 1000;
  const levels: number[] = [];
  const timer = setInterval(() => {
    levels.push(listening.level());
    onLevel(levels.at(-1)!, secondsNow());
  }, levelMilliseconds);
  const end = () => {
    clearInterval(timer);
    listening.close();
    for (const track of stream.getTracks()) track.stop();
  };
  // a piece each second: if the recording breaks off, the earlier pieces remain
  recorder.start(1000);
  return {
    stop: () =>
      new Promise((resolve) => {
        const seconds = secondsNow();
        recorder.addEventListener('stop', () => {
          end();
          resolve({ sound: new Blob(pieces, { type: type.split(';')[0] }), ending, seconds, levels });
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

/** How loud a stream is just now; silent where the browser has no ear for it. */
export function listenTo(stream: MediaStream): { level: () => number; close: () => void } {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    return {
      level: () => {
        analyser.getByteTimeDomainData(samples);
        return loudness(samples);
      },
      close: () => void context.close(),
    };
  } catch {
    return { level: () => 0, close: () => undefined };
  }
}
