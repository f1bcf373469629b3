import type { Ref } from 'react';

/** True on phones and tablets, whose own camera takes better pictures than a page can. */
export const hasOwnCamera = () => matchMedia('(pointer: coarse)').matches && matchMedia('(hover: none)').matches;

/** Opens the camera of a phone; where there is none, a choice of files. Who turns back there gives nothing. */
export function CameraInput({ ref, onFiles }: { ref: Ref<HTMLInputElement>; onFiles: (files: File[]) => void }) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/jpeg,image/png"
      capture="environment"
      onChange={({ currentTarget }) => onFiles(takenFrom(currentTarget))}
    />
  );
}

/** The chosen files; the same file may be chosen again afterwards. */
export function takenFrom(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
