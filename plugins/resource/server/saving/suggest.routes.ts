import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { guess } from '../../model/guessing/guess';
import { selectKnownGrades, selectKnownSubjects } from './suggest.queries';

/** A first filling of the form for files that were just chosen. */
export const suggestValues: Handler<typeof api.suggestValues> = async ({ db, input }) => {
  const [subjects, grades] = await Promise.all([selectKnownSubjects(db), selectKnownGrades(db)]);
  const idOfGrade = new Map(grades.map(({ id, number }) => [number, id]));
  return input.paths.map((path) => {
    const { grade, stage, subjectId, term, ...rest } = guess(path, subjects);
    const gradeId = grade === undefined ? undefined : idOfGrade.get(grade);
    return {
      ...rest,
      chapters: [...rest.chapters],
      keywords: [...rest.keywords],
      ...(stage && { stageId: stage }),
      ...(subjectId && { subjectId }),
      ...(gradeId && { gradeId }),
      ...(term && { term }),
    };
  });
};
