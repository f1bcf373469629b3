import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { stages } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { listSizes } from '../../shared/narrowing';
import type { QueueData } from '../load-audit';
import { PassMany } from './PassMany';
import { queueColumns } from './queue-columns';
import { queueFilters, queueStates, taskAddress } from './queue-wish';

/** What waits to be audited, the longest waiting first, and what was decided. */
export function Queue({ data: { queue, wish } }: { readonly data: QueueData }) {
  const intl = useIntl();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const text = (id: string) => intl.formatMessage({ id: `resource.${id}` });
  const isWaiting = wish.state === 'waiting';
  const first = queue.data[0];
  const owner = wish.ownerId && queue.data.find(({ ownerId }) => ownerId === wish.ownerId)?.owner;
  return (
    <PageFrame
      title={text('resourceAudit.title')}
      note={<FormattedMessage id="resource.audit.note" />}
      end={
        isWaiting &&
        first && (
          <Button look="primary" icon="Play" to={taskAddress(query, first.taskId)}>
            <FormattedMessage id="resource.audit.begin" />
          </Button>
        )
      }
    >
      <Tabs
        className="resource-spaces"
        label={text('audit.states')}
        current={wish.state ?? 'waiting'}
        items={queueStates.map((state) => ({
          id: state,
          label: text(`audit.state.${state}`),
          to: changed(query, { state: state === 'waiting' ? null : state }),
          ...(state === wish.state && { count: queue.pageData.total }),
        }))}
      />
      <div className="resource-list">
        <FilterBar
          filters={[
            {
              name: 'stage',
              label: text('facet.stage'),
              look: 'chips',
              all: text('allStages'),
              options: stages.map((stage) => ({ value: stage, label: text(`stage.${stage}`) })),
            },
          ]}
          end={
            wish.ownerId && (
              <Chip selected to={changed(query, { owner: null })}>
                {owner || text('audit.oneAuthor')}
                <Icon name="Dismiss" size={16} />
                <span className="visually-hidden">{text('audit.allAuthors')}</span>
              </Chip>
            )
          }
        />
        <DataTable
          name="resource.audit"
          label={text(`audit.state.${wish.state ?? 'waiting'}`)}
          columns={queueColumns(wish.state ?? 'waiting', intl, query)}
          rows={queue.data}
          total={queue.pageData.total}
          sizes={listSizes}
          keyOf={({ taskId }) => taskId}
          nameOf={({ title }) => title}
          openAt={({ taskId }) => taskAddress(query, taskId)}
          bulk={isWaiting ? (chosen, done) => <PassMany lines={chosen} onDone={done} /> : undefined}
          filters={queueFilters}
          empty={{
            title: <FormattedMessage id={`resource.audit.empty.${wish.state ?? 'waiting'}`} />,
            text: isWaiting ? <FormattedMessage id="resource.audit.empty.text" /> : undefined,
          }}
        />
      </div>
    </PageFrame>
  );
}
