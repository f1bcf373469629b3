import { answerInWords } from 'edutech/plugins/questions/kit/common/answer-in-words';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { namesOf, type Parts } from '../present-entries';
import { selectClassQuestions, selectTaught, selectWrongAnswers } from './class.queries';

/** Rows of a workbook. */
const mostRows = 500;
const longestStem = 200;

const stemOf = (body: QuestionBody | undefined) =>
  body
    ? textOf(body.stem as Content)
        .replaceAll(/\s+/g, ' ')
        .slice(0, longestStem)
    : '';

export const exportClass =
  ({ bank, files, textbooks }: Parts, audit: Audit, texts: Texts): Handler<typeof api.exportClass> =>
  async ({ db, actor, input, now, language, client }) => {
    const taught = await selectTaught(db, actor, input);
    const rows = await selectClassQuestions(db, taught, input, { now, limit: mostRows, offset: 0 });
    const [bodies, answers, names] = await Promise.all([
      bank.bodies(db, rows),
      selectWrongAnswers(
        db,
        taught,
        rows.map(({ questionId }) => questionId),
      ),
      namesOf(
        db,
        textbooks,
        rows.flatMap(({ pointIds }) => pointIds),
        language,
      ),
    ]);
    const say = (key: string) => texts.say(language, `wrong.sheet.${key}`);
    const numbers = new Map(rows.map(({ questionId }, index) => [questionId, index + 1]));
    const questions = {
      name: say('questions'),
      columns: [
        { title: say('number'), width: 6 },
        { title: say('question'), width: 60 },
        { title: say('knowledge'), width: 24 },
        { title: say('answered'), width: 10 },
        { title: say('wrong'), width: 10 },
        { title: say('rate'), width: 10 },
        { title: say('last'), width: 18 },
      ],
      rows: rows.map((row, index) => [
        index + 1,
        stemOf(bodies.get(versionKey(row))),
        names(row.pointIds)
          .map(({ knowName }) => knowName)
          .join('、'),
        row.answered,
        row.wrong,
        `${((100 * row.wrong) / row.answered).toFixed(1)}%`,
        cityMinute(row.lastAt),
      ]),
    };
    const people = {
      name: say('people'),
      columns: [
        { title: say('number'), width: 6 },
        { title: say('name') },
        { title: say('answer'), width: 40 },
        { title: say('reason') },
      ],
      rows: answers
        .toSorted((a, b) => numbers.get(a.questionId)! - numbers.get(b.questionId)!)
        .map(({ questionId, name, answer, reason }) => [
          numbers.get(questionId)!,
          name,
          isBlankAnswer(answer) ? say('blank') : answerInWords(answer) || say('notInWords'),
          reason ? texts.say(language, `wrong.reason.${reason}`) : '',
        ]),
    };
    const name = texts.say(language, 'wrong.sheet.file', { class: taught.className });
    await audit.record(db, actor, {
      act: 'wrong.export',
      objectKind: 'class',
      objectId: taught.classId,
      schoolId: taught.schoolId,
      facts: { questions: rows.length },
      address: client.address,
    });
    return sheetFile(db, files, actor, name, [questions, people]);
  };
