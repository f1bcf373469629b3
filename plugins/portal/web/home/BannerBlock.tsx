import { useSignals } from '@preact/signals-react/runtime';
import { useAppearance, useText } from 'edutech/core/web/hooks';
import { Carousel } from '../carousel/Carousel';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { Loader } from 'edutech/core/web/plugin';
import { Column } from 'edutech/core/ui/layout/Column';
import type { PictureItem } from '../../api';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';
import { inTheme, picturesOf } from '../shared/pictures';
import { DoorsOrStrip } from './Strip';

export const loader: Loader<readonly PictureItem[]> = (args) => picturesOf(args, 'banner');

/** The large pictures at the top, and below them the doors into the platform. */
export function Block({ data }: { data: readonly PictureItem[] }) {
  const t = useText();
  const slides = data.map((picture, index) => ({
    key: picture.id,
    content: <Slide picture={picture} isFirst={index === 0} />,
  }));
  return (
    <>
      {slides.length > 0 && (
        <Carousel className="portal-banner no-print" label={t('portal.block.banner')} slides={slides} />
      )}
      <DoorsOrStrip isBelowBanner={slides.length > 0} />
    </>
  );
}

function Slide({ picture, isFirst }: { picture: PictureItem; isFirst: boolean }) {
  const t = useText();
  useSignals();
  const { theme } = useAppearance();
  return (
    <>
      <img
        className="portal-banner-art wide tall"
        src={inTheme(picture, theme.value)}
        alt=""
        width={1440}
        height={300}
        // what fills the first screen comes before everything else
        fetchPriority={isFirst ? 'high' : 'low'}
      />
      <Column align="start" justify="center" gap={0} className="wrap portal-banner-words relative tall">
        <h2>{picture.title}</h2>
        {picture.subtitle && <p>{picture.subtitle}</p>}
        {picture.link && (
          <ContentLink sign to={picture.link} className="portal-banner-link round">
            {t('portal.banner.more')}
            <span className="visually-hidden">{picture.title}</span>
            {picture.link.startsWith('/') && <Icon name="ChevronRight" size={16} />}
          </ContentLink>
        )}
      </Column>
    </>
  );
}
