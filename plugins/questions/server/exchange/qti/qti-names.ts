import { elementsOf, type XmlElement } from '../../../kit/server/xml/xml-tree';

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A document of QTI 3 by the names of QTI 2: `qti-choice-interaction` is `choiceInteraction`. HTML and MathML stay. */
export function inNamesOfTwo(element: XmlElement): XmlElement {
  const isQti = element.name.startsWith('qti-');
  return {
    name: isQti ? camel(element.name.slice(4)) : element.name,
    attributes: isQti
      ? Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [camel(name), value]))
      : element.attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : inNamesOfTwo(child))),
  };
}

/** All elements at any depth for which a test holds, outermost first; those inside a found one are not looked at. */
export function findAll(element: XmlElement, test: (one: XmlElement) => boolean): XmlElement[] {
  return elementsOf(element).flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

export const classesOf = ({ attributes }: XmlElement): string[] => (attributes['class'] ?? '').split(/\s+/);

export const hasClass = (element: XmlElement, name: string): boolean => classesOf(element).includes(name);

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
export type Write = (name: string, attributes: Attributes, inner?: string) => string;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const quoted = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Writes elements of QTI in the names of version 2 or 3. */
export const writerOf =
  (version: 2 | 3): Write =>
  (name, attributes, inner) => {
    const own = version === 3 ? `qti-${kebab(name)}` : name;
    const pairs = Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ` ${version === 3 ? kebab(key) : key}="${quoted(String(value))}"`);
    return inner === undefined ? `<${own}${pairs.join('')}/>` : `<${own}${pairs.join('')}>${inner}</${own}>`;
  };
