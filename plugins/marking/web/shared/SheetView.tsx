import { type ReactNode, useRef } from 'react';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { type Ink, layerOf } from 'edutech/plugins/questions/kit/common/ink/ink';
import { InkView } from 'edutech/plugins/questions/kit/ui/ink/InkView';
import { FreeAnswer } from 'edutech/plugins/questions/kit/ui/question/answer/FreeAnswer';
import type { Sheet } from '../../api';

/** Width at which words are set, whatever the screen: ink over them stays where it was drawn. CSS pixels. */
const wordsWidth = 560;
/** Words are not enlarged beyond this by themselves. */
const mostScale = 1.2;

interface SheetViewProps {
  readonly sheet: Pick<Sheet, 'code' | 'content' | 'pictures' | 'media'>;
  /** 1 fits the width. */
  readonly zoom?: number;
  /** Pale pencil is made darker. */
  readonly isStrong?: boolean;
  readonly ink?: Ink;
  /** In place of the plain ink: what one draws with. `fileId` undefined: over the words. */
  readonly over?: (fileId: string | undefined) => ReactNode;
  readonly onPictureError?: () => void;
}

/** What a student handed in, with a marker's ink, on paper: light also in the dark. */
export function SheetView({ sheet, zoom = 1, isStrong = false, ink = [], over, onPictureError }: SheetViewProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { content, pictures, media, code } = sheet;
  const inkOver = (fileId?: string) => over?.(fileId) ?? <InkView layer={layerOf(ink, fileId)} />;
  return (
    <Stack
      ref={place}
      className={isStrong ? 'marking-sheet marking-strong pad-4' : 'marking-sheet pad-4'}
      style={{ zoom }}
    >
      {content && width > 0 && (
        <div className="relative" style={{ zoom: Math.min(mostScale, width / wordsWidth), inlineSize: wordsWidth }}>
          {content.gaps && <p className="num t-16">{content.gaps.map((gap) => gap || '__').join('；')}</p>}
          <FreeAnswer
            answer={content}
            media={Object.fromEntries(media.map(({ fileId, address }) => [fileId, address]))}
          />
          {inkOver()}
        </div>
      )}
      {pictures.map(({ fileId, address, width: across, height }, at) => (
        <div key={fileId} className="relative at-start">
          <img
            src={address}
            width={across}
            height={height}
            alt={t('marking.sheet.picture', { code, number: at + 1 })}
            onError={onPictureError}
          />
          {inkOver(fileId)}
        </div>
      ))}
      {!content && pictures.length === 0 && <p className="note">{t('marking.sheet.nothing')}</p>}
    </Stack>
  );
}
