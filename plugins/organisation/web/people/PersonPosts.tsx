import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { type AdministeredPlace, addPost, endPost, type PersonDetail } from '../../api';
import { PostName } from './people-columns';
import { PostFields, type PostValues, sentPost, wrongPost } from './PostFields';

interface PersonPostsProps {
  readonly person: PersonDetail;
  readonly place: AdministeredPlace;
  readonly schoolId?: Id;
  readonly reload: () => void;
}

/** Posts that are held and those that have ended; a post is given and ended here, a pupil's by transfer or roster. */
export function PersonPosts({ person, place, schoolId, reload }: PersonPostsProps) {
  const intl = useIntl();
  const call = useCall();
  const say = useUndo();
  const [isAdding, setAdding] = useState(false);
  const isOurs = (post: PersonDetail['posts'][number]) => place.schools.some(({ id }) => id === post.schoolId);
  const isPupil = person.posts.some(({ roleType, endedAt }) => roleType === roleTypes.student && !endedAt);
  const end = async (postId: Id) => {
    try {
      await call(endPost, { postId, isEnded: true });
    } catch {
      return; // the call has said why not
    }
    say('organisation.people.postEnded', { name: person.name }, async () => {
      await call(endPost, { postId, isEnded: false });
      reload();
    });
    reload();
  };
  return (
    <section className="organisation-part">
      <h3>
        <FormattedMessage id="organisation.people.posts" />
        {schoolId && !isPupil && (
          <Button look="link" size="small" icon="Add" onClick={() => setAdding(true)}>
            <FormattedMessage id="organisation.people.addPost" />
          </Button>
        )}
      </h3>
      <ul>
        {person.posts.map((post) => (
          <li key={post.id} className={post.endedAt ? 'muted' : undefined}>
            <span>
              <PostName {...post} />
            </span>
            <span className="muted">{post.place}</span>
            {post.endedAt ? (
              <span>
                <FormattedMessage
                  id="organisation.people.endedOn"
                  values={{ day: intl.formatDate(post.endedAt, { dateStyle: 'medium' }) }}
                />
              </span>
            ) : (
              isOurs(post) &&
              post.roleType !== roleTypes.student && (
                <Button look="link" size="small" onClick={() => void end(post.id)}>
                  <FormattedMessage id="organisation.people.endPost" />
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {isAdding && schoolId && (
        <AddPost person={person} place={place} schoolId={schoolId} onClose={() => setAdding(false)} onAdded={reload} />
      )}
    </section>
  );
}

interface AddPostProps {
  readonly person: PersonDetail;
  readonly place: AdministeredPlace;
  readonly schoolId: Id;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

function AddPost({ person, place, schoolId, onClose, onAdded }: AddPostProps) {
  const call = useCall();
  const say = useUndo();
  const form = useForm<PostValues>({
    name: 'organisation.post',
    initial: { roleType: String(roleTypes.teacher), subjectId: '', gradeId: '' },
    check: wrongPost,
    save: async (values) => {
      const { id } = await call(addPost, { ...sentPost(values), personId: person.id, schoolId }, { quiet: true });
      say('organisation.people.postAdded', { name: person.name }, async () => {
        await call(endPost, { postId: id, isEnded: true });
        onAdded();
      });
    },
    onSaved: () => {
      onAdded();
      onClose();
    },
  });
  return (
    <FormDialog title={<FormattedMessage id="organisation.people.addPost" />} form={form} onClose={onClose}>
      <PostFields form={form} place={place} schoolId={schoolId} />
    </FormDialog>
  );
}
