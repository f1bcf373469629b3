import { childOf, type XmlElement } from '../../xml/xml-tree';

/** What an element of properties says (m:val, or w:val); undefined where it says nothing. */
export const value = (element: XmlElement | undefined): string | undefined =>
  element?.attributes['m:val'] ?? element?.attributes['w:val'] ?? element?.attributes['val'];

const off: ReadonlySet<string> = new Set(['0', 'off', 'false', 'none']);

/** A switch among properties: present and not set to off. */
export function isOn(properties: XmlElement | undefined, name: string): boolean {
  const element = childOf(properties, name);
  return element !== undefined && !off.has(value(element) ?? '1');
}

/** A switch that is on unless it is set to off. */
export function isNotOff(properties: XmlElement | undefined, name: string): boolean {
  return childOf(properties, name) === undefined || isOn(properties, name);
}

/** A character among properties: a given one if it is absent, none if it is empty. */
export const characterOf = (properties: XmlElement | undefined, name: string, usual: string): string => {
  const element = childOf(properties, name);
  return element ? (value(element) ?? '') : usual;
};
