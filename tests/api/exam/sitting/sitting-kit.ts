import { createDecipheriv } from 'node:crypto';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import * as api from 'edutech/plugins/exam/api';
import type { SittingPaper } from 'edutech/plugins/exam/model/sitting/sitting-paper';
import type { SentAnswer } from 'edutech/plugins/questions/kit/common/answers/sent-answer';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';

interface Answered {
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered. */
export const dataOf = <E>(answer: Answered): OutputOf<E> => answer.envelope!.data as OutputOf<E>;

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;

export interface HeldWish {
  readonly startsIn?: number;
  readonly minutes?: number;
  readonly earliest?: number;
  readonly start?: 'automatic' | 'manual';
  readonly mode?: 'online' | 'printed';
  readonly extras?: { readonly personId: Id; readonly minutes: number }[];
  /** Default: the demo paper `unit-one`. */
  readonly paperId?: Id;
  readonly limits?: { readonly sectionId: Id; readonly from?: number; readonly minutes?: number }[];
  readonly release?: 'people' | 'schedule';
  /** Default: the demo class. */
  readonly classIds?: readonly Id[];
}

export interface Held {
  readonly examId: Id;
  readonly roomId: Id;
  readonly teacher: Caller;
}

/** The demo teacher holds the paper `unit-one` in the demo class; `startsIn` milliseconds from now, before it too. */
export async function holdExam(app: TestApp, wish: HeldWish = {}): Promise<Held> {
  const teacher = await signedIn(app, 'teacher');
  const { startsIn = 0, minutes = 60, earliest = 0, start = 'automatic', mode = 'online', extras = [] } = wish;
  const examId = newId();
  const roomId = newId();
  const answer = await teacher.call(api.publishExam, {
    examId,
    paperId: wish.paperId ?? demoId('exam.paper.unit-one'),
    title: '有理数 检测',
    mode,
    start,
    startsAt: new Date(Date.now() + Math.max(0, startsIn)).toISOString(),
    minutes,
    earliest,
    note: '',
    classIds: wish.classIds ?? [app.world.classId],
    rooms: [{ roomId, name: '机房 1', invigilators: [app.world.people.teacher.personId] }],
    extras,
    ...(wish.limits && { limits: wish.limits }),
    ...(wish.release && { release: wish.release }),
  });
  if (answer.status !== 200) throw new Error(answer.text);
  if (startsIn < 0) await moveStart(app, examId, startsIn);
  return { examId, roomId, teacher };
}

/** Moves the start of an exam, as if it had been published earlier. */
export const moveStart = (app: TestApp, examId: Id, by: number) =>
  app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(
      sql`update exam.exam set starts_at = starts_at + make_interval(secs => ${by / 1000}::float8) where id = ${examId}`,
    ),
  );

export interface Student {
  readonly caller: Caller;
  readonly personId: Id;
  readonly sittingId: Id;
  readonly device: Id;
  open(device?: Id): ReturnType<Caller['call']>;
  key(device?: Id): ReturnType<Caller['call']>;
  save(answers: readonly Partial<SentAnswer>[], device?: Id, client?: Id): ReturnType<Caller['call']>;
  beat(told?: {
    readonly device?: Id;
    readonly waiting?: number;
    readonly left?: unknown[];
    readonly plays?: unknown[];
  }): ReturnType<Caller['call']>;
  handIn(device?: Id): ReturnType<Caller['call']>;
}

const client = newId();

/** A student of the demo class at an own device: the demo student, or the one at this place of the class list. */
export async function studentAt(app: TestApp, examId: Id, index = 11): Promise<Student> {
  const [row] = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: Id; personId: Id }>(
      sql`select id, person_id from exam.sitting where exam_id = ${examId} order by seat offset ${index} limit 1`,
    ),
  );
  const { id: sittingId, personId } = row!;
  const caller = await signedInPerson(app, personId);
  const device = newId();
  return {
    caller,
    personId,
    sittingId,
    device,
    open: (at = device) => caller.call(api.openSitting, { sittingId, device: at }),
    key: (at = device) => caller.call(api.releaseKey, { sittingId, device: at }),
    save: (answers, at = device, by = client) =>
      caller.call(api.saveSittingAnswers, {
        sittingId,
        device: at,
        client: by,
        answers: answers.map((one, sequence) => ({ part: 0, sequence, age: 0, answer: { choice: [0] }, ...one })),
      }),
    beat: ({ device: at = device, waiting = 0, left = [], plays = [] } = {}) =>
      caller.call(api.beatSitting, { sittingId, device: at, waiting, answered: 1, left, plays }),
    handIn: (at = device) => caller.call(api.handInSitting, { sittingId, device: at }),
  };
}

/** Opens the enciphered paper as a browser does. */
export function openPaper(bytes: string, key: string): SittingPaper {
  const all = Buffer.from(bytes, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), all.subarray(0, 12));
  decipher.setAuthTag(all.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(all.subarray(12, -16)), decipher.final()]).toString(),
  ) as SittingPaper;
}

export const itemId = (slug: string) => demoId(`exam.item.unit-one.${slug}`);

/** The results of a student, by item. */
export const resultsOf = (app: TestApp, examId: Id, personId: Id) =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ itemId: Id; points: number | null; answer: unknown }>(
      sql`select item_id, points, answer from exam.result where exam_id = ${examId} and student_id = ${personId}`,
    ),
  );
