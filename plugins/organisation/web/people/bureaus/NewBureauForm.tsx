import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import { type AdministeredPlace, createBureauPerson } from '../../../api';
import { PersonFields, type PersonValues, sentPerson, wrongPerson } from '../person/PersonFields';
import { BureauFields, type BureauPostValues, firstBureauPost, sentBureauPost, wrongBureauPost } from './BureauFields';

interface NewBureauFormProps {
  readonly place: AdministeredPlace;
  readonly onClose: () => void;
}

type Values = PersonValues & BureauPostValues & { readonly isAdministrator: boolean };

/** Of whom an administrator is made: of a county's operators or, by a super administrator, the city's. */
const administered = ({ roleType }: BureauPostValues, isSuper: boolean): 'county' | 'city' | null => {
  if (Number(roleType) === roleTypes.countyOperator) return 'county';
  return isSuper && Number(roleType) === roleTypes.cityOperator ? 'city' : null;
};

/** Takes somebody into a bureau; the first password comes by a reset. */
export function NewBureauForm({ place, onClose }: NewBureauFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const isSuper = useSession().user.value?.category === categories.superAdmin;
  const form = useForm<Values>({
    name: 'organisation.newBureauPerson',
    initial: {
      name: '',
      usercode: '',
      username: '',
      sex: '',
      birthDate: '',
      phone: '',
      version: 0,
      isAdministrator: false,
      ...firstBureauPost(place),
    },
    check: (values) => ({ ...wrongPerson(named(values)), ...wrongBureauPost(values) }),
    save: (values) =>
      call(
        createBureauPerson,
        {
          ...sentPerson(named(values)),
          post: sentBureauPost(values),
          isAdministrator: administered(values, isSuper) !== null && values.isAdministrator,
        },
        { quiet: true },
      ),
    onSaved: ({ name }) => {
      say('organisation.added', { name });
      onClose();
    },
  });
  const what = administered(form.values, isSuper);
  return (
    <FormDrawer title={t('organisation.bureaus.add')} form={form} onClose={onClose}>
      <p className="note">{t('organisation.bureaus.addNote')}</p>
      <BureauFields form={form} place={place} />
      {what && (
        <SwitchField
          label={t(`organisation.bureaus.administers.${what}`)}
          hint={t(`organisation.bureaus.administers.${what}.hint`)}
          field={form.field('isAdministrator')}
        />
      )}
      <PersonFields form={form} />
    </FormDrawer>
  );
}

/** Without a user name it is `b` and the number. */
const named = (values: Values): Values =>
  values.username.trim() ? values : { ...values, username: `b${values.usercode.trim().toLowerCase()}` };
