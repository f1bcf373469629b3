import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Id } from 'edutech/core/common/ids';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { type Option, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall } from 'edutech/core/web/hooks';
import { type AdministeredPlace, adminClasses, approveRequest, type RequestItem } from '../../api';
import { optionsOf } from '../lists/stages';
import { PostFields, sentPost, wrongPost } from '../people/PostFields';

interface ApproveDrawerProps {
  readonly request: RequestItem;
  readonly place: AdministeredPlace;
  readonly onApproved: (told: OutputOf<typeof approveRequest>) => void;
  readonly onClose: () => void;
}

/** Opens the account that was asked for: what the applicant said is there to be put right. */
export function ApproveDrawer({ request, place, onApproved, onClose }: ApproveDrawerProps) {
  const intl = useIntl();
  const call = useCall();
  const isPupil = request.applicant === 'pupil';
  const classes = useClasses(isPupil ? request.schoolId : null);
  const text = (id: string) => intl.formatMessage({ id: `organisation.people.${id}` });
  const form = useForm({
    name: 'organisation.approval',
    initial: {
      name: request.name,
      usercode: request.number,
      username: `${isPupil ? 's' : 't'}${request.number.toLowerCase()}`,
      classId: '',
      roleType: String(roleTypes.teacher),
      subjectId: '',
      gradeId: '',
    },
    check: (values) => ({
      ...(values.name.trim() ? {} : { name: 'core.ui.form.required' }),
      ...(isPupil && !values.classId ? { classId: 'core.ui.form.required' } : {}),
      ...(isPupil ? {} : wrongPost(values)),
    }),
    save: async (values) => {
      const { roleType, ...post } = sentPost(values);
      const account = { name: values.name.trim(), usercode: values.usercode.trim(), username: values.username.trim() };
      onApproved(
        await call(
          approveRequest,
          {
            ...account,
            ...post,
            requestId: request.id,
            classId: values.classId || null,
            roleType: roleType as 1 | 2 | 4 | 5 | 6,
          },
          { quiet: true },
        ),
      );
    },
  });
  return (
    <FormDrawer
      title={request.name}
      form={form}
      onClose={onClose}
      submit={<FormattedMessage id="organisation.approvals.approve" />}
    >
      <dl className="organisation-said">
        {(['schoolName', 'place', 'phone', 'mail', 'note'] as const).map(
          (name) =>
            request[name] && (
              <div key={name}>
                <dt>
                  <FormattedMessage id={`organisation.approvals.${name === 'note' ? 'said' : name}`} />
                </dt>
                <dd>{request[name]}</dd>
              </div>
            ),
        )}
      </dl>
      <TextField label={text('name')} field={form.field('name')} maxLength={40} required />
      <div className="form-pair">
        <TextField label={text('number')} field={form.field('usercode')} maxLength={30} required />
        <TextField label={text('username')} field={form.field('username')} maxLength={60} required />
      </div>
      {isPupil ? (
        <SelectField
          label={text('class')}
          field={form.field('classId')}
          options={classes}
          none={intl.formatMessage({ id: 'organisation.layers.chooseClass' })}
          required
        />
      ) : (
        <PostFields form={form as never} place={place} schoolId={request.schoolId ?? ''} />
      )}
    </FormDrawer>
  );
}

/** Classes of the school that was asked. */
function useClasses(schoolId: Id | null): readonly Option[] {
  const call = useCall();
  const [classes, setClasses] = useState<readonly Option[]>([]);
  // They are needed for pupils only
  useEffect(() => {
    if (!schoolId) return;
    const stop = new AbortController();
    call(adminClasses, { schoolId, page: 1, pageline: 500 }, { signal: stop.signal })
      .then(({ items }) => setClasses(optionsOf(items)))
      .catch(() => undefined); // the call has said what went wrong
    return () => stop.abort();
  }, [schoolId, call]);
  return classes;
}
