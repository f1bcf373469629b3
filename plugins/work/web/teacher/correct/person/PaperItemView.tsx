import { useState } from 'react';
import { isComposite, questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type InkLayer, layerOf, withLayer } from 'edutech/plugins/questions/kit/common/ink/ink';
import { AnswerSheets } from '../../../shared/answer/AnswerSheets';
import { HandedFiles } from '../answer/HandedFiles';
import { InkPad } from 'edutech/plugins/questions/kit/ui/ink/InkPad';
import { RubricSteps } from '../answer/RubricSteps';
import { VoiceComment } from '../answer/VoiceComment';
import type { MarkDesk } from '../desk/mark-desk';
import { flagChips } from '../question/AnswerStage';
import type { PaperItem } from '../giving/use-giving';
import type { PersonState } from './use-person';

interface PaperItemProps {
  readonly state: PersonState;
  readonly item: PaperItem;
  readonly desk: MarkDesk;
  readonly homeworkId: string;
  readonly sheetMedia: Media;
}

/** A question of a paper, what the student answered, and in the margin what it is worth. */
export function PaperItemView({ state, item, desk, homeworkId, sheetMedia }: PaperItemProps) {
  const t = useText();
  const { column, cell } = item;
  const isCurrent = item === state.current;
  const isFree = column.question.type >= questionTypes.calculation;
  const holder = desk.held.names.value.get(`${cell.attemptId}/${cell.itemId}`);
  const inked = (layer: InkLayer) =>
    state.change(
      item,
      { ink: withLayer(cell.ink, layer) },
      { act: { text: 'work.correct.did.ink', values: {} }, isTyping: true },
    );
  const showsQuestion = !isComposite(column.item.body.type) || column.part === 0;
  return (
    <article
      id={`paper-${column.id.replace('/', '-')}`}
      className={classNames('raised', 'round-card', 'paper', 'correct-paper', isCurrent && 'correct-paper-now')}
      aria-current={isCurrent ? 'true' : undefined}
      onFocus={() => !isCurrent && state.choose(column.id)}
      onPointerDown={() => !isCurrent && state.choose(column.id)}
    >
      <Stack packed className="pad-y-3 pad-x-4">
        {showsQuestion && <QuestionView body={column.item.body} media={sheetMedia} number={column.number} />}
        <AnswerSheets
          key={cell.attemptId}
          answer={cell.answer}
          question={column.question}
          media={desk.media.value}
          ink={cell.ink}
          over={(fileId) => <InkPad {...state.ink} layer={layerOf(cell.ink, fileId)} onLayer={inked} />}
          onLayer={inked}
        />
        <HandedFiles files={cell.answer.files ?? []} names={desk.names.value} homeworkId={homeworkId} />
        {column.item.key && showsQuestion && (
          <details>
            <summary className="fine pressable">{t('work.correct.key')}</summary>
            <KeyView body={column.item.body} questionKey={column.item.key} media={sheetMedia} />
          </details>
        )}
        {isCurrent && state.steps.steps.length > 0 && (
          <RubricSteps steps={state.steps} chosen={cell.rubric} media={sheetMedia} onToggle={state.toggle} />
        )}
      </Stack>
      <Stack packed gap={2} className="correct-margin pad-y-3 pad-x-3" data-marks>
        <Points state={state} item={item} />
        {holder && (
          <small className="ink-info">
            <Icon name="LockClosed" size={16} /> {holder}
          </small>
        )}
        {cell.points !== null && !cell.isUnsaved && (
          <small className="muted">
            {cell.by ? t('work.correct.by', { name: cell.by }) : t('work.correct.machine')}
          </small>
        )}
        {(isCurrent || cell.flags.length > 0) && (
          <Row as="span" align="stretch" gap="half">
            {flagChips.map(({ flag, icon }) => (
              <FlagButton key={flag} flag={flag} icon={icon} item={item} state={state} />
            ))}
          </Row>
        )}
        {(isCurrent || cell.comment) && <MarginComment key={cell.attemptId} state={state} item={item} />}
        {(isCurrent || cell.voice) && isFree && (
          <VoiceComment
            key={`voice ${cell.attemptId}`}
            voice={cell.voice}
            media={desk.media.value}
            onVoice={(voice) => state.change(item, { voice }, { act: { text: 'work.correct.did.voice', values: {} } })}
          />
        )}
      </Stack>
    </article>
  );
}

function Points({ state, item: { cell, column }, item }: Pick<PaperItemProps, 'state' | 'item'>) {
  const t = useText();
  return (
    <Row as="label" align="baseline" wrap className="correct-margin-points">
      <input
        key={`${cell.attemptId} ${cell.points}`}
        className="input num center"
        inputMode="decimal"
        defaultValue={cell.points ?? ''}
        aria-label={t('work.correct.pointsFor', { number: column.number })}
        onBlur={({ currentTarget }) => {
          const typed = Number(currentTarget.value);
          if (currentTarget.value.trim() === '' || typed === cell.points) return;
          const isPoints = typed >= 0 && Number.isInteger(typed * 2);
          if (!isPoints || typed > column.of) currentTarget.value = cell.points === null ? '' : String(cell.points);
          state.give(item, isPoints ? typed : column.of + 1);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <span className="num">{t('work.correct.of', { of: column.of })}</span>
      {item === state.current && state.asksZero && (
        <span className="pad-y-half pad-x-2 tint-star ink-star t-13 strong nowrap round" role="status">
          {t('work.correct.askZero')}
        </span>
      )}
    </Row>
  );
}

function FlagButton({
  flag,
  icon,
  item,
  state,
}: Pick<PaperItemProps, 'state' | 'item'> & Pick<(typeof flagChips)[number], 'flag' | 'icon'>) {
  const t = useText();
  const name = t(`work.correct.flag.${flag}`);
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={name}
      title={name}
      aria-pressed={item.cell.flags.includes(flag)}
      onClick={() => state.toggleFlag(item, flag)}
    >
      <Icon name={icon} />
    </button>
  );
}

function MarginComment({ state, item }: Pick<PaperItemProps, 'state' | 'item'>) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <textarea
      className="input correct-margin-comment"
      rows={2}
      maxLength={1000}
      value={typed ?? item.cell.comment}
      placeholder={t('work.correct.comment.write')}
      aria-label={t('work.correct.commentFor', { number: item.column.number })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        state.change(item, { comment: value }, { isTyping: true });
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  );
}
