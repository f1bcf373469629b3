import { threadProgram } from 'edutech/core/server/programs/thread-program';
import { ThreadPool } from 'edutech/plugins/questions/kit/server/threads/thread-pool';
import type { LaidOutSheet } from '../layout/lay-out';
import type { DrawTask, LabelToDraw, SheetToDraw } from './draw-task';

/** A sheet takes a third of a second, labels of a thousand students some; a machine that is busy with other things, many. */
const mostMilliseconds = 60_000;
/** More for each student whose own pages are drawn. */
const ofStudent = 1000;

interface Writing {
  readonly path: string;
  /** Of the document. */
  readonly title: string;
}

/** Lays out and draws answer sheets and labels in threads: while one writes a PDF, the other answers who designs a sheet. */
export class SheetDrawer {
  readonly #pool = new ThreadPool<DrawTask, unknown>({
    program: threadProgram('draw-sheets-thread'),
    threads: 2,
    megabytes: 512,
    restMilliseconds: 300_000,
  });

  layOut(sheet: SheetToDraw): Promise<LaidOutSheet> {
    return this.#run({ kind: 'layOut', ...sheet }) as Promise<LaidOutSheet>;
  }

  /** Writes a sheet as PDF to a path; `isFilled`: with the first bubble of each field filled in. */
  writeSheet(sheet: SheetToDraw, writing: Writing & { readonly isFilled?: boolean }): Promise<LaidOutSheet> {
    return this.#run({ kind: 'sheet', isFilled: false, ...sheet, ...writing }) as Promise<LaidOutSheet>;
  }

  /** Writes labels with QR codes as PDF to a path, in the order of the students. */
  async writeLabels(students: readonly LabelToDraw[], writing: Writing): Promise<void> {
    await this.#run({ kind: 'labels', students, ...writing });
  }

  /** Writes the pages of a sheet once for each student, with who it is, as PDF to a path. */
  async writeNamed(sheet: SheetToDraw, students: readonly LabelToDraw[], writing: Writing): Promise<void> {
    await this.#run({ kind: 'named', ...sheet, students, ...writing }, students.length * ofStudent);
  }

  close(): void {
    this.#pool.close();
  }

  #run(task: DrawTask, more = 0): Promise<unknown> {
    return this.#pool.run(task, { milliseconds: mostMilliseconds + more });
  }
}
