import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { StemLine } from '../StemLine';
import type { ItemRow } from '../summary/item-rows';

interface ExplainListProps {
  readonly rows: readonly ItemRow[];
  readonly items: readonly { readonly itemid: string; readonly body: QuestionBody }[];
  readonly chosen: readonly string[];
  readonly current: string;
  readonly onChoose: (itemid: string, on: boolean) => void;
  readonly onGo: (itemid: string) => void;
}

/** All items of the sheet: which of them are explained, and the way to each. */
export function ExplainList({ rows, items, chosen, current, onChoose, onGo }: ExplainListProps) {
  const intl = useIntl();
  return (
    <aside className="work-explain-list" aria-label={intl.formatMessage({ id: 'work.explain.list' })}>
      <h2>
        <FormattedMessage id="work.explain.list" />
      </h2>
      <ol>
        {rows.map(({ itemid, number, facility }) => {
          const body = items.find((one) => one.itemid === itemid)?.body;
          const isChosen = chosen.includes(itemid);
          return (
            <li key={itemid} className={classNames(itemid === current && 'is-current')}>
              <input
                type="checkbox"
                checked={isChosen}
                aria-label={intl.formatMessage({ id: 'work.explain.choose' }, { number })}
                onChange={(event) => onChoose(itemid, event.currentTarget.checked)}
              />
              <button type="button" disabled={!isChosen} onClick={() => onGo(itemid)}>
                <b className="num">{number}</b>
                {body && <StemLine body={body} />}
                <span className="num">
                  {facility === null ? (
                    '–'
                  ) : (
                    <FormattedNumber value={facility} style="percent" maximumFractionDigits={0} />
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
