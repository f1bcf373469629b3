import { useSignals } from '@preact/signals-react/runtime';
import { useContext } from 'react';
import { useAppearance, useText } from 'edutech/core/web/hooks';
import { Carousel } from '../carousel/Carousel';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useBlocks } from 'edutech/core/web/blocks';
import type { Loader } from 'edutech/core/web/plugin';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { PictureItem } from '../../api';
import { inTheme, picturesOf } from '../shared/pictures';
import { BesideFocus, besidePlace } from './beside-focus';

/** Without an answer there are no pictures, but what stands beside them is not lost. */
export const loader: Loader<readonly PictureItem[]> = (args) => picturesOf(args, 'focus').catch(() => []);

/** The focus pictures, each with its words on it, and beside them what other plugins put there; each stands alone too. */
export function Block({ data }: { data: readonly PictureItem[] }) {
  const t = useText();
  const beside = useBlocks(besidePlace, useContext(BesideFocus));
  if (data.length === 0 && beside.length === 0) return null;
  return (
    <div className="wrap section">
      <Stack
        gap={4}
        className={classNames('portal-focus-row', (data.length === 0 || beside.length === 0) && 'portal-focus-alone')}
      >
        {data.length > 0 && (
          <Carousel
            className="portal-focus no-print"
            label={t('portal.block.focus')}
            slides={data.map((picture) => ({ key: picture.id, content: <Focus picture={picture} /> }))}
          />
        )}
        {beside.map(({ placed, element }) => (
          <div key={placed.key}>{element}</div>
        ))}
      </Stack>
    </div>
  );
}

function Focus({ picture }: { picture: PictureItem }) {
  useSignals();
  const { theme } = useAppearance();
  const { link, title } = picture;
  const content = (
    <>
      <img src={inTheme(picture, theme.value)} alt="" width={640} height={360} />
      <span className="portal-focus-words breaks white">{title}</span>
    </>
  );
  if (!link) return content;
  return <ContentLink to={link}>{content}</ContentLink>;
}
