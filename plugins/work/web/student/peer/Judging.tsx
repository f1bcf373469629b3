import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { PeerMark } from '../../../api/peer/reviews';
import { peerTags } from '../../../model/peer/reviews';

interface JudgingProps {
  readonly of: number;
  readonly mark: PeerMark;
  readonly isOpen: boolean;
  readonly onGive: (mark: PeerMark) => void;
}

/** Most points for which each has a button of its own. */
const mostButtons = 12;

/** What one gives for one part: points by a finger, what is good or lacks, and a word. */
export function Judging({ of, mark, isOpen, onGive }: JudgingProps) {
  const t = useText();
  const words = useId();
  const { points, tags, comment } = mark;
  const change = (changes: Partial<PeerMark>) => onGive({ ...mark, ...changes });
  return (
    <Stack>
      <fieldset className="peer-points shrink" disabled={!isOpen}>
        <legend className="note">{t('work.peer.points', { of })}</legend>
        {of <= mostButtons ? (
          <PointButtons of={of} points={points} onGive={(next) => change({ points: next })} />
        ) : (
          <input
            className="input num"
            type="number"
            inputMode="decimal"
            min={0}
            max={of}
            step={pointStep}
            aria-label={t('work.peer.points', { of })}
            value={points ?? ''}
            onChange={({ currentTarget: { value, valueAsNumber } }) => {
              const isOn = valueAsNumber >= 0 && valueAsNumber <= of && Number.isInteger(valueAsNumber / pointStep);
              if (value === '' || isOn) change({ points: value === '' ? null : valueAsNumber });
            }}
          />
        )}
      </fieldset>
      <Row align="stretch" wrap>
        {peerTags.map((tag) => (
          <Chip
            key={tag}
            className="high"
            selected={tags.includes(tag)}
            disabled={!isOpen}
            onClick={() => change({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] })}
          >
            {t(`work.peer.tag.${tag}`)}
          </Chip>
        ))}
      </Row>
      <Stack as="label" gap={1} className="peer-words note" htmlFor={words}>
        {t('work.peer.comment')}
        <textarea
          id={words}
          className="input pad-y-2"
          rows={2}
          maxLength={300}
          value={comment}
          readOnly={!isOpen}
          placeholder={isOpen ? t('work.peer.comment.hint') : ''}
          onChange={({ currentTarget: { value } }) => change({ comment: value })}
        />
      </Stack>
    </Stack>
  );
}

interface PointButtonsProps {
  readonly of: number;
  readonly points: number | null;
  readonly onGive: (points: number) => void;
}

function PointButtons({ of, points, onGive }: PointButtonsProps) {
  const intl = useIntl();
  const t = useText();
  const whole = points === null ? null : Math.floor(points);
  const isHalf = points !== null && points !== whole;
  return (
    <Row wrap className="above-1">
      {Array.from({ length: Math.floor(of) + 1 }, (_, value) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a button is its points
          key={value}
          type="button"
          className="peer-point num framed round paper ink center pressable high"
          aria-pressed={whole === value}
          onClick={() => onGive(isHalf && value + pointStep <= of ? value + pointStep : value)}
        >
          {value}
        </button>
      ))}
      <button
        type="button"
        className="peer-point peer-half num framed round paper ink center pressable high"
        aria-pressed={isHalf}
        disabled={!isHalf && (whole ?? 0) + pointStep > of}
        onClick={() => onGive((whole ?? 0) + (isHalf ? 0 : pointStep))}
      >
        .5
        <span className="visually-hidden"> {t('work.peer.half')}</span>
      </button>
      <output className="peer-given num end">
        {points === null ? '–' : intl.formatNumber(points)}
        <small className="muted regular"> / {intl.formatNumber(of)}</small>
      </output>
    </Row>
  );
}
