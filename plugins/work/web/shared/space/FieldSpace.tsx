import type { ReactNode } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import type { AnswerMethod } from '../../../model/homework';
import type { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { rowsOfField } from '../../../model/sheet/answer-space';
import { asRows } from './AnswerSpaceView';

interface FieldSpaceProps {
  readonly space: PaperSpace | null | undefined;
  readonly way: AnswerMethod;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around an item's fields: they begin as high, and ruled or squared, as the room on paper. */
export function FieldSpace({ space, way, className, children }: FieldSpaceProps) {
  const rows = rowsOfField(space, way);
  if (rows === null || !space) return <div className={className}>{children}</div>;
  return (
    <div className={classNames(className, 'work-field-space', `work-field-${space.kind}`)} style={asRows(rows)}>
      {children}
    </div>
  );
}
