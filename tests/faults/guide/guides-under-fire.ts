import { expect } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { sql } from 'edutech/core/server/data/db';
import { pick, type Random, randomOf } from 'edutech/host/server/demo-city/random';
import { publishGuide } from 'edutech/plugins/guide/api';
import { block, book, part, timesFrom } from '../../api/guide/guide-kit';
import { report, secondsSince } from '../../long/report';
import { signedIn, signedInPerson } from '../../support/people';
import type { Kill } from '../under-fire/killer';
import { everyAcknowledgedIsThere, theLastOfEachStands } from '../under-fire/nothing-missing';
import { countsOf, type Extent, onSite, type Site, workUnderFire } from '../under-fire/site';
import { GuideReader } from './guide-reader';
import { everyReviewIsThere, wordsOfCity } from './reviews';
import { WordLearner } from './word-learner';

export interface ClassExtent extends Extent {
  readonly students: number;
}

interface Over {
  readonly students: readonly Student[];
  readonly kills: readonly Kill[];
}

const slug = 'remove-brackets';
/** What the block asks: in words, and a question of the bank. */
const asked = { blockId: block(slug, 1), items: [part(slug, 1, 1), part(slug, 1, 2)] };

/** Somebody with a guide book in one tab and words in another, over one line. */
class Student {
  constructor(
    readonly guide: GuideReader,
    readonly words: WordLearner,
    private readonly random: Random,
  ) {}

  get line() {
    return this.guide.line;
  }

  async work(isOver: () => boolean): Promise<void> {
    await Promise.all([this.guide.work(isOver), this.words.work(isOver)]);
  }

  killTab(): void {
    pick([this.guide, this.words], this.random).killTab();
  }

  async finish(): Promise<void> {
    await Promise.all([this.guide.submit(), this.words.finish()]);
  }
}

/** A class answers a guide book and practises words while everything dies: nothing acknowledged may be missing. */
export const nothingAcknowledgedIsMissing = (extent: ClassExtent) =>
  onSite({ areas: ['guide', 'dictionary'] }, async (site) => {
    const began = Date.now();
    const over = await classUnderFire(site, extent);
    tell(over, extent, began);
    expect(over.kills).toHaveLength(extent.kills);
    const guides = over.students.map(({ guide }) => guide);
    everyAcknowledgedIsThere(
      guides,
      await site.rows(sql`select attempt_id || '/' || item_id || '/' || client || '/' || sequence as name,
        answer as value from guide.answer_event`),
    );
    theLastOfEachStands(
      guides,
      await site.rows(sql`select attempt_id || '/' || item_id as name, answer as value from guide.answer`),
    );
    await everyBlockIsSubmittedAndMarked(site, guides);
    await everyReviewIsThere(
      site,
      over.students.map(({ words }) => words),
    );
  });

/**
 * Students answer on pages whose tabs and lines are cut, while two servers are killed before, in and after their COMMITs, and
 * PostgreSQL with them. Resolves when everybody has submitted.
 */
async function classUnderFire(site: Site, extent: ClassExtent): Promise<Over> {
  const { app } = site;
  await giveToOtherClasses(site);
  // who have not submitted anything
  const copies = await site.rows(
    sql<{ subject: Id; personId: Id }>`select t.id as subject, t.person_id from guide.attempt t
      join guide.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
      where a.book_id = ${book(slug)} and t.submitted = '{}' order by t.id limit ${extent.students}`,
  );
  expect(copies).toHaveLength(extent.students);
  await site.startServers();
  const wordIds = await wordsOfCity(site);
  const students: Student[] = [];
  for (const [at, { subject, personId }] of copies.entries()) {
    const caller = await signedInPerson(app, personId);
    const line = await site.openLine();
    const random = (of: string) => randomOf(`${extent.seed} ${of} ${at}`);
    const guide = new GuideReader({ subject, personId, caller }, line, asked, random('guide'));
    const words = new WordLearner({ subject: personId, personId, caller }, line, wordIds, random('words'));
    students.push(new Student(guide, words, random('tabs')));
  }
  const finish = () => Promise.all(students.map((one) => one.finish()));
  return { students, kills: await workUnderFire(site, { students, finish }, extent) };
}

/** The teacher's other classes have the guide book too: more students than one class has. */
async function giveToOtherClasses({ app }: Site): Promise<void> {
  const others = app.world.people.teacher.classIds.filter((classId) => classId !== app.world.classId);
  const targets = others.map((classId) => ({ classId, ...timesFrom(-1, 20, 21, 44) }));
  const answer = await (await signedIn(app, 'teacher')).call(publishGuide, { bookId: book(slug), targets });
  expect(answer.status, answer.text).toBe(200);
}

function tell({ kills, students }: Over, { seed }: ClassExtent, began: number): void {
  const sum = (of: (one: Student) => number) => students.reduce((all, one) => all + of(one), 0);
  report('guide books and words under fire', {
    seed,
    took: secondsSince(began),
    students: students.length,
    ...countsOf(kills),
    'answers acknowledged': sum(({ guide }) => guide.acknowledged.length),
    'words acknowledged': sum(({ words }) => words.acknowledged.length),
    'pages opened': sum(({ guide, words }) => guide.opened + words.opened),
  });
}

/** Every block is submitted, and its question marked by the answer that stands; no answer came too late. */
async function everyBlockIsSubmittedAndMarked(site: Site, guides: readonly GuideReader[]): Promise<void> {
  const attempts = await site.rows(
    sql<{ id: Id; marks: number }>`
      select t.id, (select count(*)::int from guide.mark k where k.attempt_id = t.id) as marks
      from guide.attempt t where ${asked.blockId}::uuid = any(t.submitted)`,
  );
  const marks = new Map(attempts.map(({ id, marks: count }) => [id.replaceAll('-', ''), count]));
  expect(guides.map(({ who }) => marks.get(who.subject))).toEqual(guides.map(() => 1));
  expect(await site.rows(sql`select 1 from guide.answer_event where not counted`)).toEqual([]);
}
