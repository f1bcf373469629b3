import { useSignals } from '@preact/signals-react/runtime';
import { categories } from 'edutech/core/common/permissions/people';
import { Fragment, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { type BlockData, useBlocks } from 'edutech/core/web/blocks';
import { useSession, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { type MyTasks, myTasks, staffFigures } from '../../api';
import { cityHour, dayPartOf } from '../shared/day';
import { Today } from '../shared/Today';
import { Evening } from './Evening';
import { Figures } from './Figures';
import { GoKeys } from './GoKeys';
import { QuickActs } from './QuickActs';
import { Waiting } from './Waiting';
import { Week } from './Week';

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
const isAtHead = ({ placed }: Placed) => placed.block.data?.row === 'head';
const isOfWeek = ({ placed }: Placed) => placed.block.data?.row === 'week';
const elementsOf = (blocks: readonly Placed[]) =>
  blocks.map(({ placed, element }) => <Fragment key={placed.key}>{element}</Fragment>);

interface BesideProps {
  readonly blocks: readonly Placed[];
  /** Above them. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page, with blocks beside it where there are some. */
const Beside = ({ blocks, first, children }: BesideProps) =>
  blocks.length === 0 && !first ? (
    children
  ) : (
    <Split side={300} until={1280}>
      {children}
      <Stack gap={4}>
        {first}
        {elementsOf(blocks)}
      </Stack>
    </Split>
  );

/** The morning of those who administer: what waits, whether all is well, how the week runs, what was changed. */
export function Page() {
  useSignals();
  const { mine, blocks } = useLoaderData<Data>();
  const t = useText();
  const user = useSession().user.value;
  const name = user?.name ?? '';
  const numbers = useAsked(staffFigures, {});
  // who administers a school sees the evening of its classes
  const post = user?.aclRole.find(({ roleId }) => roleId === user.roleId);
  const hasSchool = user?.category === categories.admin && post?.schoolId != null;
  const placed = useBlocks(place, blocks);
  const now = new Date(mine.now);
  const atEnd = placed.filter(isAtEnd);
  return (
    <PageFrame
      title={t(`home.strip.hello.${dayPartOf(cityHour(now))}`, { name: <CityWords>{name}</CityWords> })}
      note={
        <Row as="span" inline wrap gap={3} rows={0}>
          <Today now={now} />
          {elementsOf(placed.filter(isAtHead))}
        </Row>
      }
      end={
        <>
          <GoKeys others={keys} />
          <QuickActs />
        </>
      }
    >
      <Stack gap={4}>
        <Beside
          blocks={atEnd.filter((one) => !isOfWeek(one))}
          first={hasSchool ? <Evening asked={numbers} /> : undefined}
        >
          <Waiting tasks={mine.tasks} now={now} />
        </Beside>
        <Figures asked={numbers} />
        <Beside blocks={atEnd.filter(isOfWeek)}>
          <Week tasks={mine.tasks} />
        </Beside>
        {elementsOf(placed.filter((one) => !isAtEnd(one) && !isAtHead(one)))}
      </Stack>
    </PageFrame>
  );
}
