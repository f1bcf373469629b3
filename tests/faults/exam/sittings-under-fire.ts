import { expect } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { sql } from 'edutech/core/server/data/db';
import { randomOf } from 'edutech/host/server/demo-city/random';
import { holdExam, itemId } from '../../api/exam/sitting/sitting-kit';
import { report, secondsSince } from '../../long/report';
import { signedInPerson } from '../../support/people';
import type { Kill } from '../under-fire/killer';
import { everyAcknowledgedIsThere, theLastOfEachStands } from '../under-fire/nothing-missing';
import { countsOf, type Extent, onSite, type Site, workUnderFire } from '../under-fire/site';
import { Sitter } from './sitter';
import { nothingWrittenIsMissing, writersBeside } from './writers-beside';

export interface ExamExtent extends Extent {
  readonly students: number;
}

interface Over {
  readonly sitters: readonly Sitter[];
  readonly kills: readonly Kill[];
  readonly words: { readonly standing: number; readonly gone: number };
}

const items = ['below-zero', 'tolerance-of-flour', 'move-on-line', 'signs-on-line', 'scientific-notation'].map(itemId);

/** An exam, and a plan that two teachers write meanwhile, in which everything dies: nothing acknowledged may be missing. */
export const nothingAcknowledgedIsMissing = (extent: ExamExtent) =>
  onSite({ areas: ['exam', 'prepare'] }, async (site) => {
    const began = Date.now();
    const over = await examUnderFire(site, extent);
    tell(over, extent, began);
    expect(over.kills).toHaveLength(extent.kills);
    expect(over.words.standing + over.words.gone).toBeGreaterThan(10 * extent.kills);
    everyAcknowledgedIsThere(
      over.sitters,
      await site.rows(sql`select sitting_id || '/' || item_id || '/' || client || '/' || sequence as name,
        answer as value from exam.answer_event`),
    );
    theLastOfEachStands(
      over.sitters,
      await site.rows(sql`select sitting_id || '/' || item_id as name, answer as value from exam.sitting_answer`),
    );
    await receiptsStand(site, over);
  });

/**
 * Students answer on pages whose tabs and lines are cut, while two servers are killed before, in and after their COMMITs, and
 * PostgreSQL with them. Resolves when everybody has a receipt, and the plan is saved.
 */
async function examUnderFire(site: Site, extent: ExamExtent): Promise<Over> {
  const { app } = site;
  const { classIds } = app.world.people.teacher;
  const { examId } = await holdExam(app, { startsIn: -60_000, minutes: 300, classIds });
  // the first by seat
  const seated = await site.rows(
    sql<{ subject: Id; personId: Id }>`select id as subject, person_id from exam.sitting
      where exam_id = ${examId} order by seat limit ${extent.students}`,
  );
  expect(seated).toHaveLength(extent.students);
  await site.startServers();
  const sitters: Sitter[] = [];
  for (const [at, seat] of seated.entries()) {
    const who = { ...seat, caller: await signedInPerson(app, seat.personId) };
    sitters.push(new Sitter(who, await site.openLine(), items, randomOf(`${extent.seed} student ${at}`)));
  }
  const writers = await writersBeside(site, extent.seed);
  const people = {
    students: [...sitters, ...writers],
    async finish() {
      await Promise.all(sitters.map((one) => one.finish()));
      await Promise.all(sitters.map((one) => one.handIn()));
    },
  };
  const kills = await workUnderFire(site, people, extent);
  return { sitters, kills, words: await nothingWrittenIsMissing(app, writers) };
}

function tell({ kills, sitters, words }: Over, { seed }: ExamExtent, began: number): void {
  const sum = (of: (one: Sitter) => number) => sitters.reduce((all, one) => all + of(one), 0);
  report('an exam under fire', {
    seed,
    took: secondsSince(began),
    students: sitters.length,
    ...countsOf(kills),
    'answers acknowledged': sum(({ acknowledged }) => acknowledged.length),
    'words of a plan that stand': words.standing,
    'words that were taken out': words.gone,
    'pages opened': sum(({ opened }) => opened),
    'handed in': sitters.filter(({ receipt }) => receipt !== '').length,
  });
}

/** The receipts that students were given are those that stand, and no answer came too late. */
async function receiptsStand(site: Site, { sitters }: Over): Promise<void> {
  const sat = await site.rows(
    sql<{ id: Id; receipt: string }>`select id, receipt from exam.sitting where receipt <> ''`,
  );
  const receipts = new Map(sat.map(({ id, receipt }) => [id, receipt]));
  expect(sitters.map(({ who, receipt }) => receipts.get(who.subject) === receipt)).not.toContain(false);
  expect(await site.rows(sql`select 1 from exam.answer_event where not counted`)).toEqual([]);
}
