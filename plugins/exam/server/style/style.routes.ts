import { conflict, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { selectGrade, selectPaper, selectSubject } from '../papers/papers.queries';
import { documentOf, schoolOf } from '../papers/papers.routes';
import {
  countTemplates,
  deleteOwnTemplate,
  insertTemplate,
  selectStyle,
  selectTemplates,
  upsertStyle,
} from './style.queries';

const mostTemplates = 200;

export const examStyle: Handler<typeof api.examStyle> = async ({ db, actor, input }) =>
  (await selectStyle(db, actor.personId, input)) ?? null;

export const saveExamStyle: Handler<typeof api.saveExamStyle> = async ({ db, actor, input, now }) => {
  await selectGrade(db, input.gradeId);
  await selectSubject(db, input.subjectId);
  await upsertStyle(db, actor.personId, input, input, now);
  return {};
};

export const listTemplates: Handler<typeof api.listTemplates> = ({ db, actor }) => selectTemplates(db, actor);

export const saveTemplate: Handler<typeof api.saveTemplate> = async ({ db, actor, input, now }) => {
  const schoolId = schoolOf(actor);
  const { blocks, sheet } = documentOf(await selectPaper(db, actor, input.paperId));
  if ((await countTemplates(db, schoolId)) >= mostTemplates)
    throw conflict('exam.error.tooManyTemplates', { most: mostTemplates });
  const id = newId(now.getTime());
  await insertTemplate(db, { schoolId, id, title: input.title.trim(), blocks, sheet, madeBy: actor.personId, now });
  return { templateId: id };
};

export const removeTemplate: Handler<typeof api.removeTemplate> = async ({ db, actor, input }) => {
  if ((await deleteOwnTemplate(db, actor, input.templateId)) === 0) throw notFound('exam.error.noTemplate');
  return {};
};
