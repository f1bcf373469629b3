import type { Handler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../../api';
import { homeworkDownload } from './download.job';
import { type HomeworkKey, selectHomework } from '../homework.queries';

export const downloadHomework =
  ({ jobs }: { readonly jobs: Jobs }): Handler<typeof api.downloadHomework> =>
  async (call) => {
    const { db, actor, input } = call;
    const homework: HomeworkKey[] = [];
    for (const homeworkId of input.homeworkIds) {
      const { schoolId, id } = await selectHomework(db, actor, homeworkId);
      homework.push({ schoolId, id });
    }
    const { format, withAnswers } = input;
    return prepareFile(jobs, call, homeworkDownload, { homework, format, withAnswers });
  };
