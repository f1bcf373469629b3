import { WhomToAsk } from './WhomToAsk';

/** Says who resets a password, for each kind of account: there is no self-service that a stranger could use too. */
export function Page() {
  return (
    <WhomToAsk
      title="host.forgot.title"
      intro="host.forgot.intro"
      cases={[
        { icon: 'Person', who: 'host.ask.student', what: 'host.forgot.student' },
        { icon: 'People', who: 'host.ask.teacher', what: 'host.forgot.teacher' },
        { icon: 'Options', who: 'host.ask.administrator', what: 'host.forgot.administrator' },
      ]}
      after="host.forgot.after"
    />
  );
}
