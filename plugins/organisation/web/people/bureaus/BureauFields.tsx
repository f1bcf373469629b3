import { type RoleType, roleTypes } from 'edutech/core/common/permissions/people';
import { SelectField } from 'edutech/core/ui/form/fields';
import type { Form } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';
import type { AdministeredPlace } from '../../../api';
import { optionsOf } from '../../lists/stages';
import { roleTitle } from '../people-columns';

/** A post in a bureau, as it is chosen; an empty county is the city's bureau. */
export interface BureauPostValues {
  readonly roleType: string;
  readonly countyId: string;
}

const ofCity: readonly RoleType[] = [roleTypes.countyOperator, roleTypes.cityOperator, roleTypes.auditor];
const ofCounty: readonly RoleType[] = [roleTypes.countyOperator, roleTypes.auditor];
const isOfCity = (roleType: string) => Number(roleType) === roleTypes.cityOperator;

export const sentBureauPost = ({ roleType, countyId }: BureauPostValues) => ({
  roleType: Number(roleType) as 8 | 9 | 10,
  countyId: (!isOfCity(roleType) && countyId) || null,
});

export const wrongBureauPost = ({ roleType, countyId }: BureauPostValues) =>
  Number(roleType) === roleTypes.countyOperator && !countyId ? { countyId: 'core.organisation.countyNeeded' } : {};

/** What a new post in a bureau begins with: the own county's, or the city's to choose. */
export const firstBureauPost = ({ reach, counties }: AdministeredPlace): BureauPostValues => ({
  roleType: String(roleTypes.countyOperator),
  countyId: reach === 'county' ? (counties[0]?.id ?? '') : '',
});

interface BureauFieldsProps<Values> {
  readonly form: Form<Values>;
  readonly place: AdministeredPlace;
}

/** The fields of a post in a bureau, of a form that may have more. */
export function BureauFields<Values extends BureauPostValues>({ form: whole, place }: BureauFieldsProps<Values>) {
  const t = useText();
  const form = whole as unknown as Form<BureauPostValues>;
  const isCity = place.reach === 'city';
  const { roleType } = form.values;
  return (
    <div className="form-pair">
      <SelectField
        label={t('organisation.people.post')}
        field={form.field('roleType')}
        options={(isCity ? ofCity : ofCounty).map((type) => ({
          value: String(type),
          label: t(roleTitle(type)),
        }))}
        required
      />
      {!isOfCity(roleType) && (
        <SelectField
          label={t('organisation.bureaus.bureau')}
          field={form.field('countyId')}
          options={optionsOf(place.counties)}
          {...(isCity && { none: t('organisation.bureaus.city') })}
          required
        />
      )}
    </div>
  );
}
