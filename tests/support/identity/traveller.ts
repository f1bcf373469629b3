/** A browser without a screen at other sites: keeps cookies by host and follows redirects until it is led to `until`. */
export class Traveller {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Opens an address; answers the last one and its page. */
  async open(address: string, until: string, form?: Readonly<Record<string, string>>): Promise<Arrival> {
    let url = new URL(address);
    let body = form && new URLSearchParams(form);
    for (let hops = 0; hops < 20; hops++) {
      if (url.href.startsWith(until)) return { url, page: '' };
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        ...(body && { body }),
        redirect: 'manual',
        headers: { cookie: this.#cookieFor(url) },
      });
      for (const line of response.headers.getSetCookie()) this.#keep(url, line);
      const next = response.headers.get('location');
      if (!next) return { url, page: await response.text() };
      url = new URL(next, url);
      body = undefined;
    }
    throw new Error(`${address} leads round in circles`);
  }

  /** Signs in at the development pages of oidc-provider and agrees; answers where one is led to. */
  async signIn(address: string, until: string, name: string): Promise<URL> {
    let at = await this.open(address, until);
    while (!at.url.href.startsWith(until)) {
      const prompt = /name="prompt" value="(\w+)"/.exec(at.page)?.[1];
      const action = /action="([^"]+)"/.exec(at.page)?.[1];
      if (!prompt || !action) throw new Error(`no way on from ${at.url.href}: ${at.page.slice(0, 400)}`);
      at = await this.open(new URL(action, at.url).href, until, { prompt, login: name, password: 'any' });
    }
    return at.url;
  }

  /** Puts a cookie into the browser, as `name=value`: a session that began elsewhere. */
  carry(address: string, cookie: string): void {
    this.#keep(new URL(address), cookie);
  }

  #cookieFor({ host }: URL): string {
    return [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep({ host }: URL, line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
}

interface Arrival {
  readonly url: URL;
  readonly page: string;
}
