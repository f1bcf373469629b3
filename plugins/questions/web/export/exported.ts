import type { Question } from '../../api/records';

export interface ExportDialogProps {
  /** In the order in which they are written. */
  readonly questions: readonly Pick<Question, 'id' | 'title'>[];
  /** What the paper is called unless somebody says otherwise. */
  readonly title: string;
  readonly onClose: () => void;
}
