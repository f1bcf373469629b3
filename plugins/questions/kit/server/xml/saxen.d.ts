/** As much of the parser's types as is used here; it brings none. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  interface Hooks {
    openTag: (name: string, attributes: () => Record<string, string>, decode: Decode, isClosed: boolean) => void;
    closeTag: (name: string, decode: Decode, isClosed: boolean) => void;
    text: (value: string, decode: Decode) => void;
    cdata: (value: string) => void;
    attention: (value: string) => void;
    error: (error: Error) => void;
    warn: (warning: Error) => void;
  }
  export class Parser {
    /** Prefixes by namespace: names get these, whatever the document calls them. */
    ns(prefixes: Readonly<Record<string, string>>): this;
    on<Name extends keyof Hooks>(name: Name, hook: Hooks[Name]): this;
    parse(xml: string): void;
    /** A part of a document, cut anywhere. */
    write(part: string): this;
    end(): void;
    stop(): void;
  }
}
