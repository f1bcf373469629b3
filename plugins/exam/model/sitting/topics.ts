/** Live topic of an exam's board; the subject is the exam. */
export const boardTopic = 'exam.board';
/** Live topic of one student's sitting. */
export const sittingTopic = 'exam.sitting';
