import { FormattedNumber } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { answerLetter } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { DrawingView } from 'edutech/plugins/questions/kit/ui/question/answer/drawing/DrawingView';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { BlockAnswers } from '../../../api';
import { answerWords } from './answer-words';

interface AnswersOfProps {
  readonly item: BlockAnswers['items'][number];
  readonly media: Media;
  /** Most answers that are shown as a wall. */
  readonly most: number;
}

/** What a class has answered: bars for choices, a wall of words and pictures for the rest. */
export function AnswersOf({ item, media, most }: AnswersOfProps) {
  const t = useText();
  if (item.options.length > 0) return <Bars item={item} />;
  const shown = item.answers
    .map((answer, number) => ({ ...answer, number }))
    .slice(-most)
    .toReversed();
  return (
    <>
      {item.marked > 0 && (
        <p className="num t-13 below-1">
          {t('guide.rightOf', {
            share: <FormattedNumber value={item.right / item.marked} style="percent" maximumFractionDigits={0} />,
          })}
        </p>
      )}
      <Stack as="ul" gap={2} className="guide-wall">
        {shown.map(({ answer, name, group, isRight, number }) => {
          const words = answerWords(answer);
          const pictures = (answer.pictures ?? []).filter((file) => media[file]);
          return (
            <li
              key={number}
              className={isRight === false ? 'guide-said round pad-2 tint-due' : 'guide-said round pad-2 sunk'}
            >
              <Row align="start" justify="between">
                <span className="shrink breaks">
                  {group !== null && <b className="t-13">{t('guide.group.number', { number: group })} </b>}
                  {name !== '' && (
                    <b className="t-13">
                      <CityWords>{name}</CityWords>{' '}
                    </b>
                  )}
                  <CityWords>{words}</CityWords>
                </span>
                {isRight === false && <span className="ink-due strong nowrap t-13">{t('guide.thinkAgain')}</span>}
              </Row>
              {answer.drawing && answer.drawing.length > 0 && (
                <div className="guide-drawn round above-1">
                  <DrawingView strokes={answer.drawing} />
                </div>
              )}
              {pictures.map((file) => (
                <img
                  key={file}
                  className="guide-picture round above-1"
                  src={media[file]}
                  alt={t('guide.photoOfAnswer')}
                />
              ))}
            </li>
          );
        })}
      </Stack>
      {shown.length === 0 && <p className="note">{t('guide.noAnswers')}</p>}
    </>
  );
}

function Bars({ item }: Pick<AnswersOfProps, 'item'>) {
  const t = useText();
  const most = Math.max(1, ...item.options);
  return (
    <Stack as="ul" gap={2}>
      {item.options.map((count, at) => (
        <li key={answerLetter(at)} className="guide-bar-row">
          <b>{answerLetter(at)}</b>
          <progress className="meter guide-bar" value={count} max={most} aria-label={answerLetter(at)} />
          <span className="num nowrap">{t('guide.votes', { count })}</span>
        </li>
      ))}
    </Stack>
  );
}
