import { notFound } from 'edutech/core/common/errors';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Handler } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import { selectHomework, selectHomeworkFiles } from './homework.queries';
import { selectOptionalHandingAnswer } from './looking.queries';
import { type FileParts, shownFiles } from './shown-files';

export const lookAtFile =
  (parts: FileParts): Handler<typeof api.lookAtFile> =>
  async ({ db, actor, input }) => {
    const homework = await selectHomework(db, actor, input.homeworkid);
    const own = (await selectHomeworkFiles(db, homework)).map(({ fileId }) => fileId);
    const fileid = input.fileid ?? own[0];
    if (fileid === undefined) throw notFound('core.files.notFound');
    const handed = own.includes(fileid) ? undefined : await selectOptionalHandingAnswer(db, actor, homework, fileid);
    if (!own.includes(fileid) && !handed) throw notFound('core.files.notFound');
    const wanted = handed ? filesOfAnswer(handed.answer) : own;
    const media = new Map((await shownFiles(db, parts, wanted, actor.sessionId)).map((file) => [file.fileid, file]));
    return {
      homeworkid: homework.id,
      title: homework.title,
      fileid,
      files: wanted.flatMap((id) => media.get(id) ?? []),
      pupil: handed
        ? {
            attemptid: handed.attemptId,
            name: handed.name,
            itemid: handed.itemId,
            number: handed.number,
            submitted: handed.submittedAt?.toISOString() ?? null,
          }
        : null,
    };
  };
