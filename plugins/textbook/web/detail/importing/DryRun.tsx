import { FormattedMessage, useIntl } from 'react-intl';
import { Tag } from 'edutech/core/ui/Tag';
import type { ChapterImport } from '../../../api';

/** What a sheet would write, line by line; or what is wrong in it, and where. */
export function DryRun({ sheet }: { readonly sheet: ChapterImport }) {
  const { filename, chapters, faults } = sheet;
  return (
    <section className="textbook-dry-run" aria-live="polite">
      <p>
        <b className="textbook-import-name">{filename}</b>{' '}
        <Tag tone={faults.length > 0 ? 'late' : 'done'} icon={faults.length > 0 ? 'Warning' : 'Checkmark'}>
          <FormattedMessage
            id={faults.length > 0 ? 'textbook.import.faults' : 'textbook.import.found'}
            values={{ count: faults.length > 0 ? faults.length : chapters.length }}
          />
        </Tag>
      </p>
      {faults.length > 0 ? <Faults faults={faults} /> : <Found chapters={chapters} />}
    </section>
  );
}

function Faults({ faults }: Pick<ChapterImport, 'faults'>) {
  const intl = useIntl();
  const title = (column: string) => intl.formatMessage({ id: `textbook.import.${column}` });
  return (
    <table className="textbook-faults">
      <thead>
        <tr>
          <th scope="col">{title('cell')}</th>
          <th scope="col">{title('fault')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, column, message }) => (
          <tr key={`${column}${line}${message}`}>
            <td className="num">
              {column}
              {line}
            </td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Found({ chapters }: Pick<ChapterImport, 'chapters'>) {
  return (
    <ol className="textbook-found">
      {chapters.map(({ line, level, name }) => (
        <li key={line * 10 + level} className={`textbook-found-${level}`}>
          {name}
        </li>
      ))}
    </ol>
  );
}
