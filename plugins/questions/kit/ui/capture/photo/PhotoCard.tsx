import type { KeyboardEvent } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import { FileState } from '../FileState';
import { useObjectAddress } from '../object-address';
import type { DeskFile } from '../use-files';

interface PhotoCardProps {
  readonly file: DeskFile;
  readonly at: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly onMove: (to: number) => void;
  readonly onDrag: () => void;
  readonly onDropped: () => void;
  /** Absent for a picture that only the server has. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** One photograph: how it looks, whether it has arrived, and its place among the others. */
export function PhotoCard(props: PhotoCardProps) {
  const { file, at, count, disabled, onMove, onDrag, onDropped, onEdit, onRemove, onRetry } = props;
  const t = useText();
  const own = useObjectAddress(file.content);
  const number = at + 1;
  const say = (id: string) => t(id, { number });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || disabled) return;
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1 }[event.key];
    if (to === undefined || to < 0 || to >= count) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(to);
  };
  const address = own || file.address;
  return (
    <li
      className="photo-card"
      data-state={file.handIn?.state ?? 'ready'}
      draggable={!disabled && count > 1}
      onDragStart={onDrag}
      onDragOver={(event) => !event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => !event.dataTransfer.types.includes('Files') && onDropped()}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="photo-view relative wide muted"
        aria-haspopup="dialog"
        aria-label={say('questions.kit.capture.photo.look')}
      >
        {address ? (
          <img
            className="wide tall"
            src={address}
            alt={say('questions.kit.question.photo')}
            data-viewable=""
            draggable={false}
          />
        ) : (
          <Icon name="Image" size={24} />
        )}
        <span className="photo-number size-12 num white" aria-hidden="true">
          {number}
        </span>
      </button>
      <FileState file={file} onRetry={onRetry} />
      {file.isDoubtful && (
        <p className="photo-doubt ink-star t-13">
          <Icon name="Warning" size={16} />
          {t('questions.kit.capture.photo.doubtful')}
        </p>
      )}
      {!disabled && (
        <div className="photo-acts no-print pad-1">
          {count > 1 && (
            <>
              <IconButton
                icon="ChevronLeft"
                label={say('questions.kit.capture.photo.forward')}
                disabled={at === 0}
                onClick={() => onMove(at - 1)}
              />
              <IconButton
                icon="ChevronRight"
                label={say('questions.kit.capture.photo.back')}
                disabled={at === count - 1}
                onClick={() => onMove(at + 1)}
              />
            </>
          )}
          {onEdit && <IconButton icon="Crop" label={say('questions.kit.capture.photo.edit')} onClick={onEdit} />}
          <IconButton icon="Delete" label={say('questions.kit.capture.photo.remove')} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
