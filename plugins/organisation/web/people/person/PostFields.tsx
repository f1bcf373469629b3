import type { Id } from 'edutech/core/common/ids';
import { type RoleType, roleTypes } from 'edutech/core/common/permissions/people';
import { SelectField } from 'edutech/core/ui/form/fields';
import type { Form } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';
import type { AdministeredPlace } from '../../../api';
import { optionsOf } from '../../lists/stages';
import { roleTitle } from '../people-columns';

/** A post in a school, as it is chosen. */
export interface PostValues {
  readonly roleType: string;
  readonly subjectId: string;
  readonly gradeId: string;
}

const given: readonly RoleType[] = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.subjectLeader,
  roleTypes.gradeDirector,
  roleTypes.principal,
];
const withSubject: readonly number[] = [roleTypes.teacher, roleTypes.subjectLeader];
const isDirector = (roleType: string) => Number(roleType) === roleTypes.gradeDirector;

export const sentPost = ({ roleType, subjectId, gradeId }: PostValues) => ({
  roleType: Number(roleType) as RoleType,
  subjectId: (withSubject.includes(Number(roleType)) && subjectId) || null,
  gradeId: (isDirector(roleType) && gradeId) || null,
});

export const wrongPost = ({ roleType, gradeId }: PostValues) =>
  isDirector(roleType) && !gradeId ? { gradeId: 'core.organisation.gradeNeeded' } : {};

interface PostFieldsProps<Values> {
  readonly form: Form<Values>;
  readonly place: AdministeredPlace;
  readonly schoolId: Id;
}

/** The fields of a post, of a form that may have more: a teacher's subject, a grade director's grade. */
export function PostFields<Values extends PostValues>({ form: whole, place, schoolId }: PostFieldsProps<Values>) {
  const t = useText();
  const form = whole as unknown as Form<PostValues>;
  const stage = place.schools.find(({ id }) => id === schoolId)?.stage;
  const { roleType } = form.values;
  const roles = given.map((type) => ({
    value: String(type),
    label: t(roleTitle(type)),
  }));
  return (
    <div className="form-pair">
      <SelectField label={t('organisation.people.post')} field={form.field('roleType')} options={roles} required />
      {withSubject.includes(Number(roleType)) && (
        <SelectField
          label={t('organisation.people.subject')}
          field={form.field('subjectId')}
          options={optionsOf(place.subjects.filter(({ stages }) => stages.some((one) => one === stage)))}
          none={t('organisation.people.noSubject')}
        />
      )}
      {isDirector(roleType) && (
        <SelectField
          label={t('organisation.people.grade')}
          field={form.field('gradeId')}
          options={optionsOf(place.grades.filter((grade) => grade.stage === stage))}
          none={t('organisation.people.chooseGrade')}
          required
        />
      )}
    </div>
  );
}
