import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { SheetBar } from 'edutech/plugins/print/kit/ui/SheetBar';
import { wordPages } from '../../../api';
import { type PrintLayout, printLayouts } from '../../../model/print-layouts';
import { routes } from '../../../routes';
import type { Assignment } from '../create/assign-values';

/** Dictation sheets, the same with answers, or flash cards: the pages that are printed, or saved as PDF by the browser. */
export function PrintView({ assignment: { assignmentId, title } }: { readonly assignment: Assignment }) {
  const t = useText();
  const [layout, setLayout] = useState<PrintLayout>('dictation');
  const [look, setLook] = useState<SheetLook>({ size: 'a4' });
  const asked = useAsked(wordPages, { assignmentId, layout, look }, { keeps: true });
  return (
    <PageFrame
      title={title}
      end={
        <>
          <Button to={routes.view.to({ assignment: assignmentId })}>{t('dictionary.print.back')}</Button>
          <Button look="primary" icon="Print" onClick={() => window.print()}>
            {t('dictionary.print.now')}
          </Button>
        </>
      }
    >
      <Row className="no-print below-3" wrap gap={4} rows={2}>
        <Segmented
          label={t('dictionary.print.layout')}
          value={layout}
          onChange={setLayout}
          options={printLayouts.map((value) => ({ value, label: t(`dictionary.print.layout.${value}`) }))}
        />
        <SheetBar look={look} onLook={setLook} offersBinding={false} />
      </Row>
      <PagesPanel asked={{ ...asked, data: asked.data?.pages }} title={title} addressOf={() => undefined} />
    </PageFrame>
  );
}
