import { type ComponentProps, useState } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { usePack } from './pack-context';

interface DropRowProps extends ComponentProps<'tr'> {
  readonly phaseId: string;
}

/** The row of a phase, which takes what is dropped on it. */
export function DropRow({ phaseId, className, ...row }: DropRowProps) {
  const { dragged, put } = usePack();
  const [isOver, setOver] = useState(false);
  return (
    <tr
      {...row}
      className={classNames(dragged && isOver && 'prepare-over', className)}
      onDragOver={(event) => {
        if (!dragged) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!dragged) return;
        // neither the field under it nor the sheet around it takes it too
        event.preventDefault();
        event.stopPropagation();
        put(dragged, phaseId);
      }}
    />
  );
}
