import { useEffect, useEffectEvent } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { type Category, isAdministrator } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { Tag } from 'edutech/core/ui/Tag';
import { type BlockData, Blocks } from 'edutech/core/web/blocks';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { type AdministeredPlace, editPerson, type PersonDetail, personDetail } from '../../../api';
import { ActAs } from '../ActAs';
import { AccountState } from '../people-columns';
import { Appoint } from './Appoint';
import { type PersonValues, PersonFields, sentPerson, wrongPerson } from './PersonFields';
import { CardActs } from './CardActs';
import { PersonHistory } from './PersonHistory';
import { PersonPosts } from './PersonPosts';
import type { useAccountActs } from '../use-account-acts';
import type { useCardActs } from '../use-card-acts';

interface PersonDrawerProps {
  readonly personId: Id;
  readonly place: AdministeredPlace;
  /** The school that the list shows: where a new post stands. */
  readonly schoolId?: Id;
  readonly acts: ReturnType<typeof useAccountActs>;
  readonly cards: ReturnType<typeof useCardActs>;
  /** Further acts that plugins put beside the account's (place `organisation.person`: the person is `open` of the address). */
  readonly ofPerson: BlockData;
  readonly onClose: () => void;
}

/** A person: what can be edited, posts, classes, and what is done with the account. */
export function PersonDrawer(props: PersonDrawerProps) {
  const { personId, onClose } = props;
  const [person, reload] = usePerson(personId, onClose);
  return person && <LoadedPerson key={person.version} {...props} person={person} reload={reload} />;
}

/** The person, read anew when something of him was changed; a drawer about nobody closes. */
function usePerson(personId: Id, onClose: () => void) {
  const { data, error, again } = useAsked(personDetail, { personId }, { tells: true });
  const close = useEffectEvent(onClose);
  // Where there is nobody (any more), the drawer closes
  useEffect(() => {
    if (error !== undefined) close();
  }, [error]);
  return [data, again] as const;
}

const valuesOf = ({ name, usercode, username, sex, birthDate, phone, version }: PersonDetail): PersonValues => ({
  name,
  usercode,
  username,
  sex: sex ? String(sex) : '',
  birthDate,
  phone,
  version,
});

interface LoadedPersonProps extends PersonDrawerProps {
  readonly person: PersonDetail;
  readonly reload: () => void;
}

function LoadedPerson({ person, place, schoolId, acts, cards, ofPerson, onClose, reload }: LoadedPersonProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const before = valuesOf(person);
  const then = async (work: Promise<unknown>) => {
    await work;
    reload();
  };
  const form = useForm<PersonValues>({
    name: 'organisation.person',
    initial: before,
    read: (version) => ({ ...version, ...('sex' in version && { sex: version.sex ? String(version.sex) : '' }) }),
    check: wrongPerson,
    save: (values) =>
      call(editPerson, { ...sentPerson(values), personId: person.id, version: values.version }, { quiet: true }),
    onSaved: ({ name, version }) => {
      say('organisation.saved', { name }, () =>
        call(editPerson, { ...sentPerson(before), personId: person.id, version: version + 1 }),
      );
      onClose();
    },
  });
  return (
    <FormDrawer
      title={person.name}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('organisation.people.name') },
        { name: 'usercode', label: t('organisation.people.number') },
        { name: 'username', label: t('organisation.people.username') },
        {
          name: 'sex',
          label: t('organisation.people.sex'),
          show: (sex: string) => sex && t(`organisation.sex.${sex}`),
        },
        { name: 'birthDate', label: t('organisation.people.birthDate') },
        { name: 'phone', label: t('organisation.people.phone') },
      ]}
    >
      <Row wrap>
        {isAdministrator(person.category as Category) && (
          <Tag tone="done">{t('organisation.bureaus.administrator')}</Tag>
        )}
        <AccountState isFrozen={person.isFrozen} lastLogin={person.lastLogin} />
        <Button size="small" icon="LockClosed" onClick={() => void then(acts.reset([person]))}>
          {t('organisation.people.reset')}
        </Button>
        <Button
          size="small"
          icon={person.isFrozen ? 'Checkmark' : 'Prohibited'}
          onClick={() => void then(acts.freeze([person], !person.isFrozen))}
        >
          {t(person.isFrozen ? 'organisation.people.thaw' : 'organisation.people.freeze')}
        </Button>
        <CardActs person={person} place={place} cards={cards} />
        <Appoint
          person={person}
          onAppoint={(isAdministrator) => void then(acts.appoint(person, isAdministrator, reload))}
        />
        <Blocks place="organisation.person" data={ofPerson} />
        <ActAs person={person} />
      </Row>
      <PersonFields form={form} />
      <PersonPosts person={person} place={place} schoolId={schoolId} reload={reload} />
      <PersonHistory person={person} />
    </FormDrawer>
  );
}
