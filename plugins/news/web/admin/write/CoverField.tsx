import { Button } from 'edutech/core/ui/Button';
import { PictureButton } from 'edutech/core/ui/picture/PictureButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

/** Covers are drawn 16:9, three times as large as lists show them. */
const coverSize = { width: 960, height: 540 };

interface CoverFieldProps {
  readonly cover: string;
  readonly onChange: (cover: string) => void;
  readonly upload: (picture: File) => Promise<string>;
}

/** The picture of lists: chosen, cut to 16:9, or none. */
export function CoverField({ cover, onChange, upload }: CoverFieldProps) {
  const t = useText();
  return (
    <Stack justify="start" gap={2} className="news-cover">
      <span className="news-cover-label">{t('news.field.cover')}</span>
      {cover && <img className="round" src={cover} alt="" width={240} height={135} />}
      <Row align="stretch" wrap>
        <PictureButton small size={coverSize} onDone={async (cut) => onChange(await upload(cut))}>
          {t(cover ? 'news.cover.change' : 'news.cover.choose')}
        </PictureButton>
        {cover && (
          <Button size="small" look="quiet" onClick={() => onChange('')}>
            {t('news.cover.none')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
