import { sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Trash, TrashJob } from 'edutech/plugins/library/kit/server/empty-trash.job';
import { deleteLongRemoved, selectExplanationFiles } from '../explanations/explanations.queries';
import { tables } from '../library-tables';
import { selectOwnFiles } from '../saving/question-files.queries';

/** What is removed with questions: pictures that nothing else shows, and explanations. */
const trash: Trash = {
  tables,
  filesOf: async (db, questions) => {
    const ids = questions.map(({ id }) => id);
    return [...(await selectOwnFiles(db, ids)), ...(await selectExplanationFiles(db, ids))];
  },
};

/** What homework holds stays: it is read there. Explanations have a trash of their own. */
export const questionTrash = (files: Files): TrashJob => ({
  ...trash,
  name: 'questions.emptyTrash',
  schedule: '41 3 * * *',
  unless: sql`exists (select from questions.use u where u.question_id = i.id)
    or exists (select from questions.result r where r.question_id = i.id)`,
  first: async (db, before) => {
    for (const fileId of await deleteLongRemoved(db, before)) await files.remove(db, fileId);
  },
});
