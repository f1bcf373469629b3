import type { PagePlan } from 'edutech/plugins/marking/model/sheet/plan';
import { greyOf, readPage } from 'edutech/plugins/marking/server/reading/read-page';
import { type Chance, chanceOf } from './chance';
import { anyDamage, type Damage, scanned } from './damage';
import type { WrittenPage } from './other-machines';
import { fillIn } from './pens';
import type { LaidOutSheet } from 'edutech/plugins/marking/server/layout/lay-out';

/** What came of pages that were filled in, damaged and read. */
export interface Outcome {
  pages: number;
  /** Pages that were not found, or taken for another: somebody is asked. */
  unfound: number;
  /** Pages that were taken for another one. */
  mistaken: number;
  fields: number;
  asked: number;
  /** Why, and how often. */
  doubts: Record<string, number>;
  /** Read without a doubt, and wrong. */
  wrong: number;
  /** Numbers of students: read right, asked, and read wrong. */
  identity: { right: number; asked: number; wrong: number };
  /** Milliseconds of reading alone. */
  milliseconds: number;
  /** Whatever was wrong or not found, for who looks into it. */
  faults: string[];
}

export const noOutcome = (): Outcome => ({
  pages: 0,
  unfound: 0,
  mistaken: 0,
  fields: 0,
  asked: 0,
  doubts: {},
  wrong: 0,
  identity: { right: 0, asked: 0, wrong: 0 },
  milliseconds: 0,
  faults: [],
});

/** Fills in, damages and reads one page of a sheet; the same key gives the same page. */
export const tryPage = (sheet: LaidOutSheet, key: string, into: Outcome, change: Partial<Damage> = {}) =>
  tryScan(sheet, key, into, ({ at, written }, chance) =>
    scanned(sheet.pages[at]!, written, { ...anyDamage(chance), ...change }, chance),
  );

/** The same with another machine. */
export async function tryScan(
  sheet: LaidOutSheet,
  key: string,
  into: Outcome,
  machine: (page: WrittenPage, chance: Chance) => Promise<Buffer>,
) {
  const chance = chanceOf(key);
  const at = Math.floor(chance.next() * sheet.pages.length);
  const plan = sheet.plans[at]!;
  const { filled, written } = fillIn(plan, chance);
  const file = await machine({ sheet, at, written }, chance);
  const begin = performance.now();
  const read = readPage(await greyOf(file), sheet.plans);
  into.milliseconds += performance.now() - begin;
  into.pages += 1;
  if (!read) {
    into.unfound += 1;
    into.faults.push(`${key}: not found`);
    return;
  }
  if (read.code.page !== at + 1) {
    into.mistaken += 1;
    into.faults.push(`${key}: page ${at + 1} taken for ${read.code.page}`);
    return;
  }
  count(plan, filled, read.fields, { key, into });
}

function count(
  plan: PagePlan,
  filled: ReturnType<typeof fillIn>['filled'],
  read: NonNullable<ReturnType<typeof readPage>>['fields'],
  { key, into }: { readonly key: string; readonly into: Outcome },
): void {
  let [isAsked, isWrong] = [false, false];
  for (const [place, { field, values }] of filled.entries()) {
    const reading = read[place]!;
    into.fields += 1;
    const isDoubted = reading.doubt !== null;
    const isRight = reading.values.join() === values.join();
    if (reading.doubt) {
      into.asked += 1;
      const why = `${field.kind} ${reading.doubt}`;
      into.doubts[why] = (into.doubts[why] ?? 0) + 1;
      if (process.env['EDUTECH_SHOW']) console.log(why, key, values.join(), reading.fullness.join(' '));
    }
    if (!isDoubted && !isRight) {
      into.wrong += 1;
      into.faults.push(
        `${key}: ${field.kind} ${field.id} ${values.join()} read as ${reading.values.join()} (${reading.fullness.join(' ')})`,
      );
    }
    if (field.kind === 'digit') {
      isAsked ||= isDoubted;
      isWrong ||= !isDoubted && !isRight;
    }
  }
  if (!plan.fields.some(({ kind }) => kind === 'digit')) return;
  into.identity[isWrong ? 'wrong' : isAsked ? 'asked' : 'right'] += 1;
}
