import { demoAccounts, deskAccounts } from 'edutech/core/server/demo/demo';
import { demoPassword } from 'edutech/core/server/demo-password';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Environment } from './environment';

/** Prints the address of the platform and, in demo mode, the accounts that can sign in. */
export function announce(environment: Environment, settings: Settings, demoLoaded: boolean): void {
  const { port, demo, development, isReplacement } = environment;
  const protocol = settings.tlsCertificate ? 'https' : 'http';
  const address = settings.publicOrigin || `${protocol}://localhost:${port}`;
  if (isReplacement) {
    console.log(`${settings.platformName}: ${address}`);
    return;
  }
  const lines = ['', `  ${settings.platformName} is open: ${address}`];
  if (demoLoaded) lines.push('  The demo city was loaded.');
  if (demo) lines.push(`  Demo accounts (password ${demoPassword}): ${[...demoAccounts, ...deskAccounts].join(' ')}`);
  if (development) lines.push('  Development: readable bundles, no compression.');
  console.log(`${lines.join('\n')}\n`);
}
