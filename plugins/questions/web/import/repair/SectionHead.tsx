import { FormattedMessage } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Import } from '../../../api/importing';

/** A section as the paper calls it, with its points where it says them. */
export const SectionHead = ({ section }: { readonly section: Import['sections'][number] | undefined }) =>
  section && (
    <Row as="h2" align="baseline" className="t-head above-2">
      {section.title}
      {section.points !== null && (
        <small className="muted num">
          <FormattedMessage id="questions.points" values={{ points: section.points }} />
        </small>
      )}
    </Row>
  );
