import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { KeyHints, type KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { SaveState, type Saving } from 'edutech/core/ui/states/SaveState';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../../../routes';
import type { MarkDesk } from '../desk/mark-desk';
import { type QueueFilter, queueFilters } from '../rules/queue';
import type { SheetData } from './load-correct';
import { withQuery } from './wish';

/** The three views, by their paths. */
const views = [
  { path: routes.pcorrect.path, icon: 'Person', name: 'work.correct.view.person' },
  { path: routes.qcorrect.path, icon: 'Document', name: 'work.correct.view.question' },
  { path: routes.mqcorrect.path, icon: 'Grid', name: 'work.correct.view.questions' },
] as const satisfies readonly { readonly path: string; readonly icon: IconName; readonly name: string }[];

interface CorrectBarProps {
  readonly data: SheetData;
  readonly desk: MarkDesk;
  readonly view: (typeof views)[number]['path'];
  /** What the other views open with: the item and the student at hand. */
  readonly at: { readonly item?: string; readonly part?: string; readonly attempt?: string };
  readonly progress: { readonly done: number; readonly all: number };
  readonly hints: readonly KeyHint[];
  /** What is shown; the grid shows all unless something else is asked for. */
  readonly filter?: QueueFilter;
  /** The choice of item, student or columns. */
  readonly children?: ReactNode;
}

/** The second bar of correcting: views, class, what is at hand, how far it is, whether it is saved, anonymous mode, filter, keys. */
export function CorrectBar({
  data,
  desk,
  view,
  at,
  progress,
  hints,
  filter = data.wish.filter,
  children,
}: CorrectBarProps) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const isNarrow = useNarrow();
  const { isAnonymous } = data.wish;
  const carried = withQuery(query, { item: at.item ?? '', part: at.part ?? '', attempt: at.attempt ?? '' });
  return (
    <BarSlot>
      <Row wrap className="correct-bar fill">
        <nav className="segments shrink pad-half sunk" aria-label={t('work.correct.views')}>
          {views.map(({ path, icon, name }) => (
            <Link
              key={path}
              to={`${path}?${carried}`}
              className="segment pad-x-3 round nowrap"
              aria-current={path === view ? 'page' : undefined}
            >
              <Icon name={icon} size={16} />
              {t(name)}
            </Link>
          ))}
        </nav>
        {children}
        <ClassMenu data={data} />
        <Progress {...progress} />
        <Row as="span" wrap className="correct-bar-end end">
          <Saved desk={desk} />
          <button
            type="button"
            className="chip"
            aria-label={t('work.correct.anonymous')}
            aria-pressed={isAnonymous}
            onClick={() => setQuery(withQuery(query, { anonymous: isAnonymous ? '' : '1' }), { replace: true })}
          >
            <Icon name={isAnonymous ? 'EyeOff' : 'Eye'} size={16} />
            <span className="not-narrow">{t('work.correct.anonymous')}</span>
          </button>
          <FilterMenu
            filter={filter}
            onChoose={(filter) => setQuery(withQuery(query, { filter }), { replace: true })}
          />
          <KeyHints hints={hints} button={!isNarrow} />
        </Row>
      </Row>
    </BarSlot>
  );
}

function ClassMenu({ data: { classes, wish } }: { readonly data: SheetData }) {
  const t = useText();
  const [query] = useSearchParams();
  if (classes.length < 2) return null;
  const current = classes.find(({ assignmentId }) => assignmentId === wish.assignmentId);
  const to = (assignment: string) => `?${withQuery(query, { assignment, attempt: '' })}`;
  return (
    <DropMenu
      className="btn btn-small"
      trigger={
        <>
          {current ? <CityWords>{current.className}</CityWords> : t('work.correct.allClasses')}
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      <DropItem to={to('')} current={!current}>
        {t('work.correct.allClasses')}
      </DropItem>
      {classes.map(({ assignmentId, className, corrected, submitted }) => (
        <DropItem
          key={assignmentId}
          to={to(assignmentId)}
          current={assignmentId === wish.assignmentId}
          note={t('work.correct.ofClass', { corrected, submitted })}
        >
          {className}
        </DropItem>
      ))}
    </DropMenu>
  );
}

function Progress({ done, all }: CorrectBarProps['progress']) {
  const t = useText();
  return (
    <Row as="span" inline className="correct-progress t-13 nowrap" title={t('work.correct.progress', { done, all })}>
      <progress
        className="meter"
        value={done}
        max={Math.max(1, all)}
        aria-label={t('work.correct.progress', { done, all })}
      />
      <span className="num" aria-hidden="true">
        <b>{done}</b> / {all}
      </span>
    </Row>
  );
}

function Saved({ desk }: { readonly desk: MarkDesk }) {
  useSignals();
  const saving = desk.saving;
  if (!saving) return <span role="status" />;
  const shown: Saving = saving.state === 'failed' ? { state: 'failed', retry: () => void desk.flush() } : saving;
  return <SaveState saving={shown} />;
}

interface FilterMenuProps {
  readonly filter: QueueFilter;
  readonly onChoose: (filter: QueueFilter) => void;
}

function FilterMenu({ filter, onChoose }: FilterMenuProps) {
  const t = useText();
  return (
    <DropMenu
      className="btn btn-small"
      align="end"
      label={t('work.correct.filter', { now: t(`work.correct.filter.${filter}`) })}
      trigger={
        <>
          <Icon name="Filter" size={16} />
          {t(`work.correct.filter.${filter}`)}
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {queueFilters.map((one) => (
        <DropItem key={one} checked={one === filter} onChoose={() => onChoose(one)}>
          {t(`work.correct.filter.${one}`)}
        </DropItem>
      ))}
    </DropMenu>
  );
}
