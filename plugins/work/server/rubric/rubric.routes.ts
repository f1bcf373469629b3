import { conflict, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import { isComposite } from 'edutech/plugins/questions/kit/common/types/question-types';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import { keepsNumbers, withRubric } from '../../model/rubric/rubric';
import { lockOwnHomework, upsertItemKeys } from '../homework/homework.queries';
import { loadItems, loadKeys } from '../homework/sheet';
import { keepFilesOfKeys } from '../homework/shown-files';
import type { MarkBroadcast } from '../marking/mark-broadcast';
import { countGiven, insertRubricChange, selectAssignmentIds } from './rubric.queries';

interface Parts {
  readonly audit: Audit;
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly markBroadcast: MarkBroadcast;
}

export const setRubric =
  ({ audit, bank, files, markBroadcast }: Parts): Handler<typeof api.setRubric> =>
  async ({ db, actor, input, now, client }) => {
    const { itemId, part, steps } = input;
    const homework = await lockOwnHomework(db, actor, input.homeworkId);
    const items = await loadItems(db, bank, homework);
    const item = items.find(({ id }) => id === itemId);
    const parts = item ? answeredParts(item.body).length : 0;
    if (!item || part >= parts) throw notFound('work.error.noItem');
    const key = (await loadKeys(db, bank, homework, [item])).get(itemId)?.key ?? {};
    const before = partKeys(key, parts)[part]?.rubric ?? [];
    if (before.length !== input.known) throw conflict('work.error.rubricChanged');
    const next = withRubric(key, { part, parts, isComposite: isComposite(item.body.type) }, steps);
    const by = { personId: actor.personId, now };
    await keepFilesOfKeys(db, { bank, files }, homework, [next], actor.personId);
    if (!homework.publishedAt) {
      await upsertItemKeys(db, homework, [{ itemId, key: next }], by);
      return { again: 0 };
    }
    if (!keepsNumbers(before, steps)) throw wrongField('steps', 'work.error.rubricShorter');
    await upsertItemKeys(db, homework, [{ itemId, key: next }], by);
    await insertRubricChange(db, homework, { id: newId(now.getTime()), itemId, part, before, after: steps }, by);
    const again = await countGiven(db, homework, itemId, part);
    await audit.record(db, actor, {
      act: 'work.rubric',
      objectKind: 'homework',
      objectId: homework.id,
      schoolId: homework.schoolId,
      facts: { title: homework.title, item: items.indexOf(item) + 1, steps: steps.length, again },
      address: client.address,
    });
    const classes = await selectAssignmentIds(db, homework);
    db.afterCommit(() => {
      for (const { id } of classes) markBroadcast.send(id, { kind: 'rubric', by: actor.personId, itemId });
    });
    return { again };
  };
