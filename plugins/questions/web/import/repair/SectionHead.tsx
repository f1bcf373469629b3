import { FormattedMessage } from 'react-intl';
import type { Import } from '../../../api/importing';

/** A section as the paper calls it, with its points where it says them. */
export const SectionHead = ({ section }: { readonly section: Import['sections'][number] | undefined }) =>
  section && (
    <h2 className="questions-mend-section">
      {section.title}
      {section.points !== null && (
        <small className="muted num">
          <FormattedMessage id="questions.points" values={{ points: section.points }} />
        </small>
      )}
    </h2>
  );
