import { Link } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Translate } from 'edutech/core/web/hooks';
import type { AuditLine } from '../../../api';
import { Age } from './Age';

const moment = (time: string | null) => (time ? cityMinute(new Date(time)) : '–');

/** What the queue shows of each task. */
export function queueColumns(
  state: 'waiting' | 'passed' | 'returned',
  t: Translate,
  query: URLSearchParams,
): readonly Column<AuditLine>[] {
  return [
    {
      id: 'title',
      title: t('resource.column.title'),
      main: true,
      cell: (line) => (
        <Stack as="span" gap={0}>
          <span className="resource-row-title clipped t-strong nowrap">{line.title}</span>
          <span className="resource-row-note clipped soft t-12 nowrap">
            {[...new Set([t(`resource.kind.${line.kind}`), t(`resource.form.${line.form}`)])].join(' · ')}
            {line.returns > 0 && (
              <>
                {' · '}
                {t('resource.audit.returns', { count: line.returns })}
              </>
            )}
          </span>
        </Stack>
      ),
    },
    {
      id: 'place',
      title: t('resource.column.place'),
      width: '136px',
      cell: ({ grade, subject }) => `${grade} ${subject}`,
    },
    {
      id: 'owner',
      title: t('resource.column.owner'),
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
      title: t('resource.column.wanted'),
      width: '88px',
      cell: ({ wanted }) => <Tag tone={wanted === 3 ? 'info' : 'plain'}>{t(`resource.visibility.${wanted}`)}</Tag>,
    },
    state === 'waiting'
      ? {
          id: 'age',
          title: t('resource.column.age'),
          width: '172px',
          cell: (line: AuditLine) => <Age submitted={line.submitted} due={line.due} isOverdue={line.isOverdue} />,
        }
      : {
          id: 'decided',
          title: t('resource.column.decided'),
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
