import { greysOf, type Pixels } from '../../../kit/ui/capture/pixels/pixels';
import { whitened } from '../../../kit/ui/capture/pixels/whiten';
import type { FromReader, ToReader } from './reader-messages';

// Reads one picture in a thread of its own, which then ends; what it needs comes from this platform
// (host/build/bundle/library-parts.mjs). The program has no types: those of the parts that are used are below.

interface Engine {
  Init(folder: null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, radians: number): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
}
interface Program {
  readonly TessBaseAPI: new () => Engine;
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
}
declare function importScripts(address: string): void;
declare const TesseractCore: (options: object) => Promise<Program>;

const language = 'chi_sim';
/** The networks alone; the older way of reading is not shipped. */
const networks = 1;
const segmenting = { automatic: '3', oneBlock: '6' };
/** Lines that lean less are read as they are. Radians. */
const straight = 0.005;

const say = (message: FromReader) => postMessage(message);

/** The first part is looking for lines. */
const tell = (percent: number) => say({ kind: 'progress', share: Math.max(0, (percent - 30) / 70) });

async function begin({ program: address, data }: ToReader) {
  importScripts(address);
  const [program, answer] = await Promise.all([
    TesseractCore({
      TesseractProgress: tell,
      // it names each old setting that it no longer has
      printErr: () => undefined,
      locateFile: (name: string) => new URL(name, new URL(address, location.href)).href,
    }),
    fetch(data),
  ]);
  if (!answer.ok) throw new Error(`${data}: ${answer.status}`);
  program.FS.writeFile(`./${language}.traineddata`, new Uint8Array(await answer.arrayBuffer()));
  const engine = new program.TessBaseAPI();
  if (engine.Init(null, language, networks) !== 0) throw new Error('the program for print does not begin');
  return { program, engine };
}

/** The picture as the program takes it: greys, with its size before them (PGM). */
function greyFile(pixels: Pixels): Uint8Array {
  const { width, height, data } = greysOf(whitened(pixels), Math.max(pixels.width, pixels.height));
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(Uint8ClampedArray.from(data), head.length);
  return file;
}

async function read(asked: ToReader): Promise<string> {
  const { program, engine } = await begin(asked);
  program.FS.writeFile('/input', greyFile(asked.pixels));
  engine.SetVariable('tessedit_pageseg_mode', segmenting.automatic);
  engine.SetImageFile(1, 0);
  engine.FindLines();
  const lean = engine.GetGradient();
  engine.SetVariable('tessedit_pageseg_mode', segmenting.oneBlock);
  engine.SetImageFile(1, Math.abs(lean) < straight ? 0 : lean);
  engine.Recognize(null);
  return engine.GetUTF8Text();
}

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  read(data).then(
    (text) => say({ kind: 'read', text }),
    (error: unknown) => say({ kind: 'failed', message: String(error) }),
  );
});
