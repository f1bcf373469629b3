import type { ReactNode } from 'react';
import { Avatar } from 'edutech/core/ui/Avatar';
import { useText } from 'edutech/core/web/hooks';
import type { Entry } from '../../api';

interface EntryRowsProps {
  readonly entries: readonly Entry[];
  /** What stands at the end of a row. */
  readonly end?: (entry: Entry) => ReactNode;
}

/** Entries one below the other. */
export function EntryRows({ entries, end }: EntryRowsProps) {
  const t = useText();
  return (
    <ul className="{{id}}-rows">
      {entries.map((entry) => (
        <li key={entry.id} className="row">
          <Avatar person={entry.authorId} name={entry.author} />
          <span className="row-main">
            <b className="row-title">{entry.title}</b>
            <small className="row-note">
              {t('{{id}}.list.by', { author: entry.author, time: new Date(entry.createdAt) })}
            </small>
          </span>
          {end?.(entry)}
        </li>
      ))}
    </ul>
  );
}
