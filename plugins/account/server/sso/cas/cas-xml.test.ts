import { describe, expect, test } from 'vitest';
import { readCasAnswer, readCasLogout } from './cas-xml';

const answer = (inner: string, prefix = 'cas') =>
  `<?xml version="1.0"?><${prefix}:serviceResponse xmlns:${prefix}="http://www.yale.edu/tp/cas">${inner}</${prefix}:serviceResponse>`;

describe('the answer to a ticket', () => {
  test('names user and attributes, whatever the prefix of the name space', () => {
    const inner = (p: string) =>
      `<${p}:authenticationSuccess><${p}:user> li&amp;hua </${p}:user><${p}:attributes><${p}:usercode>S1</${p}:usercode><${p}:usercode>S2</${p}:usercode></${p}:attributes></${p}:authenticationSuccess>`;
    for (const prefix of ['cas', 'c']) {
      const read = readCasAnswer(answer(inner(prefix), prefix));
      expect(read?.user).toBe('li&hua');
      expect(read?.attributes.get('usercode')).toBe('S1');
    }
  });

  test('is none for a failure, for another name space and for a user who stands elsewhere', () => {
    expect(
      readCasAnswer(answer('<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>')),
    ).toBeNull();
    expect(
      readCasAnswer(
        '<cas:serviceResponse xmlns:cas="urn:x"><cas:authenticationSuccess><cas:user>a</cas:user></cas:authenticationSuccess></cas:serviceResponse>',
      ),
    ).toBeNull();
    expect(
      readCasAnswer(answer('<cas:authenticationFailure><cas:user>a</cas:user></cas:authenticationFailure>')),
    ).toBeNull();
  });

  test('declares no entities and is XML', () => {
    expect(() => readCasAnswer(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${answer('')}`)).toThrow();
    expect(() => readCasAnswer('<html><body>502')).toThrow();
    expect(() => readCasAnswer('x'.repeat(200_001))).toThrow();
  });
});

test('a logout request names its ticket', () => {
  const request =
    '<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="L1"><saml:NameID xmlns:saml="urn:x">@NOT_USED@</saml:NameID><samlp:SessionIndex>ST-1-abc</samlp:SessionIndex></samlp:LogoutRequest>';
  expect(readCasLogout(request)).toBe('ST-1-abc');
  expect(readCasLogout('<a/>')).toBeNull();
});
