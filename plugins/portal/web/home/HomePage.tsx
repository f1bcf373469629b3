import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Blocks, type BlockData } from 'edutech/core/web/blocks';
import { useDeployment } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';

/** Where plugins put what they show on the city's front page. */
const place = 'portal.home';

export const loader: Loader<BlockData> = ({ blocks }) => blocks(place);

/** The front page: blocks of many plugins one below the other. What has nothing to show, or is off, is not there. */
export function Page() {
  const data = useLoaderData<BlockData>();
  const { platformName } = useDeployment();
  const { locale } = useIntl();
  return (
    <div className="portal-home">
      <h1 className="visually-hidden">{platformName[locale === 'en' ? 'en' : 'zh-CN']}</h1>
      <Blocks place={place} data={data} />
    </div>
  );
}
