import { FormattedDate, FormattedNumber } from 'react-intl';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { lengthText, sizeText } from 'edutech/core/ui/rules/length';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText, type Translate } from 'edutech/core/web/hooks';
import type { Space } from '../../model/spaces';
import type { Resource } from '../../api/records';
import { SharingTag } from '../shared/cards/SharingTag';
import { Rating } from '../shared/cards/Stars';
import { stateOf } from '../shared/view-state';

/** What a list of resources shows of each. */
export function resourceColumns(space: Space, t: Translate): readonly Column<Resource>[] {
  return [
    { id: 'title', title: t('resource.column.title'), main: true, cell: (resource) => <Name resource={resource} /> },
    {
      id: 'kind',
      title: t('resource.column.kind'),
      width: '104px',
      cell: ({ kind }) => t(`resource.kind.${kind}`),
    },
    {
      id: 'place',
      title: t('resource.column.place'),
      width: '132px',
      cell: ({ grade, subject }) => `${grade} ${subject}`,
    },
    space === 'mine'
      ? {
          id: 'sharing',
          title: t('resource.column.sharing'),
          width: '124px',
          cell: (resource: Resource) => <SharingTag resource={resource} />,
        }
      : {
          id: 'who',
          title: t('resource.column.who'),
          width: '160px',
          cell: ({ authors, school }: Resource) => (
            <Stack as="span" gap={0}>
              <span className="clip1">{authors}</span>
              <span className="resource-row-note clipped soft t-12 nowrap">{school}</span>
            </Stack>
          ),
        },
    {
      id: 'rating',
      title: t('resource.column.rating'),
      width: '120px',
      hidden: space === 'mine',
      cell: ({ rating, ratings }) => <Rating mean={ratings > 0 ? rating : null} count={ratings} />,
    },
    {
      id: 'uses',
      title: t('resource.column.uses'),
      width: '88px',
      align: 'end',
      cell: ({ showNum, downloadNum }) => (
        <FormattedNumber value={showNum + downloadNum} notation="compact" maximumFractionDigits={1} />
      ),
    },
    {
      id: 'time',
      title: t(space === 'trash' ? 'resource.column.removed' : 'resource.column.time'),
      width: '104px',
      cell: ({ time }) => <FormattedDate value={time} year="numeric" month="2-digit" day="2-digit" />,
    },
  ];
}

/** The badge of the file, the title, and what the file is like. */
function Name({ resource }: { readonly resource: Resource }) {
  const t = useText();
  const { title, ext, bytes, seconds, pages } = resource;
  const state = stateOf(resource);
  return (
    <Row as="span" gap={3} className="resource-row shrink">
      <FileBadge ext={ext} />
      <Stack as="span" gap={0}>
        <span className="resource-row-title clipped t-strong nowrap">{title}</span>
        <span className="resource-row-note clipped soft t-12 nowrap">
          {ext.toUpperCase()} · {sizeText(bytes)}
          {seconds > 0 && ` · ${lengthText(seconds)}`}
          {pages > 0 && (
            <>
              {' · '}
              {t('resource.pageCount', { pages })}
            </>
          )}
          {state !== 'viewable' && (
            <>
              {' · '}
              {t(`resource.state.${state}`)}
            </>
          )}
        </span>
      </Stack>
    </Row>
  );
}
