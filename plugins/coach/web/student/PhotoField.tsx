import { useRef } from 'react';
import { fileGroups } from 'edutech/core/common/files/file-groups';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { useObjectAddress } from 'edutech/plugins/questions/kit/ui/capture/object-address';
import { CameraInput, hasOwnCamera, takenFrom } from 'edutech/plugins/questions/kit/ui/capture/photo/CameraInput';

const kinds = fileGroups.answerPictures.map((ending) => `.${ending}`).join(',');

interface PhotoFieldProps {
  readonly pictures: readonly File[];
  readonly most: number;
  readonly onPictures: (pictures: readonly File[]) => void;
}

/** Photographs of one's work: by the camera of a phone, or from files. */
export function PhotoField({ pictures, most, onPictures }: PhotoFieldProps) {
  const t = useText();
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const add = (files: readonly File[]) => onPictures([...pictures, ...files].slice(0, most));
  return (
    <Row wrap>
      {pictures.map((picture, at) => (
        <Thumb
          key={`${picture.name} ${picture.lastModified} ${picture.size}`}
          picture={picture}
          number={at + 1}
          onRemove={() => onPictures(pictures.filter((one) => one !== picture))}
        />
      ))}
      {pictures.length < most && (
        <Button icon="Camera" onClick={() => (hasOwnCamera() ? camera : album).current?.click()}>
          {t('coach.photo.take')}
        </Button>
      )}
      <CameraInput ref={camera} onFiles={add} />
      <input
        ref={album}
        type="file"
        hidden
        multiple
        accept={kinds}
        aria-label={t('coach.photo.take')}
        onChange={({ currentTarget }) => add(takenFrom(currentTarget))}
      />
    </Row>
  );
}

interface ThumbProps {
  readonly picture: File;
  readonly number: number;
  readonly onRemove: () => void;
}

function Thumb({ picture, number, onRemove }: ThumbProps) {
  const t = useText();
  const address = useObjectAddress(picture);
  return (
    <span className="relative">
      {address && <img src={address} alt={t('coach.photo', { number })} className="coach-photo round framed" />}
      <IconButton icon="Dismiss" label={t('coach.photo.remove', { number })} onClick={onRemove} />
    </span>
  );
}
