import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { type FileGroup, fileGroups } from 'edutech/core/common/files/file-groups';
import { useText } from 'edutech/core/web/hooks';
import type { ChosenFile } from 'edutech/core/web/uploads/uploads';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { StorageRoom } from './StorageRoom';
import { droppedFiles, pickedFiles } from './dropped-files';

interface DropZoneProps {
  /** The accepted types: the browser's own dialog shows nothing else. */
  readonly group: FileGroup;
  /** Offers whole folders too. */
  readonly folders?: boolean;
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  /** What may be dropped here, in a sentence. */
  readonly children: ReactNode;
}

/** Takes files that are dropped on it, or chosen by its buttons; folders with all that they hold. */
export function DropZone({ group, folders = false, onFiles, children }: DropZoneProps) {
  const t = useText();
  const [isOver, setIsOver] = useState(false);
  const give = (files: readonly ChosenFile[]) => files.length > 0 && onFiles(files);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void droppedFiles(event.dataTransfer.items).then(give);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place to drop; its buttons do the same by keyboard
    <div
      role="group"
      className={classNames(
        'pad-y-5',
        'pad-x-4',
        'round-card',
        'soft',
        'center',
        'drop-zone',
        isOver && 'drop-zone-over',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon name="ArrowUpload" size={24} />
      <p>{children}</p>
      <Row as="span" wrap align="stretch" justify="center">
        <PickButton accept={fileGroups[group].map((ending) => `.${ending}`).join(',')} onFiles={give}>
          {t('media.upload.choose')}
        </PickButton>
        {folders && (
          <PickButton isFolder onFiles={give}>
            {t('media.upload.chooseFolder')}
          </PickButton>
        )}
      </Row>
      <StorageRoom />
    </div>
  );
}

interface PickButtonProps {
  readonly accept?: string;
  readonly isFolder?: boolean;
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  readonly children: ReactNode;
}

/** A button that opens the system's dialog for files, or for a folder. */
function PickButton({ accept, isFolder = false, onFiles, children }: PickButtonProps) {
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <Button icon={isFolder ? 'Folder' : 'Document'} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          // React knows no such property
          if (element) element.webkitdirectory = isFolder;
        }}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles(pickedFiles(currentTarget.files ?? []));
          // the same file may be chosen again
          currentTarget.value = '';
        }}
      />
    </>
  );
}
