/** How much harm a right can do in wrong hands: changes what others see (`notice`), or takes data out or away (`sensitive`). */
export type Risk = 'ordinary' | 'notice' | 'sensitive';

const sensitive =
  /(^|_)(delete|download|export|import|retention|people|rosters|roles|act_as|backups|modules|consents)$/;
const notice =
  /(^|_)(publish|withdraw|share|pin|publish_.*|batch_.*|move|category|upload|approvals|schools|classes|terms|jobs|settings|review|listen_.*)$/;

/** What the name of an action says about its risk. Names are the specification's, so words decide. */
export function riskOfAction(action: string): Risk {
  if (sensitive.test(action)) return 'sensitive';
  return notice.test(action) ? 'notice' : 'ordinary';
}

const rank: readonly Risk[] = ['ordinary', 'notice', 'sensitive'];

/** A code is as risky as its riskiest action; codes of administration are never ordinary. */
export function riskOfCode(code: string, actions: readonly string[]): Risk {
  const least: Risk = code.endsWith('_admin') ? 'notice' : 'ordinary';
  return actions
    .map(riskOfAction)
    .reduce((most, risk) => (rank.indexOf(risk) > rank.indexOf(most) ? risk : most), least);
}
