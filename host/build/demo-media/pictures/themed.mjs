// Lets a drawing of the demo city follow the theme: `picture.svg#blue` is drawn from the blue ramp. Pages name the theme.
import { readFileSync } from 'node:fs';
import { g } from '../kit.mjs';

const tokens = readFileSync(new URL('../../../../core/ui/styles/tokens/tokens.css', import.meta.url), 'utf8');
const themes = ['blue', 'red', 'white'];

/** The ramp of a theme, as the pages' own style sheet has it. */
const rampOf = (theme) => {
  const [, rules] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(tokens);
  return Object.fromEntries([...rules.matchAll(/--brand-(\d+): (#[0-9a-f]{6});/g)].map(([, step, colour]) => [step, colour]));
};
const ramps = themes.map((theme) => ({ theme, ramp: rampOf(theme) }));

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const lightness = (colour) => channels(colour).reduce((sum, channel, at) => sum + channel * [0.21, 0.72, 0.07][at], 0);
/** Greens and teals are the house's own; everything else is what it is under every theme. */
const isOurs = (colour) => {
  // a picture of another hue is drawn from the blue ramp
  const [red, green, blue] = channels(colour);
  if (Object.values(ramps[0].ramp).includes(colour)) return true;
  return green > red * 1.12 && green >= blue * 0.86 && red < 240;
};
const stepOf = (colour) =>
  Object.keys(g).reduce((best, step) =>
    Math.abs(lightness(g[step]) - lightness(colour)) < Math.abs(lightness(g[best]) - lightness(colour)) ? step : best,
  );

/** @param {string} svg a drawing in the colours of the green theme */
export function themed(svg) {
  const colours = [...new Set(svg.match(/#[0-9a-f]{6}(?=")/g))].filter(isOurs);
  const uses = colours.map((colour, at) =>
    ['fill', 'stroke', 'stop-color']
      .filter((name) => svg.includes(`${name}="${colour}"`))
      .map((name) => `[${name}="${colour}"]{${name}:var(--c${at},${colour})}`)
      .join(''),
  );
  const values = ramps.map(
    ({ theme, ramp }) => `#${theme}:target~*{${colours.map((colour, at) => `--c${at}:${ramp[stepOf(colour)]}`).join(';')}}`,
  );
  const marks = themes.map((theme) => `<g id="${theme}"/>`).join('');
  return svg.replace(/<svg[^>]*>/, (root) => `${root}<style>${uses.join('')}${values.join('')}</style>${marks}`);
}
