import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../Button';

const CropDialog = lazy(() => import('./CropDialog').then((module) => ({ default: module.CropDialog })));

interface PictureButtonProps {
  /** What is cut out is drawn in this size, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Takes the cut picture; a rejection has been said by the call, the dialog stays. */
  readonly onDone: (picture: File) => Promise<unknown>;
  readonly small?: boolean;
  /** What the button says. */
  readonly children: ReactNode;
}

/** Has a picture chosen and cut to its place. Whoever chooses none loads no cutter. */
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
