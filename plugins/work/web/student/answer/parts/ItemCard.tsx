import type { Ref } from 'react';
import { FormattedNumber } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { stageOfGrade } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { AnswerInput } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerInput';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { Medium } from '../../../../api/records';
import { FieldSpace } from '../../../shared/space/FieldSpace';
import { FreeWays, writingOf } from '../FreeWays';
import type { AnswerBook } from '../state/answer-book';
import type { NumberedItem, Opened } from '../state/sheet';
import { EarlierMark } from '../../result/EarlierMark';
import { PlacedAtItem } from '../../result/PlacedAtItem';

interface ItemCardProps {
  readonly place: Ref<HTMLElement>;
  readonly asked: NumberedItem;
  readonly grade: number;
  readonly book: AnswerBook;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly media: Media;
  /** Files of answers. */
  readonly files: readonly Medium[];
  /** In a correction round: what was said of this item. */
  readonly reviews: Opened['reviews'];
  readonly isNow: boolean;
  readonly isFlagged: boolean;
  readonly disabled: boolean;
  readonly played: number;
  readonly onPlayed: (plays: number) => void;
  readonly onFlag: () => void;
  /** Somebody turned to it. */
  readonly onEnter: () => void;
  /** One may ask a teacher about it. */
  readonly asks: boolean;
}

/** One item of the sheet, to be answered. */
export function ItemCard(props: ItemCardProps) {
  const t = useText();
  const { place, asked, grade, book, answers, media, files, isNow, isFlagged, disabled, onFlag, onEnter } = props;
  const { item, number, parts, points } = asked;
  // files without an answer card have one box, to which anything is handed in
  const isBox = item.questionId === null && item.body.type === questionTypes.shortAnswer && item.body.stem.length === 0;
  const names = Object.fromEntries(files.map(({ fileId, name }) => [fileId, name]));
  const answerOf = (part: number) => answers.get(placeOf(item.itemId, part));
  return (
    <article
      ref={place}
      className={classNames('shrink', 'paper', 'work-st-item', isNow && 'is-now')}
      aria-labelledby={`item-${item.itemId}`}
      data-item={number}
      tabIndex={-1}
      onFocus={onEnter}
      onPointerDown={onEnter}
    >
      <Row as="header" wrap rows={1} className="below-2">
        <h2 id={`item-${item.itemId}`}>{t('work.answering.item', { number })}</h2>
        <Tag>{t(`work.type.${item.body.type}`)}</Tag>
        <span className="fine">
          {t('work.answering.points', { points: <FormattedNumber value={points} /> })}
          {item.way !== 'fill' && (
            <>
              {' · '}
              {t(`work.answering.way.${item.way}`)}
            </>
          )}
        </span>
        <Button
          look="quiet"
          icon="Flag"
          className={classNames('pad-x-3', 'not-narrow', 'work-st-flag', isFlagged && 'is-on')}
          aria-pressed={isFlagged}
          onClick={onFlag}
        >
          {t('work.answering.flag')}
        </Button>
      </Row>
      {book.isEarlier(item.itemId, 0) && <p className="below-2 ink-due t-13">{t('work.answering.earlier')}</p>}
      <EarlierMark body={item.body} reviews={props.reviews} media={media} files={files} />
      <FieldSpace space={item.space} way={item.way}>
        <AnswerInput
          body={item.body}
          media={media}
          answers={Array.from({ length: parts }, (_, part) => answerOf(part))}
          onAnswer={(part, answer) => book.write(item.itemId, part, answer, parts)}
          stage={stageOfGrade(grade)}
          disabled={disabled}
          played={props.played}
          onPlayed={props.onPlayed}
          writing={writingOf(item.way, isBox)}
          more={(part) => (
            <FreeWays
              handIns={book.handIns}
              place={placeOf(item.itemId, part)}
              way={item.way}
              isAnyWay={isBox}
              names={names}
              answer={answerOf(part) ?? {}}
              onAnswer={(answer) => book.write(item.itemId, part, answer, parts)}
              media={media}
              disabled={disabled}
            />
          )}
        />
      </FieldSpace>
      {props.asks && (
        <Row wrap justify="end" className="above-2">
          <PlacedAtItem attemptId={book.attemptId} partId={item.itemId} number={number} />
        </Row>
      )}
    </article>
  );
}
