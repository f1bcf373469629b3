import { conflict, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api';
import { isEditable } from '../../model/paper/states';
import { routes } from '../../routes';
import {
  lockOwnPaper,
  lockWorkedPaper,
  selectOwnPaper,
  selectWorkedPaper,
  type StoredPaper,
} from '../papers/papers.queries';
import { noteAct } from '../states/states.routes';
import type { PaperBroadcast } from './paper-broadcast';
import {
  deleteMember,
  insertMembers,
  mostMembers,
  selectColleagues,
  selectInvitable,
  selectMembers,
} from './team.queries';

interface Parts {
  readonly audit: Audit;
  readonly notifications: Notifications;
  readonly paperBroadcast: PaperBroadcast;
}

export const invitedMatter: NotificationMatter = {
  id: 'exam.together',
  title: 'exam.matter.together',
  keys: ['exam.notice.invited'],
  types: ['teacher'],
};

/** What the bell of a member tells of a paper. */
export const threadOf = ({ schoolId, id }: Pick<StoredPaper, 'schoolId' | 'id'>, personId: Id) => ({
  schoolId,
  area: 'exam',
  thread: `exam/paper/${id}/${personId}`,
});

const teamOf = async (db: Db, actor: SignedIn, paper: StoredPaper) => ({
  owner: { personId: paper.ownerId, name: paper.owner },
  members: await selectMembers(db, paper),
  isOwn: paper.ownerId === actor.personId,
});

export const paperTeam: Handler<typeof api.paperTeam> = async ({ db, actor, input }) =>
  teamOf(db, actor, await selectWorkedPaper(db, actor, input.paperId));

export const paperColleagues: Handler<typeof api.paperColleagues> = async ({ db, actor, input, now }) => {
  const paper = await selectOwnPaper(db, actor, input.paperId);
  return selectColleagues(db, paper, await currentTermId(db, now), input.q?.trim() ?? '');
};

export const inviteColleagues =
  ({ audit, notifications, paperBroadcast }: Parts): Handler<typeof api.inviteColleagues> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const paper = await lockOwnPaper(db, actor, input.paperId);
    if (!isEditable(paper.state)) throw conflict('exam.error.notDraft');
    // who works on it already is invited once
    const wanted = input.personIds.filter((one) => !paper.memberIds.includes(one));
    const people = await selectInvitable(db, paper, await currentTermId(db, now), wanted);
    if (people.length < wanted.length || paper.memberIds.length + people.length > mostMembers)
      throw wrongField('personIds', 'exam.error.wrongMembers');
    const personIds = people.map(({ personId }) => personId);
    await insertMembers(db, paper, personIds, now);
    const path = routes.create.to({ id: paper.id });
    const said = { key: 'exam.notice.invited', params: { name: actor.name, title: paper.title }, at: now };
    for (const { personId, name } of people) {
      const told = { ...threadOf(paper, personId), people: [{ personId, path }], ...said };
      await notifications.notify(db, told, now);
      await noteAct(audit, call, paper, 'invite', { person: name });
    }
    const memberIds = [...paper.memberIds, ...personIds];
    paperBroadcast.later(db, { id: paper.id, memberIds }, { kind: 'beside' });
    return teamOf(db, actor, paper);
  };

export const leavePaper =
  ({ audit, notifications, paperBroadcast }: Parts): Handler<typeof api.leavePaper> =>
  async (call) => {
    const { db, actor, input } = call;
    const paper = await lockWorkedPaper(db, actor, input.paperId);
    refuseStranger(paper, actor, input.personId);
    const [gone] = (await selectMembers(db, paper)).filter(({ personId }) => personId === input.personId);
    const removed = (await deleteMember(db, paper, input.personId)) > 0;
    if (gone) await noteAct(audit, call, paper, 'leave', { person: gone.name });
    await notifications.withdraw(db, [threadOf(paper, input.personId)]);
    paperBroadcast.later(db, paper, { kind: 'beside' });
    return { removed };
  };

/** Only the owner takes others off. */
function refuseStranger({ ownerId }: StoredPaper, { personId }: SignedIn, leaving: Id): void {
  if (personId !== ownerId && personId !== leaving) throw notFound('exam.error.noPaper');
}
