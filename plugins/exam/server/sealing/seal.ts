import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DeploymentKey } from 'edutech/core/server/security/deployment-key';
import type { PaperDocument } from '../../model/paper/document';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;

/** A document that nobody reads: its own key lies beside it, encrypted by the key of the deployment, which no table holds. */
interface Sealed {
  readonly wrappedBy: string;
  readonly key: string;
  readonly iv: string;
  readonly tag: string;
  readonly text: string;
}

/** A key of one paper opens in its own row only. */
const rowOf = (paperId: string) => `exam.paper/${paperId}`;

/** Encrypts a document under a fresh key. */
export function sealDocument(deploymentKey: DeploymentKey, paperId: string, document: PaperDocument): Buffer {
  const key = randomBytes(keyBytes);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(rowOf(paperId)));
  const text = Buffer.concat([cipher.update(JSON.stringify(document), 'utf8'), cipher.final()]);
  const sealed: Sealed = {
    wrappedBy: deploymentKey.id,
    key: deploymentKey.wrap(key, rowOf(paperId)).toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    text: text.toString('base64'),
  };
  return Buffer.from(JSON.stringify(sealed));
}

/** Null when another deployment sealed it, it was sealed for another paper, or it was changed. */
export function openDocument(deploymentKey: DeploymentKey, paperId: string, sealed: Uint8Array): PaperDocument | null {
  const { wrappedBy, ...given } = JSON.parse(Buffer.from(sealed).toString()) as Sealed;
  const bytes = (name: keyof typeof given) => Buffer.from(given[name], 'base64');
  const key = deploymentKey.unwrap({ bytes: bytes('key'), wrappedBy }, rowOf(paperId));
  if (!key) return null;
  const decipher = createDecipheriv(algorithm, key, bytes('iv'))
    .setAAD(Buffer.from(rowOf(paperId)))
    .setAuthTag(bytes('tag'));
  try {
    return JSON.parse(Buffer.concat([decipher.update(bytes('text')), decipher.final()]).toString()) as PaperDocument;
  } catch {
    return null;
  }
}
