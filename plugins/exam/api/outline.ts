import type { Id } from 'edutech/core/common/ids';
import { token } from 'edutech/core/common/token';
import type { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';
import type { SimpleType } from 'edutech/plugins/questions/kit/common/question-body';

/** Something that is answered on a paper: a question, or a part of one. */
export interface OutlineItem {
  /** Of the paper's item; parts of a question have the same. */
  readonly itemId: Id;
  /** Number of the part, from 0. */
  readonly part: number;
  /** As it is printed: 12, or 21(2). */
  readonly label: string;
  readonly type: SimpleType;
  /** Options of a choice, gaps of a gap question; else 0. */
  readonly options: number;
  readonly gaps: number;
  readonly points: number;
  readonly space: PaperSpace;
}

/** What is answered on a paper, section by section, without a word of its questions. */
export interface PaperOutline {
  readonly schoolId: Id;
  readonly paperId: Id;
  readonly title: string;
  readonly sections: readonly {
    readonly title: string;
    readonly items: readonly OutlineItem[];
    /** Students answer one of its questions, each worth the same (选做题). */
    readonly choosesOne: boolean;
  }[];
}

/** Papers for other areas; `Actor` is who calls (core/server/actor). */
export interface ExamPapers<Db = unknown, Actor = unknown> {
  /** 404 `exam.error.noPaper` where the actor may not read the paper, 423 `exam.error.sealed` while nobody may. */
  outline(db: Db, actor: Actor, paperId: Id): Promise<PaperOutline>;
}
export const ExamPapers = token<ExamPapers>('exam.ExamPapers');
