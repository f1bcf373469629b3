import { FormattedMessage } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { RollOverMap } from '../../api';

/** 一(1)班 → 二(1)班 and how many pupils, who leaves, and which classes begin. */
export function ClassMap({ map, label }: { map: RollOverMap; label: string }) {
  return (
    <>
      <p>
        <FormattedMessage
          id="organisation.rollOver.summary"
          values={{
            classes: map.steps.filter(({ to }) => to !== null).length,
            pupils: map.steps.reduce((sum, { to, pupils }) => sum + (to === null ? 0 : pupils), 0),
            graduates: map.graduates,
            begun: map.newClasses.length,
          }}
        />
      </p>
      <ul className="organisation-map" aria-label={label}>
        {map.steps.map(({ classid, from, to, pupils }) => (
          <li key={classid} className={to === null ? 'organisation-map-leaves' : undefined}>
            <span>{from}</span>
            <Icon name="ArrowRight" size={16} />
            <b>{to ?? <FormattedMessage id="organisation.rollOver.leaves" />}</b>
            <small className="num muted">
              <FormattedMessage id="organisation.rollOver.pupils" values={{ count: pupils }} />
            </small>
          </li>
        ))}
        {map.newClasses.map((name) => (
          <li key={name} className="organisation-map-begins">
            <span>
              <FormattedMessage id="organisation.rollOver.begins" />
            </span>
            <Icon name="ArrowRight" size={16} />
            <b>{name}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
