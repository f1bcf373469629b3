import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';
import type { Data } from './values/setting-values';

type Where = Pick<Data, 'place' | 'top' | 'cityName' | 'counties' | 'schools'>;

/** City, county and school: where one is, and where else one may go. A level that is not one's own has no way up. */
export function LevelPath({ place, top, cityName, counties, schools }: Where) {
  const t = useText();
  const county = counties.find(({ id }) => id === place.countyId);
  const school = schools.find(({ id }) => id === place.schoolId);
  if (top === 'school') return <p className="strong">{place.name}</p>;
  return (
    <Row as="nav" wrap aria-label={t('deployment.change.level')}>
      {top === 'city' && (
        <>
          <Button size="small" look={place.level === 'city' ? 'soft' : 'quiet'} icon="Globe" to={routes.settings.to()}>
            {cityName}
          </Button>
          <Icon name="ChevronRight" size={16} />
        </>
      )}
      {top === 'city' ? (
        <Chooser label={county?.name ?? t('deployment.change.level.county')} isCurrent={place.level === 'county'}>
          {counties.map(({ id, name }) => (
            <DropItem key={id} to={routes.settings.to({ county: id })} current={id === place.countyId}>
              {name}
            </DropItem>
          ))}
        </Chooser>
      ) : (
        <Button size="small" look={place.level === 'county' ? 'soft' : 'quiet'} to={routes.settings.to()}>
          {county?.name ?? place.name}
        </Button>
      )}
      {schools.length > 0 && (
        <>
          <Icon name="ChevronRight" size={16} />
          <Chooser label={school?.name ?? t('deployment.change.level.school')} isCurrent={place.level === 'school'}>
            {schools.map(({ id, name }) => (
              <DropItem key={id} to={routes.settings.to({ school: id })} current={id === place.schoolId}>
                {name}
              </DropItem>
            ))}
          </Chooser>
        </>
      )}
    </Row>
  );
}

interface ChooserProps {
  readonly label: string;
  readonly isCurrent: boolean;
  readonly children: React.ReactNode;
}

function Chooser({ label, isCurrent, children }: ChooserProps) {
  return (
    <DropMenu
      className={isCurrent ? 'btn btn-soft btn-small' : 'btn btn-quiet btn-small'}
      trigger={
        <>
          {label}
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {children}
    </DropMenu>
  );
}
