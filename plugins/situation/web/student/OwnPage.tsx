import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader, LoaderArgs } from 'edutech/core/web/plugin';
import { type OwnMap, ownMap } from '../../api';
import type { PointState } from '../../model/states';
import { HeatLines } from '../shared/HeatLines';
import { MapPanel } from '../shared/MapPanel';
import { TopicChoice } from '../shared/TopicChoice';
import { ComparedPanel } from './ComparedPanel';
import { DaysPanel } from './DaysPanel';
import { TasksPanel } from './TasksPanel';

export const loader: Loader<OwnMap> = ({ call, url, signal }: LoaderArgs) => {
  const [subjectId, topicId] = [url.searchParams.get('subject'), url.searchParams.get('topic')];
  return call(ownMap, { ...(isId(subjectId) && { subjectId }), ...(isId(topicId) && { topicId }) }, { signal });
};

/** What a ring says of a word: no value is shown to students. */
const rings: Readonly<Record<PointState, number>> = {
  known: 0.94,
  near: 0.8,
  learning: 0.6,
  weak: 0.35,
  few: 0.12,
  untaught: 0,
};
const weekStates = ['weak', 'learning', 'near', 'known'] as const;

/** What a student knows, in words and against the own past, with three things to do. */
export function Page() {
  const t = useText();
  const map = useLoaderData<OwnMap>();
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const { subjects, subjectId, topic, points } = map;
  const subject = subjects.find((one) => one.subjectId === subjectId);
  if (!subject || !topic)
    return (
      <PageFrame title={t('situation.studentView.title')}>
        <div className="card">
          <EmptyState title={t('situation.own.empty')} text={t('situation.own.empty.text')} />
        </div>
      </PageFrame>
    );
  const go = (values: Readonly<Record<string, string | null>>) => void navigate(changed(query, values));
  const learned = points.filter(({ state }) => state !== 'untaught').length;
  const known = points.filter(({ state }) => state === 'known').length;
  const say = (state: PointState) => t(`situation.state.${state}`);
  return (
    <PageFrame
      title={t('situation.own.title', { subject: subject.name })}
      note={t('situation.own.facts', { topic: topic.name, learned, known })}
      end={
        <>
          <TopicChoice topics={map.topics} topic={topic} onChoose={(id) => go({ topic: id })} />
          {subjects.length > 1 && (
            <Segmented
              label={t('situation.own.subjects')}
              value={subject.subjectId}
              onChange={(id) => go({ subject: id, topic: null })}
              options={subjects.map((one) => ({ value: one.subjectId, label: one.name }))}
            />
          )}
        </>
      }
    >
      <Stack gap={4}>
        <MapPanel
          title={t('situation.own.map')}
          note=""
          label={t('situation.map.label', { topic: topic.name })}
          points={points.map((point) => ({
            ...point,
            ring: rings[point.state],
            text: t(`situation.ring.${point.state}`),
            note: missingOf(point, t),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        <Split side={300} until={1024} gap={4}>
          <Stack gap={4}>
            <TasksPanel tasks={map.tasks} />
            <HeatLines
              title={t('situation.heat.own')}
              mondays={map.mondays}
              lines={points.map(({ pointId, name, weeks, state }) => {
                const states = weeks.map((week) => (week === null ? null : (weekStates[week] ?? null)));
                return {
                  pointId,
                  name,
                  weeks: states,
                  texts: states.map((one) => (one ? say(one) : '')),
                  now: say(state),
                };
              })}
            />
          </Stack>
          <Stack gap={4}>
            <ComparedPanel compared={map.compared} />
            <DaysPanel days={map.days} />
          </Stack>
        </Split>
        {chosen && (
          <p
            className="visually-hidden"
            role="status"
            lang={langOf(points.find((one) => one.pointId === chosen)?.name)}
          >
            {points.find((one) => one.pointId === chosen)?.name}
          </p>
        )}
      </Stack>
    </PageFrame>
  );
}

function missingOf({ state, missing }: OwnMap['points'][number], t: ReturnType<typeof useText>): string {
  if (state === 'few') return t('situation.own.few', { missing });
  return missing > 0 ? t('situation.own.missing', { missing }) : '';
}
