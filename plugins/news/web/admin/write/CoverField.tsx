import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';

const CropDialog = lazy(() =>
  import('edutech/core/ui/picture/CropDialog').then((module) => ({ default: module.CropDialog })),
);

/** Covers are drawn 16:9, three times as large as lists show them. */
const coverSize = { width: 960, height: 540 };

interface CoverFieldProps {
  readonly cover: string;
  readonly onChange: (cover: string) => void;
  readonly upload: (picture: File) => Promise<string>;
}

/** The picture of lists: chosen, cut to 16:9, or none. */
export function CoverField({ cover, onChange, upload }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<File | null>(null);
  return (
    <div className="news-cover">
      <span className="news-cover-label">
        <FormattedMessage id="news.field.cover" />
      </span>
      {cover && <img src={cover} alt="" width={240} height={135} />}
      <div className="news-cover-acts">
        <Button size="small" icon="Image" onClick={() => input.current?.click()}>
          <FormattedMessage id={cover ? 'news.cover.change' : 'news.cover.choose'} />
        </Button>
        {cover && (
          <Button size="small" look="quiet" onClick={() => onChange('')}>
            <FormattedMessage id="news.cover.none" />
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          setPicture(event.currentTarget.files?.[0] ?? null);
          event.currentTarget.value = '';
        }}
      />
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            size={coverSize}
            onDone={async (cut) => onChange(await upload(cut))}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
