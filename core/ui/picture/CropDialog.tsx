import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useWork } from '../../web/asking/use-work';
import { useText } from '../../web/hooks';
import { Button } from '../Button';
import { useFocusBack } from '../form/use-focus-back';
import { cutPicture, type PictureArea } from './cut-picture';

interface CropDialogProps {
  readonly picture: File;
  /** The size of the cropped picture, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Receives the cropped picture; if it rejects, the call has shown the error and the dialog stays. */
  readonly onDone: (picture: File) => Promise<unknown>;
  readonly onClose: () => void;
  readonly round?: boolean;
}

/** Cuts a picture to its place: moved by pointer or arrow keys, enlarged by the slider. */
export function CropDialog({ picture, size, onDone, onClose, round = false }: CropDialogProps) {
  const t = useText();
  useFocusBack();
  const [address, setAddress] = useState('');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const { isBusy, run } = useWork();
  // The picture has an address of this page while the dialog is open
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  const done = async (cut: PictureArea) => {
    await onDone(await cutPicture(picture, cut, size));
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className="crop-dialog">
        <DialogBody>
          <DialogTitle>{t('core.ui.crop.title')}</DialogTitle>
          <DialogContent>
            <div className="crop-place relative clipped">
              {address && (
                <Cropper
                  image={address}
                  crop={crop}
                  zoom={zoom}
                  aspect={size.width / size.height}
                  cropShape={round ? 'round' : 'rect'}
                  disableAutomaticStylesInjection
                  onCropChange={setCrop}
                  onZoomChange={setZoom}
                  onCropComplete={(_, pixels) => setArea(pixels)}
                  cropperProps={{ role: 'group', 'aria-label': t('core.ui.crop.area') }}
                />
              )}
            </div>
            <label className="crop-zoom soft">
              {t('core.ui.crop.zoom')}
              <input
                className="fill"
                type="range"
                min={1}
                max={3}
                step={0.05}
                value={zoom}
                onChange={(event) => setZoom(Number(event.currentTarget.value))}
              />
            </label>
            {area && area.width < size.width && (
              <p className="note">{t('core.ui.crop.small', { width: size.width, height: size.height })}</p>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('core.ui.form.cancel')}</Button>
            <Button look="primary" busy={isBusy} disabled={!area} onClick={() => area && void run(() => done(area))}>
              {t('core.ui.crop.use')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
