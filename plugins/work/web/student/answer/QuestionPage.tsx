import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { myResult, openMine } from '../../../api';
import { isInHand } from '../../../model/answering/attempt';
import { NoHomework } from './NoHomework';
import { Desk } from './desk/Desk';
import { HandedIn } from './HandedIn';
import { Missed } from './Missed';
import { ResultView } from '../result/ResultView';

/** Homework of a student: to be answered while it is in hand; then its receipt, and its result once that is released. */
export const loader = async ({ call, kept, url, signal, blocks }: LoaderArgs) => {
  const id = url.searchParams.get('id');
  if (!isId(id)) return { shows: 'nothing' } as const;
  const { data: opened, at: heardAt, isKept } = await kept(openMine, { attemptId: id }, { signal });
  // keys and marks are never kept on a device
  if (opened.isReleased && !isKept) {
    const [result] = await Promise.all([call(myResult, { attemptId: id }, { signal }), blocks('work.ownItem')]);
    return { shows: 'result', opened, result } as const;
  }
  if (!isInHand(opened)) return { shows: 'handedIn', opened } as const;
  // without the server nobody asks
  if (opened.asks && !isKept) await blocks('work.ownItem');
  return { shows: opened.isClosed ? 'missed' : 'desk', opened, heardAt, isKept } as const;
};
type Data = Awaited<ReturnType<typeof loader>>;

/** The document is called as the homework is. */
export const head = (data: Data): PageHead => (data.shows === 'nothing' ? {} : { title: data.opened.title });

export function Page() {
  const data = useLoaderData<Data>();
  if (data.shows === 'nothing') return <NoHomework />;
  const { attemptId, round } = data.opened;
  const key = `${attemptId}.${round}.${data.shows}`;
  if (data.shows === 'result') return <ResultView key={key} result={data.result} />;
  if (data.shows === 'handedIn') return <HandedIn key={key} opened={data.opened} />;
  if (data.shows === 'missed') return <Missed key={key} opened={data.opened} />;
  return <Desk key={key} opened={data.opened} heardAt={data.heardAt} isKept={data.isKept} />;
}
