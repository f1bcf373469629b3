import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Blocks, type BlockData } from 'edutech/core/web/blocks';
import { useDeployment } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { BesideFocus, besidePlace } from './beside-focus';
import { StripData, stripPlace } from './strip-place';

/** Where plugins put what they show on the city's front page. */
const place = 'portal.home';

interface Data {
  readonly home: BlockData;
  readonly beside: BlockData;
  readonly strip: BlockData;
}

export const loader: Loader<Data> = async ({ blocks }) => {
  const [home, beside, strip] = await Promise.all([blocks(place), blocks(besidePlace), blocks(stripPlace)]);
  return { home, beside, strip };
};

/** The front page: blocks of many plugins one below the other. What has nothing to show, or is off, is not there. */
export function Page() {
  const { home, beside, strip } = useLoaderData<Data>();
  const { platformName } = useDeployment();
  const { locale } = useIntl();
  return (
    <div className="portal-home">
      <h1 className="visually-hidden">{platformName[locale === 'en' ? 'en' : 'zh-CN']}</h1>
      <BesideFocus.Provider value={beside}>
        <StripData.Provider value={strip}>
          <Blocks place={place} data={home} />
        </StripData.Provider>
      </BesideFocus.Provider>
    </div>
  );
}
