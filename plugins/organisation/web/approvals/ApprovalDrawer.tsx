import { useState } from 'react';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import {
  administeredPlace,
  type ApprovalItem,
  type ApprovalOutcome,
  approveRequest,
  peopleTree,
  renewAccount,
} from '../../api';
import { classMeant } from '../../model/class-meant';
import { PostFields, type PostValues, sentPost, wrongPost } from '../people/person/PostFields';
import { RefuseForm } from './RefuseForm';
import { RequestFacts } from './RequestFacts';

interface ApprovalDrawerProps {
  readonly request: ApprovalItem;
  readonly onClose: () => void;
  /** What was made of it; null: it was refused. */
  readonly onDecided: (outcome: ApprovalOutcome | null) => void;
}

type Values = PostValues & {
  name: string;
  usercode: string;
  username: string;
  classId: string;
  how: 'password' | 'link';
};

/** A request beside its list: what was asked, whether it is a duplicate, and the decision. */
export function ApprovalDrawer({ request, onClose, onDecided }: ApprovalDrawerProps) {
  const t = useText();
  const [isRefusing, setRefusing] = useState(false);
  const ground = useGround(request);
  const isStudent = request.applicant === 'student';
  // a number that has an account, and a forgotten password, need a new password, not another account
  const opens = request.kind === 'account' && !request.match;
  const waits = request.state === 'waiting';
  const classes = (ground?.tree.grades ?? []).flatMap((grade) => grade.classes);
  // the class that the applicant names stands there already
  const meant = isStudent ? classMeant(request.place, classes) : '';
  const form = useDecision(request, { opens, isStudent, meant }, onDecided);
  const classField = form.field('classId');
  if (isRefusing) {
    return <RefuseForm request={request} onClose={() => setRefusing(false)} onRefused={() => onDecided(null)} />;
  }
  return (
    <FormDrawer
      title={request.name || request.match?.name || request.number}
      form={form}
      onClose={onClose}
      submit={waits ? t(opens ? 'organisation.approvals.approve' : 'organisation.approvals.renew') : t('core.ui.close')}
      foot={
        waits && (
          <Button look="danger" onClick={() => setRefusing(true)}>
            {t('organisation.approvals.refuse')}
          </Button>
        )
      }
    >
      <RequestFacts request={request} />
      {waits && opens && (
        <>
          <TextField label={t('organisation.approvals.name')} field={form.field('name')} required maxLength={40} />
          <div className="form-pair">
            <TextField
              label={t('organisation.approvals.number')}
              field={form.field('usercode')}
              required
              maxLength={32}
            />
            <TextField
              label={t('organisation.approvals.username')}
              field={form.field('username')}
              required
              maxLength={60}
            />
          </div>
          {isStudent && (
            <SelectField
              label={t('organisation.approvals.class')}
              field={{ ...classField, value: classField.value || meant }}
              required
              none={t('organisation.approvals.chooseClass')}
              options={classes.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {!isStudent && ground && request.schoolId && (
            <PostFields form={form} place={ground.place} schoolId={request.schoolId} />
          )}
        </>
      )}
      {waits && (
        <SelectField
          label={t('organisation.approvals.how')}
          field={form.field('how') as never}
          options={(['password', 'link'] as const).map((value) => ({
            value,
            label: t(`organisation.approvals.how.${value}`),
          }))}
          hint={request.mail ? t('organisation.approvals.mailed') : undefined}
        />
      )}
    </FormDrawer>
  );
}

/** What is filled in to approve a request: an account that it opens, or how the new password of an account is told. */
function useDecision(
  request: ApprovalItem,
  { opens, isStudent, meant }: { readonly opens: boolean; readonly isStudent: boolean; readonly meant: string },
  onDecided: ApprovalDrawerProps['onDecided'],
) {
  const call = useCall();
  return useForm<Values>({
    name: 'organisation.approval',
    initial: {
      name: request.name,
      usercode: request.number,
      username: request.number.toLowerCase(),
      classId: '',
      roleType: String(roleTypes.teacher),
      subjectId: '',
      gradeId: '',
      how: request.mail ? 'link' : 'password',
    },
    check: (values) =>
      opens
        ? {
            ...(!values.name.trim() && { name: 'core.ui.form.required' }),
            ...(isStudent && !(values.classId || meant) && { classId: 'core.ui.form.required' }),
            ...(isStudent ? {} : wrongPost(values)),
          }
        : {},
    save: async (values) => {
      const { name, usercode, username, classId, how } = values;
      const { roleType, subjectId, gradeId } = sentPost(values);
      const { id } = request;
      const outcome = opens
        ? await call(
            approveRequest,
            {
              id,
              name: name.trim(),
              usercode: usercode.trim(),
              username: username.trim().toLowerCase(),
              classId: isStudent ? classId || meant || null : null,
              roleType: roleType as 1 | 2 | 4 | 5 | 6,
              subjectId,
              gradeId,
              how,
            },
            { quiet: true },
          )
        : await call(renewAccount, { id, how }, { quiet: true });
      onDecided(outcome);
    },
  });
}

/** Classes and subjects of the school, for the choice; loaded when a request is opened. */
function useGround({ schoolId, kind }: ApprovalItem) {
  const isWanted = Boolean(schoolId) && kind === 'account';
  const place = useAsked(administeredPlace, isWanted ? {} : null, { tells: true }).data;
  const tree = useAsked(peopleTree, schoolId && isWanted ? { schoolId } : null, { tells: true }).data;
  return place && tree ? { place, tree } : null;
}
