import { setTimeout as delay } from 'node:timers/promises';
import { type Id, newId } from 'edutech/core/common/ids';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { holdAnswers, saveMarks } from 'edutech/plugins/work/api';
import { callerOver } from '../under-fire/caller';
import type { Lesson, Person } from './lesson';
import type { Line } from '../under-fire/line';

/** A mark that the server has said it keeps. */
export interface Given {
  readonly markId: Id;
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly points: number;
  readonly version: number;
}

/** Somebody who corrects the same answers as his colleagues, again and again. */
export class Teacher {
  readonly given: Given[] = [];
  /** How often a colleague was quicker. */
  yielded = 0;
  readonly #versions = new Map<string, number>();

  constructor(
    readonly who: Person,
    readonly line: Line,
    private readonly lesson: Lesson,
    private readonly random: Random,
  ) {}

  async work(isOver: () => boolean): Promise<void> {
    const { corrected, students } = this.lesson;
    while (!isOver()) {
      const attemptId = pick(students, this.random).handedIn;
      await this.#mark(attemptId, pick(corrected.items, this.random), isOver);
      await delay(50 + this.random() * 250);
    }
  }

  /** One mark, sent under its name until there is an answer. Asks once more where somebody else had written in between. */
  async #mark(attemptId: Id, itemId: Id, isOver: () => boolean): Promise<void> {
    const { homeworkId } = this.lesson.corrected;
    const caller = callerOver(this.line.port, this.who.caller);
    const place = `${attemptId}/${itemId}`;
    const points = Math.floor(this.random() * 7) / 2;
    let markId = newId();
    try {
      while (!isOver()) {
        const cells = [{ attemptId, itemId }];
        await caller.call(holdAnswers, { homeworkId, cells }).catch(() => []);
        const mark = {
          markId,
          attemptId,
          itemId,
          part: 0,
          round: 0,
          points,
          version: this.#versions.get(place) ?? 1,
        };
        const told = await caller.call(saveMarks, { homeworkId, marks: [mark] }).catch(() => null);
        const [outcome] = told ?? [];
        if (!outcome) {
          await delay(200);
          continue;
        }
        this.#versions.set(place, outcome.version);
        if (outcome.outcome === 'saved') {
          this.given.push({ markId, attemptId, itemId, points, version: outcome.version });
          return;
        }
        this.yielded++;
        if (outcome.outcome !== 'changed') return;
        markId = newId();
      }
    } finally {
      caller.die();
    }
  }
}
