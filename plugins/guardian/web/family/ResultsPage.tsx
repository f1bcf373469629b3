import { useLoaderData } from 'react-router';
import { Card } from 'edutech/core/ui/Card';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { childResults, type ResultsOfChild } from '../../api';
import { ChildPage } from '../shared/ChildPage';
import { loadChosen } from '../shared/load-child';
import { Note } from '../shared/Note';
import { Learning, Progress, Recent } from './Results';

export const loader = async (args: LoaderArgs) => {
  const chosen = await loadChosen(args);
  const { child } = chosen;
  return {
    ...chosen,
    found: child && (await args.call(childResults, { childId: child.childId }, { signal: args.signal })),
  };
};

/** How a child learns, in the teachers' words and against the own past. */
export function Page() {
  const t = useText();
  const { found, ...chosen } = useLoaderData<typeof loader>();
  return (
    <ChildPage {...chosen} title={t('guardian.results.title')} content={() => found && <Content found={found} />} />
  );
}

function Content({ found }: { found: ResultsOfChild }) {
  const t = useText();
  if (!found.isShown) return <Note>{t('guardian.results.hidden')}</Note>;
  return (
    <Split side={300} until={1024}>
      {found.recent.length === 0 ? (
        <Card>
          <EmptyState title={t('guardian.results.none')} text={t('guardian.results.noneText')} />
        </Card>
      ) : (
        <Recent found={found} title={t('guardian.results.recent')} note={t('guardian.results.words')} />
      )}
      <Stack gap={4}>
        <Learning learning={found.learning} />
        <Progress progress={found.progress} />
        <Note>{t('guardian.results.note')}</Note>
      </Stack>
    </Split>
  );
}
