import { useEffect, useRef, useState } from 'react';
import { FormattedDate } from 'react-intl';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type InkLayer, layerOf, withLayer } from 'edutech/plugins/questions/kit/common/ink/ink';
import type { MarkFlag } from '../../../../model/marking/marks';
import { AnswerSheets } from '../../../shared/answer/AnswerSheets';
import { InkPad } from 'edutech/plugins/questions/kit/ui/ink/InkPad';
import { InkTools } from 'edutech/plugins/questions/kit/ui/ink/InkTools';
import { HandedFiles } from '../answer/HandedFiles';
import { VoiceComment } from '../answer/VoiceComment';
import { zoomedBy } from '../answer/zoom';
import type { MarkDesk } from '../desk/mark-desk';
import type { QuestionState } from './use-question';

const MarkHistory = onDemand(() => import('../answer/MarkHistory').then((part) => part.MarkHistory));

export const flagChips: readonly { readonly flag: MarkFlag; readonly icon: IconName; readonly key: string }[] = [
  { flag: 'excellent', icon: 'Star', key: 'E' },
  { flag: 'typical', icon: 'Flag', key: 'T' },
  { flag: 'doubtful', icon: 'QuestionCircle', key: 'D' },
  { flag: 'problem', icon: 'Warning', key: 'U' },
];

interface AnswerStageProps {
  readonly desk: MarkDesk;
  readonly state: QuestionState;
  readonly homeworkId: string;
}

/** The answer at hand: who wrote it, the sheets with the ink, the pens beside. */
export function AnswerStage({ desk, state, homeworkId }: AnswerStageProps) {
  const t = useText();
  const { current, column, holder } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const inked = (layer: InkLayer) =>
    state.change(
      { ink: withLayer(current?.ink ?? [], layer) },
      { act: { text: 'work.correct.did.ink', values: {} }, isTyping: true },
    );
  const attempt = current?.attemptId;
  // Each answer begins at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the answer
  useEffect(() => {
    // newer browsers answer scrolling with a promise, which is no clean-up
    scroller.current?.scrollTo({ top: 0, left: 0 });
  }, [attempt, column.id]);
  if (!current) return null;
  return (
    <>
      <Who state={state} />
      {holder && (
        <Row as="p" className="fixed pad-y-2 pad-x-4 tint-star ink-star t-13" role="status">
          <Icon name="LockClosed" size={16} />
          {t('work.correct.held', { name: holder })}
        </Row>
      )}
      <div className="correct-stage relative fill shrink-y">
        <InkTools choice={state.ink} onChoice={state.setInk} onUndo={() => void desk.undo()} />
        <div className="correct-scroll scrolls" ref={scroller}>
          <AnswerSheets
            key={`${current.attemptId}/${column.id}`}
            answer={current.answer}
            question={column.question}
            media={desk.media.value}
            ink={current.ink}
            zoom={state.zoom}
            over={(fileId) => <InkPad {...state.ink} layer={layerOf(current.ink, fileId)} onLayer={inked} />}
            onLayer={inked}
            onPictureError={() => void desk.loadItem(column.itemId, true)}
          />
          <HandedFiles files={current.answer.files ?? []} names={desk.names.value} homeworkId={homeworkId} />
          <VoiceComment
            key={current.attemptId}
            voice={current.voice}
            media={desk.media.value}
            onVoice={(voice) => state.change({ voice }, { act: { text: 'work.correct.did.voice', values: {} } })}
          />
        </div>
        <Zoom zoom={state.zoom} onZoom={state.setZoom} />
      </div>
    </>
  );
}

function Who({ state: { current, names, toggleFlag } }: { readonly state: QuestionState }) {
  const t = useText();
  const [showsHistory, setHistory] = useState(false);
  if (!current) return null;
  const person = names.get(current.attemptId);
  const { pictures = [] } = current.answer;
  return (
    <Row as="header" wrap rows={1} className="correct-who fixed pad-y-1 pad-x-4 lined-below paper">
      {person?.personId && <Avatar person={person.personId} name={person.name} />}
      <b>{person?.name || t('work.correct.nameless')}</b>
      <span className="correct-who-more muted t-13">
        {person && person.seat > 0 && t('work.correct.seat', { className: person.className, seat: person.seat })}
        {person?.submitted && (
          <>
            {' '}
            {t('work.correct.handedIn', {
              time: (
                <FormattedDate
                  value={person.submitted}
                  month="numeric"
                  day="numeric"
                  hour="2-digit"
                  minute="2-digit"
                  hourCycle="h23"
                />
              ),
            })}
          </>
        )}{' '}
        {pictures.length > 0 && t('work.correct.photos', { count: pictures.length })}
      </span>
      {current.round > 0 && <Tag tone="info">{t('work.correct.round', { round: current.round })}</Tag>}
      {current.isLate && <Tag tone="late">{t('work.correct.late')}</Tag>}
      {current.by && current.points !== null && (
        <Button look="link" size="small" onClick={() => setHistory(true)}>
          {t('work.correct.by', { name: current.by })}
        </Button>
      )}
      <Row as="span" align="stretch" wrap className="correct-flags end" data-marks>
        {flagChips.map(({ flag, icon, key }) => (
          <button
            key={flag}
            type="button"
            className={`size-13 chip correct-flag-${flag}`}
            aria-pressed={current.flags.includes(flag)}
            onClick={() => toggleFlag(flag)}
          >
            <Icon name={icon} size={16} />
            <span>{t(`work.correct.flag.${flag}`)}</span>
            <kbd>{key}</kbd>
          </button>
        ))}
      </Row>
      {showsHistory && (
        <MarkHistory attemptId={current.attemptId} itemId={current.itemId} onClose={() => setHistory(false)} />
      )}
    </Row>
  );
}

function Zoom({ zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void }) {
  const t = useText();
  return (
    <Row gap={0} className="correct-zoom pad-y-half pad-x-1 paper raised-2">
      <IconButton
        icon="Subtract"
        label={t('work.correct.zoom.out')}
        disabled={zoomedBy(zoom, -1) === zoom}
        onClick={() => onZoom(zoomedBy(zoom, -1))}
      />
      <output className="num t-13 center">{Math.round(zoom * 100)}%</output>
      <IconButton
        icon="Add"
        label={t('work.correct.zoom.in')}
        disabled={zoomedBy(zoom, 1) === zoom}
        onClick={() => onZoom(zoomedBy(zoom, 1))}
      />
      <IconButton icon="FullScreen" label={t('work.correct.zoom.fit')} onClick={() => onZoom(1)} />
    </Row>
  );
}
