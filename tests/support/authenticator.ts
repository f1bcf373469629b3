import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a server asks of `navigator.credentials`, as far as an authenticator needs it. */
interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

interface Signing {
  /** The device has checked finger, face or PIN. */
  readonly isVerified?: boolean;
  readonly origin?: string;
  /** Another challenge than the one asked for. */
  readonly challenge?: string;
  /** Another person than the one that the key was made for; null: nobody. */
  readonly userHandle?: string | null;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A device with one passkey, after WebAuthn level 3 (section 6.1): P-256, no attestation, a counter that moves. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  #user: string | undefined;

  constructor(private readonly origin: string) {}

  /** Answers `navigator.credentials.create`, as JSON. */
  create(options: string, signing: Signing = {}): string {
    const asked = JSON.parse(options) as Asked;
    this.#user ??= asked.user?.id;
    const credentialId = Buffer.from(this.id, 'base64url');
    const head = this.#head(asked.rp!.id, flags.attested, signing);
    const length = Buffer.from([0, credentialId.length]);
    const data = Buffer.concat([head, Buffer.alloc(16), length, credentialId, this.#publicKey()]);
    const { clientDataJSON } = this.#client('webauthn.create', asked, signing);
    return this.#credential({ clientDataJSON, attestationObject: attested(data).toString('base64url') });
  }

  /** Answers `navigator.credentials.get`, as JSON. */
  sign(options: string, signing: Signing = {}): string {
    const asked = JSON.parse(options) as Asked;
    this.counter += 1;
    const data = this.#head(asked.rpId!, 0, signing);
    const { clientDataJSON, hash } = this.#client('webauthn.get', asked, signing);
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey).toString('base64url');
    const userHandle = signing.userHandle === undefined ? this.#user : signing.userHandle;
    return this.#credential({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature,
      ...(userHandle && { userHandle }),
    });
  }

  #credential(response: Record<string, unknown>): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
  }

  /** Hash of the host, flags and counter: the first 37 bytes of the authenticator data. */
  #head(host: string, more: number, { isVerified = true }: Signing): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(host),
      Buffer.from([flags.present | (isVerified ? flags.verified : 0) | more]),
      counter,
    ]);
  }

  #client(type: string, asked: Asked, { origin = this.origin, challenge = asked.challenge }: Signing) {
    const text = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    return { clientDataJSON: text.toString('base64url'), hash: sha256(text) };
  }

  /** COSE key in CBOR: key type EC2, algorithm ES256, curve P-256, x and y. */
  #publicKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
  }
}

/** `{ fmt: "none", attStmt: {}, authData }` in CBOR. */
const attested = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    word('fmt'),
    word('none'),
    word('attStmt'),
    Buffer.from([0xa0]),
    word('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);

const word = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
