import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { beginUpload, claimUpload, proveUpload, uploadState } from 'edutech/core/common/api/uploads';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { Contents } from 'edutech/core/server/files/contents/contents';
import { Spool } from 'edutech/core/server/uploads/spool/spool';
import { takeUpload } from 'edutech/core/server/uploads/take-upload.job';
import { type Caller, signedIn } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';
import { film, patchHeaders, sendByTus, sha256Of, tus, whenTaken } from './tus-client';
import { test, type Uploading } from './uploading';

let app: TestApp;
let origin: string;
let teacher: Caller;
let colleague: Caller;
let fileOf: Uploading['fileOf'];
test.beforeAll(async ({ uploading }) => {
  ({ app, origin, teacher, fileOf } = uploading);
  colleague = await signedIn(app, 'headteacher');
});

/** A film that the teacher has uploaded. */
async function uploaded(bytes = 300_000): Promise<Buffer> {
  const content = film(bytes);
  await whenTaken(teacher, await sendByTus(origin, teacher, content));
  return content;
}

async function begun(
  bytes: number,
  name = '复习课.mp4',
  group = 'video',
): Promise<{ uploadId: string; address: string }> {
  const { envelope } = await colleague.call(beginUpload, { name, bytes, group });
  return envelope!.data as { uploadId: string; address: string };
}

interface Asked {
  readonly nonce: string;
  readonly ranges: readonly { readonly start: number; readonly length: number }[];
}
async function asked(uploadId: string, sha256: string): Promise<Asked> {
  const { envelope } = await colleague.call(claimUpload, { uploadId, sha256 });
  return envelope!.data as Asked;
}

const proofOf = ({ nonce, ranges }: Asked, content: Buffer) => {
  const hash = createHash('sha256').update(Buffer.from(nonce, 'hex'));
  for (const { start, length } of ranges) hash.update(content.subarray(start, start + length));
  return hash.digest('hex');
};

test('whoever holds a content that is here already has a file of his own without sending a byte', async () => {
  const content = await uploaded();
  const { uploadId, address } = await begun(content.length);
  const question = await asked(uploadId, sha256Of(content));
  const { envelope } = await colleague.call(proveUpload, { uploadId, proof: proofOf(question, content) });
  expect(envelope?.data).toEqual({ isKnown: true });
  const { state, fileId } = await whenTaken(colleague, address);
  expect(state).toBe('ready');
  const file = await fileOf(fileId);
  expect(file).toMatchObject({ name: '复习课.mp4', sha256: sha256Of(content), bytes: content.length });
});

test('a hash without the content opens nothing, and does not tell whether the content is here', async () => {
  const content = await uploaded();
  const known = await begun(content.length);
  const unknown = await begun(content.length);
  const questions = [
    await asked(known.uploadId, sha256Of(content)),
    await asked(unknown.uploadId, sha256Of(film(10))),
  ] as const;
  const shape = ({ nonce, ranges }: Asked) => [nonce.length, ranges.length, ranges.map(({ length }) => length)];
  expect(shape(questions[0])).toEqual(shape(questions[1]));
  const guess = film(content.length).subarray(0, content.length);
  const answers = [];
  for (const [at, { uploadId }] of [known, unknown].entries()) {
    const { status, envelope } = await colleague.call(proveUpload, { uploadId, proof: proofOf(questions[at]!, guess) });
    answers.push([status, envelope?.data]);
  }
  expect(answers).toEqual([
    [200, { isKnown: false }],
    [200, { isKnown: false }],
  ]);
  expect((await colleague.call(uploadState, { uploadId: known.uploadId })).envelope?.data).toMatchObject({
    state: 'open',
    received: 0,
  });
});

test('a challenge is answered once, a former one not at all, and three are all there are', async () => {
  const content = await uploaded();
  const { uploadId } = await begun(content.length);
  const first = await asked(uploadId, sha256Of(content));
  const second = await asked(uploadId, sha256Of(content));
  expect(second.nonce).not.toBe(first.nonce);
  const prove = async (question: Asked) =>
    (await colleague.call(proveUpload, { uploadId, proof: proofOf(question, content) })).envelope?.data;
  expect(await prove(first)).toEqual({ isKnown: false });
  // the wrong answer has used the second one up
  expect(await prove(second)).toEqual({ isKnown: false });
  await asked(uploadId, sha256Of(content));
  expect((await colleague.call(claimUpload, { uploadId, sha256: sha256Of(content) })).status).toBe(409);
});

test('a content of another size, or one that its new name does not fit, is not taken for it', async () => {
  const content = await uploaded();
  const larger = await begun(content.length + 1);
  const question = await asked(larger.uploadId, sha256Of(content));
  const proof = proofOf(question, Buffer.concat([content, Buffer.from('x')]));
  expect((await colleague.call(proveUpload, { uploadId: larger.uploadId, proof })).envelope?.data).toEqual({
    isKnown: false,
  });
  const document = await begun(content.length, '教案.docx', 'attachments');
  const asDocument = await asked(document.uploadId, sha256Of(content));
  await colleague.call(proveUpload, { uploadId: document.uploadId, proof: proofOf(asDocument, content) });
  expect((await whenTaken(colleague, document.address)).state).toBe('refused');
});

test('when the content goes before the file is made, the upload goes on as if nothing had been claimed', async () => {
  const content = film(3000);
  const { uploadId, address } = await begun(content.length);
  await tus(origin, colleague, ['PATCH', address], patchHeaders(0), content.subarray(0, 1000));
  const { container, services } = app.platform;
  const { database } = services;
  const system = asSystem('test');
  // proven a moment ago, and swept away since
  await database.write(system, (db) =>
    db.run(sql`
      update core.upload set state = 'taking', is_proven = true, claimed_sha256 = ${sha256Of(content)}
      where id = ${uploadId}`),
  );
  const parts = {
    database,
    contents: container.get(Contents),
    spool: container.get(Spool),
    clock: container.get(Clock),
  };
  await takeUpload({ ...parts, keptFor: 1000 }).run(
    { uploadId },
    { actor: system, signal: new AbortController().signal, attempt: 1, heartbeat: async () => {} },
  );
  expect((await colleague.call(uploadState, { uploadId })).envelope?.data).toMatchObject({
    state: 'open',
    received: 1000,
  });
  await tus(origin, colleague, ['PATCH', address], patchHeaders(1000), content.subarray(1000));
  expect((await whenTaken(colleague, address)).state).toBe('ready');
});
