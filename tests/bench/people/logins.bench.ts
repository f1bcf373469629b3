// Logins by password, beside argon2id alone: nearly all of a login should be the hash that protects it.
import process from 'node:process';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { demoPassword } from 'edutech/core/server/demo-password';
import { hashPassword, isRightPassword } from 'edutech/core/server/sign-in/login/passwords';
import { median, percent, verdict } from '../support/figures';
import { load } from '../support/load';
import { costOf, leastOf } from '../support/processor/cost';
import { PostgresProcessor } from '../support/processor/postgres-processor';
import { startProduct } from '../support/product';
import { fromOurPage } from '../support/sign-in';

const rounds = 7;
const logins = 120;
const atOnce = 4;
/** quality.md section 3: of the server's process, and on two cores. */
const limits = { milliseconds: 10, perSecond: 150 };

/** Accounts that the landing rules lead different ways; each logs in many times. */
const accounts = ['teacher', 'student', 'principal', 'headteacher', 'countyadmin', 'auditor'];

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  try {
    const postgres = new PostgresProcessor(context.postgres);
    const hash = await hashPassword(demoPassword);
    const figures = [];
    await login(product.port);
    for (let round = 0; round < rounds; round++) {
      let seconds = 0;
      const cost = await costOf(product, postgres, logins, async () => {
        seconds = await login(product.port);
      });
      const alone = await verify(hash);
      figures.push({ cost, seconds, alone });
    }
    const { node, postgres: ofPostgres } = leastOf(figures.map(({ cost }) => cost));
    const hashing = Math.min(...figures.map(({ alone }) => alone.cpu));
    const perSecond = logins / Math.min(...figures.map(({ seconds }) => seconds));
    return [
      {
        title: 'Logins',
        note:
          `Milliseconds of processors a login, and most logins a second, of ${rounds} rounds of ${logins}, ${atOnce} at a time. ` +
          `"argon2id" is the check of the hash alone. "Share" of seconds compares with checking the same hashes and nothing else.`,
        columns: [
          '',
          'Node ms',
          'limit',
          'argon2id ms',
          'PostgreSQL ms',
          'logins/s',
          'limit',
          'share of seconds',
          'kept',
        ],
        rows: [
          [
            'by password',
            node.toFixed(1),
            limits.milliseconds.toFixed(1),
            hashing.toFixed(1),
            ofPostgres.toFixed(1),
            Math.round(perSecond),
            limits.perSecond,
            percent(median(figures.map(({ seconds, alone }) => alone.seconds / seconds))),
            verdict(node <= limits.milliseconds && perSecond >= limits.perSecond),
          ],
        ],
      },
    ];
  } finally {
    await product.stop();
  }
}

const login = (port: number) =>
  load({
    port,
    connections: atOnce,
    requests: logins,
    callOf: (nth) => ({
      method: 'POST',
      path: '/gw/auth/efficiencyLogin',
      headers: fromOurPage,
      body: { username: accounts[nth % accounts.length], password: demoPassword },
    }),
  });

/** What as many checks of a password take here. */
async function verify(hash: string): Promise<{ readonly seconds: number; readonly cpu: number }> {
  const began = performance.now();
  const before = process.cpuUsage();
  const checks = logins / atOnce;
  const line = async () => {
    for (let nth = 0; nth < checks; nth++) await isRightPassword(hash, demoPassword);
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - began) / 1000, cpu: (user + system) / 1000 / logins };
}
