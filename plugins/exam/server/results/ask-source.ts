import { asSystem } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { AskSource } from 'edutech/plugins/coach/api';
import { itemsOf } from '../../model/paper/document';
import { area } from './report-results';
import { selectOwnReleased, selectReleased } from './results.queries';

const system = asSystem('questions of a released exam, for a student who sat it');

/** Students ask about the questions of an exam once its results are released. */
export const askSource = (database: Database): AskSource<Db> => ({
  area,
  items: async (db, personId, examId) => {
    const own = (await selectOwnReleased(db, personId)).find((exam) => exam.examId === examId);
    const exam = own && (await database.read(system, (part) => selectReleased(part, own)));
    if (!exam?.document) return [];
    return itemsOf(exam.document).map(({ id, questionId, version }, at) => ({
      partId: id,
      subjectId: exam.subjectId,
      title: exam.title,
      number: at + 1,
      question: { questionId, version },
      words: '',
      pictures: [],
    }));
  },
});
