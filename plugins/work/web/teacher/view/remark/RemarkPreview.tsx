import { FormattedMessage } from 'react-intl';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Remarked } from '../../../../api/remarking';
import type { Preview } from './preview';

/** Who would get other points, from which to which; and whose stay. */
export function RemarkPreview({ preview: { changes, unchanged, byPerson } }: { readonly preview: Preview }) {
  return (
    <Stack as="section" packed className="work-remark-preview" aria-live="polite">
      <h3>
        <FormattedMessage id="work.remark.changes" values={{ count: changes.length }} />
      </h3>
      <p className="note">
        <FormattedMessage id="work.remark.unchanged" values={{ unchanged, byPerson }} />
      </p>
      {changes.length > 0 && <RemarkedTable changes={changes} />}
    </Stack>
  );
}

/** Whose points became other ones, from which to which. */
export function RemarkedTable({ changes }: { readonly changes: readonly Remarked[] }) {
  return (
    <table className="work-changes wide t-13">
      <thead>
        <tr>
          {(['student', 'class', 'before', 'after'] as const).map((name) => (
            <th key={name} scope="col">
              <FormattedMessage id={`work.changes.${name}`} />
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
            <td className={`num work-change-${(after ?? 0) >= (before ?? 0) ? 'up' : 'down'}`}>
              {after ?? '–'} {(after ?? 0) >= (before ?? 0) ? '↑' : '↓'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
