import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SelectField } from 'edutech/core/ui/form/fields';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdministeredPlace, createPerson, type PeopleTree } from '../../api';
import { PersonFields, type PersonValues, sentPerson, wrongPerson } from './person/PersonFields';
import { PostFields, type PostValues, sentPost, wrongPost } from './person/PostFields';

interface NewPersonFormProps {
  readonly place: AdministeredPlace;
  readonly tree: PeopleTree | null;
  /** What the list shows: the new person is one of these. */
  readonly wanted: { readonly kind: 'students' | 'staff'; readonly classId?: string };
  readonly schoolId: Id;
  readonly termId: Id | null;
  readonly onClose: () => void;
}

type Values = PersonValues & PostValues & { readonly classId: string; readonly isAdministrator: boolean };

/** Takes somebody in; many at once come by a roster. */
export function NewPersonForm({ place, tree, wanted, schoolId, termId, onClose }: NewPersonFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const isStudent = wanted.kind === 'students';
  const classes = (tree?.grades ?? []).flatMap((grade) => grade.classes);
  const form = useForm<Values>({
    name: 'organisation.newPerson',
    initial: {
      name: '',
      usercode: '',
      username: '',
      sex: '',
      birthDate: '',
      phone: '',
      version: 0,
      roleType: String(isStudent ? roleTypes.student : roleTypes.teacher),
      subjectId: '',
      gradeId: '',
      isAdministrator: false,
      classId: classes.some(({ id }) => id === wanted.classId) ? (wanted.classId ?? '') : '',
    },
    check: (values) => ({
      ...wrongPerson(named(values, isStudent)),
      ...wrongPost(values),
      ...(!isStudent || values.classId ? {} : { classId: 'core.ui.form.required' }),
    }),
    save: (values) => {
      const person = sentPerson(named(values, isStudent));
      const post = { ...sentPost(values), schoolId };
      const where = { classId: values.classId || null, ...(termId && { termId }) };
      const { isAdministrator } = values;
      return call(createPerson, { ...person, ...where, post, isAdministrator }, { quiet: true });
    },
    onSaved: ({ name }) => {
      say('organisation.added', { name });
      onClose();
    },
  });
  const title = isStudent ? 'organisation.people.addStudent' : 'organisation.people.addStaff';
  return (
    <FormDrawer title={t(title)} form={form} onClose={onClose}>
      <p className="note">{t('organisation.people.addNote')}</p>
      {isStudent ? (
        <SelectField
          label={t('organisation.people.class')}
          field={form.field('classId')}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          none={t('organisation.layers.chooseClass')}
          required
        />
      ) : (
        <>
          <PostFields form={form} place={place} schoolId={schoolId} />
          <SwitchField
            label={t('organisation.people.isAdministrator')}
            hint={t('organisation.people.isAdministratorHint')}
            field={form.field('isAdministrator')}
          />
        </>
      )}
      <PersonFields form={form} />
    </FormDrawer>
  );
}

/** Without a user name it is `s` or `t` and the number, as in rosters. */
const named = (values: Values, isStudent: boolean): Values =>
  values.username.trim()
    ? values
    : { ...values, username: `${isStudent ? 's' : 't'}${values.usercode.trim().toLowerCase()}` };
