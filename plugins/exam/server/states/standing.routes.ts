import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import type { PaperStanding } from '../../api/states';
import { stateAfter } from '../../model/paper/states';
import { selectSealing, type SealingRow } from '../sealing/sealing.queries';
import { selectStanding, type StandingRow } from './states.queries';

export const paperStanding: Handler<typeof api.paperStanding> = async ({ db, actor, input, language }) => {
  const row = await selectStanding(db, actor, language, input.paperId);
  // other schools' people see no sealing, and a school's own only what concerns them
  const sealing = row.isOwn || row.isOpened ? await selectSealing(db, row) : undefined;
  return {
    ...row,
    paperId: row.id,
    sealing: sealing ? onWire(sealing) : null,
    may: rightsOn(row, sealing, actor.personId),
  };
};

const onWire = (row: SealingRow) => ({
  releasesAt: row.releasesAt,
  releasers: [
    { personId: row.firstId, name: row.first, confirmed: row.firstAt },
    { personId: row.secondId, name: row.second, confirmed: row.secondAt },
  ],
});

function rightsOn(row: StandingRow, sealing: SealingRow | undefined, personId: string): PaperStanding['may'] {
  const { isInvited, isOwn, isRemoved, isReviewed, isShared, state } = row;
  const mayAsOwner = (is: boolean) => isOwn && !isRemoved && is;
  const isOpen = (one: 'firstId' | 'secondId', at: 'firstAt' | 'secondAt') =>
    sealing !== undefined && sealing[one] === personId && sealing[at] === null;
  return {
    // the two who opened it do not read it for that
    read: state !== 'secret' && !isRemoved && (isOwn || isInvited || isReviewed || isShared),
    edit: !isRemoved && (isOwn || isInvited) && state === 'draft',
    submit: mayAsOwner(stateAfter(state, 'submit') !== null),
    publish: mayAsOwner(state === 'draft'),
    review: isReviewed,
    withdraw: mayAsOwner(state === 'audit' || state === 'published'),
    seal: mayAsOwner(stateAfter(state, 'seal') !== null),
    release: state === 'secret' && (isOpen('firstId', 'firstAt') || isOpen('secondId', 'secondAt')),
    remove: mayAsOwner(state !== 'secret'),
  };
}
