import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { markedQuestion, markTasks, type MarkTask } from '../../api';
import { routes } from '../../routes';
import { Desk } from './desk/Desk';

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const projectId = url.searchParams.get('project') ?? '';
  const project = await call(markTasks, { projectId }, { signal });
  const task = chosenTask(project.tasks, url.searchParams);
  const { itemId, part } = task ?? {};
  const question =
    itemId !== undefined && part !== undefined
      ? await call(markedQuestion, { projectId, itemId, part }, { signal })
      : null;
  return { projectId, ...project, task, question };
};

export type MarkData = Awaited<ReturnType<typeof loader>>;

/** The one that the address names, else the first that has answers. */
function chosenTask(tasks: readonly MarkTask[], wish: URLSearchParams): MarkTask | null {
  const [item, part] = [wish.get('item'), Number(wish.get('part') ?? 0)];
  const named = tasks.find((one) => one.itemId === item && one.part === part);
  return named ?? tasks.find(({ left }) => left > 0) ?? tasks[0] ?? null;
}

export const head = ({ title }: MarkData): PageHead => ({ title });

/** A marker's own page: an answer without a name, and its points. */
export function Page() {
  const t = useText();
  const data = useLoaderData<MarkData>();
  const { projectId, title, task, question, isLeader, isReleased } = data;
  return (
    <PageFrame
      title={<span lang={langOf(title)}>{title}</span>}
      end={
        isLeader && (
          <Button icon="Grid" to={routes.board.to({ project: projectId })}>
            {t('marking.board.title')}
          </Button>
        )
      }
    >
      {!task || !question || isReleased ? (
        <EmptyState
          picture="book"
          title={t(isReleased ? 'marking.mark.released' : 'marking.mark.none')}
          text={t('marking.mark.none.text')}
          actions={<Button to={routes.list.to()}>{t('marking.list.title')}</Button>}
        />
      ) : (
        <Desk key={`${projectId}/${task.itemId}/${task.part}`} {...data} task={task} question={question} />
      )}
    </PageFrame>
  );
}
