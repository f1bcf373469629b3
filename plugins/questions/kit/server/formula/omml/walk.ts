import type { XmlElement } from '../../xml/xml-tree';

/** Turns the content of an element into LaTeX. */
export type Walk = (element: XmlElement | undefined) => string;
