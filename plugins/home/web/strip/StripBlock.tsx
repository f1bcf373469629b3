import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Link } from 'react-router';
import type { UserInfo } from 'edutech/core/common/session';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useDeployment, useSession, useText } from 'edutech/core/web/hooks';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { type MyTasks, myTasks } from '../../api';
import { type TaskFigure, inOneLine } from '../../model/tasks';
import { ownHomeAddress, ownHomeOf } from '../../model/own-home';
import { cityHour, dayPartOf } from '../shared/day';
import { NextThing } from './NextThing';

/** Who one is, the one thing next, two numbers, the way home. Name and button are there before the numbers. */
export function Block() {
  useSignals();
  const user = useSession().user.value;
  return user && <Strip key={user.userId} user={user} />;
}

function Strip({ user }: { readonly user: UserInfo }) {
  const t = useText();
  const deployment = useDeployment();
  const { data } = useAsked(myTasks, {});
  const [began] = useState(() => new Date());
  const home = ownHomeOf(user);
  const address = ownHomeAddress(home, deployment);
  const post = user.aclRole.find(({ roleId }) => roleId === user.roleId);
  return (
    <>
      <Row gap={3} className="home-strip-who">
        <Avatar person={user.userId} name={user.name} picture={user.fullPath} size={44} />
        <span className="grow">
          <b className="home-strip-text">
            {t(`home.strip.hello.${dayPartOf(cityHour(began))}`, { name: <CityWords>{user.name}</CityWords> })}
          </b>
          {post && <small>{[post.schoolName, post.subject ?? post.name].filter(Boolean).join(' ')}</small>}
        </span>
      </Row>
      {data && <Day data={data} home={address} />}
      {address !== undefined && (
        <Row className="home-strip-go">
          <Button look="primary" to={address}>
            {t(`home.strip.go.${home}`)}
          </Button>
        </Row>
      )}
    </>
  );
}

function Day({ data, home }: { readonly data: MyTasks; readonly home: string | undefined }) {
  const { next, figures } = inOneLine(data.tasks);
  return (
    <>
      <NextThing lesson={data.lesson} task={next} now={new Date(data.now)} home={home} />
      {figures.map((figure) => (
        <Figure key={figure.act} figure={figure} />
      ))}
    </>
  );
}

function Figure({ figure: { act, count, late, tasks, text, path } }: { readonly figure: TaskFigure }) {
  const t = useText();
  const note = late > 0 ? t('home.strip.late', { count: late }) : tasks > 1 ? t('home.strip.tasks', { tasks }) : text;
  const word = t(`home.strip.figure.${act}`);
  return (
    <Row as={Link} to={path} gap={3} className="home-strip-figure">
      <b className={late > 0 ? 'home-strip-number num ink-late' : 'home-strip-number num'}>{count}</b>
      <span className="grow">
        <b className="home-strip-text">{word}</b>
        {note !== word && <small lang={langOf(note)}>{note}</small>}
      </span>
    </Row>
  );
}
