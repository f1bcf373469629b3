import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { importTemplate } from '../../../api';
import { importFormats } from '../../../model/formats';

/** What can be imported, what comes along, and the sheet to fill in. */
export function Formats() {
  const t = useText();
  return (
    <section className="card questions-formats">
      <h2 className="t-head">{t('questions.import.formats')}</h2>
      <Stack as="dl" className="t-13 above-3">
        {importFormats.map((format) => (
          <div key={format}>
            <dt className="strong">{t(`questions.format.${format}`)}</dt>
            <Stack as="dd" justify="start" gap={1} className="soft">
              {t(`questions.import.format.${format}`)}
              {format === 'xlsx' && (
                <ExportButton endpoint={importTemplate} input={{}}>
                  {t('questions.import.template')}
                </ExportButton>
              )}
            </Stack>
          </div>
        ))}
      </Stack>
    </section>
  );
}
