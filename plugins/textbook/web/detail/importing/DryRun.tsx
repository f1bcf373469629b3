import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ChapterImport } from '../../../api';

/** What a sheet would write, line by line; or what is wrong in it, and where. */
export function DryRun({ sheet }: { readonly sheet: ChapterImport }) {
  const t = useText();
  const { filename, chapters, faults } = sheet;
  return (
    <Stack as="section" aria-live="polite">
      <p>
        <b className="breaks">{filename}</b>{' '}
        <Tag tone={faults.length > 0 ? 'late' : 'done'} icon={faults.length > 0 ? 'Warning' : 'Checkmark'}>
          {t(faults.length > 0 ? 'textbook.import.faults' : 'textbook.import.found', {
            count: faults.length > 0 ? faults.length : chapters.length,
          })}
        </Tag>
      </p>
      {faults.length > 0 ? <Faults faults={faults} /> : <Found chapters={chapters} />}
    </Stack>
  );
}

function Faults({ faults }: Pick<ChapterImport, 'faults'>) {
  const t = useText();
  return (
    <table className="textbook-faults wide">
      <thead>
        <tr>
          <th className="muted t-13" scope="col">
            {t('textbook.import.cell')}
          </th>
          <th className="muted t-13" scope="col">
            {t('textbook.import.fault')}
          </th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, column, message }) => (
          <tr key={`${column}${line}${message}`}>
            <td className="num ink-late strong nowrap">
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
    <ol>
      {chapters.map(({ line, level, name }) => (
        <li key={line * 10 + level} className={`pad-y-1 breaks textbook-found-${level}`}>
          {name}
        </li>
      ))}
    </ol>
  );
}
