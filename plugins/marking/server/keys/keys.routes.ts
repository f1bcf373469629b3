import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { ExamKey, ExamResults } from 'edutech/plugins/exam/api';
import { filesOfBody, filesOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import type * as api from '../../api';
import { addressesOf, type MediaParts } from '../marks/sheets-to-mark';
import { lockLedProject, selectLedProject } from '../projects/projects.queries';

interface KeysParts extends MediaParts {
  readonly results: ExamResults<Db, SignedIn>;
}

export const keyedQuestions =
  (parts: KeysParts): Handler<typeof api.keyedQuestions> =>
  async ({ db, actor, input }) => {
    const project = await selectLedProject(db, actor, input.projectId);
    const { outline, ...exam } = await parts.results.exam(db, actor, project.examId);
    const keyed = await parts.results.keyed(db, exam);
    const labels = new Map(
      outline.sections.flatMap(({ items }) => items.toReversed().map(({ itemId, label }) => [itemId, label] as const)),
    );
    const labelOf = (itemId: string) => labels.get(itemId) ?? '';
    const files = keyed.flatMap(({ body, key }) => [...filesOfBody(body), ...filesOfKey(key)]);
    const addresses = await addressesOf(parts, actor, files);
    const changes = await parts.results.keyChanges(db, exam);
    return {
      questions: keyed.map((one) => ({ ...one, label: labelOf(one.itemId) })),
      media: [...addresses].map(([fileId, address]) => ({ fileId, address })),
      changes: changes.map((one) => ({ ...one, label: labelOf(one.itemId) })),
    };
  };

const examOf = ({ schoolId, examId }: ExamKey): ExamKey => ({ schoolId, examId });

export const previewKey =
  ({ results }: KeysParts): Handler<typeof api.previewKey> =>
  async ({ db, actor, input }) => {
    const project = await selectLedProject(db, actor, input.projectId);
    const { changes, ...rest } = await results.previewKey(db, examOf(project), input);
    return { ...rest, changes: [...changes] };
  };

export const changeKey =
  ({ results }: KeysParts): Handler<typeof api.changeKey> =>
  async ({ db, actor, input, now, client }) => {
    const project = await lockLedProject(db, actor, input.projectId);
    const { itemId, key } = input;
    const exam = { ...examOf(project), title: project.title };
    return results.changeKey(db, actor, exam, { itemId, key, now, address: client.address });
  };
