import { Parser } from 'saxen';

/** A sane answer has a few attributes. */
const mostText = 200_000;

interface Reading {
  readonly path: string[];
  readonly found: (path: string, text: string) => void;
}

/** Reads text by path of element names; refuses DOCTYPE, so that no entity can be declared. Throws on what is not XML. */
function readTexts(xml: string, spaces: Readonly<Record<string, string>>, found: Reading['found']): void {
  if (xml.length > mostText) throw new Error('the answer is too long');
  const parser = new Parser();
  const path: string[] = [];
  let text = '';
  parser.ns(spaces);
  parser.on('openTag', (name: string, _attributes: unknown, _decode: unknown, isClosed: boolean) => {
    text = '';
    if (!isClosed) path.push(name);
  });
  parser.on('text', (value: string, decode: (value: string) => string) => {
    text += decode(value);
  });
  parser.on('cdata', (value: string) => {
    text += value;
  });
  parser.on('closeTag', (_name: string, _decode: unknown, isClosed: boolean) => {
    if (isClosed) return;
    found(path.join('/'), text.trim());
    path.pop();
    text = '';
  });
  parser.on('attention', (value: string) => {
    if (/^<!DOCTYPE/i.test(value)) throw new Error('a document type is not taken');
  });
  parser.on('error', (error: Error) => {
    throw error;
  });
  parser.parse(xml);
}

/** The response of a CAS server for a valid ticket. */
export interface CasSuccess {
  readonly user: string;
  /** First values. */
  readonly attributes: ReadonlyMap<string, string>;
}

const response = 'cas:serviceResponse';
const success = `${response}/cas:authenticationSuccess`;

/** Reads the answer of `/p3/serviceValidate` (CAS protocol 3.0, section 2.5); null: the ticket does not hold. */
export function readCasAnswer(xml: string): CasSuccess | null {
  let user = '';
  let isRefused = false;
  const attributes = new Map<string, string>();
  readTexts(xml, { 'http://www.yale.edu/tp/cas': 'cas' }, (path, text) => {
    // who names two people, or says yes and no, has said nothing
    if (path === `${response}/cas:authenticationFailure`) isRefused = true;
    if (path === `${success}/cas:user` && user !== '') throw new Error('the answer names two people');
    if (path === `${success}/cas:user`) user = text;
    const prefix = `${success}/cas:attributes/cas:`;
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    if (name !== '' && !name.includes('/') && !attributes.has(name)) attributes.set(name, text);
  });
  return user === '' || isRefused ? null : { user, attributes };
}

/** The ticket whose session has ended, in the logout request that a CAS server sends (section 2.3.3); null: none named. */
export function readCasLogout(xml: string): string | null {
  let ticket: string | null = null;
  readTexts(xml, { 'urn:oasis:names:tc:SAML:2.0:protocol': 'samlp' }, (path, text) => {
    if (path === 'samlp:LogoutRequest/samlp:SessionIndex' && text !== '') ticket = text;
  });
  return ticket;
}
