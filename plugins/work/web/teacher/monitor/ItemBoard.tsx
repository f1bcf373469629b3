import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import type { getHomework } from '../../../api';
import { byQuestionAddress } from '../../shared/addresses';
import { mediaOf } from '../../shared/media-of';
import { StemLine } from '../StemLine';
import { type Board, itemOrders, type ItemState, itemStates, orderItems } from './rules/board';

interface ItemBoardProps {
  readonly board: Board;
  readonly sheet: OutputOf<typeof getHomework> | null;
}

/** The items of the sheet while a class works: how many have one, what goes wrong, what holds them up. */
export function ItemBoard({ board, sheet }: ItemBoardProps) {
  const intl = useIntl();
  const query = new URLSearchParams(useLocation().search);
  const wanted = itemOrders.find((one) => one === query.get('order')) ?? 'sheet';
  const states = itemStates(board.items);
  return (
    <section className="work-items" aria-label={intl.formatMessage({ id: 'work.monitor.by.item' })}>
      <fieldset className="filter-chips" aria-label={intl.formatMessage({ id: 'work.monitor.order' })}>
        {itemOrders.map((order) => (
          <Chip
            key={order}
            selected={order === wanted}
            to={changed(query, { order: order === 'sheet' ? null : order })}
          >
            <FormattedMessage id={`work.monitor.order.${order}`} />
          </Chip>
        ))}
      </fieldset>
      <ol className="card work-item-rows">
        {orderItems(states, wanted).map((state) => (
          <ItemRow key={state.itemId} state={state} board={board} sheet={sheet} />
        ))}
      </ol>
    </section>
  );
}

function ItemRow({ state, board, sheet }: { readonly state: ItemState } & ItemBoardProps) {
  const { itemId, number, answered, rate, seconds, isSlow, isWrong, marked } = state;
  const item = sheet?.items.find((one) => one.itemId === itemId);
  return (
    <li>
      <details className="work-item-row">
        <summary>
          <span className="work-item-number num">{number}</span>
          <div className="work-item-words">{item && <StemLine body={item.body} />}</div>
          <span className="work-item-signs">
            {isSlow && (
              <Tag tone="due" icon="Clock">
                <FormattedMessage id="work.monitor.slow" />
              </Tag>
            )}
            {isWrong && (
              <Tag tone="late" icon="Warning">
                <FormattedMessage id="work.monitor.wrong" />
              </Tag>
            )}
          </span>
          <span className="work-item-figure">
            <progress className="meter" max={Math.max(1, board.pupils)} value={answered} aria-hidden="true" />
            <span className="num">
              <FormattedMessage id="work.monitor.item.answered" values={{ answered, pupils: board.pupils }} />
            </span>
          </span>
          <span className="work-item-number-end num">
            {rate === null ? '–' : <FormattedNumber value={rate} style="percent" minimumFractionDigits={1} />}
            <small>
              <FormattedMessage id="work.monitor.item.right" values={{ marked }} />
            </small>
          </span>
          <span className="work-item-number-end num">
            {seconds === null ? '–' : <Duration seconds={seconds} />}
            <small>
              <FormattedMessage id="work.monitor.item.time" />
            </small>
          </span>
        </summary>
        {item && (
          <div className="work-item-open">
            <QuestionView body={item.body} media={mediaOf(sheet?.media ?? [])} showsPoints />
            <Button size="small" icon="Checkmark" to={byQuestionAddress(board.homeworkId, board.assignmentId, itemId)}>
              <FormattedMessage id="work.monitor.item.correct" />
            </Button>
          </div>
        )}
      </details>
    </li>
  );
}

const Duration = ({ seconds }: { readonly seconds: number }) =>
  seconds < 60 ? (
    <FormattedMessage id="work.seconds" values={{ seconds }} />
  ) : (
    <FormattedMessage id="work.minuteSeconds" values={{ minutes: Math.floor(seconds / 60), seconds: seconds % 60 }} />
  );
