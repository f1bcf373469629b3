import { FluentRoot } from 'edutech/core/ui/fluent/FluentRoot';
import { CropDialog } from 'edutech/core/ui/picture/CropDialog';
import { avatarSize } from '../../model/limits';

interface AvatarCropProps {
  readonly picture: File;
  readonly onDone: (picture: File) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Cuts a face out of a picture. In a chunk of its own: nobody loads Fluent and the cutter to read his settings. */
export function AvatarCrop(props: AvatarCropProps) {
  const dialog = <CropDialog {...props} size={{ width: avatarSize, height: avatarSize }} round />;
  // layouts of signed-in pages have Fluent's root; a second one below it would not give the page behind back to readers
  return document.querySelector('.fui-FluentProvider') ? dialog : <FluentRoot>{dialog}</FluentRoot>;
}
