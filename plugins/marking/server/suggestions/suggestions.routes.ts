import { AppError, conflict, wireCodes } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Assistant } from 'edutech/plugins/assistant/api';
import type * as api from '../../api';
import { keyOfPart } from '../../model/marks/keys';
import { agreementWith, differing, groupsOf, sampleSize } from '../../model/suggestions/agreement';
import { selectLedProject } from '../projects/projects.queries';
import { selectQuestion, selectQuestions } from '../projects/questions.queries';
import { suggestJob } from './suggest.job';
import { deleteSkipped, insertAsking, selectAskings, selectCompared } from './suggestions.queries';

export const listSuggestions =
  ({ assistant }: { readonly assistant: Assistant }): Handler<typeof api.listSuggestions> =>
  async ({ db, actor, input }) => {
    const project = await selectLedProject(db, actor, input.projectId);
    if (!assistant.isAvailable(project.schoolId)) return { isAvailable: false, questions: [] };
    const askings = new Map((await selectAskings(db, project, sampleSize)).map((one) => [keyOfPart(one), one]));
    const compared = Map.groupBy(await selectCompared(db, project), keyOfPart);
    const questions = (await selectQuestions(db, project)).map((question) => {
      const { itemId, part, label, points, limit } = question;
      const rows = compared.get(keyOfPart(question)) ?? [];
      const asking = askings.get(keyOfPart(question));
      const agreement = agreementWith(rows, limit);
      const shown = agreement.isTrusted ? rows : [];
      return {
        itemId,
        part,
        label,
        points,
        state: asking?.state ?? ('none' as const),
        reason: asking?.reason ?? null,
        sample: asking?.sample ?? 0,
        suggested: asking?.suggested ?? 0,
        skipped: asking?.skipped ?? 0,
        ...agreement,
        differing: differing(shown, limit),
        groups: groupsOf(shown).map((group) => ({ ...group, answers: [...group.answers] })),
      };
    });
    return { isAvailable: true, questions };
  };

export const askSuggestions =
  ({ assistant, jobs }: { readonly assistant: Assistant; readonly jobs: Jobs }): Handler<typeof api.askSuggestions> =>
  async ({ db, actor, input, now }) => {
    const project = await selectLedProject(db, actor, input.projectId);
    if (!assistant.isAvailable(project.schoolId)) throw new AppError('assistant.error.off', wireCodes.notFound);
    if (project.state === 'released') throw conflict('marking.error.released');
    const { schoolId, projectId, itemId, part } = await selectQuestion(db, project, input);
    const question = { schoolId, projectId, itemId, part };
    await deleteSkipped(db, question);
    if ((await insertAsking(db, question, actor.personId, now)) === 0) return {};
    await jobs.add(
      db,
      suggestJob,
      { ...question, personId: actor.personId },
      { once: `${projectId} ${keyOfPart(question)}`, owner: actor, by: actor.personId },
    );
    return {};
  };
