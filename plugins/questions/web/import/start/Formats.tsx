import { FormattedMessage } from 'react-intl';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { importTemplate } from '../../../api';
import { importFormats } from '../../../model/formats';

/** What can be imported, what comes along, and the sheet to fill in. */
export const Formats = () => (
  <section className="card questions-formats">
    <h2>
      <FormattedMessage id="questions.import.formats" />
    </h2>
    <dl>
      {importFormats.map((format) => (
        <div key={format}>
          <dt>
            <FormattedMessage id={`questions.format.${format}`} />
          </dt>
          <dd>
            <FormattedMessage id={`questions.import.format.${format}`} />
            {format === 'xlsx' && (
              <ExportButton endpoint={importTemplate} input={{}}>
                <FormattedMessage id="questions.import.template" />
              </ExportButton>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
