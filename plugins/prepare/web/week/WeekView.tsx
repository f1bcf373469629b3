import { cityDay } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { AfterLesson, PrepLesson, PrepWeek } from '../../api';
import type { PlanItem } from '../../api/records';
import { routes } from '../../routes';
import { AfterLessons } from './AfterLessons';
import { GroupTasks } from './GroupTasks';
import { ToPrepare } from './ToPrepare';
import { DayLists, WeekTable } from './WeekTable';

/** Tones of how far a lesson is. */
const tones: Readonly<Record<PrepLesson['state'], TagTone>> = {
  past: 'plain',
  ready: 'done',
  half: 'info',
  late: 'due',
  open: 'plain',
};
const shownStates = ['ready', 'half', 'late', 'open', 'past'] as const;

export interface ShownWeek {
  readonly week: PrepWeek;
  /** What the group is to have ready. */
  readonly group: readonly PlanItem[];
  readonly after: readonly AfterLesson[];
}

/** A week: its lessons by day and period; what is to be prepared next, what the group prepares, and what went wrong lately. */
export function WeekView({ week, group, after }: ShownWeek) {
  const t = useText();
  const isNarrow = useNarrow();
  const counts = Map.groupBy(week.lessons, ({ state }) => state);
  return (
    <>
      <Row wrap gap={4} rows={1}>
        <WeekSwitch week={week} />
        {shownStates.map((state) => {
          const count = counts.get(state)?.length ?? 0;
          return count > 0 && <Tag key={state} tone={tones[state]}>{`${t(`prepare.state.${state}`)} ${count}`}</Tag>;
        })}
      </Row>
      <Split side={300} until={1280}>
        {week.lessons.length === 0 ? (
          <div className="card">
            <EmptyState
              picture="box"
              title={t(week.hasTimetable ? 'prepare.week.free' : 'prepare.week.noTimetable')}
              text={t('prepare.week.free.text')}
              actions={<Button to={routes.list.to({ tab: 'plans' })}>{t('prepare.tab.plans')}</Button>}
            />
          </div>
        ) : isNarrow ? (
          <DayLists week={week} />
        ) : (
          <WeekTable week={week} />
        )}
        <Stack gap={4}>
          {week.lessons.length > 0 && <ToPrepare week={week} />}
          <GroupTasks plans={group} />
          <AfterLessons rows={after} />
        </Stack>
      </Split>
    </>
  );
}

function WeekSwitch({ week: { week, weeks, thisWeek, lessons } }: { readonly week: PrepWeek }) {
  const t = useText();
  const today = cityDay(useNow());
  const next = lessons.find(({ day, state, plan }) => day === today && state !== 'past' && plan);
  const to = (other: number) => routes.list.to({ week: other === thisWeek ? undefined : String(other) });
  return (
    <Row as="nav" wrap aria-label={t('prepare.week.choose')}>
      <b className="t-20">{t('prepare.week', { week })}</b>
      {week > 1 && <IconButton icon="ChevronLeft" label={t('prepare.week.before')} to={to(week - 1)} />}
      {week < weeks && <IconButton icon="ChevronRight" label={t('prepare.week.after')} to={to(week + 1)} />}
      {thisWeek !== null && thisWeek !== week && (
        <Button size="small" to={to(thisWeek)}>
          {t('prepare.week.this')}
        </Button>
      )}
      {next?.plan && (
        <Button size="small" look="soft" icon="FullScreen" to={routes.planView.to({ id: next.plan.id, tab: 'lesson' })}>
          {t('prepare.week.start', { period: next.period })}
        </Button>
      )}
    </Row>
  );
}
