import { conflict, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { mostListed } from '../../model/limits';
import {
  countFaults,
  insertFault,
  lockFault,
  lockOpenFault,
  selectFaults,
  updateClosed,
  updateFault,
} from './faults.queries';

export const reportFault: Handler<typeof api.reportFault> = async ({ db, actor, input, now }) => {
  const { id: questionId, version, kind } = input;
  const text = input.text.trim();
  const open = await lockOpenFault(db, questionId, actor.personId);
  if (open) {
    await updateFault(db, open.id, { version, kind, text }, now);
    return { faultId: open.id };
  }
  const faultId = await insertFault(db, { id: newId(now.getTime()), questionId, version, kind, text }, actor, now);
  if (!faultId) throw notFound('questions.error.notFound');
  return { faultId };
};

export const listFaults: Handler<typeof api.listFaults> = async ({ db, actor, input }) => {
  const { space, page, pageLine } = input;
  const offset = (page - 1) * pageLine;
  const limit = Math.max(0, Math.min(pageLine, mostListed - offset));
  const [rows, total] = await Promise.all([
    selectFaults(db, space, actor.personId, { offset, limit }),
    countFaults(db, space, actor.personId, mostListed),
  ]);
  return {
    data: rows.map(({ time, ...row }) => ({ ...row, time: time.toISOString() })),
    pageData: { cur: page, line: pageLine, total },
  };
};

export const closeFault: Handler<typeof api.closeFault> = async ({ db, actor, input, now }) => {
  const fault = await lockFault(db, input.faultId, actor.personId);
  if (fault.state !== 'open') throw conflict('questions.error.faultClosed');
  await updateClosed(db, fault.id, { state: input.state, answer: input.answer.trim(), by: actor.personId }, now);
  return {};
};
