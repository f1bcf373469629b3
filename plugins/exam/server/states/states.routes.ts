import { conflict, invalid } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type * as api from '../../api';
import { itemsOf, type PaperDocument } from '../../model/paper/document';
import { type PaperAct, paperSources, type PaperState, stateAfter } from '../../model/paper/states';
import { lockOwnPaper, lockWaiting, selectPaper, type StoredPaper } from '../papers/papers.queries';
import { documentOf } from '../papers/papers.routes';
import { refuseUnfair } from '../papers/refuse-unfair';
import { versionsOf } from '../papers/validate-paper';
import type { PaperBroadcast } from '../together/paper-broadcast';
import { updateStanding } from './states.queries';

/** Services of a paper's way. */
export interface StateParts {
  readonly audit: Audit;
  readonly bank: QuestionBank<Db>;
  readonly paperBroadcast: PaperBroadcast;
}

type Acting = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now' | 'client'>;

/** The state that an act leads to; 409 `exam.error.wrongState` where the paper does not stand so. */
export function nextState<Act extends PaperAct>({ state }: Pick<StoredPaper, 'state'>, act: Act): PaperState {
  const next = stateAfter(state, act);
  if (!next) throw conflict('exam.error.wrongState');
  return next;
}

/** Records what somebody has done with a paper. */
export const noteAct = (
  audit: Audit,
  { db, actor, client }: Acting,
  { id, schoolId, title }: Pick<StoredPaper, 'id' | 'schoolId' | 'title'>,
  step: string,
  facts: Readonly<Record<string, string | number>> = {},
): Promise<void> =>
  audit.record(db, actor, {
    act: `exam.${step}`,
    objectKind: 'paper',
    objectId: id,
    schoolId,
    facts: { title, ...facts },
    address: client.address,
  });

/** Only open papers count as uses: while one is written or sealed, the bank tells nobody what is on it. */
export const noteUses = (
  bank: QuestionBank<Db>,
  { db, now }: Pick<Acting, 'db' | 'now'>,
  { id: thingId, schoolId, ownerId: personId }: Pick<StoredPaper, 'id' | 'schoolId' | 'ownerId'>,
  document: PaperDocument,
): Promise<void> =>
  bank.noteUses(
    db,
    versionsOf(document).map((one) => ({ ...one, plugin: 'exam', thingId, schoolId, personId, at: now })),
  );

/** Of an empty paper, or of a choice that is not fair, nothing is made. */
export function refuseEmpty(document: PaperDocument): void {
  if (itemsOf(document).length === 0) throw invalid('exam.error.empty');
  refuseUnfair(document);
}

export const submitPaper =
  ({ audit, paperBroadcast }: StateParts): Handler<typeof api.submitPaper> =>
  async (call) => {
    const { db, actor, input } = call;
    const paper = await lockOwnPaper(db, actor, input.paperId);
    nextState(paper, 'submit');
    refuseEmpty(documentOf(paper));
    await updateStanding(db, paper, { state: 'audit', source: paperSources.personal, wanted: input.wanted });
    await noteAct(audit, call, paper, 'submit', { wanted: input.wanted });
    paperBroadcast.later(db, paper, { kind: 'beside' });
    return { state: 'audit' as const };
  };

export const returnPaper =
  ({ audit }: StateParts): Handler<typeof api.returnPaper> =>
  async (call) => {
    const { db, actor, input } = call;
    const paper = await lockWaiting(db, actor, input.paperId);
    const reason = input.reason.trim();
    await updateStanding(db, paper, { state: 'draft', source: paperSources.personal, reason });
    await noteAct(audit, call, paper, 'return', { reason });
    return { state: 'draft' as const };
  };

export const publishPaper =
  ({ audit, bank, paperBroadcast }: StateParts): Handler<typeof api.publishPaper> =>
  async (call) => {
    const { db, actor, input } = call;
    const { ownerId } = await selectPaper(db, actor, input.paperId);
    const isOwn = ownerId === actor.personId;
    const paper = await (isOwn ? lockOwnPaper : lockWaiting)(db, actor, input.paperId);
    nextState(paper, 'publish');
    // four eyes: what is to be shared is let through by somebody else
    if (isOwn && paper.state !== 'draft') throw conflict('exam.error.wrongState');
    const document = documentOf(paper);
    refuseEmpty(document);
    const source = isOwn ? paperSources.personal : (paper.wanted ?? paperSources.personal);
    await updateStanding(db, paper, { state: 'published', source });
    await noteUses(bank, call, paper, document);
    await noteAct(audit, call, paper, 'publish', { source });
    paperBroadcast.later(db, paper, { kind: 'beside' });
    return { state: 'published' as const };
  };

export const withdrawPaper =
  ({ audit }: StateParts): Handler<typeof api.withdrawPaper> =>
  async (call) => {
    const { db, actor, input } = call;
    const paper = await lockOwnPaper(db, actor, input.paperId);
    // what is sealed opens by the two people only
    if (paper.state === 'secret') throw conflict('exam.error.wrongState');
    nextState(paper, paper.state === 'audit' ? 'return' : 'withdraw');
    await updateStanding(db, paper, { state: 'draft', source: paperSources.personal });
    await noteAct(audit, call, paper, 'withdraw');
    return { state: 'draft' as const };
  };
