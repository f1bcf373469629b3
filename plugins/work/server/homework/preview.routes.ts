import { notFound } from 'edutech/core/common/errors';
import { filesOfAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { selectHomework, selectHomeworkFiles } from './homework.queries';
import { selectOptionalFileAnswer } from './preview.queries';
import { type FileParts, shownFiles } from './shown-files';

export const lookAtFile =
  (parts: FileParts): Handler<typeof api.lookAtFile> =>
  async ({ db, actor, input }) => {
    const homework = await selectHomework(db, actor, input.homeworkId);
    const own = (await selectHomeworkFiles(db, homework)).map(({ fileId }) => fileId);
    const itsFileId = input.fileId ?? own[0];
    if (itsFileId === undefined) throw notFound('core.files.notFound');
    const handed = own.includes(itsFileId) ? undefined : await selectOptionalFileAnswer(db, actor, homework, itsFileId);
    if (!own.includes(itsFileId) && !handed) throw notFound('core.files.notFound');
    const wanted = handed ? filesOfAnswer(handed.answer) : own;
    const media = new Map((await shownFiles(db, parts, wanted, actor.sessionId)).map((file) => [file.fileId, file]));
    return {
      homeworkId: homework.id,
      title: homework.title,
      fileId: itsFileId,
      files: wanted.flatMap((id) => media.get(id) ?? []),
      student: handed
        ? {
            attemptId: handed.attemptId,
            name: handed.name,
            itemId: handed.itemId,
            number: handed.number,
            submitted: handed.submittedAt?.toISOString() ?? null,
          }
        : null,
    };
  };
