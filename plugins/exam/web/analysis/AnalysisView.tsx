import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Chip } from 'edutech/core/ui/Chip';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Tag } from 'edutech/core/ui/Tag';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { ExamAnalysis } from '../../api';
import { talkLine } from '../../model/analysis/item-figures';
import { fewestForFigures } from '../../model/analysis/metrics';
import { AnalysisActs } from './AnalysisActs';
import { GroupPanels } from './charts/GroupPanels';
import { ItemPanel } from './items/ItemPanel';
import { QualityPanel } from './QualityPanel';
import { ReasonsPanel } from './ReasonsPanel';
import type { Scope } from './read-points';
import { SubjectCards } from './SubjectCards';

const ItemDrawer = onDemand(() => import('./items/ItemDrawer').then((part) => part.ItemDrawer));
const TalkMode = onDemand(() => import('./talk/TalkMode').then((part) => part.TalkMode));
const SpPanel = onDemand(() => import('./charts/SpPanel').then((part) => part.SpPanel));

/** Items that are ticked at first: those of which less was reached than the line, in the order of the paper. */
const firstTicks = ({ items }: ExamAnalysis): readonly string[] =>
  items.filter(({ facility }) => facility !== null && facility < talkLine).map(({ itemId }) => itemId);

export interface AnalysisData {
  readonly analysis: ExamAnalysis;
  readonly scope: Scope;
}

export function AnalysisView({ analysis, scope }: AnalysisData) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  // ticks are of one group: another class gets its own
  const key = `${analysis.examId} ${analysis.classId}`;
  const [ticked, setTicked] = useState({ key, items: firstTicks(analysis) });
  const ticks = ticked.key === key ? ticked.items : firstTicks(analysis);
  const setTicks = (items: readonly string[]) => setTicked({ key, items });
  const item = query.get('item');
  const isTalk = query.get('talk') !== null;
  const talk = changed(query, { talk: '1', item: null });
  const close = () => void navigate(changed(query, { item: null, talk: null }), { preventScrollReset: true });
  return (
    <Stack gap={4} className="exam-analysis">
      <ClassChips analysis={analysis} />
      <Row as="header" align="end" justify="between" wrap className="exam-analysis-head">
        <div>
          <Row wrap gap={3}>
            <h1>{analysis.title}</h1>
            {analysis.isReleased && (
              <Tag tone="done" icon="Checkmark">
                {t('exam.analysis.released')}
              </Tag>
            )}
          </Row>
          <p className="note">
            {t('exam.analysis.facts', {
              subject: analysis.subject,
              day: <FormattedDate value={String(analysis.startsAt)} month="long" day="numeric" />,
              present: analysis.present,
              students: analysis.students,
            })}
          </p>
        </div>
        <AnalysisActs analysis={analysis} talk={talk} ticks={ticks.length} />
      </Row>
      {analysis.marked < analysis.present && <Progress analysis={analysis} />}
      {analysis.summary === null ? (
        <NoFigures analysis={analysis} />
      ) : (
        <>
          <SubjectCards analysis={analysis} />
          <GroupPanels analysis={analysis} />
          <div className="exam-analysis-columns">
            <Stack packed gap={4} className="shrink">
              <ItemPanel analysis={analysis} ticks={ticks} onTick={setTicks} />
              <QualityPanel analysis={analysis} />
            </Stack>
            <Stack packed gap={4} className="shrink">
              <SpPanel analysis={analysis} scope={scope} />
              <ReasonsPanel analysis={analysis} />
            </Stack>
          </div>
        </>
      )}
      {item && !isTalk && <ItemDrawer scope={scope} itemId={item} onClose={close} />}
      {isTalk && <TalkMode analysis={analysis} scope={scope} ticks={ticks} onClose={close} />}
    </Stack>
  );
}

/** Own classes, and all of the exam, in the second bar. */
function ClassChips({ analysis: { classes, classId } }: Pick<AnalysisData, 'analysis'>) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const own = classes.filter(({ isOwn }) => isOwn);
  const to = (value: string) => changed(query, { class: value, item: null, talk: null });
  return (
    <BarSlot>
      <Row as="nav" gap={2} wrap className="no-print" aria-label={t('exam.analysis.classes')}>
        {own.map((one) => (
          <Chip key={one.classId} selected={one.classId === classId} to={to(one.classId)}>
            {one.name}
          </Chip>
        ))}
        {classes.length > 1 && (
          <Chip selected={classId === null} to={to('all')}>
            {t('exam.analysis.whole')}
          </Chip>
        )}
      </Row>
    </BarSlot>
  );
}

/** Marking is not finished: how far it is, and what the figures are of. */
function Progress({ analysis: { marked, present } }: Pick<AnalysisData, 'analysis'>) {
  const t = useText();
  return (
    <div className="card pad-y-3 pad-x-4" role="status">
      <p className="below-2">{t('exam.analysis.marking', { marked, present })}</p>
      <progress className="meter" max={present} value={marked} aria-hidden="true" />
    </div>
  );
}

function NoFigures({ analysis: { present, marked, mode, students } }: Pick<AnalysisData, 'analysis'>) {
  const t = useText();
  const why = present === 0 ? mode : marked < Math.min(present, fewestForFigures) ? 'marking' : 'few';
  return (
    <div className="card">
      <EmptyState
        title={t(`exam.analysis.none.${why}`)}
        text={t(`exam.analysis.none.${why}.text`, { fewest: fewestForFigures, present, students })}
      />
    </div>
  );
}
