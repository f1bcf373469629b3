/** How long a hidden frame stays: time enough for the browser to have begun the download (portal.md section 9). */
export const frameMilliseconds = 20_000;
/** How long a hidden form stays. */
export const formMilliseconds = 10_000;

/**
 * Downloads an address without leaving the page, in a hidden frame that is removed after 20 s. The address carries its
 * own ticket where it needs one; the general token is never in an address.
 */
export function downloadInFrame(address: string, page: Document = document): void {
  const frame = page.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.src = address;
  page.body.append(frame);
  setTimeout(() => frame.remove(), frameMilliseconds);
}

/** Downloads a file for everybody, which a browser would rather show, without leaving the page. */
export function downloadByLink(address: string, page: Document = document): void {
  const link = page.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/**
 * Posts fields to an address by a hidden form that is removed after 10 s: into a new tab, or into a frame of this name
 * (another site's sign-on, a file made from a long list of fields).
 */
export function postByForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  target = '_blank',
  page: Document = document,
): void {
  const form = page.createElement('form');
  form.hidden = true;
  form.method = 'post';
  form.action = address;
  form.target = target;
  for (const [name, value] of Object.entries(fields)) {
    const field = page.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  page.body.append(form);
  form.submit();
  setTimeout(() => form.remove(), formMilliseconds);
}
