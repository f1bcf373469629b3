import { lazy, Suspense, use } from 'react';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { useText } from 'edutech/core/web/hooks';
import { FormulaText } from '../../../../kit/ui/formula/FormulaText';
import type { ImportItem } from '../../../../api/importing';
import { PaperPictureContext } from '../picture/use-paper-picture';

const PdfPart = lazy(() =>
  loadChunk(() => import('edutech/plugins/media/kit/ui/viewer/pdf-parts/PdfPart')).then((part) => ({
    default: part.PdfPart,
  })),
);

/** What the paper has at a question: as it looks there, where its place is known, else what was read of it. */
export function ItemSource({ item: { itemId, source } }: { readonly item: Pick<ImportItem, 'itemId' | 'source'> }) {
  const t = useText();
  const picture = use(PaperPictureContext);
  const part = picture?.partOf(itemId);
  const text = source ? <FormulaText text={source} /> : t('questions.import.noSource');
  return (
    <section className="questions-mend-source note breaks ground" aria-label={t('questions.import.source')}>
      {picture && part ? (
        <div className="questions-mend-paper">
          <Suspense fallback={<p>{text}</p>}>
            <PdfPart document={picture.document} part={part} label={t('questions.import.picture')} />
          </Suspense>
          <details className="above-2">
            <summary className="fine pressable">{t('questions.import.asText')}</summary>
            <p>{text}</p>
          </details>
        </div>
      ) : (
        <p className="questions-mend-paper">{text}</p>
      )}
    </section>
  );
}
