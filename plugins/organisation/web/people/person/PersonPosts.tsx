import { useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdministeredPlace, addPost, endPost, type PersonDetail } from '../../../api';
import { AddBureauPost } from '../bureaus/AddBureauPost';
import { ScopesForm } from '../bureaus/ScopesForm';
import { PostFields, type PostValues, sentPost, wrongPost } from './PostFields';
import { PostRow } from './PostRow';

interface PersonPostsProps {
  readonly person: PersonDetail;
  readonly place: AdministeredPlace;
  readonly schoolId?: Id;
  readonly reload: () => void;
}

/** Posts that are held and those that have ended; a post is given and ended here, a student's by transfer or roster. */
export function PersonPosts({ person, place, schoolId, reload }: PersonPostsProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const [isAdding, setAdding] = useState(false);
  const [scoped, setScoped] = useState<Post | null>(null);
  const isOfBureau = person.posts.some(({ schoolId: at, endedAt }) => at === null && !endedAt);
  const canAdd = schoolId !== undefined || (isOfBureau && place.reach !== 'school');
  const isStudent = person.posts.some(({ roleType, endedAt }) => roleType === roleTypes.student && !endedAt);
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
        {t('organisation.people.posts')}
        {canAdd && !isStudent && (
          <Button look="link" size="small" icon="Add" onClick={() => setAdding(true)}>
            {t('organisation.people.addPost')}
          </Button>
        )}
      </h3>
      <ul>
        {person.posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            place={place}
            onEnd={() => void end(post.id)}
            onScopes={() => setScoped(post)}
          />
        ))}
      </ul>
      {isAdding && schoolId && (
        <AddPost person={person} place={place} schoolId={schoolId} onClose={() => setAdding(false)} onAdded={reload} />
      )}
      {isAdding && !schoolId && (
        <AddBureauPost person={person} place={place} onClose={() => setAdding(false)} onAdded={reload} />
      )}
      {scoped && (
        <ScopesForm person={person} post={scoped} place={place} onClose={() => setScoped(null)} onSaved={reload} />
      )}
    </section>
  );
}

type Post = PersonDetail['posts'][number];

interface AddPostProps {
  readonly person: PersonDetail;
  readonly place: AdministeredPlace;
  readonly schoolId: Id;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

function AddPost({ person, place, schoolId, onClose, onAdded }: AddPostProps) {
  const t = useText();
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
    <FormDialog title={t('organisation.people.addPost')} form={form} onClose={onClose}>
      <PostFields form={form} place={place} schoolId={schoolId} />
      <p className="muted">{t('organisation.people.postNote')}</p>
    </FormDialog>
  );
}
