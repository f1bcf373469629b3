import { Icon } from 'edutech/core/ui/icons/Icon';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import type { ReadScores } from './read-scores';

/** What a workbook would change, of each student; and what of it cannot be taken, with row and scale. */
export function ScoresPreview({ read: { changes, unchanged, faults } }: { readonly read: ReadScores }) {
  const t = useText();
  return (
    <Stack packed aria-live="polite" className="work-scores">
      {faults.length > 0 && (
        <section>
          <h3 className="ink-late">
            <Icon name="Warning" size={16} />
            {t('work.scores.faults', { count: faults.length })}
          </h3>
          <Stack as="ul" gap={2} className="pad-y-2 pad-x-3 round tint-late">
            {faults.map(({ row, number, name, value, why, of }) => (
              <li key={`${row} ${number}`}>
                {t(`work.scores.fault.${why}`, { row, number, name, value, of: of ?? 0, step: pointStep })}
              </li>
            ))}
          </Stack>
        </section>
      )}
      <section>
        <h3>{t('work.scores.changes', { count: changes.length, unchanged })}</h3>
        {changes.length > 0 && (
          <table className="work-changes wide t-13">
            <thead>
              <tr>
                {(['student', 'class', 'item', 'before', 'after'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(`work.changes.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map(({ attemptId, itemId, name, className, number, before, after }) => (
                <tr key={`${attemptId}/${itemId}`}>
                  <th scope="row">{name}</th>
                  <td>{className}</td>
                  <td className="num">{number}</td>
                  <td className="num">{before ?? '–'}</td>
                  <td className={`num ${after >= (before ?? 0) ? 'ink-done' : 'ink-late'}`}>
                    {after} {after >= (before ?? 0) ? '↑' : '↓'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </Stack>
  );
}
