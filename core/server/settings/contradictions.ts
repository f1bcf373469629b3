import { apiRoots } from '../../common/endpoint';
import { nearest } from './nearest';
import type { Settings } from './settings';

/** Shortest secret that another machine may know itself by, in characters. */
const shortestKey = 32;

/** What no schema can say: settings that make sense together only, or in another form. One sentence, or nothing. */
export function contradictionIn(settings: Settings): string | undefined {
  const { tlsCertificate, tlsKey, mailUrl, mailFrom, publicOrigin, roots, skyClassKeys, metricsToken } = settings;
  if (Boolean(tlsCertificate) !== Boolean(tlsKey))
    return 'TLS needs both settings, tlsCertificate and tlsKey: one of them is missing.';
  if (mailUrl && !mailFrom) return 'Mails need a sender: set mailFrom beside mailUrl.';
  if (publicOrigin && originOf(publicOrigin) !== publicOrigin) {
    return `The setting publicOrigin must be an origin without a path, such as https://edu.example.cn, not "${publicOrigin}".`;
  }
  for (const [root, address] of Object.entries(roots)) {
    if (!(apiRoots as readonly string[]).includes(root)) {
      return `The setting roots names "${root}", which is no API root${nearest(root, apiRoots) || `: known are ${apiRoots.join(', ')}.`}`;
    }
    if (!originOf(address)) return `The setting roots.${root} must be an http or https address, not "${address}".`;
  }
  if (metricsToken && metricsToken.length < shortestKey)
    return `The setting metricsToken is too short: it needs at least ${shortestKey} characters.`;
  if (settings.fileStore === 's3' && !(settings.s3Bucket && settings.s3KeyId && settings.s3SecretFile))
    return 'An S3 store needs the settings s3Bucket, s3KeyId and s3SecretFile: one of them is missing.';
  const weak = Object.entries(skyClassKeys).find(([, secret]) => secret.length < shortestKey);
  return weak && `The sky-class key "${weak[0]}" is too short: it needs at least ${shortestKey} characters.`;
}

/** Origin of an http or https address; nothing for anything else. */
function originOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
