import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  adminNotices,
  adminPictures,
  changeNotice,
  changePicture,
  orderPictures,
  pictures,
  portalSites,
  saveNotice,
  savePicture,
  systemNotice,
  uploadPortalPicture,
  type AdminNotice,
  type AdminPicture,
  type PictureGroup,
} from 'edutech/plugins/portal/api';
import { themes } from 'edutech/core/common/browser/appearance';
import { getNotice } from 'edutech/core/common/api/notices';
import type { Site } from 'edutech/core/common/organisation/sites';
import { signedIn, visitorOf, type Answer, type Caller } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { onePoint, upload } from '../../support/uploading';

let app: TestApp;
let city: Caller;
let county: Caller;
let visitor: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['portal'] });
  [city, county, visitor] = [await signedIn(app, 'cityadmin'), await signedIn(app, 'countyadmin'), visitorOf(app)];
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const own = async (who: Caller, siteId?: string) =>
  data<{ own: AdminPicture[] }>(await who.call(adminPictures, siteId ? { siteId } : {})).own;
const shown = async (type: number, siteId?: string) =>
  data<PictureGroup[]>(await visitor.call(pictures, siteId ? { siteId } : {}))
    .find((group) => group.type === type)!
    .pictureResponses.map(({ title }) => title);
const link = { link: 'https://www.smartedu.cn/', filePath: '', titleEn: '', subtitle: '', subtitleEn: '' };

test('the banner and the focus pictures of the demo city can be drawn from the ramp of every theme', async () => {
  const groups = data<PictureGroup[]>(await visitor.call(pictures));
  const drawings = groups.filter(({ type }) => type <= 2).flatMap(({ pictureResponses }) => pictureResponses);
  expect(drawings.length).toBeGreaterThan(4);
  for (const { filePath, title } of drawings) {
    const { body } = await app.platform.app.inject(filePath);
    // a page names its theme behind the address, and the drawing has a part of that name
    for (const theme of themes.slice(1)) {
      expect(body, title).toContain(`<g id="${theme}"/>`);
      expect(body, title).toMatch(new RegExp(`#${theme}:target~\\*\\{--c0:#`));
    }
  }
});

test('a link is added at the end, put first, taken away and brought back', async () => {
  const { id } = data<{ id: string }>(await city.call(savePicture, { ...link, type: 5, title: '新的链接' }));
  expect((await shown(5)).at(-1)).toBe('新的链接');
  const ids = (await own(city)).filter(({ type }) => type === 5).map((picture) => picture.id);
  await city.call(orderPictures, { type: 5, ids: [id, ...ids.filter((one) => one !== id)] });
  expect((await shown(5))[0]).toBe('新的链接');
  await city.call(changePicture, { id, change: 'remove' });
  expect(await shown(5)).not.toContain('新的链接');
  await city.call(changePicture, { id, change: 'restore' });
  expect(await shown(5)).toContain('新的链接');
});

test('a school shows its own pictures before the county’s, and the county before the city’s, which shows none of them', async () => {
  const { countyId, schoolId } = app.world;
  const [ofCity, ofCounty, ofSchool] = [await shown(1), await shown(1, countyId), await shown(1, schoolId)];
  expect(ofCounty).toEqual(['临江区校园足球联赛开赛', ...ofCity]);
  expect(ofSchool).toEqual(['家长开放日', ...ofCounty]);
  expect((await county.call(adminPictures)).status).toBe(404);
  expect(data<Site[]>(await county.call(portalSites))[0]).toMatchObject({ siteId: countyId });
});

test('of two who change a picture the second sees both', async () => {
  const [picture] = await own(city);
  const { leads: _, updatedBy: _by, ...fields } = picture!;
  expect((await city.call(savePicture, { ...fields, title: '先改的' })).status).toBe(200);
  const second = await city.call(savePicture, { ...fields, title: '后改的' });
  expect(second.status).toBe(409);
  expect(second.envelope?.data).toMatchObject({ detail: { mine: { title: '后改的' }, theirs: { title: '先改的' } } });
});

test('what is wrong is named at its field', async () => {
  const wrong = await city.call(savePicture, { ...link, type: 5, title: '坏', link: 'javascript:alert(1)' });
  expect(wrong.status).toBe(422);
  expect(wrong.envelope?.data).toMatchObject({ detail: { fields: [{ field: 'link' }] } });
});

test('a picture keeps the rules of its own group, and lies with us', async () => {
  const banner = (await own(city)).find(({ type }) => type === 1)!;
  const { leads: _, updatedBy: _by, ...fields } = banner;
  const elsewhere = 'https://elsewhere.test/a.png';
  for (const filePath of ['', elsewhere]) {
    const asLink = await city.call(savePicture, { ...fields, type: 5, link: link.link, filePath });
    expect(asLink.status).toBe(422);
    expect(asLink.envelope?.data).toMatchObject({ detail: { fields: [{ field: 'filePath' }] } });
  }
  const plain = await city.call(savePicture, { ...link, type: 5, title: '外站图片', filePath: elsewhere });
  expect(plain.envelope?.data).toMatchObject({ detail: { fields: [{ field: 'filePath' }] } });
});

test('a picture is taken', async () => {
  const { data: taken } = await upload(app, county, uploadPortalPicture, { name: '横幅.png', content: onePoint });
  expect((await app.platform.app.inject({ method: 'GET', url: taken!.address! })).statusCode).toBe(200);
});

test('a notice stands over every page for its time, in both languages, and is taken down', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const text = {
    title: '停机',
    titleEn: 'Down',
    content: '今晚停机。',
    contentEn: 'Tonight.',
    link: 'https://b.test/',
  };
  const { id } = data<{ id: string }>(await city.call(saveNotice, { ...text, startsAt: at(-1), endsAt: at(1) }));
  const notice = async (lang?: string) =>
    data<AdminNotice | null>(await visitor.call(systemNotice, lang ? { lang } : {}));
  expect(await notice()).toMatchObject({ title: '停机', link: 'https://b.test/' });
  expect(await notice('EN')).toMatchObject({ title: 'Down' });
  // the same one for whoever is signed in
  const teacher = await signedIn(app, 'teacher');
  expect(data(await teacher.call(getNotice))).toEqual(await notice());
  expect(data(await teacher.call(getNotice, { lang: 'EN' }))).toMatchObject({ id, title: 'Down' });
  expect((await visitor.call(getNotice)).envelope?.code).toBe(464);
  await city.call(changeNotice, { id, change: 'remove' });
  expect(await notice()).toBeNull();
  expect(data(await teacher.call(getNotice))).toBeNull();
  const backwards = await city.call(saveNotice, { ...text, startsAt: at(1), endsAt: at(-1) });
  expect(backwards.envelope?.data).toMatchObject({ detail: { fields: [{ field: 'endsAt' }] } });
});

test('only the city keeps notices', async () => {
  expect((await county.call(adminNotices)).status).toBe(403);
  expect(data<AdminNotice[]>(await city.call(adminNotices)).map(({ state }) => state)).toEqual(['coming', 'over']);
});
