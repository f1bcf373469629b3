import pictureScript from 'script:./picture.worker';
import type { Pixels } from '../pixels/pixels';
import { doTask, type PictureTasks, type TaskName } from './picture-tasks';

export interface Asked<Name extends TaskName> {
  readonly id: number;
  readonly name: Name;
  readonly pixels: Pixels;
  readonly asked: PictureTasks[Name]['asked'];
}

/** Longest that a worker may take: milliseconds. Old phones need some seconds; a thread that died answers never. */
const patience = 20_000;

/** The page's thread for pictures, begun when the first is worked on; where none can be begun, the page does it. */
export class PictureWork {
  #worker: Worker | null = null;
  #isBroken = false;
  #count = 0;

  /** Starts the thread, so that it exists when the network is lost. */
  prepare(): void {
    if (this.#worker || this.#isBroken) return;
    try {
      this.#worker = new Worker(pictureScript, { type: 'module' });
      this.#worker.addEventListener('error', () => this.#break());
    } catch {
      this.#isBroken = true;
    }
  }

  async run<Name extends TaskName>(
    name: Name,
    pixels: Pixels,
    asked: PictureTasks[Name]['asked'],
  ): Promise<PictureTasks[Name]['answer']> {
    this.prepare();
    const worker = this.#worker;
    if (!worker) return doTask(name, pixels, asked);
    const id = ++this.#count;
    const answer = new Promise<PictureTasks[Name]['answer'] | null>((resolve) => {
      const end = (value: PictureTasks[Name]['answer'] | null) => {
        clearTimeout(timer);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', lose);
        resolve(value);
      };
      const hear = ({ data }: MessageEvent<{ id: number; answer: PictureTasks[Name]['answer'] }>) =>
        data.id === id && end(data.answer);
      const lose = () => end(null);
      const timer = setTimeout(lose, patience);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', lose);
      worker.postMessage({ id, name, pixels, asked } satisfies Asked<Name>);
    });
    return (await answer) ?? doTask(name, pixels, asked);
  }

  #break(): void {
    this.#isBroken = true;
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** One thread for all desks of the page. */
export const pictureWork = new PictureWork();
