import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { cityDay, cityTimeZone } from 'edutech/core/common/time/city-time';
import { withRoom } from 'edutech/core/common/time/said-day';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { childHomework, childLessons, childMessages, childResults, type ResultsOfChild } from '../../api';
import { routes } from '../../routes';
import { ChildPage } from '../shared/ChildPage';
import { HomeworkRows } from '../shared/HomeworkRows';
import { loadChosen } from '../shared/load-child';
import { Note } from '../shared/Note';
import { Evening } from './Evening';
import { Lessons } from './Lessons';
import { OpenMessages } from './Messages';
import { Recent } from './Results';
import { Week } from './Week';

export const loader = async (args: LoaderArgs) => {
  const chosen = await loadChosen(args);
  const now = new Date();
  if (!chosen.child) return { ...chosen, now, found: null };
  const { call, signal } = args;
  const { childId } = chosen.child;
  const [homework, lessons, results, messages] = await Promise.all([
    call(childHomework, { childId }, { signal }),
    call(childLessons, { childId }, { signal }),
    call(childResults, { childId }, { signal }),
    call(childMessages, { childId }, { signal }),
  ]);
  return { ...chosen, now, found: { childId, homework, lessons, results, messages } };
};

type Found = NonNullable<Awaited<ReturnType<typeof loader>>['found']>;

/** The evening of a child at a glance: homework left, notices right; on phones one below the other. */
export function Page() {
  const t = useText();
  const { found, now, ...chosen } = useLoaderData<typeof loader>();
  const { formatDate } = useIntl();
  const day = formatDate(now, { timeZone: cityTimeZone, month: 'long', day: 'numeric', weekday: 'short' });
  return (
    <ChildPage
      {...chosen}
      title={t('guardian.today.heading', { day: withRoom(day) })}
      content={() => found && <Content key={found.childId} found={found} now={now} />}
    />
  );
}

function Content({ found: { childId, homework, lessons, results, messages }, now }: { found: Found; now: Date }) {
  const t = useText();
  const isNarrow = useNarrow();
  return (
    <Split side={300} until={1024}>
      <Stack gap={4}>
        <Evening found={homework} />
        {homework.later.length > 0 && (
          <Panel title={t('guardian.evening.later')}>
            <HomeworkRows homework={homework.later} now={now} />
          </Panel>
        )}
        <Said results={results} />
        <div className="not-narrow">
          <Recent found={results} title={t('guardian.results.title')} note={t('guardian.results.quiet')} most={3} />
        </div>
        {!isNarrow && <Lessons found={lessons} />}
      </Stack>
      <Stack gap={4}>
        <OpenMessages childId={childId} messages={messages} now={now} />
        {isNarrow && <Lessons found={lessons} />}
        <Note>{t('guardian.evening.note')}</Note>
        <Week found={homework} />
        <Button look="quiet" icon="Add" to={routes.join.to()}>
          {t('guardian.child.another')}
        </Button>
      </Stack>
    </Split>
  );
}

/** The teachers' words of this day. */
function Said({ results: { recent, now } }: { results: ResultsOfChild }) {
  const t = useText();
  const today = cityDay(new Date(now));
  const said = recent.filter(({ at, words }) => words.length > 0 && cityDay(new Date(at)) === today);
  if (said.length === 0) return null;
  return (
    <Panel title={t('guardian.said.title')}>
      <ul className="pad-x-4 pad-b-4">
        {said.map(({ id, words, subject, title }) => (
          <li key={id}>
            <p className="soft">{words[0]}</p>
            <small className="fine">{t('guardian.said.of', { subject, title })}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
