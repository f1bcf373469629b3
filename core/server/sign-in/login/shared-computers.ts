import { type Computer, computerOf, sharedComputerCookie } from '../../../common/browser/shared-computer';
import { contributions } from '../../../common/token';
import type { Db } from '../../data/db';
import type { Settings } from '../../settings/settings';
import { isSecureDeployment } from '../../session/cookies';
import type { SigningCall } from '../sign-ins';

/** Knows computers that schools have registered as shared, by secrets of their own in cookies. */
export interface SharedComputerRegister {
  /** `db` sees as the system. */
  knows(db: Db, cookies: Readonly<Record<string, string>>, now: Date): Promise<boolean>;
}
/** Plugins that register shared computers contribute theirs; each sign-in asks all. */
export const SharedComputers = contributions<SharedComputerRegister>('core.SharedComputers');

/** How long a browser remembers that its computer is registered: as long as a registration can hold. Seconds. */
export const registrationSeconds = 365 * 86_400;

/** What kind of computer somebody signs in at: its school says so, or the person does. `db` sees as the system. */
export async function computerAt(
  registers: readonly SharedComputerRegister[],
  db: Db,
  { cookies, now }: Pick<SigningCall, 'cookies' | 'now'>,
): Promise<Computer> {
  for (const register of registers) if (await register.knows(db, cookies, now)) return 'registered';
  // a removed registration no longer counts
  return computerOf(cookies[sharedComputerCookie]) === 'chosen' ? 'chosen' : 'own';
}

/**
 * Corrects the browser's cookie about its computer: so it is right before anybody signs in there. A person's own choice
 * stays.
 */
export function tellComputer(
  call: Pick<SigningCall, 'cookies' | 'setCookie'>,
  settings: Settings,
  computer: Computer,
): void {
  const believed = computerOf(call.cookies[sharedComputerCookie]);
  if (believed === computer || (computer === 'own' && believed !== 'registered')) return;
  const isRegistered = computer === 'registered';
  call.setCookie(sharedComputerCookie, isRegistered ? computer : '', {
    httpOnly: false,
    sameSite: 'Lax',
    secure: isSecureDeployment(settings),
    maxAge: isRegistered ? registrationSeconds : 0,
  });
}
