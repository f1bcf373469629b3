import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type PostCode, type PostRights, setPostGrant } from '../../../api';
import { RightForm } from '../RightForm';
import { Why } from './Why';

/** One post: all that is held in it, or everything there is, with the reason of each right. */
export function PostPanel({ post, name }: { post: PostRights; name: string }) {
  const t = useText();
  const [isAll, setAll] = useState(false);
  const [edited, edit] = useState<PostCode | null>(null);
  const role = t(`organisation.roles.grantee.${post.role}`);
  const modules = post.modules
    .map((module) => ({ ...module, codes: module.codes.filter(({ why }) => isAll || why !== 'none') }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <Panel
      title={[post.place, role].filter(Boolean).join(' · ')}
      end={
        <Button look="quiet" size="small" onClick={() => setAll(!isAll)} aria-pressed={isAll}>
          {t(isAll ? 'organisation.roles.person.onlyHeld' : 'organisation.roles.person.all')}
        </Button>
      }
    >
      {post.refusal && <p className="organisation-refused muted">{t(`organisation.roles.refused.${post.refusal}`)}</p>}
      {modules.map((module) => (
        <section key={module.id} className="organisation-rights pad-x-4 pad-b-3">
          <h3 className="t-13 muted">{module.title}</h3>
          <ul>
            {module.codes.map((code) => (
              <Right key={code.code} code={code} onEdit={post.refusal ? null : () => edit(code)} />
            ))}
          </ul>
        </section>
      ))}
      {edited && post.postId && (
        <PostForm postId={post.postId} version={post.version} code={edited} name={name} onClose={() => edit(null)} />
      )}
    </Panel>
  );
}

function Right({ code, onEdit }: { code: PostCode; onEdit: (() => void) | null }) {
  const intl = useIntl();
  const t = useText();
  const differing = code.actions.filter(({ why }) => why === 'given' || why === 'withheld');
  const held = code.actions.filter(({ isHeld }) => isHeld);
  return (
    <li className="row">
      <div className="row-main">
        <span className="row-title">
          {code.title} <Why reason={code} />
        </span>
        {code.isHeld && code.actions.length > 0 && (
          <span className="row-note">
            {t('organisation.roles.person.actions', {
              held: held.length,
              all: code.actions.length,
              names: intl.formatList(
                held.map(({ title }) => title),
                { type: 'conjunction' },
              ),
            })}
          </span>
        )}
        {code.isHeld &&
          differing.map((action) => (
            <span key={action.name} className="row-note">
              {action.title} <Why reason={action} />
            </span>
          ))}
      </div>
      {onEdit && (code.mayGive || code.isHeld) && (
        <Button
          look="quiet"
          size="small"
          icon="Edit"
          aria-label={t('organisation.roles.person.edit', { right: code.title })}
          onClick={onEdit}
        >
          {t('organisation.roles.person.change')}
        </Button>
      )}
    </li>
  );
}

interface PostFormProps {
  readonly postId: string;
  readonly version: number;
  readonly code: PostCode;
  readonly name: string;
  readonly onClose: () => void;
}

function PostForm({ postId, version, code, name, onClose }: PostFormProps) {
  const call = useCall();
  const given = (one: Pick<PostCode, 'why'>) =>
    one.why === 'default' || one.why === 'given' || one.why === 'off' || one.why === 'duty';
  const held = given(code) ? code.actions.filter(given).map((action) => action.name) : null;
  return (
    <RightForm
      title={name}
      right={code.title}
      whose={name}
      actions={code.actions.map((action) => ({ ...action, note: <Why reason={action} /> }))}
      held={{ actions: held, version }}
      mayGive={[...(code.mayGive ? [''] : []), ...code.actions.flatMap((one) => (one.mayGive ? [one.name] : []))]}
      save={({ actions, version: read }) =>
        call(
          setPostGrant,
          { postId, code: code.code, actions: actions && [...actions], version: read },
          { quiet: true },
        )
      }
      onClose={onClose}
    />
  );
}
