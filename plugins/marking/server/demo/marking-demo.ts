import { contributions } from 'edutech/core/common/token';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { ExamResults } from 'edutech/plugins/exam/api';

/** The record of marks, for the builder of the demo project: builders get what was contributed. */
export const MarkingDemo = contributions<ExamResults<Db, SignedIn>>('marking.Demo');
