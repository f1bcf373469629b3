import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import { endSittings, extendSittings, noteIncident, pauseSittings, startRoom, tellSittings } from '../../../api';
import type { Board } from './board';
import { TakeIn } from './TakeIn';

interface ActBarProps {
  readonly board: Board;
  /** Sittings that were chosen; none: all. */
  readonly chosen: readonly string[];
  readonly onDone: () => void;
}

const minutes = 5;

/** What can be done for those who were chosen, or for all. */
export function ActBar({ board, chosen, onDone }: ActBarProps) {
  const t = useText();
  const call = useCall();
  const dialogs = useDialogs();
  const { examId, rooms, sittings } = board;
  const open = sittings.filter(({ state }) => state !== 'submitted' && state !== 'closed');
  const ids = chosen.length > 0 ? [...chosen] : open.map(({ sittingId }) => sittingId);
  const isPaused = ids.some((id) => sittings.find(({ sittingId }) => sittingId === id)?.state === 'paused');
  const extend = useAct((more: number) => call(extendSittings, { examId, sittingIds: ids, minutes: more }), {
    done: ({ count }, more) => ({ id: 'exam.board.extended', values: { count, minutes: more } }),
    undo: (_, more) => call(extendSittings, { examId, sittingIds: ids, minutes: -more }),
  });
  const pause = useAct(() => call(pauseSittings, { examId, sittingIds: ids, isPaused: !isPaused }), {
    done: ({ count }) => ({ id: isPaused ? 'exam.board.resumed' : 'exam.board.paused', values: { count } }),
    undo: () => call(pauseSittings, { examId, sittingIds: ids, isPaused }),
  });
  const end = useAct(
    async () => {
      if (!(await dialogs.confirm({ text: t('exam.board.end.ask', { count: ids.length }) }))) return { count: 0 };
      return call(endSittings, { examId, sittingIds: ids });
    },
    { done: ({ count }) => ({ id: 'exam.board.ended', values: { count } }) },
  );
  const start = useAct((roomId: string) => call(startRoom, { examId, roomId }), { done: 'exam.board.started' });
  const isEmpty = ids.length === 0;
  return (
    <>
      {rooms
        .filter(({ startsAt }) => startsAt === null)
        .map(({ roomId, name }) => (
          <Row key={roomId} className="card pad-4 tint-brand" wrap>
            <span className="grow" lang={langOf(name)}>
              {t('exam.board.byHand', { room: name })}
            </span>
            <Button look="primary" busy={start.isBusy} onClick={() => void start.run(roomId)}>
              {t('exam.board.start')}
            </Button>
          </Row>
        ))}
      <Row wrap rows={2}>
        <span className="note">
          {t(chosen.length > 0 ? 'exam.board.chosen' : 'exam.board.all', { count: ids.length })}
        </span>
        <Button icon="Clock" disabled={isEmpty} busy={extend.isBusy} onClick={() => void extend.run(minutes)}>
          {t('exam.board.extend', { minutes })}
        </Button>
        <Button
          icon={isPaused ? 'Play' : 'Pause'}
          disabled={isEmpty}
          busy={pause.isBusy}
          onClick={() => void pause.run()}
        >
          {t(isPaused ? 'exam.board.resume' : 'exam.board.pause')}
        </Button>
        <Button icon="LockClosed" disabled={isEmpty} busy={end.isBusy} onClick={() => void end.run().then(onDone)}>
          {t('exam.board.end')}
        </Button>
        <TakeIn examId={examId} />
      </Row>
      <Words board={board} chosen={chosen} />
    </>
  );
}

/** Words to the room or the one who was chosen, or a note of what happened there. */
function Words({ board, chosen }: Pick<ActBarProps, 'board' | 'chosen'>) {
  const t = useText();
  const call = useCall();
  const [text, setText] = useState('');
  const { examId, rooms, sittings } = board;
  const one = chosen.length === 1 ? sittings.find(({ sittingId }) => sittingId === chosen[0]) : undefined;
  const roomIds = one
    ? [one.roomId]
    : chosen.length > 0
      ? [...new Set(sittings.filter(({ sittingId }) => chosen.includes(sittingId)).map(({ roomId }) => roomId))]
      : rooms.map(({ roomId }) => roomId);
  const about = { examId, ...(one && { sittingId: one.sittingId }), text };
  const tell = useAct(() => call(tellSittings, { ...about, roomIds: one ? [] : roomIds }), { done: 'exam.board.told' });
  const note = useAct(() => call(noteIncident, { ...about, roomId: roomIds[0]! }), { done: 'exam.board.noted' });
  const send = async (act: typeof tell) => {
    if (await act.run()) setText('');
  };
  const isEmpty = text.trim() === '';
  return (
    <Row wrap rows={2}>
      <input
        className="input grow exam-words"
        value={text}
        maxLength={500}
        aria-label={t('exam.board.words')}
        placeholder={one ? t('exam.board.words.one', { name: one.name }) : t('exam.board.words.all')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button icon="Comment" disabled={isEmpty} busy={tell.isBusy} onClick={() => void send(tell)}>
        {t('exam.board.tell')}
      </Button>
      <Button icon="Edit" disabled={isEmpty} busy={note.isBusy} onClick={() => void send(note)}>
        {t('exam.board.note')}
      </Button>
    </Row>
  );
}
