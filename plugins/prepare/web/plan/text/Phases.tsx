import type { KeyboardEvent } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useMessages, useText } from 'edutech/core/web/hooks';
import { lessonMinutes, minutesOf, mostPhases, type Phase, phaseTexts } from '../../../model/plan/document';
import { addPhase, movePhase, phaseText, setMinutes, setRemoved } from '../../../model/plan/shared-plan';
import { PlanText } from './PlanText';
import { DropRow } from '../library/DropRow';
import { PhaseMaterials } from '../materials/PhaseMaterials';
import { usePlan } from '../plan-context';
import { useContent } from './use-content';

/** The phases of the lesson: who does what, why, and how long; Alt and arrows move the one where the cursor is. */
export function Phases() {
  const t = useText();
  const { line } = usePlan();
  const { phases } = useContent(line.doc);
  const add = () => addPhase(line.doc, { id: newId(), name: '', teacher: '', student: '', intent: '', minutes: 5 });
  return (
    <>
      <div className="scrolls-x">
        <table className="prepare-phases wide">
          <thead>
            <tr className="t-13 soft">
              {(['phase', 'teacher', 'student', 'intent'] as const).map((column) => (
                <th key={column} scope="col" className={`prepare-column-${column}`}>
                  {t(`prepare.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {phases.map((phase, at) => (
              <PhaseRow key={phase.id} phase={phase} number={at + 1} count={phases.length} />
            ))}
          </tbody>
        </table>
      </div>
      <Row>
        <Button size="small" look="quiet" icon="Add" disabled={phases.length >= mostPhases} onClick={add}>
          {t('prepare.phase.add')}
        </Button>
      </Row>
    </>
  );
}

interface PhaseRowProps {
  readonly phase: Phase;
  readonly number: number;
  readonly count: number;
}

function PhaseRow({ phase: { id, name, minutes }, number, count }: PhaseRowProps) {
  const t = useText();
  const messages = useMessages();
  const { line } = usePlan();
  const { doc } = line;
  const words = name.trim() || t('prepare.phase.number', { number });
  const move = (by: -1 | 1) => movePhase(doc, id, by);
  const remove = () => {
    setRemoved(doc, id, true);
    messages.show('prepare.phase.removed', {
      tone: 'success',
      values: { name: words },
      milliseconds: 10_000,
      undo: () => setRemoved(doc, id, false),
    });
  };
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <DropRow phaseId={id} onKeyDown={keys}>
      {phaseTexts.map((column) => {
        const text = phaseText(doc, id, column);
        const label = t('prepare.phase.field', { name: words, column: t(`prepare.column.${columnNames[column]}`) });
        const field = text && (
          <PlanText text={text} place={`${id}.${column}`} label={label} isLine={column === 'name'} />
        );
        if (column !== 'name')
          return (
            <td key={column}>
              {field}
              {column === 'teacher' && <PhaseMaterials phaseId={id} />}
            </td>
          );
        return (
          <th key={column} scope="row">
            <Row gap={1} align="start">
              <span className="prepare-number num t-12 center sunk pill fixed" aria-hidden="true">
                {number}
              </span>
              <span className="grow">{field}</span>
            </Row>
            <label className="prepare-time note nowrap block">
              <input
                className="prepare-minutes num"
                type="number"
                min={0}
                max={90}
                value={minutes}
                aria-label={t('prepare.phase.minutes', { name: words })}
                onChange={({ currentTarget }) => setMinutes(doc, id, Math.trunc(Number(currentTarget.value)) || 0)}
              />
              {t('prepare.minutes.unit')}
            </label>
            <Row as="span" gap={0} className="prepare-tools paper raised round">
              <IconButton
                icon="ChevronUp"
                label={t('prepare.phase.up', { name: words })}
                disabled={number === 1}
                onClick={() => move(-1)}
              />
              <IconButton
                icon="ChevronDown"
                label={t('prepare.phase.down', { name: words })}
                disabled={number === count}
                onClick={() => move(1)}
              />
              <IconButton icon="Delete" label={t('prepare.phase.remove', { name: words })} onClick={remove} />
            </Row>
          </th>
        );
      })}
    </DropRow>
  );
}

const columnNames = { name: 'phase', teacher: 'teacher', student: 'student', intent: 'intent' } as const;

/** How the minutes of a lesson are shared out. */
export function MinutesBar() {
  const t = useText();
  const { line } = usePlan();
  const content = useContent(line.doc);
  const minutes = minutesOf(content);
  const isOver = minutes > lessonMinutes;
  return (
    <Row as="span" wrap rows={0}>
      <span className={isOver ? 'ink-due t-13' : 'note'}>
        {t(isOver ? 'prepare.minutes.over' : 'prepare.minutes.of', { minutes, of: lessonMinutes })}
      </span>
      <svg
        className="prepare-bar"
        viewBox={`0 0 ${Math.max(minutes, lessonMinutes)} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {content.phases.map((phase, at) => {
          const from = content.phases.slice(0, at).reduce((sum, one) => sum + one.minutes, 0);
          const tone = from + phase.minutes > lessonMinutes ? 'prepare-bar-over' : `prepare-bar-${at % 3}`;
          return <rect key={phase.id} x={from} width={Math.max(0, phase.minutes - 0.3)} height={4} className={tone} />;
        })}
      </svg>
    </Row>
  );
}
