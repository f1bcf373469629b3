import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Remarked } from '../../../../api/remarking';
import type { Preview } from './preview';

/** Who would get other points, from which to which; and whose stay. */
export function RemarkPreview({ preview: { changes, unchanged, byPerson } }: { readonly preview: Preview }) {
  const t = useText();
  return (
    <Stack as="section" packed className="work-remark-preview" aria-live="polite">
      <h3>{t('work.remark.changes', { count: changes.length })}</h3>
      <p className="note">{t('work.remark.unchanged', { unchanged, byPerson })}</p>
      {changes.length > 0 && <RemarkedTable changes={changes} />}
    </Stack>
  );
}

/** Whose points became other ones, from which to which. */
export function RemarkedTable({ changes }: { readonly changes: readonly Remarked[] }) {
  const t = useText();
  return (
    <table className="work-changes wide t-13">
      <thead>
        <tr>
          {(['student', 'class', 'before', 'after'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`work.changes.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ attemptId, part, name, className, before, after }) => (
          <tr key={`${attemptId}/${part}`}>
            <th scope="row">{name}</th>
            <td>{className}</td>
            <td className="num">{before ?? '–'}</td>
            <td className={`num ${(after ?? 0) >= (before ?? 0) ? 'ink-done' : 'ink-late'}`}>
              {after ?? '–'} {(after ?? 0) >= (before ?? 0) ? '↑' : '↓'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
