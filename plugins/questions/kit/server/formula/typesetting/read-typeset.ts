import { readXml, type XmlElement, XmlFault } from '../../xml/xml-tree';
import { LatexFault } from '../latex/latex-fault';

/** A formula as MathJax has written it, without namespaces. Throws {@link LatexFault} for one that nests too deep. */
export function readTypeset(xml: string): XmlElement {
  try {
    return readXml(xml.replace(/ xmlns(?::\w+)?="[^"]*"/g, ''), {});
  } catch (error) {
    if (error instanceof XmlFault) throw new LatexFault(error.message);
    throw error;
  }
}
