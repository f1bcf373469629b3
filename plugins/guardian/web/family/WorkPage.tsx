import { useLoaderData } from 'react-router';
import { Card, Panel } from 'edutech/core/ui/Card';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { childHomework, type EveningOfChild } from '../../api';
import { ChildPage } from '../shared/ChildPage';
import { useDays } from '../shared/Days';
import { HomeworkRows } from '../shared/HomeworkRows';
import { loadChosen } from '../shared/load-child';
import { Note } from '../shared/Note';
import { Evening } from './Evening';
import { Week } from './Week';

export const loader = async (args: LoaderArgs) => {
  const chosen = await loadChosen(args);
  const { child } = chosen;
  return {
    ...chosen,
    found: child && (await args.call(childHomework, { childId: child.childId }, { signal: args.signal })),
  };
};

/** The homework of the week: tonight, the next days, and the days before. */
export function Page() {
  const t = useText();
  const { found, ...chosen } = useLoaderData<typeof loader>();
  return <ChildPage {...chosen} title={t('guardian.work.title')} content={() => found && <Content found={found} />} />;
}

function Content({ found }: { found: EveningOfChild }) {
  const t = useText();
  const { evening, later, earlier } = found;
  const now = new Date(found.now);
  const { dayOf } = useDays(now);
  const isEmpty = evening.length + later.length + earlier.length === 0;
  return (
    <Split side={300} until={1024}>
      <Stack gap={4}>
        {isEmpty ? (
          <Card>
            <EmptyState title={t('guardian.work.none')} text={t('guardian.work.noneText')} />
          </Card>
        ) : (
          <Evening found={found} />
        )}
        {later.length > 0 && (
          <Panel title={t('guardian.evening.later')}>
            <HomeworkRows homework={later} now={now} />
          </Panel>
        )}
        {earlier.map(({ day, homework }) => (
          <Panel key={day} title={dayOf(day)}>
            <HomeworkRows homework={homework} now={now} />
          </Panel>
        ))}
      </Stack>
      <Stack gap={4}>
        <Week found={found} />
        <Note>{t('guardian.evening.note')}</Note>
      </Stack>
    </Split>
  );
}
