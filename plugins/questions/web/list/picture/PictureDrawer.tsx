import { type DragEvent, useRef, useState } from 'react';
import { fileGroups } from 'edutech/core/common/files/file-groups';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import { CameraInput, hasOwnCamera, takenFrom } from '../../../kit/ui/capture/photo/CameraInput';
import { ReadText } from './ReadText';
import { useReading } from './use-reading';

const Studio = onDemand(() => import('../../../kit/ui/capture/photo/Studio').then((part) => part.Studio));

const accept = fileGroups.answerPictures.map((ending) => `.${ending}`).join(',');

interface PictureDrawerProps {
  /** The newest picture that was pasted. */
  readonly pasted: Blob | null;
  readonly onClose: () => void;
}

/** A picture is taken, chosen, pasted or dropped, read on this device, and what was read is looked up in the bank. */
export function PictureDrawer({ pasted, onClose }: PictureDrawerProps) {
  const t = useText();
  const [picture, setPicture] = useState(pasted);
  const [shown, setShown] = useState(pasted);
  /** What is cropped; none in it: the camera of this device is opened. */
  const [cropping, setCropping] = useState<readonly Blob[] | null>(null);
  const { reading, again } = useReading(picture);
  if (pasted !== shown) {
    setShown(pasted);
    setPicture(pasted);
  }
  const take = ([file]: readonly File[]) => file && setPicture(file);
  const drop = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  const ways = <PictureWays picture={picture} onPicture={setPicture} onCrop={setCropping} />;
  return (
    <SideDrawer wide title={t('questions.picture.title')} onClose={onClose}>
      {/* dropping is a further way; the buttons do the same by keyboard */}
      <Stack packed className="form-body" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {picture ? (
          ways
        ) : (
          <EmptyState
            picture="search"
            title={t('questions.picture.begin')}
            text={t('questions.picture.note')}
            actions={ways}
          />
        )}
        {reading?.state === 'reading' && (
          <div className="job-progress" role="status">
            <p>{t('questions.picture.reading')}</p>
            <progress className="meter" aria-label={t('questions.picture.reading')} max={1} value={reading.share} />
          </div>
        )}
        {reading?.state === 'failed' && (
          <div role="alert">
            <EmptyState
              title={t(`questions.picture.fault.${reading.why}`)}
              text={t('questions.picture.fault.text')}
              actions={<Button onClick={again}>{t('core.ui.retry')}</Button>}
            />
          </div>
        )}
        {reading?.state === 'read' && <ReadText key={reading.text} read={reading.text} />}
      </Stack>
      {cropping && (
        <Studio
          sources={cropping}
          onPicture={(cut) => Promise.resolve(setPicture(cut))}
          onClose={() => setCropping(null)}
        />
      )}
    </SideDrawer>
  );
}

interface PictureWaysProps {
  readonly picture: Blob | null;
  readonly onPicture: (picture: Blob) => void;
  readonly onCrop: (pictures: readonly Blob[]) => void;
}

/** The ways to a picture; a photograph shows more than the question, so it is cropped first. */
function PictureWays({ picture, onPicture, onCrop }: PictureWaysProps) {
  const t = useText();
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  return (
    <Row wrap {...(!picture && { justify: 'center' as const })}>
      <Button
        look={picture ? 'outline' : 'primary'}
        icon="Camera"
        onClick={() => (hasOwnCamera() ? camera.current?.click() : onCrop([]))}
      >
        {t('questions.picture.take')}
      </Button>
      <Button icon="Image" onClick={() => album.current?.click()}>
        {t('questions.picture.choose')}
      </Button>
      {picture && (
        <Button look="quiet" icon="Crop" onClick={() => onCrop([picture])}>
          {t('questions.picture.crop')}
        </Button>
      )}
      <CameraInput ref={camera} onFiles={([shot]) => shot && onCrop([shot])} />
      <input
        ref={album}
        type="file"
        hidden
        accept={accept}
        data-testid="picture-file"
        onChange={({ currentTarget }) => {
          const [file] = takenFrom(currentTarget);
          if (file) onPicture(file);
        }}
      />
    </Row>
  );
}
