import type { ReactNode } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { itemsOf } from '../../../model/paper/document';
import { checksOf } from '../../../model/paper/figures/checks';
import { numbersOf } from '../../../model/paper/figures/figures';
import { pageChecksOf } from '../../../model/paper/figures/page-checks';
import { type PrintKind, sheetsFor } from '../../../model/paper/prints';
import { useComposer } from '../desk/composer-context';
import { CheckList } from '../figures/Checks';
import type { PrintValues } from './print-values';

/** What is to be looked at before printing: of the paper, and how its pages break. */
export function PrintChecks({ pages }: { readonly pages: readonly Page[] | null }) {
  const t = useText();
  const { desk } = useComposer();
  const checks = checksOf(desk.document, desk.factsOf, pages);
  const numbers = numbersOf(desk.document);
  const { split, emptyEnds } = pageChecksOf(pages ?? [], new Set(itemsOf(desk.document).map(({ id }) => id)));
  const list = split.map((id) => numbers.get(id)?.first ?? 0).join('、');
  return (
    <section>
      <h3>{t('exam.printing.before')}</h3>
      <CheckList checks={checks} />
      <ul>
        {pages && checks.length === 0 && <Said isFine>{t('exam.finish.fine')}</Said>}
        {pages && (
          <Said isFine={split.length === 0}>
            {split.length === 0
              ? t('exam.printing.split.none')
              : t('exam.printing.split', { list, count: split.length })}
          </Said>
        )}
        {emptyEnds.length > 0 && (
          <Said isFine={false}>
            {t('exam.printing.emptyEnd', { list: emptyEnds.join('、'), count: emptyEnds.length })}
          </Said>
        )}
      </ul>
    </section>
  );
}

const Said = ({ isFine, children }: { readonly isFine: boolean; readonly children: ReactNode }) => (
  <Row as="li" className={isFine ? 't-13 ink-done pad-y-half' : 't-13 ink-star pad-y-half'}>
    <Icon name={isFine ? 'Checkmark' : 'Warning'} size={16} />
    <span className="grow">{children}</span>
  </Row>
);

interface PaperCountProps {
  readonly values: PrintValues;
  /** Pages of each kind; null while they are not known. */
  readonly pages: Readonly<Partial<Record<PrintKind, number | null>>>;
}

/** Sheets of paper: copies by pages, on both sides or one. */
export function PaperCount({ values: { copies, isDuplex }, pages }: PaperCountProps) {
  const t = useText();
  const rows = (Object.keys(pages) as PrintKind[])
    .filter((kind) => copies[kind] > 0)
    .map((kind) => {
      const count = pages[kind] ?? null;
      return { kind, sheets: count === null ? null : sheetsFor(count, copies[kind], isDuplex) };
    });
  const isKnown = rows.every(({ sheets }) => sheets !== null);
  return (
    <section>
      <h3>{t('exam.printing.paper')}</h3>
      <dl>
        {rows.map(({ kind, sheets }) => (
          <Row key={kind}>
            <dt>{t(`exam.printing.kind.${kind}`)}</dt>
            <dd className="end num">{sheets === null ? '…' : t('exam.printing.sheets', { count: sheets })}</dd>
          </Row>
        ))}
        <Row className="t-strong">
          <dt>{t('exam.printing.all')}</dt>
          <dd className="end num" data-sheets>
            {isKnown
              ? t('exam.printing.sheets', { count: rows.reduce((sum, { sheets }) => sum + (sheets ?? 0), 0) })
              : '…'}
          </dd>
        </Row>
      </dl>
    </section>
  );
}
