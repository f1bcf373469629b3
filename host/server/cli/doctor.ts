import type { Language } from 'edutech/core/common/languages';
import { checkGroups, type Finding } from 'edutech/core/server/operation/doctor';
import type { Texts } from 'edutech/core/server/texts';
import { type Desk, openPractice } from './console';
import { languageOfTerminal } from './terminal/language';
import { refuseUnknown } from './terminal/options';

const signs = { fine: '✓', advice: '!', wrong: '✗' } as const;

/**
 * Runs all checks, prints what is wrong and the remedies; the exit code is 1 when something must be done. It works
 * without the database and before its tables exist: that is when people need it.
 */
export async function doctor(desk: Desk, args: readonly string[]): Promise<number> {
  refuseUnknown(args, { words: 0, flags: ['json'] });
  const { doctor: all, texts, close } = await openPractice(desk);
  try {
    const findings = await all.examine({ isThorough: true });
    const language = languageOfTerminal(process.env);
    const said = findings.map((finding) => saidOf(finding, texts, language));
    if (args.includes('--json')) console.log(JSON.stringify(said, null, 2));
    else print(said);
    return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
  } finally {
    await close();
  }
}

/** A finding in words. */
interface Said extends Finding {
  readonly title: string;
  readonly problem?: string;
  readonly remedy?: string;
}

function saidOf(finding: Finding, texts: Texts, language: Language): Said {
  const key = `core.doctor.${finding.id}`;
  const say = (part: string) => texts.say(language, `${key}${part}`, finding.facts);
  const title = say('');
  return finding.state === 'fine'
    ? { ...finding, title }
    : { ...finding, title, problem: say('.problem'), remedy: say('.remedy') };
}

function print(said: readonly Said[]): void {
  for (const group of checkGroups) {
    for (const { state, title, problem, remedy } of said.filter((one) => one.group === group)) {
      console.log(`${signs[state]} ${title}`);
      if (problem) console.log(`    ${problem}\n    → ${remedy}`);
    }
  }
  const count = (state: Finding['state']) => said.filter((one) => one.state === state).length;
  console.log(`\n✓ ${count('fine')}   ! ${count('advice')}   ✗ ${count('wrong')}`);
}
