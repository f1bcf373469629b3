import { FormattedNumber } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { StemLine } from '../StemLine';
import type { ItemRow } from '../../../model/marking/item-rows';

interface ExplainListProps {
  readonly rows: readonly ItemRow[];
  readonly items: readonly { readonly itemId: string; readonly body: QuestionBody }[];
  readonly chosen: readonly string[];
  readonly current: string;
  readonly onChoose: (itemId: string, on: boolean) => void;
  readonly onGo: (itemId: string) => void;
}

/** All items of the sheet: which of them are explained, and the way to each. */
export function ExplainList({ rows, items, chosen, current, onChoose, onGo }: ExplainListProps) {
  const t = useText();
  return (
    <aside className="work-explain-list pad-4 paper scrolls" aria-label={t('questions.kit.explaining.key.list')}>
      <h2 className="t-18 pad-b-2">{t('questions.kit.explaining.key.list')}</h2>
      <ol>
        {rows.map(({ itemId, number, facility }) => {
          const body = items.find((one) => one.itemId === itemId)?.body;
          const isChosen = chosen.includes(itemId);
          return (
            <Row as="li" key={itemId} className={classNames('ruled-top', itemId === current && 'is-current')}>
              <input
                type="checkbox"
                checked={isChosen}
                aria-label={t('work.explain.choose', { number })}
                onChange={(event) => onChoose(itemId, event.currentTarget.checked)}
              />
              <Row
                as="button"
                className="grow text-start"
                type="button"
                disabled={!isChosen}
                onClick={() => onGo(itemId)}
              >
                <b className="num">{number}</b>
                {body && <StemLine body={body} />}
                <span className="num">
                  {facility === null ? (
                    '–'
                  ) : (
                    <FormattedNumber value={facility} style="percent" minimumFractionDigits={1} />
                  )}
                </span>
              </Row>
            </Row>
          );
        })}
      </ol>
    </aside>
  );
}
