import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { type Language, languages } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { mayUse } from 'edutech/core/server/consents/may-use';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/organisation/api';
import { movableClock } from '../../support/browser';
import { say } from '../../support/browsing/texts';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
const day = 86_400_000;
let app: TestApp;
let county: Caller;
beforeAll(async () => {
  app = await startApp({
    web: true,
    replace: [
      [Clock, clock],
      [Stopwatch, clock],
    ],
  });
  county = await signedIn(app, 'countyadmin');
  await app.platform.services.database.write(system, (db) =>
    db.run(sql`update core.person set birth_date = '2016-05-01' where id = ${student()}`),
  );
});
afterAll(() => app.close());

const system = asSystem('a test of links');
const student = () => app.world.people.student.personId;

/** What the envelope carries, or of an error its key. */
async function said(caller: Caller, ...asked: Parameters<Caller['call']>) {
  const { status, envelope } = await caller.call(...asked);
  // biome-ignore lint/suspicious/noExplicitAny: answers are read as the tests expect them
  return { status, data: envelope?.data as any };
}

async function link(purposes = ['media', 'images']) {
  const { data } = await said(county, api.makeConsentLinks, { personIds: [student()], purposes });
  const address = data[0].address as string;
  return { address, secret: address.slice(address.indexOf('link=') + 5) };
}

const read = (secret: string) => said(visitorOf(app), api.readConsentLink, { secret });

