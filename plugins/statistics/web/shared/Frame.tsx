import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { exportFigures } from '../../api';
import { type Span, spans } from '../../model/spans';
import { Subscribe } from './Subscribe';

const hints = [
  { keys: ['←', '→'], does: 'statistics.keys.move' },
  { keys: ['Enter'], does: 'statistics.keys.enter' },
  { keys: ['Backspace'], does: 'statistics.keys.up' },
  { keys: ['?'], does: 'statistics.keys.explain' },
];

interface FrameProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly at: Date | string;
  readonly span: Span;
  readonly level: 'city' | 'county' | 'school' | 'classes';
  readonly placeId?: string;
  /** The place above, for Backspace and the way back. */
  readonly up?: { readonly to: string; readonly name: string };
  readonly children: ReactNode;
}

/** What all pages of figures have: the time, the workbook, the printer, the way up. */
export function Frame({ title, note, at, span, level, placeId, up, children }: FrameProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  usePageKeys(({ key }) => {
    if (key !== 'Backspace' || !up) return false;
    void navigate(up.to);
    return true;
  });
  return (
    <PageFrame
      title={title}
      note={note}
      end={
        <Row wrap>
          <span className="fine">
            {t('statistics.at', { at: <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> })}
          </span>
          <Segmented
            label={t('statistics.span')}
            value={span}
            options={spans.map((value) => ({ value, label: t(`statistics.span.${value}`) }))}
            onChange={(value) => void navigate(changed(query, { span: value }), { replace: true })}
          />
          <ExportButton endpoint={exportFigures} input={{ level, span, ...(placeId && { placeId }) }} />
          <Button look="quiet" size="small" icon="Print" onClick={() => window.print()}>
            {t('statistics.print')}
          </Button>
          {level !== 'classes' && <Subscribe />}
        </Row>
      }
    >
      {up && (
        <p className="below-3">
          <Button size="small" icon="ChevronLeft" to={up.to}>
            {up.name}
          </Button>
        </p>
      )}
      {children}
      <KeyHints hints={hints} />
    </PageFrame>
  );
}
