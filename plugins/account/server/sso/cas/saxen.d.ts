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
  }
  export class Parser {
    ns(prefixes: Readonly<Record<string, string>>): this;
    on<Name extends keyof Hooks>(name: Name, hook: Hooks[Name]): this;
    parse(xml: string): void;
  }
}
