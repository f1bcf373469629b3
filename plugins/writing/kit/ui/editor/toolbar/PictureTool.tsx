import { useRef } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ToolButton } from './ToolButton';

interface PictureToolProps {
  /** The message that names the button. */
  readonly label: string;
  readonly onPictures: (pictures: readonly File[]) => void;
}

/** Inserts pictures from the device into the text. */
export function PictureTool({ label, onPictures }: PictureToolProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton label={label} onClick={() => input.current?.click()}>
        <Icon name="Image" />
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ currentTarget }) => {
          onPictures([...(currentTarget.files ?? [])]);
          // the same picture may be taken again
          currentTarget.value = '';
        }}
      />
    </>
  );
}
