import { forbidden } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type * as api from '../../api';
import type { MyHomework } from '../../api/answering';
import {
  closingTimeOf,
  deadlineOf,
  submitAttempt,
  isClosedAt,
  isInHand,
  openAttempt,
} from '../../model/answering/attempt';
import { mayAsk, maySeeKeys } from '../../model/answering/release';
import { isOfTier } from '../../model/homework';
import { lockOwnKeysShared, selectHomeworkFiles } from '../homework/homework.queries';
import { type FileParts, shownFiles } from '../homework/shown-files';
import { filesOfBodies, filesOfKeys, itemOnWire, loadItems, loadKeys, mediaOf } from '../homework/sheet';
import { type MarkRow, selectMarks } from '../marking/marks.queries';
import { appealOnWire, selectAppeals } from '../marking/returns-and-appeals.queries';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import { updateAttemptStatus } from '../monitoring/monitor.queries';
import { selectPeerTasks } from '../peer/reviews.queries';
import { taskOnWire } from '../peer/reviews.routes';
import type { FrozenSheets } from '../homework/frozen-sheets';
import type { ClassTotals } from '../totals/class-totals';
import { dailyLimit } from '../../model/publishing/load';
import { dayOf } from '../publishing/published.routes';
import { selectAnswers, selectOtherVersions, selectOwnAnswers, type CurrentAnswer } from './answers.queries';
import { lockOwnAttempt, type OwnAttemptRow, selectOwnAttempt, selectOwnAttempts } from './own-attempts.queries';
import { submitAttempts } from './submit-attempts';
import type { ResultListeners } from './report-results';

interface Parts extends ResultListeners, FileParts {
  readonly classTotals: ClassTotals;
  readonly frozenSheets: FrozenSheets;
  readonly monitorBroadcast: MonitorBroadcast;
}

/** Lines of a page. */
const mostLines = 30;

function onWire(row: OwnAttemptRow, now: Date): MyHomework {
  const isReleased = maySeeKeys(row.times, row, now);
  const hasDeadline = row.round === 0 || row.dueAt !== null;
  return {
    attemptId: row.id,
    title: row.title,
    kind: row.kind,
    subject: row.subject,
    subjectCode: row.subjectCode,
    minutes: row.minutes,
    questions: row.questions,
    answered: row.answered,
    grade: row.grade,
    state: row.state,
    round: row.round,
    isLate: row.isLate,
    startsAt: row.times.startsAt.toISOString(),
    dueAt: hasDeadline ? deadlineOf(row.times, row).toISOString() : null,
    closesAt: hasDeadline ? closingTimeOf(row.times, row).toISOString() : null,
    isClosed: isClosedAt(row.times, row, now),
    opened: row.openedAt?.toISOString() ?? null,
    submitted: row.submittedAt?.toISOString() ?? null,
    reminded: row.remindedAt?.toISOString() ?? null,
    remark: isReleased || row.round > 0 ? row.remark : '',
    toRight: row.toRight.length,
    points: isReleased ? row.points : null,
    of: row.of,
    isReleased,
  };
}

export const listMine =
  (levels: LevelSettings): Handler<typeof api.listMine> =>
  async ({ db, actor, input, now, language }) => {
    const rows = await selectOwnAttempts(db, actor, { ...input, most: mostLines }, { now, language });
    const { to } = dayOf(now);
    const peers =
      input.page === 1 ? await selectPeerTasks(db, actor.personId, input.which, { language, most: mostLines }) : [];
    const today = input.which === 'todo' ? rows.filter((row) => deadlineOf(row.times, row) < to) : [];
    return {
      data: rows.slice(0, mostLines).map((row) => onWire(row, now)),
      more: rows.length > mostLines,
      minutesToday: today.reduce((sum, { minutes, round }) => sum + (round > 0 ? 0 : minutes), 0),
      limit: rows[0] ? dailyLimit(rows[0].grade, levels.at(actor.schoolId)) : null,
      peers: peers.map((row) => taskOnWire(row, now)),
    };
  };

const written = ({
  itemId,
  part,
  answer,
  writtenAt,
}: Pick<CurrentAnswer, 'itemId' | 'part' | 'answer' | 'writtenAt'>) => ({
  itemId,
  part,
  answer,
  written: writtenAt.toISOString(),
});

export const openMine =
  (parts: Parts): Handler<typeof api.openMine> =>
  async ({ db, actor, input, now, language }) => {
    const { classTotals, frozenSheets, monitorBroadcast } = parts;
    const mine = await lockOwnAttempt(db, actor, input.attemptId, language);
    const status = openAttempt(mine, mine.times, now);
    const row = { ...mine, ...status };
    const isNew = status !== mine;
    const homework = { schoolId: mine.schoolId, id: mine.homeworkId, version: mine.homeworkVersion };
    // sent together: a class opens within seconds, and a round trip costs more than its query
    const [sheet, answers, others, beside, marks] = await Promise.all([
      frozenSheets.items(db, actor, homework, now),
      selectAnswers(db, mine.schoolId, [mine.id]),
      isInHand(row) ? selectOtherVersions(db, mine) : [],
      selectHomeworkFiles(db, homework),
      mine.round > 0 && isInHand(row) ? selectMarks(db, mine.schoolId, [mine.id]) : [],
      isNew ? updateAttemptStatus(db, mine.schoolId, [row]) : undefined,
      isNew ? classTotals.changed(db, [{ ...mine, isSubmission: false }], now) : undefined,
    ]);
    const items = sheet.filter(({ tiers }) => isOfTier(tiers, mine.tier));
    // the current answer to each part, of its latest round: correction begins with what was wrong
    const latest = new Map(answers.toReversed().map((one) => [`${one.itemId}/${one.part}`, one]));
    const ofSheet = filesOfBodies(items.map(({ body }) => body));
    const reviews = reviewsOf(mine, marks, answers);
    const shown = [...ofSheet, ...filesOfAnswers(answers), ...reviews.flatMap(({ voice }) => voice ?? [])];
    const media = await mediaOf(parts, db, shown, actor.sessionId);
    const added = beside.map(({ fileId }) => fileId);
    const attached = await shownFiles(db, parts, added, actor.sessionId);
    if (isNew) db.afterCommit(() => monitorBroadcast.send(mine.assignmentId, [mine.id]));
    return {
      ...onWire(row, now),
      note: mine.note,
      aiRule: mine.aiRule,
      asks: mayAsk({ ...mine.times, asks: mine.asks }, row, now),
      sections: mine.sections,
      items: items.map((item) => ({ ...itemOnWire(item), toRight: mine.toRight.includes(item.id) })),
      files: attached,
      media,
      answers: [...latest.values()].map(written),
      others: others.map(written),
      reviews,
      receipt: mine.receipt,
      now: now.toISOString(),
    };
  };

