import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../../api';
import type { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { homeworkDownload } from './download.job';
import { paperOf } from './paper-of';
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
    const { homeworkIds: _, ...wanted } = input;
    return prepareFile(jobs, call, homeworkDownload, { homework, ...wanted });
  };

interface PageParts {
  readonly bank: QuestionBank<Db>;
  readonly papers: QuestionPapers;
}

export const homeworkPages =
  ({ bank, papers }: PageParts): Handler<typeof api.homeworkPages> =>
  async ({ db, actor, input, language }) => {
    const { look, tier } = input;
    const homework = await selectHomework(db, actor, input.homeworkId);
    const wanted = { language, withAnswers: false, ...(tier !== undefined && { tier }) };
    return papers.pages({ ...(await paperOf(db, bank, homework, wanted)), look });
  };
