import { threadProgram } from 'edutech/core/server/programs/thread-program';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { ThreadPool } from 'edutech/plugins/questions/kit/server/threads/thread-pool';
import type { WordsTask } from './draw-words-thread';

/** Sixty words take a second where fonts are loaded first; a machine that is busy with other things, many. */
const mostMilliseconds = 60_000;

/** Lays out sheets of words in a thread, as answer sheets are (plugins/marking/server/drawing). */
export class WordDrawer {
  readonly #pool = new ThreadPool<WordsTask, Page[]>({
    program: threadProgram('draw-words-thread'),
    threads: 1,
    megabytes: 512,
    restMilliseconds: 300_000,
  });

  pages(sheet: WordsTask): Promise<Page[]> {
    return this.#pool.run(sheet, { milliseconds: mostMilliseconds });
  }

  close(): void {
    this.#pool.close();
  }
}