const markOnWire = ({ itemId, part, round, points, of, state, comment, flags, ink, voiceId, byPeers }: MarkRow) => ({
  itemId,
  part,
  round,
  points,
  of,
  state,
  comment,
  flags: flags.filter((flag) => flag === 'excellent' || flag === 'typical'),
  ink: ink ?? [],
  voice: voiceId,
  byPeers,
});

/** The latest marks of the items that are corrected now, each with the answer that it judges. */
const reviewsOf = (
  { round, toRight }: Pick<OwnAttemptRow, 'round' | 'toRight'>,
  marks: readonly MarkRow[],
  answers: readonly CurrentAnswer[],
) => {
  const judged = marks.filter((mark) => mark.round < round && toRight.includes(mark.itemId));
  const latest = new Map(
    judged.toSorted((a, b) => a.round - b.round).map((mark) => [`${mark.itemId}/${mark.part}`, mark]),
  );
  return [...latest.values()].map((mark) => ({
    ...markOnWire(mark),
    answer:
      answers.find((one) => one.itemId === mark.itemId && one.part === mark.part && one.round === mark.round)?.answer ??
      {},
  }));
};

const filesOfAnswers = (answers: readonly CurrentAnswer[]) =>
  answers.flatMap(({ answer: { pictures = [], files = [], voice } }) => [
    ...pictures,
    ...files,
    ...(voice ? [voice] : []),
  ]);

export const handInMine =
  (parts: Parts): Handler<typeof api.handInMine> =>
  async ({ db, actor, input, now, language }) => {
    const { classTotals, frozenSheets } = parts;
    // in one round trip, in this order: answers in progress are waited for, then changes of keys, then the answers are read
    const [mine, homework, answers] = await Promise.all([
      lockOwnAttempt(db, actor, input.attemptId, language),
      lockOwnKeysShared(db, actor, input.attemptId),
      selectOwnAnswers(db, actor, input.attemptId),
    ]);
    const status = submitAttempt(mine, mine.times, now);
    let { receipt } = mine;
    if (status !== mine && homework) {
      const items = await frozenSheets.items(db, actor, homework, now);
      const keys = await frozenSheets.keys(db, actor, homework, now);
      const submitted = { attempt: mine, status, seconds: input.seconds ?? null };
      const context = { schoolId: mine.schoolId, items, keys, answers };
      const [receipts] = await Promise.all([
        submitAttempts(db, parts, context, [submitted], now),
        classTotals.changed(db, [{ ...mine, isSubmission: status.round === 0 }], now),
      ]);
      receipt = receipts.get(mine.id)!;
      db.afterCommit(() => parts.monitorBroadcast.send(mine.assignmentId, [mine.id]));
    }
    const ofRound = answers.filter(({ round, isBlank }) => round === status.round && !isBlank);
    return {
      receipt,
      submitted: status.submittedAt!.toISOString(),
      isLate: status.isLate,
      answered: new Set(ofRound.map(({ itemId }) => itemId)).size,
      items: mine.questions,
    };
  };

export const myResult =
  (parts: Parts): Handler<typeof api.myResult> =>
  async ({ db, actor, input, now, language }) => {
    const { bank } = parts;
    const mine = await selectOwnAttempt(db, actor, input.attemptId, language);
    if (!maySeeKeys(mine.times, mine, now)) throw forbidden('work.error.notReleased');
    const homework = { schoolId: mine.schoolId, id: mine.homeworkId };
    const items = await loadItems(db, bank, homework, mine.tier);
    const [keys, answers, marks, appeals] = await Promise.all([
      loadKeys(db, bank, homework, items),
      selectAnswers(db, mine.schoolId, [mine.id]),
      selectMarks(db, mine.schoolId, [mine.id]),
      selectAppeals(db, mine.schoolId, [mine.id]),
    ]);
    const shown = [
      ...filesOfBodies(items.map(({ body }) => body)),
      ...filesOfKeys([...keys.values()].map(({ key }) => key)),
      ...filesOfAnswers(answers),
      ...marks.flatMap(({ voiceId }) => voiceId ?? []),
    ];
    return {
      ...onWire(mine, now),
      sections: mine.sections,
      items: items.map(itemOnWire),
      media: await shownFiles(db, parts, [...new Set(shown)], actor.sessionId),
      answers: answers.map((one) => ({ ...written(one), round: one.round })),
      marks: marks.map(markOnWire),
      keys: [...keys].map(([itemId, { key }]) => ({ itemId, key })),
      appeals: appeals.map(appealOnWire),
    };
  };
