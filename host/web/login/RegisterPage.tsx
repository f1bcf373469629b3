import { WhomToAsk } from './WhomToAsk';

/** Says who makes accounts: schools do, from their class lists, so nobody can pose as a pupil. */
export function Page() {
  return (
    <WhomToAsk
      title="host.register.title"
      intro="host.register.intro"
      cases={[
        { icon: 'Person', who: 'host.ask.student', what: 'host.register.student' },
        { icon: 'People', who: 'host.ask.teacher', what: 'host.register.teacher' },
        { icon: 'Globe', who: 'host.register.others', what: 'host.register.visitor' },
      ]}
      after="host.register.after"
    />
  );
}
