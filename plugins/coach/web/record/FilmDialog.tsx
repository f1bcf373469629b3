import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { lengthText } from 'edutech/core/ui/rules/length';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { Refused } from 'edutech/plugins/questions/kit/ui/capture/Refused';
import { Waveform } from 'edutech/plugins/questions/kit/ui/capture/voice/Waveform';
import { boardOf } from '../../api';
import { type Cut, leastCut, mostSeconds } from '../../model/answer';
import { boardHints } from '../desk/desk-keys';
import { FilmPreview } from '../desk/answer/FilmPreview';
import { CutFields } from './CutFields';
import { board } from './draw-board';
import type { FilmTake } from './film-recorder';
import { type BoardTool, boardTools, useBoard } from './use-board';
import { useFilm } from './use-film';

interface FilmDialogProps {
  readonly itemId: string;
  /** How many questions the film answers. */
  readonly count: number;
  readonly onFilm: (film: FilmTake) => void;
  readonly onClose: () => void;
}

/** The board over the whole page: the item is on it already; pen and voice are recorded, a minute at most. */
export function FilmDialog({ itemId, count, onFilm, onClose }: FilmDialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useAsked(boardOf, { itemId });
  const paper = useBoard(asked.data);
  const film = useFilm(paper.canvas);
  const { state } = film;
  const [cut, setCut] = useState<Cut | null>(null);
  const take = film.take && { ...film.take, cut };
  const isRunning = state === 'recording' || state === 'paused';
  // It covers the page while it stands
  useEffect(() => dialog.current?.showModal(), []);
  // Its keys are heard, not those of its first button
  useEffect(() => dialog.current?.focus({ preventScroll: film.take !== null }), [film.take]);
  const redo = () => {
    setCut(null);
    film.discard();
    paper.clear();
  };
  const hear = (event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (repeat || (target instanceof HTMLButtonElement && (key === 'Enter' || key === ' '))) return;
    const acts: Readonly<Record<string, () => void>> = {
      r: isRunning ? film.end : film.begin,
      ' ': film.turnPause,
      z: redo,
      u: paper.undo,
      enter: () => take && onFilm(take),
    };
    const act = acts[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="coach-board paper ink frameless"
      aria-label={t('coach.board.title')}
      onClose={onClose}
      onKeyDown={hear}
    >
      <Row as="header" wrap className="pad-x-4 pad-y-2 lined-below">
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={() => dialog.current?.close()} />
        <b>{t('coach.board.title')}</b>
        {count > 0 && <Tag tone="brand">{t('coach.board.for', { count })}</Tag>}
        <Row as="ol" inline className="note">
          <li className={take ? undefined : 'ink-brand strong'}>1 {t('coach.board.step.record')}</li>
          <li className={take ? 'ink-brand strong' : undefined}>2 {t('coach.board.step.look')}</li>
        </Row>
      </Row>
      <div className="coach-board-stage">
        {asked.error !== undefined && <ErrorState error={asked.error} onRetry={asked.again} />}
        <BoardTools tool={paper.tool} onTool={paper.setTool} onUndo={paper.undo} canUndo={paper.count > 0} />
        <canvas
          ref={paper.canvas}
          width={board.width}
          height={board.height}
          className={classNames('coach-board-paper', take && 'coach-board-over')}
          role="img"
          aria-label={t('coach.board.paper')}
          {...paper.pen}
        />
        {take && <FilmPreview film={take} />}
        {take && take.seconds > 2 * leastCut && (
          <CutFields seconds={take.seconds} cut={cut ?? { from: 0, to: take.seconds }} onCut={setCut} />
        )}
      </div>
      {film.fault && <Refused text={t(`questions.kit.capture.microphone.${film.fault}`)} />}
      {film.isEmpty && <Refused text={t('coach.board.empty')} />}
      <BoardFoot film={film} take={take} onRedo={redo} onFilm={onFilm} />
      <KeyHints hints={boardHints} />
    </dialog>
  );
}

interface BoardToolsProps {
  readonly tool: BoardTool;
  readonly onTool: (tool: BoardTool) => void;
  readonly onUndo: () => void;
  readonly canUndo: boolean;
}

const toolIcons = { ink: 'Edit', red: 'Edit', blue: 'Edit', rubber: 'Eraser' } as const;

function BoardTools({ tool, onTool, onUndo, canUndo }: BoardToolsProps) {
  const t = useText();
  return (
    <Stack gap={1} className="coach-board-tools card pad-1" role="toolbar" aria-label={t('coach.board.tools')}>
      {boardTools.map((one) => (
        <IconButton
          key={one}
          icon={toolIcons[one]}
          label={t(`coach.board.tool.${one}`)}
          className={`coach-tool-${one}`}
          aria-pressed={tool === one}
          onClick={() => onTool(one)}
        />
      ))}
      <IconButton icon="ArrowUndo" label={t('coach.board.undo')} disabled={!canUndo} onClick={onUndo} />
    </Stack>
  );
}

interface BoardFootProps {
  readonly film: ReturnType<typeof useFilm>;
  readonly take: FilmTake | null;
  readonly onRedo: () => void;
  readonly onFilm: (film: FilmTake) => void;
}

/** The wave of the voice, the time, and what is done next. */
function BoardFoot({ film, take, onRedo, onFilm }: BoardFootProps) {
  const t = useText();
  const { state, seconds, levels } = film;
  const isRunning = state === 'recording' || state === 'paused';
  const left = Math.max(0, mostSeconds - Math.floor(seconds));
  return (
    <Row as="footer" wrap className="pad-x-4 pad-y-3 lined-top">
      <div className="grow coach-board-wave">
        {levels.length > 0 && <Waveform levels={levels} isLive={isRunning} />}
      </div>
      <Stack gap={0} className="at-end">
        <b className="t-24 num" role="timer">
          {`${lengthText(Math.floor(take?.seconds ?? seconds))} / ${lengthText(mostSeconds)}`}
        </b>
        {isRunning && <span className="fine num">{t('coach.board.left', { count: left })}</span>}
      </Stack>
      {(isRunning || take) && (
        <Button icon="ArrowUndo" onClick={onRedo}>
          {t('coach.board.redo')} <kbd className="key">Z</kbd>
        </Button>
      )}
      {isRunning && (
        <Button icon={state === 'paused' ? 'Play' : 'Pause'} onClick={film.turnPause}>
          {t(state === 'paused' ? 'coach.board.resume' : 'coach.board.pause')} <kbd className="key">Space</kbd>
        </Button>
      )}
      {take ? (
        <Button look="primary" size="large" icon="Checkmark" onClick={() => onFilm(take)}>
          {t('coach.board.take')} <kbd className="key">Enter</kbd>
        </Button>
      ) : (
        <Button
          look={isRunning ? 'danger' : 'primary'}
          size="large"
          icon={isRunning ? 'Checkmark' : 'Mic'}
          busy={state === 'opening'}
          onClick={isRunning ? film.end : film.begin}
        >
          {t(isRunning ? 'coach.board.stop' : 'coach.board.record')} <kbd className="key">R</kbd>
        </Button>
      )}
    </Row>
  );
}
