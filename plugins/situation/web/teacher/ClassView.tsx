import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { type ClassPoint, exportClassMap } from '../../api';
import { type Span, spans } from '../../model/spans';
import { HeatLines, stateOfWeek } from '../shared/HeatLines';
import { HowButton } from '../shared/HowButton';
import { MapPanel } from '../shared/MapPanel';
import { TopicChoice } from '../shared/TopicChoice';
import { FocusPanel } from './FocusPanel';
import type { ShownClass } from './load-class';
import { PointPanel } from './PointPanel';
import { Sentence, weakestOf } from './Sentence';
import { TrendPanel } from './TrendPanel';

const TalkStage = onDemand(() => import('./TalkStage').then((part) => part.TalkStage));
const StudentDrawer = onDemand(() => import('./StudentDrawer').then((part) => part.StudentDrawer));

export function ClassView({ classes, wish, map }: ShownClass) {
  const t = useText();
  const intl = useIntl();
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const percent = (value: number | null) =>
    value === null ? '–' : intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 0 });
  const { topic, topics, points, trend } = map;
  const chosen =
    points.find(({ pointId }) => pointId === query.get('point'))?.pointId ?? weakestOf(points)?.pointId ?? null;
  const student = query.get('student');
  const [talks, setTalks] = useState(false);
  const go = (values: Readonly<Record<string, string | null>>) =>
    void navigate(changed(query, values), { preventScrollReset: true });
  const mondays = trend.map(({ day }) => day);
  return (
    <PageFrame
      title={t('situation.view.title')}
      note={t('situation.class.facts', { subject: map.subject, students: map.students, absent: map.absent })}
      end={
        <>
          <TopicChoice topics={topics} topic={topic} onChoose={(id) => go({ topic: id, point: null })} />
          <SpanChoice span={wish.span} onChoose={(span) => go({ span: span === 'weeks' ? null : span })} />
          {chosen && (
            <Button size="small" icon="FullScreen" onClick={() => setTalks(true)}>
              {t('situation.talk')}
            </Button>
          )}
          <ExportButton endpoint={exportClassMap} input={wish} />
          <Button look="quiet" size="small" icon="Print" onClick={() => window.print()}>
            {t('situation.print')}
          </Button>
        </>
      }
    >
      <BarSlot>
        <Row as="nav" gap={2} wrap className="no-print" aria-label={t('situation.class.choose')}>
          {classes.map(({ classId, className, subjectId, subjectName }) => (
            <Chip
              key={`${classId}.${subjectId}`}
              selected={classId === wish.classId && subjectId === wish.subjectId}
              to={changed(query, { class: classId, subject: subjectId, topic: null, point: null, student: null })}
            >
              <CityWords>{className}</CityWords> {subjectName}
            </Chip>
          ))}
        </Row>
      </BarSlot>
      {!topic || map.isSmall ? (
        <div className="card">
          <EmptyState
            title={t(map.isSmall ? 'situation.class.small' : 'situation.class.empty')}
            text={t(map.isSmall ? 'situation.class.small.text' : 'situation.class.empty.text')}
          />
        </div>
      ) : (
        <Stack gap={4}>
          <Sentence map={map} />
          <MapPanel
            title={<span lang={langOf(topic.name)}>{topic.name}</span>}
            note={t('situation.map.note')}
            label={t('situation.map.label', { topic: topic.name })}
            points={points.map((point) => ({
              ...point,
              ring: point.value ?? 0,
              text: point.value === null ? '–' : String(Math.floor(100 * point.value)),
              note: noteOf(point, t),
            }))}
            chosen={chosen}
            onChoose={(pointId) => go({ point: pointId })}
            end={<HowButton />}
          >
            {chosen && <PointPanel key={`${chosen} ${wish.span}`} wish={wish} pointId={chosen} />}
          </MapPanel>
          <Stack gap={4} className="situation-columns">
            <TrendPanel trend={trend} />
            <HeatLines
              title={t('situation.heat.title')}
              mondays={mondays}
              lines={points.map(({ pointId, name, weeks, value }) => ({
                pointId,
                name,
                weeks: weeks.map(stateOfWeek),
                texts: weeks.map((week) => (week === null ? '' : percent(week))),
                now: percent(value),
              }))}
            />
            <FocusPanel focus={map.focus} />
          </Stack>
        </Stack>
      )}
      {talks && chosen && <TalkStage wish={wish} pointId={chosen} onClose={() => setTalks(false)} />}
      {student && <StudentDrawer wish={wish} studentId={student} onClose={() => go({ student: null })} />}
    </PageFrame>
  );
}

/** Which answers the map is of. */
function SpanChoice({ span, onChoose }: { readonly span: Span; readonly onChoose: (span: Span) => void }) {
  const t = useText();
  return (
    <Segmented
      label={t('situation.span')}
      value={span}
      options={spans.map((value) => ({ value, label: t(`situation.span.${value}`) }))}
      onChange={onChoose}
    />
  );
}

/** How many there is evidence of; what is missing, where it is too little. */
function noteOf({ state, people, missing }: ClassPoint, t: ReturnType<typeof useText>): string {
  if (state === 'untaught') return t('situation.point.untaught');
  if (state === 'few') return t('situation.point.few', { missing });
  return t('situation.point.people', { people });
}
