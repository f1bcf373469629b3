import Type from 'typebox';
import Value from 'typebox/value';
import type { Settings } from 'edutech/core/server/settings/settings';
import { IdentityProvider } from '../../model/sso/identity-provider';
import type { KnownProvider, SetUpProvider } from '../../model/sso/known-provider';

const Stored = Type.Array(
  Type.Object({
    ...Type.Omit(IdentityProvider, ['secretEnvironment', 'secretFile']).properties,
    secret: Type.String(),
  }),
);

/** The list as the setting `identityServices` has it; what is none, such as one of a later version, is empty. */
export function readProviders(stored: string): readonly SetUpProvider[] {
  try {
    const list: unknown = JSON.parse(stored || '[]');
    return Value.Check(Stored, list) ? (list as readonly SetUpProvider[]) : [];
  } catch {
    return [];
  }
}

/** An identity service of the city's file. */
export const fromFile = (provider: IdentityProvider): KnownProvider => ({
  ...provider,
  secret: '',
  isOfFile: true,
  mayBeInward: true,
});

export const fromBrowser = (
  provider: SetUpProvider,
  { allowLocalAddresses }: Pick<Settings, 'allowLocalAddresses'>,
): KnownProvider => ({
  ...provider,
  secretEnvironment: '',
  secretFile: '',
  isOfFile: false,
  mayBeInward: allowLocalAddresses,
});

/**
 * By whom people can sign in at this moment: those of the file, and those that were set up in the browser, in every process as
 * soon as it follows the setting. As long as nothing changes, they are the same objects: what is known of one hangs on it.
 */
export function providerList(
  settings: Pick<Settings, 'identityServices' | 'allowLocalAddresses'>,
  ofFile: readonly IdentityProvider[],
): () => readonly KnownProvider[] {
  const known = ofFile.map(fromFile);
  let read = '';
  let all: readonly KnownProvider[] = known;
  return () => {
    const stored = settings.identityServices;
    if (stored === read) return all;
    const added = readProviders(stored).filter(({ id }) => !known.some((one) => one.id === id));
    all = [...known, ...added.map((one) => fromBrowser(one, settings))];
    read = stored;
    return all;
  };
}
