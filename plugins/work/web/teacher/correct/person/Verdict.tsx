import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useDialogs, useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { returnAttempts } from '../../../../api';
import { totalsOf } from '../../../../model/marking/marks';
import type { MarkDesk } from '../desk/mark-desk';
import { belowShare } from './below';
import type { PersonState } from './use-person';

/** Below this share of the points a paper is offered to be set right. */
const share = 0.6;

interface VerdictProps {
  readonly desk: MarkDesk;
  readonly state: PersonState;
}

/** At the right: what the paper comes to, a remark on the whole, and giving it back to be set right. */
export function Verdict({ desk, state }: VerdictProps) {
  const t = useText();
  const { items, person } = state;
  if (!person) return null;
  const { points, of, open } = totalsOf(
    items.map(({ cell }) => ({ itemId: cell.itemId, part: cell.part, points: cell.points, of: cell.of })),
  );
  return (
    <>
      <section className="correct-total">
        <b className="num">{points}</b>
        <span className="muted num">{t('work.correct.of', { of })}</span>
        <small className={open > 0 ? 'ink-brand strong block' : 'muted block'}>
          {open > 0 ? t('work.correct.personOpen', { count: open }) : t('work.correct.personDone')}
        </small>
      </section>
      <ol className="correct-marks">
        {items.map((item) => (
          <li key={item.column.id}>
            <button
              className="wide round sunk center"
              type="button"
              aria-current={item === state.current ? 'true' : undefined}
              onClick={() => state.choose(item.column.id)}
            >
              <span className="fine block">{item.column.number}</span>
              <b className="num">{item.cell.points ?? '–'}</b>
            </button>
          </li>
        ))}
      </ol>
      <Remark remark={person.remark} onSave={(remark) => desk.remark(person.attemptId, remark)} />
      <GiveBack desk={desk} state={state} />
    </>
  );
}

interface RemarkProps {
  /** As it is stored. */
  readonly remark: string;
  readonly onSave: (remark: string) => Promise<void>;
}

/** A remark on the whole paper, saved when its field is left. */
function Remark({ remark, onSave }: RemarkProps) {
  const t = useText();
  // null: nothing is typed that is not stored
  const [typed, setTyped] = useState<string | null>(null);
  const save = async () => {
    if (typed === null) return;
    try {
      if (typed.trim() !== remark) await onSave(typed.trim());
      setTyped((now) => (now === typed ? null : now));
    } catch {
      // the call has said what went wrong, and what was typed stands
    }
  };
  return (
    <Stack as="label" gap={2} className="t-strong">
      {t('work.correct.remark')}
      <textarea
        className="input t-14"
        rows={3}
        maxLength={500}
        value={typed ?? remark}
        placeholder={t('work.correct.remark.write')}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={() => void save()}
      />
    </Stack>
  );
}

function GiveBack({ desk, state: { items, person, people } }: VerdictProps) {
  const call = useCall();
  const dialogs = useDialogs();
  const t = useText();
  const messages = useMessages();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const back = useAct(
    async (attemptIds: readonly string[], itemIds?: readonly string[]) => {
      if (!person) return;
      await desk.flush();
      const { count } = await call(returnAttempts, {
        assignmentId: person.assignmentId,
        attemptIds: [...attemptIds],
        ...(itemIds && { itemIds: [...itemIds] }),
      });
      messages.show(count > 0 ? 'work.correct.return.did' : 'work.correct.return.none', {
        tone: count > 0 ? 'success' : 'info',
        values: { count },
      });
      desk.refresh();
      await desk.loadPerson(person.attemptId);
    },
    { changes: false },
  );
  if (!person) return null;
  const wrong = [
    ...new Set(
      items.filter(({ cell }) => cell.points !== null && cell.points < cell.of).map(({ cell }) => cell.itemId),
    ),
  ];
  const ids = chosen ?? wrong;
  const backBelow = async () => {
    const low = belowShare(people, share).filter(({ assignmentId }) => assignmentId === person.assignmentId);
    if (low.length === 0) return void messages.show('work.correct.return.belowNone', { tone: 'info' });
    const isSure = await dialogs.confirm({
      text: t('work.correct.return.belowCount', { count: low.length }),
      ok: 'work.correct.return',
    });
    if (isSure) await back.run(low.map(({ attemptId }) => attemptId));
  };
  const isGone = person.state === 4;
  return (
    <Stack as="section" gap={2}>
      <details onToggle={({ currentTarget }) => setChosen(currentTarget.open ? wrong : null)}>
        <summary className="note pressable">{t('work.correct.return.choose')}</summary>
        <div className="correct-return-items pad-y-2">
          {[...new Map(items.map(({ column }) => [column.itemId, column]))].map(([itemId, column]) => (
            <Row as="label" gap={1} key={itemId}>
              <input
                type="checkbox"
                checked={ids.includes(itemId)}
                onChange={() => setChosen(ids.includes(itemId) ? ids.filter((id) => id !== itemId) : [...ids, itemId])}
              />
              {column.number.replace(/\(.*$/, '')}
            </Row>
          ))}
        </div>
      </details>
      <Button
        icon="ArrowUndo"
        wide
        busy={back.isBusy}
        disabled={isGone || ids.length === 0}
        onClick={() => void back.run([person.attemptId], chosen ?? undefined)}
      >
        {chosen ? t('work.correct.return.chosen', { count: ids.length }) : t('work.correct.return.wrong')}
      </Button>
      <Button look="quiet" size="small" wide onClick={() => void backBelow()}>
        {t('work.correct.return.below')}
      </Button>
    </Stack>
  );
}
