import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { PictureButton } from 'edutech/core/ui/picture/PictureButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';

/** Covers are drawn 16:9, three times as large as lists show them. */
const coverSize = { width: 960, height: 540 };

interface CoverFieldProps {
  readonly cover: string;
  readonly onChange: (cover: string) => void;
  readonly upload: (picture: File) => Promise<string>;
}

/** The picture of lists: chosen, cut to 16:9, or none. */
export function CoverField({ cover, onChange, upload }: CoverFieldProps) {
  return (
    <Stack justify="start" gap={2} className="news-cover">
      <span className="news-cover-label">
        <FormattedMessage id="news.field.cover" />
      </span>
      {cover && <img className="round" src={cover} alt="" width={240} height={135} />}
      <Row align="stretch" wrap>
        <PictureButton small size={coverSize} onDone={async (cut) => onChange(await upload(cut))}>
          <FormattedMessage id={cover ? 'news.cover.change' : 'news.cover.choose'} />
        </PictureButton>
        {cover && (
          <Button size="small" look="quiet" onClick={() => onChange('')}>
            <FormattedMessage id="news.cover.none" />
          </Button>
        )}
      </Row>
    </Stack>
  );
}
