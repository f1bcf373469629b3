type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What the check looks at besides headers. */
export interface OriginFacts {
  /** The deployment's origin (setting `publicOrigin`); empty: that of the Host header. */
  readonly publicOrigin: string;
  /** `http` or `https`, as the request arrived. */
  readonly protocol: string;
  /** True when there is a session cookie: then a browser must say where the call comes from. */
  readonly hasSession: boolean;
}

/**
 * True when a call that changes state comes from our own pages. Browsers say so in `Sec-Fetch-Site` (only `same-origin`
 * is accepted: another subdomain is another site) or, where that is missing, in `Origin`. A call with neither is not a
 * browser's and has no session to abuse; with a session it is refused.
 */
export function isSameOrigin(headers: Headers, facts: OriginFacts): boolean {
  const site = one(headers['sec-fetch-site']);
  if (site !== undefined) return site === 'same-origin';
  const origin = one(headers['origin']);
  if (origin !== undefined)
    return origin === (facts.publicOrigin.replace(/\/$/, '') || `${facts.protocol}://${one(headers['host'])}`);
  return !facts.hasSession;
}

/**
 * True when a GET that changes state (`legacyWrite`) must be refused: HEAD, prefetch and prerender, and everything that
 * is not a script's call (a navigation, a picture, a frame). Link previews and preloading must not write.
 */
export function isUnwantedLegacyWrite(method: string, headers: Headers): boolean {
  if (method !== 'GET') return true;
  const purpose = `${one(headers['sec-purpose']) ?? ''} ${one(headers['purpose']) ?? ''} ${one(headers['x-moz']) ?? ''}`;
  if (/prefetch|prerender|preview/i.test(purpose)) return true;
  const mode = one(headers['sec-fetch-mode']);
  if (mode === 'navigate' || mode === 'no-cors') return true;
  const destination = one(headers['sec-fetch-dest']);
  return destination !== undefined && destination !== 'empty';
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
