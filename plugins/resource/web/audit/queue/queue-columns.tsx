import { FormattedMessage, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import type { AuditLine } from '../../../api';
import { Age } from './Age';

const moment = (time: string | null) => (time ? cityMinute(new Date(time)) : '–');

/** What the queue shows of each task. */
export function queueColumns(
  state: 'waiting' | 'passed' | 'returned',
  intl: IntlShape,
  query: URLSearchParams,
): readonly Column<AuditLine>[] {
  const title = (id: string) => intl.formatMessage({ id: `resource.column.${id}` });
  const word = (id: string) => intl.formatMessage({ id: `resource.${id}` });
  return [
    {
      id: 'title',
      title: title('title'),
      main: true,
      cell: (line) => (
        <span className="resource-row-words">
          <span className="resource-row-title">{line.title}</span>
          <span className="resource-row-note">
            {[...new Set([word(`kind.${line.kind}`), word(`form.${line.form}`)])].join(' · ')}
            {line.returns > 0 && (
              <>
                {' · '}
                <FormattedMessage id="resource.audit.returns" values={{ count: line.returns }} />
              </>
            )}
          </span>
        </span>
      ),
    },
    { id: 'place', title: title('place'), width: '136px', cell: ({ grade, subject }) => `${grade} ${subject}` },
    {
      id: 'owner',
      title: title('owner'),
      width: '184px',
      cell: ({ owner, ownerId, school }) => (
        <span className="resource-row-words">
          <Link to={changed(query, { owner: ownerId })}>{owner}</Link>
          <span className="resource-row-note">{school}</span>
        </span>
      ),
    },
    {
      id: 'wanted',
      title: title('wanted'),
      width: '88px',
      cell: ({ wanted }) => <Tag tone={wanted === 3 ? 'info' : 'plain'}>{word(`visibility.${wanted}`)}</Tag>,
    },
    state === 'waiting'
      ? {
          id: 'age',
          title: title('age'),
          width: '172px',
          cell: (line: AuditLine) => <Age submitted={line.submitted} due={line.due} isOverdue={line.isOverdue} />,
        }
      : {
          id: 'decided',
          title: title('decided'),
          width: '172px',
          cell: ({ decided, auditor }: AuditLine) => (
            <span className="resource-row-words">
              <span className="num">{moment(decided)}</span>
              <span className="resource-row-note">{auditor}</span>
            </span>
          ),
        },
  ];
}
