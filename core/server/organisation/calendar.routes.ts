import type * as api from '../../common/api/organisation';
import type { Handler } from '../call';
import { termsAt } from '../terms/terms';
import { selectGrades, selectSubjects } from './schools.queries';
import { nameIn } from './wire';

export const getDefaultTerm: Handler<typeof api.getDefaultTerm> = async ({ db, now, language }) =>
  (await termsAt(db, now, language))[0] ?? null;

export const listTerms: Handler<typeof api.listTerms> = ({ db, now, language }) => termsAt(db, now, language);

export const listGrades: Handler<typeof api.listGrades> = async ({ db, actor, language }) =>
  (await selectGrades(db, actor.schoolId)).map(({ id, number, stage, name, nameEn }) => ({
    gradeId: id,
    gradeName: nameIn(language, name, nameEn),
    number,
    stage,
  }));

export const listSubjects: Handler<typeof api.listSubjects> = async ({ db, actor, language }) =>
  (await selectSubjects(db, actor.schoolId)).map(({ id, code, name, nameEn }) => ({
    subjectId: id,
    subjectName: nameIn(language, name, nameEn),
    code,
  }));
