import { useRef } from 'react';
import { fileGroups } from 'edutech/core/common/files/file-groups';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import { CameraInput, hasOwnCamera, takenFrom } from './CameraInput';

const accept = fileGroups.answerPictures.map((ending) => `.${ending}`).join(',');

interface AddTileProps {
  readonly isFirst: boolean;
  readonly most: number;
  /** Photographing on this page. */
  readonly onCamera: () => void;
  readonly onFiles: (files: File[]) => void;
}

/** Adds another photograph: by the phone's camera, by the page's, or from existing pictures. */
export function AddTile({ isFirst, most, onCamera, onFiles }: AddTileProps) {
  const t = useText();
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const give = (files: File[]) => {
    if (files.length > 0) onFiles(files);
  };
  return (
    <li className="photo-add no-print">
      <button
        type="button"
        className="photo-shoot fill pad-3 ink-brand"
        onClick={() => (hasOwnCamera() ? camera.current?.click() : onCamera())}
      >
        <Icon name="Camera" size={24} />
        <b>{t(isFirst ? 'questions.kit.capture.photo.take' : 'questions.kit.capture.photo.more')}</b>
        <small className="soft size-12">{t('questions.kit.capture.photo.most', { most })}</small>
      </button>
      <Button look="quiet" icon="Image" onClick={() => album.current?.click()}>
        {t('questions.kit.capture.photo.choose')}
      </Button>
      <CameraInput ref={camera} onFiles={give} />
      <input
        ref={album}
        type="file"
        hidden
        multiple
        accept={accept}
        data-testid="photo-files"
        onChange={({ currentTarget }) => give(takenFrom(currentTarget))}
      />
    </li>
  );
}
