import type { Id } from 'edutech/core/common/ids';
import { type HomeworkKind, homeworkKinds } from './homework';

// Addresses of the pages of homework, for teachers and pupils, in pages and in what people are told: nobody else writes them down.

const address = (path: string, wanted: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const workListAddress = '/work/list';
/** The sheet: a new one, or a draft. */
export const composeAddress = (homeworkId?: Id): string => address('/work/create', { id: homeworkId });
/** The sheet with its publishing open, or a page for narrow screens. */
export const publishAddress = (homeworkId: Id): string => address('/work/publish', { id: homeworkId });
/** A published homework as it stands, and what it came to. */
export const viewAddress = (homeworkId: Id, assignmentId?: Id): string =>
  address('/work/view', { id: homeworkId, assignment: assignmentId });
/** A class at work. */
export const monitorAddress = (assignmentId: Id): string => address('/work/monitor', { assignment: assignmentId });
/** Answer card of an attachment. */
export const answerCardAddress = (homeworkId: Id): string => address('/work/result', { id: homeworkId });
/** Correcting by person, by question and by several questions: one homework, one class of it or all that one looks after. */
export const byPersonAddress = (homeworkId: Id, assignmentId?: Id, attemptId?: Id): string =>
  address('/work/pcorrect', { id: homeworkId, assignment: assignmentId, attempt: attemptId });
export const byQuestionAddress = (homeworkId: Id, assignmentId?: Id, itemId?: Id): string =>
  address('/work/qcorrect', { id: homeworkId, assignment: assignmentId, item: itemId });
export const byQuestionsAddress = (homeworkId: Id, assignmentId?: Id): string =>
  address('/work/mqcorrect', { id: homeworkId, assignment: assignmentId });
/** Peer correction of a class's homework. */
export const peerAddress = (assignmentId: Id): string => address('/work/peer', { assignment: assignmentId });
/** A file of homework, or one that a pupil handed in, looked at by the teacher. */
export const accessoryPreviewAddress = (homeworkId: Id, fileId: Id): string =>
  address('/work/accessory-preview', { id: homeworkId, file: fileId });

export const ownWorkAddress = '/st-work/list';
/** A pupil's homework, by his attempt: answering while it is in hand, its result after. */
export const answeringAddress = (attemptId: Id): string => address('/st-work/question', { id: attemptId });
/** Homework with attachments: with an answer card, and without one. */
export const attachmentAddress = (attemptId: Id): string => address('/st-work/accessory', { id: attemptId });
export const plainAttachmentAddress = (attemptId: Id): string =>
  address('/st-work/nocard-accessory', { id: attemptId });
/** Where a pupil does homework of this kind, and reads what came of it. */
export const ownHomeworkAddress = (kind: HomeworkKind, attemptId: Id): string =>
  kind === homeworkKinds.card
    ? attachmentAddress(attemptId)
    : kind === homeworkKinds.files || kind === homeworkKinds.paper
      ? plainAttachmentAddress(attemptId)
      : answeringAddress(attemptId);
/** Classmates' papers that a pupil marks in a swap. */
export const ownPeerAddress = (swapId: Id): string => address('/st-work/peer', { swap: swapId });
/** What classmates said of a pupil's own homework, by his attempt. */
export const peerOutcomeAddress = (attemptId: Id): string => address('/st-work/peer', { id: attemptId });

/** What a homework came to, of one class or of all. */
export const summaryAddress = (homeworkId: Id, assignmentId?: Id): string =>
  address('/work/view', { id: homeworkId, assignment: assignmentId, tab: 'summary' });
/** What pupils ask to be looked at again. */
export const appealsAddress = (homeworkId: Id, assignmentId?: Id): string =>
  address('/work/view', { id: homeworkId, assignment: assignmentId, tab: 'appeals' });
/** Homework explained in class, projected: from one item on, or all that went wrong. */
export const explainAddress = (homeworkId: Id, assignmentId?: Id, itemId?: Id): string =>
  address('/work/view', { id: homeworkId, assignment: assignmentId, tab: 'explain', item: itemId });
