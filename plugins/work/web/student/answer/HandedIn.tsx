import { FormattedDate } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import { ownWorkAddress } from '../../shared/addresses';
import { mediaOf } from '../../shared/media-of';
import { fillOf, type NumberedItem, type Opened, openItems, standingOf } from './state/sheet';
import { TopBar } from './TopBar';

/** What the server has taken in, with its time and code; below it, the answers as they were handed in. */
export function HandedIn({ opened }: { readonly opened: Opened }) {
  const t = useText();
  const items = openItems(opened);
  const { answers } = standingOf(opened);
  const media = mediaOf(opened.media);
  return (
    <div className="work-st-sheet-page t-14 ground">
      <TopBar title={opened.title} />
      <Receipt
        receipt={opened.receipt}
        submitted={opened.submitted ?? ''}
        isLate={opened.isLate}
        answered={items.filter((one) => fillOf(one, answers) !== 'empty').length}
        items={items.length}
      />
      <Stack as="section" className="work-st-mine" aria-labelledby="work-st-mine">
        <h2 id="work-st-mine">{t('work.answering.mine')}</h2>
        {items.map((one) => (
          <article key={one.item.itemId} className="card work-st-mine-item pad-y-4 pad-x-5">
            <AnswerView body={one.item.body} media={media} number={one.number} answers={answersOf(one, answers)} />
            {answersOf(one, answers).every((answer) => !answer || isBlankAnswer(answer)) && (
              <p className="muted">{t('work.answering.blank')}</p>
            )}
          </article>
        ))}
      </Stack>
    </div>
  );
}

/** Answers of an item by part, as what draws questions takes them. */
export const answersOf = ({ item, parts }: NumberedItem, answers: ReturnType<typeof standingOf>['answers']) =>
  Array.from({ length: parts }, (_, part) => answers.get(placeOf(item.itemId, part)));

interface ReceiptProps {
  readonly receipt: string;
  /** ISO 8601, the server's time. */
  readonly submitted: string;
  readonly isLate: boolean;
  readonly answered: number;
  readonly items: number;
}

/** Says that everything has arrived: shown only after the server has said so itself. */
export function Receipt({ receipt, submitted, isLate, answered, items }: ReceiptProps) {
  const t = useText();
  return (
    <Stack as="section" justify="center" gap={2} className="card work-st-handed center" aria-live="polite">
      <Stack
        as="span"
        align="center"
        justify="center"
        gap={0}
        className="work-st-handed-sign tint-done ink-done circle"
      >
        <Icon name="Checkmark" size={24} />
      </Stack>
      <Row as="h2">
        {t('work.receipt.safe')}
        {isLate && <Tag tone="late">{t('work.late')}</Tag>}
      </Row>
      <Stack className="above-2 below-2" as="dl" gap={1}>
        <div>
          <dt className="muted">{t('work.receipt.time')}</dt>
          <dd className="num">
            {submitted && (
              <FormattedDate
                value={submitted}
                timeZone={cityTimeZone}
                month="long"
                day="numeric"
                hour="2-digit"
                minute="2-digit"
                second="2-digit"
                hourCycle="h23"
              />
            )}
          </dd>
        </div>
        <div>
          <dt className="muted">{t('work.receipt.answered')}</dt>
          <dd className="num">{t('work.receipt.count', { answered, items })}</dd>
        </div>
        {receipt && (
          <div>
            <dt className="muted">{t('work.receipt.code')}</dt>
            <dd className="work-st-handed-code">{receipt}</dd>
          </div>
        )}
      </Stack>
      <p>{t('work.receipt.next')}</p>
      <div className="work-st-handed-acts">
        {receipt && <CopyButton words={receipt}>{t('work.receipt.copy')}</CopyButton>}
        <Button look="primary" to={ownWorkAddress}>
          {t('work.answering.toList')}
        </Button>
      </div>
    </Stack>
  );
}
