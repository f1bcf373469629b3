import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PictureItem } from 'edutech/plugins/portal/api';
import { Carousel } from 'edutech/core/ui/carousel/Carousel';

/** The focus pictures, each with its words on it. */
export function FocusPictures({ pictures }: { pictures: readonly PictureItem[] }) {
  const intl = useIntl();
  return (
    <Carousel
      className="news-focus"
      label={intl.formatMessage({ id: 'news.block.focus' })}
      slides={pictures.map((picture) => ({ key: picture.id, content: <Focus picture={picture} /> }))}
    />
  );
}

function Focus({ picture: { link, filePath, title } }: { picture: PictureItem }) {
  const content = (
    <>
      <img src={filePath} alt="" width={640} height={360} />
      <span className="news-focus-words">{title}</span>
    </>
  );
  if (!link) return content;
  if (link.startsWith('/')) return <Link to={link}>{content}</Link>;
  return (
    <a href={link} target="_blank" rel="noopener">
      {content}
    </a>
  );
}
