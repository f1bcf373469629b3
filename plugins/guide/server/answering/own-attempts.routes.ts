import { forbidden } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import type * as api from '../../api';
import { countedBlocks } from '../../model/answering/progress';
import { phases, questionsIn } from '../../model/book/document';
import { isOpenAt, phaseAt } from '../../model/lesson/opening';
import { mostListed } from '../../model/limits';
import { filesOfShown, mediaFor, shownItems } from '../books/shown-items';
import { ownGroup } from './own-group';
import {
  type OwnAttempt,
  selectOwnAnswers,
  selectOwnAttempt,
  selectOwnAttempts,
  selectOwnMarks,
  updateOpened,
  updateSubmitted,
} from './own-attempts.queries';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
  readonly files: Files;
}

/** How long guide books stay in the list of their students. Milliseconds. */
const listedFor = 150 * 86_400_000;

/** A guide book as its student's list shows it. */
export function mineOnWire(row: OwnAttempt, now: Date) {
  const { blocks } = row.document;
  const counted = countedBlocks(blocks);
  const isDone = (id: string) => row.submitted.includes(id);
  return {
    attemptId: row.attemptId,
    assignmentId: row.id,
    title: row.title,
    teacher: row.teacher,
    subject: row.subject,
    subjectCode: row.subjectCode,
    grade: row.grade,
    startsAt: row.startsAt,
    lessonAt: row.lessonAt,
    afterAt: row.afterAt,
    dueAt: row.dueAt,
    phase: phaseAt(row, now),
    minutes: blocks
      .filter((block) => isOpenAt(block, row, now) && !isDone(block.id))
      .reduce((sum, { minutes }) => sum + minutes, 0),
    counts: phases.map((phase) => {
      const own = counted.filter((block) => block.phase === phase);
      return {
        phase,
        blocks: own.length,
        done: own.filter(({ id }) => isDone(id)).length,
        open: own.filter((block) => isOpenAt(block, row, now) && !isDone(block.id)).length,
      };
    }),
  };
}

export const listMyGuides: Handler<typeof api.listMyGuides> = async ({ db, actor, now, language }) => {
  const since = new Date(now.getTime() - listedFor);
  const rows = await selectOwnAttempts(db, actor.personId, { now, since, most: mostListed }, language);
  return rows.map((row) => mineOnWire(row, now));
};

export const openMyGuide =
  ({ bank, database, files }: Parts): Handler<typeof api.openMyGuide> =>
  async ({ db, actor, input, now, language }) => {
    const found = await selectOwnAttempt(db, actor.personId, input.attemptId, language);
    if (now < found.startsAt) throw forbidden('guide.error.notStarted');
    if (found.openedAt === null) await updateOpened(db, found, now);
    const group = await ownGroup({ database, files }, found, actor);
    const forGroup = (group?.submitted ?? []).filter((id) => !found.submitted.includes(id));
    if (forGroup.length > 0) await updateSubmitted(db, found, forGroup);
    const row = { ...found, submitted: [...found.submitted, ...forGroup] };
    const { schoolId, attemptId } = row;
    const blocks = row.document.blocks.map((block) => {
      const isOpen = isOpenAt(block, row, now) || row.submitted.includes(block.id);
      return { ...block, isOpen, parts: isOpen ? block.parts : [] };
    });
    const items = await shownItems(db, bank, blocks);
    const answers = await selectOwnAnswers(db, schoolId, attemptId);
    const marks = await selectOwnMarks(db, schoolId, attemptId);
    // keys only of what can no longer be changed
    const closed = questionsIn({ blocks: blocks.filter(({ id }) => row.submitted.includes(id)) });
    const known = closed.length > 0 ? await bank.keys(db, closed) : new Map();
    const keys = closed.flatMap((item) => {
      const key = known.get(versionKey(item));
      return key ? [{ itemId: item.id, key }] : [];
    });
    const fileIds = [
      ...filesOfShown(blocks, items),
      ...answers.flatMap(({ answer }) => filesOfAnswer(answer)),
      ...keys.flatMap(({ key }) => filesOfKey(key)),
    ];
    return {
      ...mineOnWire(row, now),
      blocks,
      items,
      media: [...(await mediaFor(db, files, fileIds, actor.sessionId)), ...(group?.media ?? [])],
      answers,
      marks,
      keys,
      timerEnds: row.stage.timerEnds,
      shownBlockId: row.stage.blockId,
      group,
      now,
    };
  };
