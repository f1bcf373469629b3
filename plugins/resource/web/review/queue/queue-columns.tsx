import { FormattedMessage, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
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
        <Stack as="span" gap={0}>
          <span className="resource-row-title clipped t-strong nowrap">{line.title}</span>
          <span className="resource-row-note clipped soft t-12 nowrap">
            {[...new Set([word(`kind.${line.kind}`), word(`form.${line.form}`)])].join(' · ')}
            {line.returns > 0 && (
              <>
                {' · '}
                <FormattedMessage id="resource.audit.returns" values={{ count: line.returns }} />
              </>
            )}
          </span>
        </Stack>
      ),
    },
    { id: 'place', title: title('place'), width: '136px', cell: ({ grade, subject }) => `${grade} ${subject}` },
    {
      id: 'owner',
      title: title('owner'),
      width: '184px',
      cell: ({ owner, ownerId, school }) => (
        <Stack as="span" gap={0}>
          <Link to={changed(query, { owner: ownerId })}>{owner}</Link>
          <span className="resource-row-note clipped soft t-12 nowrap">{school}</span>
        </Stack>
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
          cell: ({ decided, reviewer }: AuditLine) => (
            <Stack as="span" gap={0}>
              <span className="num">{moment(decided)}</span>
              <span className="resource-row-note clipped soft t-12 nowrap">{reviewer}</span>
            </Stack>
          ),
        },
  ];
}
