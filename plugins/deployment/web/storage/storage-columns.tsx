import { FormattedNumber } from 'react-intl';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Translate } from 'edutech/core/web/hooks';
import { Bytes } from '../shared/Bytes';

/** A school or a person, with what its files take up. */
export interface StorageRow {
  readonly id: string;
  readonly name: string;
  /** Beside the name: the county, or where somebody works. */
  readonly note: string;
  readonly used: number;
  readonly files: number;
  readonly most: number;
  readonly isOwn: boolean;
}

/** From this share on somebody is told that there is little room. */
const littleRoom = 0.9;

export function storageColumns(t: Translate, view: 'schools' | 'people'): Column<StorageRow>[] {
  return [
    {
      id: 'name',
      title: t(`deployment.storage.${view}`),
      main: true,
      cell: ({ name, note }) => (
        <>
          {name}
          {note && <small>{note}</small>}
        </>
      ),
    },
    {
      id: 'share',
      title: t('deployment.storage.share'),
      width: '220px',
      cell: ({ name, used, most }) => (
        <Row as="span" className="deployment-share">
          <progress className="meter fill" max={most} value={Math.min(used, most)} aria-label={name} />
          {used > most * littleRoom ? (
            <Tag tone="late" icon="Warning">
              {t(used >= most ? 'deployment.storage.full' : 'deployment.storage.nearlyFull')}
            </Tag>
          ) : (
            <span className="num">
              <FormattedNumber value={used / most} style="percent" />
            </span>
          )}
        </Row>
      ),
    },
    {
      id: 'used',
      title: t('deployment.storage.used'),
      width: '120px',
      align: 'end',
      cell: ({ used }) => <Bytes value={used} step={1024} />,
    },
    {
      id: 'most',
      title: t('deployment.storage.most'),
      width: '140px',
      align: 'end',
      cell: ({ most, isOwn }) => (
        <>
          <Bytes value={most} step={1024} />
          {isOwn && <small>{t('deployment.storage.own')}</small>}
        </>
      ),
    },
    {
      id: 'files',
      title: t('deployment.storage.files'),
      width: '100px',
      align: 'end',
      cell: ({ files }) => <FormattedNumber value={files} />,
    },
  ];
}
