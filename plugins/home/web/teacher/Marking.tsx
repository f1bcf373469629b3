import { FormattedNumber } from 'react-intl';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { MarkingRow, TeacherHome } from '../../api';
import { verbOf } from '../shared/acts';

/** Homework with answers to mark, the oldest first. */
export function Marking({ home: { marking, tasks } }: { readonly home: TeacherHome }) {
  const t = useText();
  const all = tasks.find(({ act, isFigure }) => act === 'mark' && isFigure)?.count ?? 0;
  return (
    <Panel
      title={t('home.marking')}
      note={all > 0 ? <Tag>{t('home.marking.count', { count: all })}</Tag> : undefined}
      end={
        marking.length > 0 && (
          <span className="muted not-narrow">{t('home.marking.key', { key: () => <kbd className="key">G</kbd> })}</span>
        )
      }
    >
      {marking.length === 0 ? (
        <Row as="p" className="soft pad-x-4 pad-b-4">
          <Icon name="Checkmark" size={16} />
          {t('home.marking.none')}
        </Row>
      ) : (
        <ul className="pad-x-4 pad-b-2">
          {marking.map((row, at) => (
            <Homework key={row.id} row={row} isFirst={at === 0} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Homework({ row, isFirst }: { readonly row: MarkingRow; readonly isFirst: boolean }) {
  const t = useText();
  const { icon, title, note, waiting, share, path } = row;
  return (
    <Row as="li" wrap gap={3} className="home-row pad-y-2 ruled-top">
      <span className="home-sign fixed tint-brand ink-brand round-card not-narrow">
        <Icon name={icon as IconName} />
      </span>
      <span className="grow">
        <strong className="block clip2 strong">{title}</strong>
        <small className="block clip1 muted" lang={langOf(note)}>
          {note}
        </small>
      </span>
      <span className="at-end fixed">
        <b className="num block t-head">
          <FormattedNumber value={waiting} />
        </b>
        <small className="muted">{t('home.marking.left')}</small>
      </span>
      <Share share={share} />
      <Button look={isFirst ? 'primary' : 'outline'} size="small" to={path} className="fixed end">
        {t(share > 0 ? 'home.act.goOnMarking' : verbOf(row))}
      </Button>
    </Row>
  );
}

/** The share that is marked, as a ring around the number. */
function Share({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <svg className="home-share fixed not-narrow" viewBox="0 0 40 40" role="img" aria-label={`${percent}%`}>
      <circle cx={20} cy={20} r={17} />
      {percent > 0 && <circle cx={20} cy={20} r={17} pathLength={100} strokeDasharray={`${percent} 100`} />}
      <text x={20} y={24}>
        {percent}%
      </text>
    </svg>
  );
}
