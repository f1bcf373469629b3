import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Import } from '../../../api/importing';

/** A section as the paper calls it, with its points where it says them. */
export function SectionHead({ section }: { readonly section: Import['sections'][number] | undefined }) {
  const t = useText();
  return (
    section && (
      <Row as="h2" align="baseline" className="t-head above-2">
        {section.title}
        {section.points !== null && (
          <small className="muted num">{t('questions.points', { points: section.points })}</small>
        )}
      </Row>
    )
  );
}
