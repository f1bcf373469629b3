import { type DragEvent, useState } from 'react';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type Board, type BoardMarker, type BoardQuestion, moveMarker } from '../../../api';
import { keyOfPart } from '../../../model/marks/keys';

interface MovePeopleProps {
  readonly board: Board;
  readonly onClose: () => void;
}

const refOf = ({ itemId, part }: Pick<BoardMarker, 'itemId' | 'part'>) => ({ itemId, part });

/** Markers move from one question to another: dragged, or by the list beside each. What they have given stays. */
export function MovePeople({ board: { projectId, questions, markers }, onClose }: MovePeopleProps) {
  const t = useText();
  const call = useCall();
  const [dragged, drag] = useState<BoardMarker | null>(null);
  const move = useAct(
    ({ personId, ...from }: BoardMarker, to: BoardQuestion) =>
      call(moveMarker, { projectId, from: refOf(from), to: refOf(to), marker: { personId } }),
    {
      done: 'marking.people.moved',
      undo: (_, { personId, quota, isThird, ...from }, to) =>
        call(moveMarker, {
          projectId,
          from: refOf(to),
          to: refOf(from),
          marker: { personId, isThird, ...(quota !== null && { quota }) },
        }),
    },
  );
  const here = (question: BoardQuestion) =>
    markers.filter((one) => !one.isStopped && keyOfPart(one) === keyOfPart(question));
  const mayTake = (question: BoardQuestion, marker: BoardMarker) =>
    !here(question).some(({ personId }) => personId === marker.personId);
  return (
    <SideDrawer title={t('marking.people.title')} onClose={onClose}>
      <Stack gap={4} className="form-body">
        <p className="note">{t('marking.people.note')}</p>
        {questions.map((question) => {
          const isTarget = dragged !== null && mayTake(question, dragged);
          return (
            <section
              key={keyOfPart(question)}
              className={classNames('card', 'pad-2', isTarget && 'tint-brand')}
              aria-label={t('marking.question', { label: question.label, points: question.points })}
              onDragOver={(event) => isTarget && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged && isTarget) void move.run(dragged, question);
                drag(null);
              }}
            >
              <h3>{t('marking.question', { label: question.label, points: question.points })}</h3>
              <Stack as="ul" gap={2}>
                {here(question).map((marker) => (
                  <Person
                    key={marker.personId}
                    marker={marker}
                    targets={questions.filter((one) => mayTake(one, marker))}
                    isBusy={move.isBusy}
                    onDrag={drag}
                    onMove={(to) => void move.run(marker, to)}
                  />
                ))}
              </Stack>
            </section>
          );
        })}
      </Stack>
    </SideDrawer>
  );
}

interface PersonProps {
  readonly marker: BoardMarker;
  readonly targets: readonly BoardQuestion[];
  readonly isBusy: boolean;
  readonly onDrag: (marker: BoardMarker | null) => void;
  readonly onMove: (to: BoardQuestion) => void;
}

function Person({ marker, targets, isBusy, onDrag, onMove }: PersonProps) {
  const t = useText();
  const { name, given } = marker;
  const begin = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', name);
    event.dataTransfer.effectAllowed = 'move';
    onDrag(marker);
  };
  return (
    <Row as="li" justify="between" draggable={!isBusy} onDragStart={begin} onDragEnd={() => onDrag(null)}>
      <span>
        <span lang={langOf(name)}>{name}</span>{' '}
        <small className="note num">{t('marking.people.given', { given })}</small>
      </span>
      <select
        className="input natural"
        value=""
        disabled={isBusy || targets.length === 0}
        aria-label={t('marking.people.move', { name })}
        onChange={({ target }) => {
          const to = targets.find((one) => keyOfPart(one) === target.value);
          if (to) onMove(to);
        }}
      >
        <option value="">{t('marking.people.to')}</option>
        {targets.map((one) => (
          <option key={keyOfPart(one)} value={keyOfPart(one)}>
            {t('marking.question', { label: one.label, points: one.points })}
          </option>
        ))}
      </select>
    </Row>
  );
}
