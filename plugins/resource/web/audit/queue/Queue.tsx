import { useLocation } from 'react-router';
import { stages } from 'edutech/core/common/teaching/stages';
import { Chip } from 'edutech/core/ui/Chip';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { ReviewQueue } from 'edutech/plugins/library/kit/ui/review/ReviewQueue';
import { auditAddress } from '../../shared/addresses';
import type { QueueData } from '../load-audit';
import { PassMany } from './PassMany';
import { queueColumns } from './queue-columns';

/** What waits to be reviewed, the longest waiting first, and what was decided. */
export function Queue({ data: { queue, wish } }: { readonly data: QueueData }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const state = wish.state ?? 'waiting';
  const owner = wish.ownerId && queue.data.find(({ ownerId }) => ownerId === wish.ownerId)?.owner;
  return (
    <ReviewQueue
      name="resource.audit"
      title={t('resource.resourceAudit.title')}
      note={t('resource.audit.note')}
      path={auditAddress}
      state={state}
      queue={queue}
      columns={queueColumns(state, t, query)}
      empty="resource.audit.empty"
      bulk={(chosen, done) => <PassMany lines={chosen} onDone={done} />}
      narrowedBy={['stage', 'subject', 'owner']}
      filters={
        <FilterBar
          filters={[
            {
              name: 'stage',
              label: t('resource.facet.stage'),
              look: 'chips',
              all: t('resource.allStages'),
              options: stages.map((stage) => ({ value: stage, label: t(`resource.stage.${stage}`) })),
            },
          ]}
          end={
            wish.ownerId && (
              <Chip selected to={changed(query, { owner: null })}>
                {owner || t('resource.audit.oneAuthor')}
                <Icon name="Dismiss" size={16} />
                <span className="visually-hidden">{t('resource.audit.allAuthors')}</span>
              </Chip>
            )
          }
        />
      }
    />
  );
}
