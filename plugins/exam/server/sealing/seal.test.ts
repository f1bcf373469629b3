import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { deploymentKeyOf } from 'edutech/core/server/security/wrapping/key-file';
import { blocksOf } from '../../model/paper/blocks';
import type { PaperDocument } from '../../model/paper/document';
import { openDocument, sealDocument } from './seal';

const deploymentKey = deploymentKeyOf(randomBytes(32));
const phrase = '金丝雀一号';
const document: PaperDocument = {
  blocks: blocksOf('test', { fields: [phrase], bindingFields: [], notes: '' }),
  sheet: { size: 'a4', fillTo: 1 },
  parts: [{ id: newId(), title: phrase, sections: [] }],
  target: { points: 100, minutes: 90, difficulty: 0.7 },
};

test('a sealed document has no word of the paper, and opens for its own paper only', () => {
  const paperId = newId();
  const sealed = sealDocument(deploymentKey, paperId, document);
  expect(sealed.toString()).not.toContain(phrase);
  expect(openDocument(deploymentKey, paperId, sealed)).toEqual(document);
  expect(openDocument(deploymentKey, newId(), sealed)).toBeNull();
});

test('another deployment, or somebody who changes it, does not open it', () => {
  const paperId = newId();
  const sealed = sealDocument(deploymentKey, paperId, document);
  expect(openDocument(deploymentKeyOf(randomBytes(32)), paperId, sealed)).toBeNull();
  const parts = JSON.parse(sealed.toString()) as Record<string, string>;
  const text = Buffer.from(parts['text']!, 'base64');
  text[0]! ^= 1;
  const changed = Buffer.from(JSON.stringify({ ...parts, text: text.toString('base64') }));
  expect(openDocument(deploymentKey, paperId, changed)).toBeNull();
});

test('the same document is sealed under a fresh key each time', () => {
  const paperId = newId();
  expect(sealDocument(deploymentKey, paperId, document)).not.toEqual(sealDocument(deploymentKey, paperId, document));
});
