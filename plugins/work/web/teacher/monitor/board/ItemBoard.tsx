import { FormattedNumber } from 'react-intl';
import { useLocation } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { useText } from 'edutech/core/web/hooks';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { getHomework } from '../../../../api';
import { byQuestionAddress } from '../../../shared/addresses';
import { mediaOf } from '../../../shared/media-of';
import { StemLine } from '../../StemLine';
import { type Board, itemOrders, type ItemState, itemStates, orderItems } from '../rules/board';

interface ItemBoardProps {
  readonly board: Board;
  readonly sheet: OutputOf<typeof getHomework> | null;
}

/** The items of the sheet while a class works: how many have one, what goes wrong, what holds them up. */
export function ItemBoard({ board, sheet }: ItemBoardProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const wanted = itemOrders.find((one) => one === query.get('order')) ?? 'sheet';
  const states = itemStates(board.items);
  return (
    <Stack as="section" className="work-items" aria-label={t('work.monitor.by.item')}>
      <fieldset className="filter-chips shrink frameless" aria-label={t('work.monitor.order')}>
        {itemOrders.map((order) => (
          <Chip
            key={order}
            selected={order === wanted}
            to={changed(query, { order: order === 'sheet' ? null : order })}
          >
            {t(`work.monitor.order.${order}`)}
          </Chip>
        ))}
      </fieldset>
      <ol className="card ruled-list">
        {orderItems(states, wanted).map((state) => (
          <ItemRow key={state.itemId} state={state} board={board} sheet={sheet} />
        ))}
      </ol>
    </Stack>
  );
}

function ItemRow({ state, board, sheet }: { readonly state: ItemState } & ItemBoardProps) {
  const t = useText();
  const { itemId, number, answered, rate, seconds, isSlow, isWrong, marked } = state;
  const item = sheet?.items.find((one) => one.itemId === itemId);
  return (
    <li>
      <details className="work-item-row">
        <summary className="pad-y-2 pad-x-4 pressable hovers">
          <span className="num soft strong at-end">{number}</span>
          <div className="work-item-words">{item && <StemLine body={item.body} />}</div>
          <Row as="span" align="stretch" gap={1} className="work-item-signs">
            {isSlow && (
              <Tag tone="due" icon="Clock">
                {t('work.monitor.slow')}
              </Tag>
            )}
            {isWrong && (
              <Tag tone="late" icon="Warning">
                {t('work.monitor.wrong')}
              </Tag>
            )}
          </Row>
          <Stack as="span" gap="half" className="work-item-figure t-12">
            <progress className="meter wide" max={Math.max(1, board.students)} value={answered} aria-hidden="true" />
            <span className="num">{t('work.monitor.item.answered', { answered, students: board.students })}</span>
          </Stack>
          <Stack as="span" gap={0} className="work-item-number-end num at-end">
            {rate === null ? '–' : <FormattedNumber value={rate} style="percent" minimumFractionDigits={1} />}
            <small className="fine">{t('work.monitor.item.right', { marked })}</small>
          </Stack>
          <Stack as="span" gap={0} className="work-item-number-end num at-end">
            {seconds === null ? '–' : <Duration seconds={seconds} />}
            <small className="fine">{t('work.monitor.item.time')}</small>
          </Stack>
        </summary>
        {item && (
          <Stack justify="start" className="work-item-open">
            <QuestionView body={item.body} media={mediaOf(sheet?.media ?? [])} showsPoints />
            <Button size="small" icon="Checkmark" to={byQuestionAddress(board.homeworkId, board.assignmentId, itemId)}>
              {t('work.monitor.item.correct')}
            </Button>
          </Stack>
        )}
      </details>
    </li>
  );
}

function Duration({ seconds }: { readonly seconds: number }) {
  const t = useText();
  return seconds < 60
    ? t('work.seconds', { seconds })
    : t('work.minuteSeconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
