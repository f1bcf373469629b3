import { FluentRoot } from 'edutech/core/ui/fluent/FluentRoot';
import { CropDialog } from 'edutech/core/ui/picture/CropDialog';
import { avatarSize } from '../../api/profile';

interface AvatarCropProps {
  readonly picture: File;
  readonly onDone: (picture: File) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Cuts a face out of a picture. In a chunk of its own: nobody loads Fluent and the cutter to read his settings. */
export function AvatarCrop(props: AvatarCropProps) {
  return (
    <FluentRoot>
      <CropDialog {...props} size={{ width: avatarSize, height: avatarSize }} round />
    </FluentRoot>
  );
}
