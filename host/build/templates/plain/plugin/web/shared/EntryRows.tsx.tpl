import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Avatar } from 'edutech/core/ui/Avatar';
import type { Entry } from '../../api';

interface EntryRowsProps {
  readonly entries: readonly Entry[];
  /** What stands at the end of a row. */
  readonly end?: (entry: Entry) => ReactNode;
}

/** Entries one below the other. */
export function EntryRows({ entries, end }: EntryRowsProps) {
  return (
    <ul className="{{id}}-rows">
      {entries.map((entry) => (
        <li key={entry.id} className="row">
          <Avatar name={entry.author} />
          <span className="row-main">
            <b className="row-title">{entry.title}</b>
            <small className="row-note">
              <FormattedMessage
                id="{{id}}.list.by"
                values={{ author: entry.author, time: new Date(entry.createdAt) }}
              />
            </small>
          </span>
          {end?.(entry)}
        </li>
      ))}
    </ul>
  );
}
