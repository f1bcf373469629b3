import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../Button';

const CropDialog = lazy(() => import('./CropDialog').then((module) => ({ default: module.CropDialog })));

interface PictureButtonProps {
  /** The size of the cropped picture, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Receives the cropped picture; if it rejects, the call has shown the error and the dialog stays. */
  readonly onDone: (picture: File) => Promise<unknown>;
  readonly small?: boolean;
  /** What the button says. */
  readonly children: ReactNode;
}

/** Lets a person choose a picture and crop it to its place. The cropper loads only when a picture is chosen. */
export function PictureButton({ size, onDone, small = false, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<File | null>(null);
  return (
    <>
      <Button size={small ? 'small' : 'medium'} icon="Image" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          choose(event.currentTarget.files?.[0] ?? null);
          // the same file may be chosen again
          event.currentTarget.value = '';
        }}
      />
      {chosen && (
        <Suspense>
          <CropDialog picture={chosen} size={size} onDone={onDone} onClose={() => choose(null)} />
        </Suspense>
      )}
    </>
  );
}
