import { notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import { currentTermId } from 'edutech/core/server/terms/terms';
import { grades } from 'edutech/plugins/questions/kit/common/scheduling/memory';
import { addDays, startOf } from 'edutech/plugins/questions/kit/common/scheduling/days';
import type * as api from '../../api';
import { selectAssignment, selectClasses, selectWordIds } from '../assigning/assignments.queries';
import { selectOwnWords, selectWordsFor } from '../assigning/own-words.queries';
import { inOrder } from '../assigning/assignments.routes';
import { type EvidenceParts, reportWords } from '../contributions/evidence';
import { selectByIds } from '../library/words.queries';
import { appendReviews } from '../practising/append-reviews';
import {
  selectMembers,
  selectPapers,
  selectProgress,
  selectRecording,
  selectRecordings,
  selectStudent,
  updateChecked,
} from './monitor.queries';
import type { PracticeBroadcast } from './practice-broadcast';

/** In place of a result: the student does not get the word. */
const notAsked = -1;
/** Recordings that one page shows. */
const mostRecordings = 200;

export const monitorAssignment =
  (files: Files): Handler<typeof api.monitorAssignment> =>
  async ({ db, actor, input, now }) => {
    const row = await selectAssignment(db, actor, input.assignmentId);
    const termId = await currentTermId(db, now);
    const [classes, wordIds] = await Promise.all([selectClasses(db, [row.id], termId), selectWordIds(db, row)]);
    const chosen = input.classId ? classes.find(({ classId }) => classId === input.classId) : classes[0];
    if (input.classId && !chosen) throw notFound('dictionary.error.noClass');
    const words = inOrder(wordIds, await selectByIds(db, wordIds));
    const tonight = startOf(addDays(cityDay(now), 1));
    const members = chosen ? await selectMembers(db, row, chosen.classId, termId, tonight) : [];
    const people = members.map(({ personId }) => personId);
    const [progress, papers, ownWords] = await Promise.all([
      selectProgress(db, row, people),
      selectPapers(db, row, people),
      row.onlyWrong ? selectOwnWords(db, row) : [],
    ]);
    const wordsOf = new Map(ownWords.map(({ personId, wordIds }) => [personId, new Set(wordIds)]));
    const found = await files.findMany(
      db,
      papers.map(({ fileId }) => fileId),
    );
    const results = new Map(progress.map((one) => [`${one.personId} ${one.wordId}`, one]));
    const resultOf = (personId: string, wordId: string) => {
      if (row.onlyWrong && !wordsOf.get(personId)?.has(wordId)) return notAsked;
      const one = results.get(`${personId} ${wordId}`);
      return one ? (one.isLastRight ? (one.isFirstRight ? 2 : 1) : 0) : null;
    };
    const paperOf = (personId: string) => {
      const paper = papers.find((one) => one.personId === personId);
      const file = paper && found.get(paper.fileId);
      if (!paper || !file) return null;
      const address = files.ticketAddress(file, 'view', actor.sessionId);
      return { paperId: paper.id, address, sentAt: paper.sentAt, isChecked: paper.checkedAt !== null };
    };
    return {
      assignmentId: row.id,
      title: row.title,
      language: row.language,
      passPercent: row.passPercent,
      dueAt: row.dueAt,
      now,
      classes,
      classId: chosen?.classId ?? null,
      onlyWrong: row.onlyWrong,
      due: { words: members[0]?.dueToClass ?? 0, people: members.filter(({ due }) => due > 0).length },
      words: words.map(({ id, text }) => ({
        wordId: id,
        text,
        wrong: progress.filter((one) => one.wordId === id && !one.isFirstRight).length,
      })),
      people: members.map(({ personId, name, due }) => {
        const own = progress.filter((one) => one.personId === personId);
        const line = words.map(({ id }) => resultOf(personId, id));
        const right = line.filter((one) => one !== null && one > 0).length;
        const asked = line.filter((one) => one !== notAsked).length;
        return {
          personId,
          name,
          results: line,
          minutes: Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
          isPassed: asked > 0 && (right * 100) / asked >= row.passPercent,
          due,
          lastAt: own.reduce<Date | null>((last, { lastAt }) => (last && last > lastAt ? last : lastAt), null),
          paper: paperOf(personId),
        };
      }),
    };
  };

interface CheckingParts extends EvidenceParts {
  readonly practiceBroadcast: PracticeBroadcast;
}

export const checkPaper =
  (parts: CheckingParts): Handler<typeof api.checkPaper> =>
  async ({ db, actor, input, now }) => {
    const row = await selectAssignment(db, actor, input.assignmentId);
    const student = await selectStudent(db, row, input.personId);
    const wordIds = await selectWordsFor(db, row, student.personId);
    const rows = wordIds.map((wordId) => ({
      id: newId(now.getTime()),
      wordId,
      assignmentId: row.id,
      mode: 'paper' as const,
      skill: 'write' as const,
      grade: input.wrongIds.includes(wordId) ? grades.again : grades.good,
      given: '',
      voiceId: null,
      seconds: 0,
      at: now,
    }));
    await appendReviews(db, student, rows, now, actor.personId);
    await updateChecked(db, row, student.personId, actor.personId, now);
    await reportWords(db, parts, student, wordIds);
    db.afterCommit(() => parts.practiceBroadcast.practised([row.id]));
    return {};
  };

export const listRecordings =
  (files: Files): Handler<typeof api.listRecordings> =>
  async ({ db, actor, input }) => {
    const row = await selectAssignment(db, actor, input.assignmentId);
    const rows = await selectRecordings(db, row, mostRecordings);
    const found = await files.findMany(
      db,
      rows.flatMap(({ voiceId }) => voiceId ?? []),
    );
    return {
      recordings: rows.flatMap(({ id, name, text, voiceId, given, at, markedGrade }) => {
        const file = voiceId && found.get(voiceId);
        if (voiceId && !file) return [];
        const address = file ? files.ticketAddress(file, 'view', actor.sessionId) : null;
        const isRight = markedGrade === null ? null : markedGrade > 1;
        return [{ reviewId: id, name, text, address, sentence: file ? '' : given, at, isRight }];
      }),
    };
  };

export const markRecording =
  (parts: CheckingParts): Handler<typeof api.markRecording> =>
  async ({ db, actor, input, now }) => {
    const { personId, schoolId, wordId, assignmentId, mode } = await selectRecording(db, actor, input.reviewId);
    const row = {
      id: newId(now.getTime()),
      wordId,
      assignmentId,
      mode,
      skill: 'read' as const,
      grade: input.isRight ? grades.good : grades.again,
      given: '',
      voiceId: null,
      seconds: 0,
      at: now,
    };
    await appendReviews(db, { personId, schoolId }, [row], now, actor.personId);
    await reportWords(db, parts, { personId, schoolId }, [wordId]);
    db.afterCommit(() => parts.practiceBroadcast.practised([assignmentId]));
    return {};
  };
