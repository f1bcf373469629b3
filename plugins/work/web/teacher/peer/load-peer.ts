import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { answersOfStudent, correctSheet, peerBoard } from '../../../api';

export const loadPeer = async ({ call, url, signal }: LoaderArgs) => {
  const assignmentId = url.searchParams.get('assignment');
  if (!isId(assignmentId)) return null;
  const board = await call(peerBoard, { assignmentId }, { signal });
  const attemptId = url.searchParams.get('paper');
  const isThere = board.swap?.reviews.some(({ paper }) => paper === attemptId);
  if (!isId(attemptId) || !isThere) return { assignmentId, board, paper: null };
  const [answers, sheet] = await Promise.all([
    call(answersOfStudent, { attemptId, anonymous: false }, { signal }),
    call(correctSheet, { homeworkId: board.homeworkId, assignmentId }, { signal }),
  ]);
  return { assignmentId, board, paper: { attemptId, answers, sheet } };
};

export type Data = NonNullable<Awaited<ReturnType<typeof loadPeer>>>;

export type PeerBoard = Data['board'];

export type OpenPaper = NonNullable<Data['paper']>;
