import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { takeSecondStep } from 'edutech/core/common/api/second-step';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as api from 'edutech/plugins/account/api/factors';
import { Authenticator } from '../../../support/authenticator';
import { Browser, type movableClock, type Reply } from '../../../support/browser';
import type { TestApp } from '../../../support/servers/start-app';

/** The origin under which `Browser` reaches the platform. */
export const origin = 'http://localhost:80';

/** A phone with an authenticator app: the code that it shows, `steps` of 30 s off. */
export class Phone {
  constructor(
    readonly secret: string,
    private readonly clock: ReturnType<typeof movableClock>,
  ) {}

  code(steps = 0): string {
    const timestamp = this.clock.now().getTime() + steps * 30_000;
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp });
  }
}

/** Signs people in, sets factors up and shows them, on one server. */
export const factorDesk = (app: TestApp, clock: ReturnType<typeof movableClock>) => ({
  async browserOf(username: string): Promise<Browser> {
    const browser = new Browser(app);
    expect((await browser.login(username, demoPassword)).status).toBe(200);
    return browser;
  },

  /** An authenticator app for whoever is signed in at this browser, and the recovery codes that came with the first. */
  async addPhone(browser: Browser, name = '手机') {
    const { data: begun } = await browser.post(api.beginTotp, { password: demoPassword });
    const phone = new Phone(begun.secret, clock);
    const added = await browser.post(api.confirmTotp, { setup: begun.setup, code: phone.code(), name });
    expect(added.status).toBe(200);
    // the code that confirmed is used: the next one is of the next half minute
    clock.move(30_000);
    return { phone, codes: added.data.recoveryCodes as string[] | null };
  },

  async addPasskey(browser: Browser, device = new Authenticator(origin)) {
    const { data: begun } = await browser.post(api.beginPasskey, { password: demoPassword });
    const credential = device.create(begun.options);
    const added = await browser.post(api.confirmPasskey, { setup: begun.setup, credential, name: '平板' });
    return { device, added };
  },

  /** A right password at a new browser, and the step that is asked for. */
  async firstFactor(username: string, more: Record<string, unknown> = {}) {
    const browser = new Browser(app);
    const reply = await browser.login(username, demoPassword, more);
    expect({ status: reply.status, key: reply.key }).toEqual({ status: 403, key: 'core.session.secondStep' });
    return { browser, step: reply.data.detail as { is: string; step: string; kinds: string[]; token: string } };
  },
});

/** Shows a second factor. */
export const show = (browser: Browser, step: string, kind: string, answer: string): Promise<Reply> =>
  browser.post(takeSecondStep, { step, kind, answer });
