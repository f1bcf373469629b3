import { chunkLoading } from '../../common/screen/time-outs';

/** A part of the program that did not arrive in time; "chunk" in its text makes the host say that a newer version may be out. */
export class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';
}

/** Loads a part of the program (`() => import('./X')`) and gives up after 120 s: a browser alone would wait for ever. */
export function loadChunk<Module>(load: () => Promise<Module>, milliseconds = chunkLoading): Promise<Module> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new ChunkTimeout(`loading a chunk took longer than ${milliseconds / 1000} s`));
    const timer = setTimeout(late, milliseconds);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
