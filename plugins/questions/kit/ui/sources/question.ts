import type { OutputOf } from 'edutech/core/common/endpoint';
import type { someQuestions } from '../../../api';

/** A question as the bank lists it. */
export type Question = OutputOf<typeof someQuestions>[number];
