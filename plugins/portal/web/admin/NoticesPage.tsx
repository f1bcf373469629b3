import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { IconButton } from 'edutech/core/ui/IconButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { adminNotices, changeNotice, saveNotice, type AdminNotice } from '../../api';

const NoticeDrawer = onDemand(() => import('./NoticeDrawer').then((part) => part.NoticeDrawer));

export const loader: Loader<readonly AdminNotice[]> = ({ call, signal }) => call(adminNotices, {}, { signal });

const tones: Readonly<Record<AdminNotice['state'], TagTone>> = { coming: 'info', shown: 'done', over: 'plain' };

/** Notices that stand over every page while they are in force. */
export function Page() {
  const notices = useLoaderData<readonly AdminNotice[]>();
  const intl = useIntl();
  const t = useText();
  const [edited, edit] = useState<AdminNotice | 'new' | null>(null);
  const acts = useActs();
  const start = (
    <Button look="primary" icon="Add" onClick={() => edit('new')}>
      {t('portal.notices.new')}
    </Button>
  );
  return (
    <PageFrame title={t('portal.notices.title')} note={t('portal.notices.note')} end={start}>
      <DataTable<AdminNotice>
        name="portal.notices"
        label={t('portal.notices.title')}
        rows={notices}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        rowClass={({ state }) => (state === 'over' ? 'table-dim' : undefined)}
        columns={[
          {
            id: 'title',
            title: t('portal.notices.column.title'),
            main: true,
            cell: ({ title, titleEn }) => (intl.locale === 'en' && titleEn ? titleEn : title),
          },
          {
            id: 'state',
            title: t('portal.notices.column.state'),
            width: '104px',
            cell: ({ state }) => <Tag tone={tones[state]}>{t(`portal.notices.state.${state}`)}</Tag>,
          },
          {
            id: 'time',
            title: t('portal.notices.column.time'),
            width: '300px',
            cell: ({ startsAt, endsAt }) => (
              <span className="num">
                {cityMinute(new Date(startsAt))} – {cityMinute(new Date(endsAt))}
              </span>
            ),
          },
          { id: 'link', title: t('portal.notices.column.link'), cell: ({ link }) => link || '–' },
          { id: 'by', title: t('portal.notices.column.by'), width: '96px', cell: ({ updatedBy }) => updatedBy || '–' },
        ]}
        acts={(notice) => (
          <>
            {notice.state === 'shown' && (
              <Button size="small" onClick={() => void acts.end(notice)}>
                {t('portal.notices.end')}
              </Button>
            )}
            <IconButton
              icon="Edit"
              label={`${t('portal.notices.edit')}: ${notice.title}`}
              onClick={() => edit(notice)}
            />
            <IconButton
              icon="Delete"
              label={t('portal.notices.remove', { title: notice.title })}
              onClick={() => void acts.remove(notice)}
            />
          </>
        )}
        empty={{
          title: t('portal.notices.empty'),
          text: t('portal.notices.emptyText'),
          actions: start,
        }}
      />
      {edited && (
        <NoticeDrawer
          key={edited === 'new' ? 'new' : edited.id}
          notice={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
        />
      )}
    </PageFrame>
  );
}

function useActs() {
  const call = useCall();
  const say = useUndo();
  return {
    remove: async ({ id, title }: AdminNotice) => {
      const isDone = await call(changeNotice, { id, change: 'remove' }).catch(() => null);
      if (isDone) say('portal.notices.removed', { title }, () => call(changeNotice, { id, change: 'restore' }));
    },
    end: async ({ state: _, updatedBy: _by, ...notice }: AdminNotice) => {
      const { endsAt } = notice;
      const isDone = await call(saveNotice, { ...notice, endsAt: new Date().toISOString() }).catch(() => null);
      const back = { ...notice, version: notice.version + 1, endsAt };
      if (isDone) say('portal.notices.ended', { title: notice.title }, () => call(saveNotice, back));
    },
  };
}
