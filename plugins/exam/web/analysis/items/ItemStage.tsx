import { FormattedNumber } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { FreeAnswer } from 'edutech/plugins/questions/kit/ui/question/answer/FreeAnswer';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import type { ItemAnalysis } from '../../../api';

interface ItemStageProps {
  readonly item: ItemAnalysis;
  /** The key, and which answers are right. */
  readonly showsKey: boolean;
  readonly showsNames: boolean;
}

/** An item as it stands on the paper, how it was answered, what went wrong, and one like it. */
export function ItemStage({ item, showsKey, showsNames }: ItemStageProps) {
  const t = useText();
  const { body, key, number, parts, typical, similar } = item;
  const media: Media = Object.fromEntries(item.media.map(({ fileId, address }) => [fileId, address]));
  return (
    <Stack packed gap={5}>
      <QuestionView body={body} media={media} number={number} showsPoints />
      <Stack as="section">
        <h3 className="soft">{t('exam.item.answers')}</h3>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are named by their place
          <PartAnswers key={at} part={part} number={parts.length > 1 ? at + 1 : 0} showsRight={showsKey} />
        ))}
      </Stack>
      {showsKey && key && (
        <Stack as="section" className="pad-4 round-card tint-done">
          <h3 className="soft">{t('exam.item.key')}</h3>
          <KeyView body={body} questionKey={key} media={media} />
        </Stack>
      )}
      {typical.length > 0 && (
        <Stack as="section">
          <h3 className="soft">{t('exam.item.typical')}</h3>
          <ul className="exam-typical">
            {typical.map(({ name, part, points, answer }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers have no names here
              <Stack as="li" packed key={at} className="framed round-card pad-4">
                <p className="note">
                  {showsNames && name !== '' ? name : t('exam.item.somebody')}
                  {' · '}
                  {t('exam.item.points', { points, of: answered(item, part) })}
                </p>
                <FreeAnswer answer={answer} media={media} />
                {answer.gaps && <p className="num">{answer.gaps.map((gap) => gap || '__').join('；')}</p>}
              </Stack>
            ))}
          </ul>
        </Stack>
      )}
      {similar && (
        <details className="no-print">
          <summary className="pressable soft strong">{t('exam.item.similar')}</summary>
          <div className="pad-y-3">
            <QuestionView body={similar} media={media} />
          </div>
        </details>
      )}
    </Stack>
  );
}

const answered = ({ body }: ItemAnalysis, part: number): number => body.parts?.[part]?.points ?? body.points;

interface PartAnswersProps {
  readonly part: ItemAnalysis['parts'][number];
  /** Of several parts; 0: the only one. */
  readonly number: number;
  readonly showsRight: boolean;
}

/** A bar for each answer; where nothing was kept of them, how many had all, some and none of the points. */
function PartAnswers({ part, number, showsRight }: PartAnswersProps) {
  const t = useText();
  const { answers, full, some, none, empty } = part;
  const all = full + some + none;
  const rows =
    answers.length > 0
      ? answers
      : (['full', 'some', 'none'] as const).map((name) => ({
          text: t(`exam.item.${name}`),
          count: { full, some, none }[name],
          isRight: name === 'full',
        }));
  return (
    <div>
      {number > 0 && <b className="num">({number})</b>}
      <ul className="exam-bars">
        {rows.map(({ text, count, isRight }) => (
          <li key={text} className={classNames('across', showsRight && isRight && 'ink-done')}>
            <Row as="span" inline className="strong breaks">
              {text}
              {showsRight && isRight && <Icon name="Checkmark" size={16} />}
            </Row>
            <progress className="meter" max={Math.max(1, all)} value={count} aria-hidden="true" />
            <span className="num at-end">
              {t('exam.people', { count })}{' '}
              {all > 0 && (
                <small className="muted">
                  <FormattedNumber value={count / all} style="percent" maximumFractionDigits={0} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {empty > 0 && <p className="note">{t('exam.item.empty', { count: empty })}</p>}
    </div>
  );
}
