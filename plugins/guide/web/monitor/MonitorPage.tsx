import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { isId } from 'edutech/core/common/ids';
import { type GuideBoard, guideBoard, openBlock, remindStudents } from '../../api';
import { countedBlocks } from '../../model/answering/progress';
import { routes } from '../../routes';
import { BlockName } from '../shared/BlockName';
import { useLessonNews } from '../shared/use-lesson-news';
import { BlockPanel } from './BlockPanel';
import { StudentTable } from './StudentTable';
import { Wonders } from './Wonders';

export async function loader({ call, url, signal }: LoaderArgs): Promise<GuideBoard | null> {
  const assignmentId = url.searchParams.get('id');
  return isId(assignmentId) ? call(guideBoard, { assignmentId }, { signal }) : null;
}

export const head = (board: GuideBoard | null): PageHead => (board ? { title: board.given.title } : {});

/** How a class stands, live: by block and by student, what it asks, who is to be reminded. */
export function Page() {
  const board = useLoaderData<GuideBoard | null>();
  if (!board) return <NothingHere title="guide.error.noLesson" on={{ to: routes.list.to(), label: 'guide.toList' }} />;
  return <Board board={board} />;
}

function Board({ board }: { readonly board: GuideBoard }) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const { given, blocks, students } = board;
  const { assignmentId } = given;
  useLessonNews(assignmentId, () => void revalidate());
  const block = blocks.find(({ id }) => id === search.get('block')) ?? countedBlocks(blocks)[0] ?? blocks[0];
  const open = students.filter(({ states }) =>
    blocks.some(({ isOpen }, at) => isOpen && countedBlocks(blocks).includes(blocks[at]!) && states[at] !== 'done'),
  );
  const remind = useAct(
    (attemptIds: readonly string[]) => call(remindStudents, { assignmentId, attemptIds: attemptIds.slice(0, 100) }),
    { done: ({ count }) => ({ id: 'guide.reminded', values: { count } }) },
  );
  const turn = useAct((blockId: string, isOpen: boolean) => call(openBlock, { assignmentId, blockId, isOpen }));
  const toRemind = open.map(({ attemptId }) => attemptId);
  return (
    <PageFrame
      title={<CityWords>{given.title}</CityWords>}
      note={
        <>
          <CityWords>{given.className}</CityWords>
          {' · '}
          {t('guide.mine.lesson', { time: <SaidMoment at={given.lessonAt} /> })}
        </>
      }
      end={
        <>
          <Button
            icon="Alert"
            busy={remind.isBusy}
            disabled={toRemind.length === 0}
            onClick={() => void remind.run(toRemind)}
          >
            {t('guide.remind', { count: toRemind.length })}
          </Button>
          <Button icon="Edit" to={routes.detail.to({ id: given.bookId })}>
            {t('guide.toBook')}
          </Button>
          <Button look="primary" icon="FullScreen" to={routes.present.to({ id: assignmentId })}>
            {t('guide.present.title')}
          </Button>
        </>
      }
    >
      <Stack>
        <ul className="guide-tiles">
          {blocks.map((one, at) => {
            const done = students.filter(({ states }) => states[at] === 'done').length;
            const isAsked = countedBlocks(blocks).includes(one);
            return (
              <li key={one.id}>
                <button
                  type="button"
                  className="guide-tile card pad-3 wide text-start"
                  aria-pressed={one.id === block?.id}
                  onClick={() => {
                    const next = new URLSearchParams(search);
                    next.set('block', one.id);
                    setSearch(next, { replace: true, preventScrollReset: true });
                  }}
                >
                  <span className="note">{t(`guide.phase.${one.phase}`)}</span>
                  <b className="block clip1">
                    <BlockName block={one} />
                  </b>
                  <span className="num t-18 strong">{isAsked ? `${done}/${students.length}` : '–'}</span>
                  <progress className="meter" value={done} max={Math.max(1, students.length)} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
        <Split side={300} until={1280}>
          <div className="guide-board">
            <StudentTable board={board} remind={remind.run} isBusy={remind.isBusy} />
          </div>
          <Stack>
            {block && (
              <BlockPanel
                board={board}
                block={block}
                onTurn={(isOpen) => void turn.run(block.id, isOpen)}
                isBusy={turn.isBusy}
              />
            )}
            <Wonders board={board} />
          </Stack>
        </Split>
      </Stack>
    </PageFrame>
  );
}