/** A form as a browser without scripts sends it. */
async function send(fields: Record<string, string>, at = app) {
  const { root, path } = api.answerConsentLink;
  const response = await at.platform.app.inject({
    method: 'POST',
    url: addressOf(root, path),
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
  return { status: response.statusCode, location: String(response.headers['location'] ?? '') };
}

/** The page that a form was led to, as it stands without scripts. */
const pageAt = (url: string, language: Language = 'zh-CN', at = app) =>
  at.platform.app.inject({ method: 'GET', url, headers: { 'accept-language': language, accept: 'text/html' } });

const may = (purpose: 'media' | 'images') => {
  return app.platform.services.database.read(system, (db) => mayUse(db, student(), purpose, clock.now()));
};
const form = { guardian: '林芳', relation: 'mother' };

describe('a guardian’s link', () => {
  test('records each decision with who made it, once', async () => {
    const { secret } = await link();
    const { data } = await read(secret);
    expect(data).toMatchObject({ isAnswered: false, student: app.world.people.student.name });
    expect(data.texts.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['images', 'media']);
    const answer = { ...form, secret, read: data.read, media: 'give', images: 'refuse' };
    expect(await send(answer)).toMatchObject({ status: 303, location: expect.stringMatching(/&done=$/) });
    expect(await may('media')).toBe(true);
    expect(await may('images')).toBe(false);
    expect((await read(secret)).data.isAnswered).toBe(true);
    // a second tap is led to the same page, which says that it is done
    const again = await send({ ...answer, images: 'give' });
    expect(again.status).toBe(303);
    expect((await pageAt(again.location)).body).toContain(say('zh-CN')('organisation.links.state.done'));
    expect(await may('images')).toBe(false);
    const [last] = (await said(county, api.consentLinks, { personId: student() })).data as api.ConsentLinkItem[];
    expect(last).toMatchObject({ state: 'answered', guardian: '林芳', given: ['media'], refused: ['images'] });
  });

  test('takes back by a refusal what was given before', async () => {
    expect(await may('media')).toBe(true);
    const { secret } = await link(['media']);
    await send({ ...form, secret, read: (await read(secret)).data.read, media: 'refuse' });
    expect(await may('media')).toBe(false);
  });

  test('asks again where a decision is missing, or a text has changed while it was read', async () => {
    const { secret } = await link();
    const before = (await read(secret)).data.read as string;
    const partly = await send({ ...form, secret, read: before, media: 'give' });
    expect(partly.location).toMatch(/&refused=422$/);
    const page = await pageAt(partly.location);
    expect(page.body).toContain(say('zh-CN')('organisation.links.missing'));
    expect(page.body, 'the name is kept').toContain('value="林芳"');
    expect(page.body.match(/type="radio"[^>]*checked=""/g), 'and the decision').toHaveLength(1);
    const { guardian: _, ...nameless } = form;
    const unnamed = await send({ ...nameless, secret, read: before, media: 'give', images: 'give' });
    expect(unnamed).toMatchObject({ status: 303, location: expect.stringMatching(/&relation=mother.*&refused=422$/) });
    const city = await signedIn(app, 'cityadmin');
    const text = (await said(city, api.consentTexts)).data.texts.find(
      ({ purpose }: { purpose: string }) => purpose === 'media',
    );
    expect((await city.call(api.writeConsentText, { ...text, body: '口语作业会录下孩子的声音。' })).status).toBe(200);
    const late = await send({ ...form, secret, read: before, media: 'give', images: 'give' });
    expect(late.location).toMatch(/&guardian=.*&refused=409$/);
    expect((await pageAt(late.location)).body).toContain(say('zh-CN')('organisation.links.changed'));
    expect(await may('media')).toBe(false);
  });

  test('decides about nothing that it does not ask', async () => {
    const { secret } = await link(['images']);
    await send({ ...form, secret, read: (await read(secret)).data.read, images: 'give', media: 'give' });
    expect(await may('images')).toBe(true);
    expect(await may('media')).toBe(false);
  });

  test('ends after two weeks, when a newer one is made, and when the school takes it back', async () => {
    const first = await link();
    const second = await link();
    expect((await read(first.secret)).status).toBe(410);
    expect((await read(second.secret)).status).toBe(200);
    const [open] = (await said(county, api.consentLinks, { personId: student() })).data as api.ConsentLinkItem[];
    expect((await county.call(api.revokeConsentLink, { id: open!.id })).status).toBe(200);
    expect((await county.call(api.revokeConsentLink, { id: open!.id })).status).toBe(404);
    expect((await read(second.secret)).status).toBe(410);
    const third = await link();
    clock.move(14 * day + 1);
    expect((await read(third.secret)).status).toBe(410);
    county = await signedIn(app, 'countyadmin');
  });

  test('is read and answered by the phones of a whole parents’ evening, which are one address', async () => {
    const { secret } = await link();
    const answered = [];
    for (let phone = 0; phone < 60; phone++) {
      expect((await read(secret)).status).toBe(200);
      answered.push((await send({ ...form, secret, read: 'incomplete' })).status);
    }
    expect(new Set(answered)).toEqual(new Set([303]));
    clock.move(61_000);
  });

  test('leads a name that is too long back into the form', async () => {
    const { secret } = await link(['media']);
    const answer = { secret, read: (await read(secret)).data.read as string, relation: 'mother', media: 'give' };
    const { status, location } = await send({ ...answer, guardian: '林'.repeat(61) });
    expect(status).toBe(303);
    expect(new URLSearchParams(location.slice(location.indexOf('?'))).get('guardian')).toBe('林'.repeat(60));
    expect(location).toMatch(/&refused=422$/);
    // as the schema counts: a rare character is one, and is never halved
    const rare = (await send({ ...answer, guardian: `林${'𠮷'.repeat(60)}` })).location;
    expect(new URLSearchParams(rare.slice(rare.indexOf('?'))).get('guardian')).toBe(`林${'𠮷'.repeat(59)}`);
    expect((await send({ ...answer, guardian: '𠮷'.repeat(60) })).location).toMatch(/&done=$/);
  });

  test.for(languages)(
    'tells its reader in words when nothing is taken just now, and keeps what was filled in (%s)',
    async (language) => {
      const { secret } = await link(['media']);
      const requestsPerMinute = 10;
      const city = { settings: { requestsPerMinute } };
      const busy = await startApp({
        web: true,
        city,
        sameDatabaseAs: app,
        replace: [
          [Clock, clock],
          [Stopwatch, clock],
        ],
      });
      const answer = { ...form, secret, read: (await read(secret)).data.read as string, media: 'give' };
      for (let phone = 0; phone < requestsPerMinute; phone++) await send({ ...answer, read: 'of another day' }, busy);
      const { status, location } = await send(answer, busy);
      expect(status).toBe(303);
      const page = await pageAt(location, language, busy);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(say(language)('organisation.links.busy'));
      expect(page.body).toContain('value="林芳"');
      expect(page.body).toMatch(/name="media"[^>]*checked=""[^>]*value="give"|value="give"[^>]*checked=""/);
      expect((await read(secret)).data.isAnswered).toBe(false);

      // the page itself may be asked for too often: that is a page, too, and its address still holds everything
      for (let count = 1; count < requestsPerMinute; count++) await pageAt(location, language, busy);
      const refused = await pageAt(location, language, busy);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['content-type']).toContain('text/html');
      const seconds = Number(refused.headers['retry-after']);
      expect(refused.body).toContain(say(language)('core.error.tooMany', { seconds }));
      expect(refused.body).toContain(`href="${location.replaceAll('&', '&amp;')}"`);
      clock.move(seconds * 1000);
      expect((await pageAt(location, language, busy)).statusCode).toBe(200);
      await busy.close();
      clock.move(61_000);
    },
  );

  test('leads back whatever else refuses the form, as the page and not as an envelope', async () => {
    const { secret } = await link(['media']);
    const { status, location } = await send({ ...form, secret, read: '', relation: 'neighbour', media: 'perhaps' });
    expect(status).toBe(303);
    const page = await pageAt(location);
    expect(page.body).toContain(say('zh-CN')('organisation.links.missing'));
    expect(page.body, 'what is no answer is not taken for one').not.toContain('checked=""');
    // programs are answered as ever
    const told = await visitorOf(app).call(api.answerConsentLink, { secret, read: '' } as never);
    expect(told.status).toBe(422);
  });

  test('is made by whoever keeps the consents of the student only', async () => {
    const input = { personIds: [student()], purposes: ['media'] };
    for (const account of ['teacher', 'student'] as const)
      expect((await (await signedIn(app, account)).call(api.makeConsentLinks, input)).status).toBe(403);
  });

  test('opens a page that needs no scripts', async () => {
    const { address } = await link();
    const url = new URL(address);
    const page = await app.platform.app.inject({ method: 'GET', url: url.pathname + url.search });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(app.world.people.student.name);
    expect(page.body.match(/type="radio"/g)).toHaveLength(4);
    expect(page.body).toContain(`action="${addressOf(api.answerConsentLink.root, api.answerConsentLink.path)}"`);
  });
});
