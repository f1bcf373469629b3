// Logins by password, beside argon2id alone: nearly all of a login should be the hash that protects it.
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { demoPassword } from 'edutech/core/server/demo-password';
import { hashPassword, isRightPassword } from 'edutech/core/server/sign-in/login/passwords';
import { median, percent } from './support/figures';
import { load } from './support/load';
import { startProduct } from './support/product';
import { fromOurPage } from './support/sign-in';

const rounds = 7;
const logins = 120;
const atOnce = 4;

/** Accounts that the landing rules lead different ways; each logs in many times. */
const accounts = ['teacher', 'student', 'principal', 'headteacher', 'countyadmin', 'auditor'];

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  try {
    const hash = await hashPassword(demoPassword);
    const figures = [];
    await login(product.port);
    for (let round = 0; round < rounds; round++) {
      const before = await product.cpuMilliseconds();
      const seconds = await login(product.port);
      const cpu = ((await product.cpuMilliseconds()) - before) / logins;
      figures.push({ cpu, perSecond: logins / seconds, share: (await verify(hash)) / seconds });
    }
    return [
      {
        title: 'Logins',
        note: `Medians of ${rounds} rounds of ${logins} logins, ${atOnce} at a time. "Share" compares with checking the same hashes and nothing else.`,
        columns: ['', 'logins/s', 'CPU ms', 'share of argon2id alone'],
        rows: [
          [
            'by password',
            Math.round(median(figures.map(({ perSecond }) => perSecond))),
            median(figures.map(({ cpu }) => cpu)).toFixed(1),
            percent(median(figures.map(({ share }) => share))),
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

/** Seconds for as many checks of a password. */
async function verify(hash: string): Promise<number> {
  const began = performance.now();
  const checks = logins / atOnce;
  const line = async () => {
    for (let nth = 0; nth < checks; nth++) await isRightPassword(hash, demoPassword);
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return (performance.now() - began) / 1000;
}
