import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listAppeals, listProjects, type Project } from '../../api';
import { routes } from '../../routes';
import { AppealsToLookAt } from '../appeals/AppealsToLookAt';
import { useWaitingMarks } from '../marking/desk/use-queue';
import { Progress } from '../shared/Progress';

export const loader = async ({ call, signal }: LoaderArgs) => {
  const [projects, appeals] = await Promise.all([
    call(listProjects, {}, { signal }),
    call(listAppeals, {}, { signal }),
  ]);
  return { projects, appeals: appeals.filter((appeal) => !appeal.isLeader && appeal.state === 'open') };
};

/** Markings that a teacher leads or takes part in. */
export function Page() {
  const t = useText();
  const { projects, appeals } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  useWaitingMarks(projects.filter(({ isMarker }) => isMarker).map(({ projectId }) => projectId));
  const columns: Column<Project>[] = [
    {
      id: 'title',
      title: t('marking.list.project'),
      cell: ({ title }) => <span lang={langOf(title)}>{title}</span>,
      main: true,
    },
    {
      id: 'scripts',
      title: t('marking.list.scripts'),
      cell: ({ arrived, scripts, absent }) => t('marking.list.scripts.of', { arrived, scripts: scripts - absent }),
      width: '120px',
    },
    {
      id: 'progress',
      title: t('marking.list.progress'),
      cell: ({ done, answers }) => <Progress done={done} of={answers} />,
      width: '200px',
    },
    {
      id: 'asking',
      title: t('marking.list.asking'),
      cell: ({ asking, isLeader }) => (isLeader ? asking : '–'),
      width: '88px',
      align: 'end',
    },
    {
      id: 'state',
      title: t('marking.list.state'),
      cell: ({ state }) => <Tag tone={state === 'open' ? 'info' : 'done'}>{t(`marking.state.${state}`)}</Tag>,
      width: '110px',
    },
    {
      id: 'created',
      title: t('marking.list.created'),
      cell: ({ createdAt }) => <SaidMoment at={createdAt as string} />,
      width: '140px',
    },
  ];
  const create = (
    <Button look="primary" icon="Add" to={routes.create.to()}>
      {t('marking.create.title')}
    </Button>
  );
  return (
    <PageFrame title={t('marking.list.title')} note={t('marking.list.note')} end={create}>
      <Stack gap={5}>
        {appeals.length > 0 && <AppealsToLookAt appeals={appeals} />}
        <DataTable
          name="marking.projects"
          label={t('marking.list.title')}
          columns={columns}
          rows={projects}
          keyOf={({ projectId }) => projectId}
          nameOf={({ title }) => title}
          openAt={({ projectId, isLeader }) =>
            isLeader ? routes.board.to({ project: projectId }) : routes.mark.to({ project: projectId })
          }
          acts={({ projectId, isMarker, isLeader, state, waiting }) =>
            state === 'open' && (
              <>
                {isLeader && (
                  <IconButton
                    icon="ArrowUpload"
                    label={t('marking.scans.title')}
                    to={routes.scans.to({ project: projectId })}
                  />
                )}
                {isMarker && (
                  <IconButton
                    icon="CheckmarkHalf"
                    label={t('marking.list.mark', { count: waiting })}
                    to={routes.mark.to({ project: projectId })}
                  />
                )}
              </>
            )
          }
          empty={{ title: t('marking.list.none'), text: t('marking.list.none.text'), actions: create }}
        />
      </Stack>
    </PageFrame>
  );
}
