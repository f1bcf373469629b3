import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ExamAnalysis, ItemLine } from '../../../api';
import { easeOf, poorDiscrimination, talkLine } from '../../../model/analysis/item-figures';

interface ItemPanelProps {
  readonly analysis: ExamAnalysis;
  /** Items that are ticked for the talk. */
  readonly ticks: readonly string[];
  readonly onTick: (items: readonly string[]) => void;
}

const orders = ['number', 'facility', 'discrimination'] as const;
type Order = (typeof orders)[number];

/** What is not known comes last. */
const sorted = (items: readonly ItemLine[], order: Order): readonly ItemLine[] =>
  order === 'number' ? items : items.toSorted((one, other) => (one[order] ?? 2) - (other[order] ?? 2));

/** The items: how easy, how well they tell apart, what went wrong most; ticks are for the talk in class. */
export function ItemPanel({ analysis, ticks, onTick }: ItemPanelProps) {
  const t = useText();
  const [order, setOrder] = useState<Order>('number');
  const tick = (itemId: string, on: boolean) => {
    const next = new Set(ticks);
    if (on) next.add(itemId);
    else next.delete(itemId);
    // in the order of the paper, whatever the table is sorted by
    onTick(analysis.items.flatMap((item) => (next.has(item.itemId) ? [item.itemId] : [])));
  };
  const heads = ['number', 'about', 'full', 'facility', 'ease', 'discrimination', 'mistake', 'tick'] as const;
  return (
    <Panel
      title={t('exam.items.title')}
      note={<span className="note">{t('exam.items.note')}</span>}
      end={
        <Segmented
          label={t('exam.items.order')}
          value={order}
          onChange={setOrder}
          options={orders.map((value) => ({ value, label: t(`exam.items.order.${value}`) }))}
          className="no-print"
        />
      }
    >
      <ScrollRegion aria-label={t('exam.items.title')} className="scrolls-x">
        <table className="exam-items wide t-13">
          <thead>
            <tr>
              {heads.map((name) => (
                <th key={name} scope="col" className={`exam-col-${name}`}>
                  {t(`exam.items.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted(analysis.items, order).map((item) => (
              <ItemRow key={item.itemId} item={item} isTicked={ticks.includes(item.itemId)} onTick={tick} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

interface ItemRowProps {
  readonly item: ItemLine;
  readonly isTicked: boolean;
  readonly onTick: (itemId: string, on: boolean) => void;
}

const tones = { hard: 'late', harder: 'star', medium: 'plain', easy: 'plain' } as const;

function ItemRow({ item, isTicked, onTick }: ItemRowProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const { itemId, number, about, full, facility, discrimination, mistake } = item;
  const ease = facility === null ? null : easeOf(facility);
  const isLow = facility !== null && facility < talkLine;
  const isPoor = discrimination !== null && discrimination < poorDiscrimination;
  return (
    <tr className={classNames(isLow && 'exam-item-low')}>
      <th scope="row" className="exam-col-number num">
        {number}
      </th>
      <td className="exam-col-about">
        <Link to={changed(query, { item: itemId })} className="exam-item-link clip1" preventScrollReset>
          {about || t('exam.items.unnamed', { number })}
        </Link>
      </td>
      <td className="exam-col-full num">{full}</td>
      <td className="exam-col-facility">
        {facility === null ? (
          '–'
        ) : (
          <span className="exam-rate">
            <progress
              className={classNames(
                'meter',
                ease === 'hard' && 'exam-meter-hard',
                ease === 'harder' && 'exam-meter-harder',
              )}
              max={1}
              value={facility}
              aria-hidden="true"
            />
            <b className="num">
              <FormattedNumber value={facility} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
            </b>
          </span>
        )}
      </td>
      <td className="exam-col-ease nowrap">
        {ease && facility !== null ? (
          <>
            <Tag tone={tones[ease]}>{t(`exam.ease.${ease}`)}</Tag> <Two value={facility} />
          </>
        ) : (
          '–'
        )}
      </td>
      <td className={classNames('exam-col-discrimination', 'num', isPoor && 'ink-star')}>
        <Row as="span" inline gap={1}>
          {isPoor && <Icon name="Warning" size={16} label={t('exam.items.poor')} />}
          {discrimination === null ? '–' : <Two value={discrimination} />}
        </Row>
      </td>
      <td className="exam-col-mistake soft">
        {mistake ? (
          <>
            {mistake.text} <b className="num ink-late">{mistake.count}</b>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="exam-col-tick">
        <input
          type="checkbox"
          checked={isTicked}
          aria-label={t('exam.items.choose', { number })}
          onChange={(event) => onTick(itemId, event.currentTarget.checked)}
        />
      </td>
    </tr>
  );
}

const Two = ({ value }: { readonly value: number }) => (
  <span className="num">
    <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />
  </span>
);
