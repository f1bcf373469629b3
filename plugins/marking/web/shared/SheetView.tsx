import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { FreeAnswer } from 'edutech/plugins/questions/kit/ui/question/answer/FreeAnswer';
import type { Sheet } from '../../api';

interface SheetViewProps {
  readonly sheet: Pick<Sheet, 'code' | 'content' | 'pictures' | 'media'>;
  /** 1 fits the width. */
  readonly zoom?: number;
  /** Pale pencil is made darker. */
  readonly isStrong?: boolean;
  readonly onPictureError?: () => void;
}

/** What a student handed in, on paper: light also in the dark. */
export function SheetView({ sheet, zoom = 1, isStrong = false, onPictureError }: SheetViewProps) {
  const t = useText();
  const { content, pictures, media, code } = sheet;
  return (
    <Stack className={isStrong ? 'marking-sheet marking-strong pad-4' : 'marking-sheet pad-4'} style={{ zoom }}>
      {content && (
        <>
          {content.gaps && <p className="num t-16">{content.gaps.map((gap) => gap || '__').join('；')}</p>}
          <FreeAnswer
            answer={content}
            media={Object.fromEntries(media.map(({ fileId, address }) => [fileId, address]))}
          />
        </>
      )}
      {pictures.map(({ fileId, address, width, height }, at) => (
        <img
          key={fileId}
          src={address}
          width={width}
          height={height}
          alt={t('marking.sheet.picture', { code, number: at + 1 })}
          onError={onPictureError}
        />
      ))}
      {!content && pictures.length === 0 && <p className="note">{t('marking.sheet.nothing')}</p>}
    </Stack>
  );
}
