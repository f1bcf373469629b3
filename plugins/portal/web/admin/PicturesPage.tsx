import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Site } from 'edutech/core/common/organisation/sites';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { SortableList } from 'edutech/core/ui/table/SortableList';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { siteOf } from 'edutech/core/web/page/site-of';
import type { Loader } from 'edutech/core/web/plugin';
import { adminPictures, changePicture, orderPictures, portalSites, type AdminPicture } from '../../api';
import { groupOf, pictureGroups } from '../../model/admin/groups';
import { PictureDrawer } from './PictureDrawer';

interface Data {
  readonly group: number;
  /** Absent: the city's. */
  readonly siteId: string | undefined;
  readonly sites: readonly Site[];
  readonly pictures: OutputOf<typeof adminPictures>;
}

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const sites = await call(portalSites, {}, { signal });
  // whoever has no city's site begins with the first of his own
  const siteId = siteOf(url).siteId ?? sites[0]?.siteId ?? undefined;
  const pictures = await call(adminPictures, siteId ? { siteId } : {}, { signal });
  return { group: groupOf(Number(url.searchParams.get('group'))).type, siteId, sites, pictures };
};

/** The portal's pictures and links by group, in the order in which visitors see them. */
export function Page() {
  const { group: type, siteId, sites, pictures } = useLoaderData<Data>();
  const t = useText();
  const [edited, edit] = useState<AdminPicture | 'new' | null>(null);
  const rule = groupOf(type);
  const own = pictures.own.filter((picture) => picture.type === type);
  const inherited = pictures.inherited.filter((picture) => picture.type === type);
  const acts = useActs(type, siteId);
  const address = (group: number) => `?group=${group}${siteId ? `&siteid=${siteId}` : ''}`;
  return (
    <PageFrame
      title={t('portal.pictures.title')}
      end={
        <Button look="primary" icon="Add" onClick={() => edit('new')}>
          {t('portal.pictures.add')}
        </Button>
      }
    >
      <Tabs
        className="below-3"
        label={t('portal.pictures.groups')}
        current={String(type)}
        items={pictureGroups.map((group) => ({
          id: String(group.type),
          label: t(`portal.pictures.group.${group.name}`),
          to: address(group.type),
          count: pictures.own.filter((picture) => picture.type === group.type).length,
        }))}
      />
      {sites.length > 1 && (
        <FilterBar
          filters={[
            {
              name: 'siteid',
              label: t('portal.pictures.site'),
              all: sites[0]?.name ?? '',
              options: sites.flatMap((site) => (site.siteId ? [{ value: site.siteId, label: site.name }] : [])),
            },
          ]}
        />
      )}
      <p className="portal-group-note muted size-13">
        {t(rule.size ? 'portal.pictures.size' : 'portal.pictures.best', { ...rule.size, best: rule.best })}{' '}
        {own.length + inherited.length > rule.best && (
          <b>{t('portal.pictures.tooMany', { count: own.length + inherited.length })}</b>
        )}
      </p>
      {own.length === 0 ? (
        <NothingOwn inherits={inherited.length > 0} />
      ) : (
        <SortableList
          label={t(`portal.pictures.group.${rule.name}`)}
          items={own}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          onOrder={(ids) => void acts.order(ids)}
          row={(picture) => (
            <PictureRow picture={picture} onEdit={() => edit(picture)} onRemove={() => void acts.remove(picture)} />
          )}
        />
      )}
      {inherited.length > 0 && (
        <section className="portal-inherited above-5">
          <h2 className="t-head">{t('portal.pictures.inherited')}</h2>
          <p className="muted size-13">{t('portal.pictures.inheritedText')}</p>
          <SortableList
            label={t('portal.pictures.inherited')}
            items={inherited}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            row={(picture) => <PictureRow picture={picture} />}
          />
        </section>
      )}
      {edited && (
        <PictureDrawer
          key={edited === 'new' ? 'new' : edited.id}
          picture={edited === 'new' ? null : edited}
          type={type}
          siteId={siteId}
          onClose={() => edit(null)}
        />
      )}
    </PageFrame>
  );
}

/** A group without anything of this site: what visitors see all the same. */
function NothingOwn({ inherits }: { inherits: boolean }) {
  const t = useText();
  return (
    <div className="card">
      <EmptyState
        title={t('portal.pictures.empty')}
        text={t(inherits ? 'portal.pictures.emptyInherits' : 'portal.pictures.emptyText')}
      />
    </div>
  );
}

function useActs(type: number, siteId: string | undefined) {
  const call = useCall();
  const revalidator = useRevalidator();
  const say = useUndo();
  return {
    order: async (ids: readonly string[]) => {
      await call(orderPictures, { type, ids: [...ids], ...(siteId && { siteId }) }).catch(() => undefined);
      await revalidator.revalidate();
    },
    remove: async ({ id, title }: AdminPicture) => {
      const isDone = await call(changePicture, { id, change: 'remove' }).catch(() => null);
      if (isDone) say('portal.pictures.removed', { title }, () => call(changePicture, { id, change: 'restore' }));
    },
  };
}

interface PictureRowProps {
  readonly picture: AdminPicture;
  /** Absent: it belongs to a site above. */
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

function PictureRow({ picture, onEdit, onRemove }: PictureRowProps) {
  const intl = useIntl();
  const t = useText();
  const { title } = picture;
  return (
    <>
      {picture.filePath && (
        <img className="portal-thumb round sunk" src={picture.filePath} alt="" width={120} height={48} />
      )}
      <span className="row-main">
        <b>{intl.locale === 'en' && picture.titleEn ? picture.titleEn : title}</b>
        <span className="row-note clip1">{picture.link || '–'}</span>
      </span>
      {picture.link && !picture.leads && <Tag tone="late">{t('portal.pictures.noLead')}</Tag>}
      {onEdit && <IconButton icon="Edit" label={t('portal.pictures.edit', { title })} onClick={onEdit} />}
      {onRemove && <IconButton icon="Delete" label={t('portal.pictures.remove', { title })} onClick={onRemove} />}
    </>
  );
}
