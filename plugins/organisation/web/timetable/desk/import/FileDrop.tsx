import { useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';

interface FileDropProps {
  readonly isBusy: boolean;
  /** Of the file that was read last. */
  readonly name: string | null;
  readonly onFile: (file: File) => void;
}

/** Takes a workbook by drop or by choice. */
export function FileDrop({ isBusy, name, onFile }: FileDropProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  return (
    // dropping is a second way; the button is the first
    <Row
      gap={3}
      className={classNames('ground', 'round-card', 'pad-4', isOver && 'organisation-drop-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Icon name="Document" size={24} />
      <span className="grow breaks">{name ?? t('organisation.timetable.dropFile')}</span>
      <Button busy={isBusy} onClick={() => field.current?.click()}>
        {t(name ? 'organisation.timetable.otherFile' : 'organisation.rosters.chooseFile')}
      </Button>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={t('organisation.rosters.chooseFile')}
        accept=".xlsx,.csv"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </Row>
  );
}
