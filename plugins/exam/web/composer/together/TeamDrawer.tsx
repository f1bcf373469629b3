import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked, useRead } from 'edutech/core/web/asking/use-asked';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import { inviteColleagues, leavePaper, paperColleagues, type PaperTeam, paperTeam } from '../../../api';
import { routes } from '../../../routes';

interface TeamDrawerProps {
  readonly paperId: string;
  readonly onClose: () => void;
}

type Person = PaperTeam['owner'];

/** Who works on the paper; its owner invites colleagues and takes them off, a colleague leaves. */
export function TeamDrawer({ paperId, onClose }: TeamDrawerProps) {
  const t = useText();
  const team = useAsked(paperTeam, { paperId }, { tells: true });
  return (
    <SideDrawer title={t('exam.together')} onClose={onClose}>
      <div className="form-body">
        {team.data && (
          <Stack gap={3}>
            <Team paperId={paperId} team={team.data} again={team.again} />
          </Stack>
        )}
      </div>
    </SideDrawer>
  );
}

interface TeamProps {
  readonly paperId: string;
  readonly team: PaperTeam;
  readonly again: () => void;
}

function Team({ paperId, team, again }: TeamProps) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const me = useSession().user.value?.userId;
  const inviting = async ({ personId }: Person) => {
    await call(inviteColleagues, { paperId, personIds: [personId] });
    again();
  };
  const removing = async ({ personId }: Person) => {
    await call(leavePaper, { paperId, personId });
    if (personId === me) await navigate(routes.list.to());
    else again();
  };
  // what was pressed is gone: the next name is written here
  const search = useRef<HTMLInputElement>(null);
  const said =
    (id: string) =>
    (_: unknown, { name }: Person) => ({ id, values: { name } });
  const invite = useAct(inviting, { done: said('exam.together.invited'), undo: (_, person) => removing(person) });
  const remove = useAct(removing, {
    done: said('exam.together.removed'),
    ...(team.isOwn && { undo: (_: unknown, person: Person) => inviting(person) }),
  });
  return (
    <>
      <p className="note">{t('exam.together.note')}</p>
      <ul>
        <PersonRow person={team.owner}>
          <Tag tone="brand">{t('exam.together.owner')}</Tag>
        </PersonRow>
        {team.members.map((person) => (
          <PersonRow key={person.personId} person={person}>
            {(team.isOwn || person.personId === me) && (
              <Button
                size="small"
                aria-label={t(team.isOwn ? 'exam.together.removeOf' : 'exam.together.leave', { name: person.name })}
                busy={remove.isBusy}
                onClick={() => void remove.run(person).then(() => search.current?.focus())}
              >
                {t(team.isOwn ? 'exam.together.remove' : 'exam.together.leave')}
              </Button>
            )}
          </PersonRow>
        ))}
      </ul>
      {team.isOwn && (
        <Colleagues
          paperId={paperId}
          members={team.members.length}
          search={search}
          isBusy={invite.isBusy}
          onInvite={(person) => void invite.run(person).then(() => search.current?.focus())}
        />
      )}
    </>
  );
}

interface ColleaguesProps {
  readonly paperId: string;
  /** Who is there already is not offered. */
  readonly members: number;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly isBusy: boolean;
  readonly onInvite: (person: Person) => void;
}

/** Teachers of the subject at the school; typing narrows them. */
function Colleagues({ paperId, members, search, isBusy, onInvite }: ColleaguesProps) {
  const t = useText();
  const [q, setQ] = useState('');
  const wanted = q.trim();
  const { data } = useRead(
    (call, signal) => call(paperColleagues, { paperId, ...(wanted && { q: wanted }) }, { signal }),
    [paperId, wanted, members],
    { keeps: true, pause: 250 },
  );
  return (
    <>
      <h3 className="t-15">{t('exam.together.invite')}</h3>
      <input
        ref={search}
        className="input wide"
        type="search"
        value={q}
        maxLength={40}
        placeholder={t('exam.together.search')}
        aria-label={t('exam.together.search')}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
      />
      {data?.length === 0 && <p className="note">{t(wanted ? 'exam.together.noneFound' : 'exam.together.nobody')}</p>}
      <ul>
        {data?.map((person) => (
          <PersonRow key={person.personId} person={person}>
            <Button
              size="small"
              icon="Add"
              aria-label={t('exam.together.inviteOf', { name: person.name })}
              busy={isBusy}
              onClick={() => onInvite(person)}
            >
              {t('exam.together.add')}
            </Button>
          </PersonRow>
        ))}
      </ul>
    </>
  );
}

const PersonRow = ({ person, children }: { readonly person: Person; readonly children: ReactNode }) => (
  <Row as="li" className="pad-y-2">
    <Avatar person={person.personId} name={person.name} />
    <span lang={langOf(person.name)}>{person.name}</span>
    <span className="end">{children}</span>
  </Row>
);
