import { useSignals } from '@preact/signals-react/runtime';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { type BlockData, useBlocks } from 'edutech/core/web/blocks';
import { useSession, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type MyTasks, myTasks } from '../../api';
import { cityHour, dayPartOf } from '../shared/day';
import { Figures } from './Figures';
import { GoKeys } from './GoKeys';
import { QuickActs } from './QuickActs';
import { Waiting } from './Waiting';

/** What areas show those who administer, beside what waits for them. */
const place = 'staff.home';

const keys: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: 'home.staff.keys.walk' },
  { keys: ['Enter'], does: 'home.staff.keys.open' },
  { keys: ['1', '2', '3', '4'], does: 'home.staff.keys.act' },
];

interface Data {
  readonly mine: MyTasks;
  readonly blocks: BlockData;
}

export const loader: Loader<Data> = async ({ call, blocks }) => {
  const [mine, placed] = await Promise.all([call(myTasks, {}), blocks(place)]);
  return { mine, blocks: placed };
};

type Placed = ReturnType<typeof useBlocks>[number];
const isAtEnd = ({ placed }: Placed) => placed.block.data?.column === 'end';
const elementsOf = (blocks: readonly Placed[]) =>
  blocks.map(({ placed, element }) => <Fragment key={placed.key}>{element}</Fragment>);

/** The morning of those who administer: what waits, whether all is well, what was changed. */
export function Page() {
  useSignals();
  const { mine, blocks } = useLoaderData<Data>();
  const t = useText();
  const { formatDate } = useIntl();
  const name = useSession().user.value?.name ?? '';
  const placed = useBlocks(place, blocks);
  const now = new Date(mine.now);
  const beside = placed.filter(isAtEnd);
  const main = (
    <Stack gap={4}>
      <Waiting tasks={mine.tasks} now={now} />
      <Figures />
      {elementsOf(placed.filter((one) => !isAtEnd(one)))}
    </Stack>
  );
  return (
    <PageFrame
      title={t(`home.strip.hello.${dayPartOf(cityHour(now))}`, { name: <CityWords>{name}</CityWords> })}
      note={formatDate(now, { timeZone: cityTimeZone, month: 'long', day: 'numeric', weekday: 'long' })}
      end={
        <>
          <GoKeys others={keys} />
          <QuickActs />
        </>
      }
    >
      {beside.length === 0 ? (
        main
      ) : (
        <Split side={300} until={1280}>
          {main}
          <Stack gap={4}>{elementsOf(beside)}</Stack>
        </Split>
      )}
    </PageFrame>
  );
}
