import { forbidden, invalid } from 'edutech/core/common/errors';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api';
import { itemsOf } from '../../model/paper/document';
import { keyReaders } from '../../model/people';
import { notePrinted } from '../log/print-log';
import { selectPaper } from '../papers/papers.queries';
import { documentOf } from '../papers/papers.routes';
import { paperDownload } from './download.job';

interface Parts {
  readonly audit: Audit;
  readonly jobs: Jobs;
}

/** Every file that leaves is recorded in the transaction in which it is asked for. */
export const downloadPaper =
  ({ audit, jobs }: Parts): Handler<typeof api.downloadPaper> =>
  async (call) => {
    const { db, actor, input } = call;
    const { paperId, kind, format, version = 'A' } = input;
    if ((kind === 'teacher' || kind === 'answers') && !isAllowed(keyReaders, actor)) throw forbidden();
    const paper = await selectPaper(db, actor, paperId);
    if (itemsOf(documentOf(paper)).length === 0) throw invalid('exam.error.empty');
    await notePrinted(audit, call, paper, { act: 'print', kind, format: kind === 'table' ? 'xlsx' : format, version });
    const { schoolId, id } = paper;
    const { paperId: _id, ...wanted } = input;
    return prepareFile(jobs, call, paperDownload, { ...wanted, schoolId, id });
  };
