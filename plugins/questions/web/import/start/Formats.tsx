import { FormattedMessage } from 'react-intl';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { importTemplate } from '../../../api';
import { importFormats } from '../../../model/formats';

/** What can be imported, what comes along, and the sheet to fill in. */
export const Formats = () => (
  <section className="card questions-formats">
    <h2 className="t-head">
      <FormattedMessage id="questions.import.formats" />
    </h2>
    <Stack as="dl" className="t-13 above-3">
      {importFormats.map((format) => (
        <div key={format}>
          <dt className="strong">
            <FormattedMessage id={`questions.format.${format}`} />
          </dt>
          <Stack as="dd" justify="start" gap={1} className="soft">
            <FormattedMessage id={`questions.import.format.${format}`} />
            {format === 'xlsx' && (
              <ExportButton endpoint={importTemplate} input={{}}>
                <FormattedMessage id="questions.import.template" />
              </ExportButton>
            )}
          </Stack>
        </div>
      ))}
    </Stack>
  </section>
);
