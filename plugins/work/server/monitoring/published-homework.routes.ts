import { conflict, notFound } from 'edutech/core/common/errors';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { submitOnPaper } from '../../model/answering/attempt';
import { selectAnswers } from '../answering/answers.queries';
import { submitForClass } from '../answering/submit-attempts';
import type { ResultListeners } from '../answering/report-results';
import { filesOfBodies, itemOnWire, loadItems, mediaOf } from '../homework/sheet';
import { lockAssignments, selectAssignment } from '../publishing/assignments.queries';
import { selectAssignmentsOf } from '../publishing/published.queries';
import { publishedOnWire } from '../publishing/published.routes';
import type { MonitorBroadcast } from './monitor-broadcast';
import { lockAttempts, selectMonitored } from './monitor.queries';
import { selectPublishedOne } from './published-homework.queries';

/** Services of published homework. */
export interface PublishedParts extends ResultListeners {
  readonly audit: Audit;
  readonly files: Files;
  readonly monitorBroadcast: MonitorBroadcast;
  readonly texts: Texts;
}

export const publishedHomework: Handler<typeof api.publishedHomework> = async ({ db, actor, input, now, language }) => {
  const row = await selectPublishedOne(db, actor, input.homeworkId, language);
  const classes = await selectAssignmentsOf(db, actor, [row.id]);
  return { ...publishedOnWire(row, classes, now)!, appeals: row.appeals };
};

export const watchStudent =
  ({ bank, files }: PublishedParts): Handler<typeof api.watchStudent> =>
  async ({ db, actor, input }) => {
    const assignment = await selectAssignment(db, actor, input.assignmentId);
    const one = (await selectMonitored(db, assignment)).find(({ id }) => id === input.attemptId);
    if (!one) throw notFound('work.error.noAttempt');
    const homework = { schoolId: assignment.schoolId, id: assignment.homeworkId };
    const [items, answers] = await Promise.all([
      loadItems(db, bank, homework, one.tier),
      selectAnswers(db, assignment.schoolId, [one.id]),
    ]);
    // the current answer to each part, of its latest round
    const latest = new Map(answers.toReversed().map((answer) => [`${answer.itemId}/${answer.part}`, answer]));
    const shown = [
      ...filesOfBodies(items.map(({ body }) => body)),
      ...answers.flatMap(({ answer }) => filesOfAnswer(answer)),
    ];
    return {
      items: items.map(itemOnWire),
      answers: [...latest.values()].map(({ itemId, part, answer, writtenAt }) => ({
        itemId,
        part,
        answer,
        written: writtenAt.toISOString(),
      })),
      media: await mediaOf({ files }, db, [...new Set(shown)], actor.sessionId),
    };
  };

export const handInOnPaper =
  ({
    acts,
    audit,
    bank,
    evidence,
    monitorBroadcast,
    notices,
    wrong,
  }: PublishedParts): Handler<typeof api.handInOnPaper> =>
  async ({ db, actor, input, now, client }) => {
    const [assignment] = await lockAssignments(db, actor, [input.assignmentId]);
    if (!assignment) throw notFound('work.error.noAssignment');
    if (assignment.withdrawnAt) throw conflict('work.error.withdrawn');
    const rows = await lockAttempts(db, assignment, input.attemptIds);
    if (rows.length < input.attemptIds.length) throw notFound('work.error.noAttempt');
    const submitted = rows.map((attempt) => ({
      attempt,
      status: submitOnPaper(attempt, assignment, now),
      seconds: null,
      isOnPaper: true,
    }));
    const { schoolId, homeworkId, id: assignmentId } = assignment;
    await submitForClass(
      db,
      { acts, bank, evidence, notices, wrong },
      { schoolId, homeworkId, assignmentId },
      submitted,
      now,
    );
    await audit.record(db, actor, {
      act: 'work.onPaper',
      objectKind: 'classHomework',
      objectId: assignment.id,
      schoolId,
      facts: { title: assignment.title, class: assignment.className, students: rows.length },
      address: client.address,
    });
    db.afterCommit(() => monitorBroadcast.send(assignment.id, input.attemptIds));
    return { count: rows.length };
  };

export const exportMonitor =
  ({ files, texts }: PublishedParts): Handler<typeof api.exportMonitor> =>
  async ({ db, actor, input, language }) => {
    const assignment = await selectAssignment(db, actor, input.assignmentId);
    const people = await selectMonitored(db, assignment);
    const say = (key: string) => texts.say(language, `work.board.${key}`);
    const minute = (moment: Date | null) => (moment ? cityMinute(moment) : '');
    const name = `${assignment.className} ${assignment.title}`;
    return sheetFile(db, files, actor, name, [
      {
        name: say('sheet'),
        columns: [
          { title: say('seat'), width: 8 },
          { title: say('name') },
          { title: say('state'), width: 12 },
          { title: say('late'), width: 8 },
          { title: say('answered'), width: 10 },
          { title: say('opened'), width: 18 },
          { title: say('submitted'), width: 18 },
          { title: say('points'), width: 8 },
          { title: say('of'), width: 8 },
        ],
        rows: people.map((row) => [
          row.seat || null,
          row.name,
          say(`state.${row.state}`),
          row.isLate ? say('isLate') : '',
          row.answered,
          minute(row.openedAt),
          minute(row.submittedAt),
          row.points,
          row.of,
        ]),
      },
    ]);
  };
