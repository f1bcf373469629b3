import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Button } from 'edutech/core/ui/Button';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Summary } from '../../../api/summary';
import { discriminationWord } from '../../../model/marking/summary';
import { explainAddress } from '../../shared/addresses';
import { StemLine } from '../StemLine';
import type { ViewData } from '../view/load-view';
import { byErrorRate, type ItemRow, itemRows } from '../../../model/marking/item-rows';

interface ItemTableProps {
  readonly data: ViewData;
  readonly summary: Summary;
}

/** The items: facility, discrimination, and the wrong answers that came most. */
export function ItemTable({ data, summary }: ItemTableProps) {
  const t = useText();
  const [order, setOrder] = useState<'sheet' | 'wrong'>('sheet');
  const rows = itemRows(
    summary.items,
    data.sheet.items.map(({ itemId }) => itemId),
  );
  const shown =
    order === 'sheet'
      ? rows
      : [...byErrorRate(rows), ...rows.filter(({ facility }) => facility === null || facility === 1)];
  return (
    <Panel
      title={t('work.summary.items')}
      end={
        <Segmented
          label={t('work.monitor.order')}
          value={order}
          onChange={setOrder}
          options={(['sheet', 'wrong'] as const).map((value) => ({
            value,
            label: t(`work.monitor.order.${value}`),
          }))}
        />
      }
      className="work-item-table shrink"
    >
      <table className="wide">
        <thead>
          <tr>
            {(['number', 'stem', 'facility', 'discrimination', 'mistakes'] as const).map((name) => (
              <th key={name} scope="col" className={`work-col-${name}`}>
                {t(`work.summary.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ItemLine key={row.itemId} row={row} data={data} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function ItemLine({
  row: { itemId, number, parts, facility },
  data,
}: {
  readonly row: ItemRow;
  readonly data: ViewData;
}) {
  const t = useText();
  const { sheet, published, assignmentId } = data;
  const item = sheet.items[number - 1];
  const [first] = parts;
  return (
    <tr>
      <th scope="row" className="work-col-number num">
        {number}
      </th>
      <td className="work-col-stem">
        {item && <StemLine body={item.body} />}
        <Button look="link" size="small" to={explainAddress(published.homeworkId, assignmentId ?? undefined, itemId)}>
          {t('work.summary.explainOne')}
        </Button>
      </td>
      <td className={`work-col-facility num ${facility !== null && facility < 0.6 ? 'ink-late' : ''}`}>
        {facility === null ? '–' : <FormattedNumber value={facility} style="percent" minimumFractionDigits={1} />}
        {first && (
          <small className="block muted">
            {t('work.summary.counts', {
              right: parts.reduce((sum, part) => sum + part.right, 0),
              marked: parts.reduce((sum, part) => sum + part.marked, 0),
            })}
          </small>
        )}
      </td>
      <td className="work-col-discrimination num">
        {parts.map(({ part, discrimination }) => (
          <span key={part} className="block">
            {discrimination === null ? (
              '–'
            ) : (
              <>
                <FormattedNumber value={discrimination} minimumFractionDigits={2} maximumFractionDigits={2} />
                <small className={discrimination < 0 ? 'ink-late' : undefined}>
                  {t(`work.summary.discrimination.${discriminationWord(discrimination)}`)}
                </small>
              </>
            )}
          </span>
        ))}
      </td>
      <td className="work-col-mistakes">
        <Mistakes parts={parts} />
      </td>
    </tr>
  );
}

/** The wrong answers that more than one gave, with how many; blanks too. */
function Mistakes({ parts }: Pick<ItemRow, 'parts'>) {
  const t = useText();
  const blank = parts.reduce((sum, part) => sum + part.blank, 0);
  const told = parts.flatMap(({ part, mistakes }) => mistakes.map((mistake) => ({ part, ...mistake })));
  if (told.length === 0 && blank === 0) return <span className="muted">–</span>;
  return (
    <Stack as="ul" gap="half" className="work-mistakes">
      {told.map(({ part, text, count }) => (
        <Row as="li" align="baseline" key={`${part} ${text}`}>
          {parts.length > 1 && <small className="num">({part + 1})</small>}
          <span>{text}</span>
          <b className="num fixed soft t-12 nowrap">{t('work.people', { count })}</b>
        </Row>
      ))}
      {blank > 0 && (
        <Row as="li" align="baseline" className="muted">
          {t('work.summary.blank')}
          <b className="num fixed soft t-12 nowrap">{t('work.people', { count: blank })}</b>
        </Row>
      )}
    </Stack>
  );
}
