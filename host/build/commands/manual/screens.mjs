// What runs inside the pages of the platform while a manual is made: reading its help, and numbering what steps name. These
// functions are sent to the browser, so they use nothing from outside.
/* global document, getComputedStyle, innerHeight, innerWidth */

/** The chapters of /help as they stand there. */
export const readChapters = () =>
  [...document.querySelectorAll('main .card :is(h2, h3)[id*="."]')].map((heading) => {
    const card = heading.closest('.card');
    const help = card?.lastElementChild;
    return {
      id: heading.id,
      title: heading.textContent?.trim() ?? '',
      html: help?.innerHTML ?? '',
      steps: [...(help?.querySelectorAll('ol > li > span') ?? [])].map((step) => step.textContent ?? ''),
      href: card?.querySelector('a')?.getAttribute('href') ?? '',
    };
  });

/**
 * Frames the first control of each name that can be seen, with the number of its step.
 * @param {readonly { step: number, name: string }[]} wanted
 * @returns {number} how many were found
 */
export function numberControls(wanted) {
  const controls = 'main :is(button, a, input, select, label, th, legend, summary, h2, h3, [role=tab])';
  const all = [...document.querySelectorAll(controls)];
  const names = (/** @type {Element} */ one) =>
    [one.getAttribute('aria-label'), one.getAttribute('placeholder'), one.textContent].map((name) => name?.trim());
  const taken = new Set();
  for (const { step, name } of wanted) {
    const found = all.find((one) => {
      const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
      const isSeen = width > 4 && height > 4 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return isSeen && !taken.has(one) && getComputedStyle(one).visibility === 'visible' && names(one).includes(name);
    });
    if (!found) continue;
    taken.add(found);
    const { top, left, width, height } = found.getBoundingClientRect();
    const frame = document.createElement('div');
    frame.textContent = String(step);
    Object.assign(frame.style, {
      position: 'fixed',
      zIndex: '9999',
      top: `${top - 4}px`,
      left: `${left - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
      outline: '3px solid #d4380d',
      borderRadius: '4px',
      color: '#d4380d',
      font: 'bold 20px/1 system-ui',
      textAlign: 'right',
      textShadow: '0 0 3px #fff, 0 0 3px #fff',
    });
    document.body.append(frame);
  }
  return taken.size;
}
