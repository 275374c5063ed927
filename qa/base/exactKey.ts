/** A text for a value that only values of the same content have. */
export type ExactKey = {
  readonly text: string;
  /** What is told apart by identity and not by content, by the names of its classes. */
  readonly opaque: readonly string[];
  /** Whether it holds what freezing does not keep from being changed in place, as a map. */
  readonly isFragile: boolean;
  /** Whether it holds an actor that goes by its id. */
  readonly hasActors: boolean;
};

/**
 * Keys values by content: plain objects and lists (cycles, too), dates, regular expressions, maps,
 * sets, bytes, errors, addresses, actors by their id. Functions, symbols and all other objects
 * equal only themselves. Plain objects and lists are frozen where `isFreezing`.
 */
export const exactKeyOf = (value: unknown, isFreezing = false): ExactKey => {
  const writer = new Writer(isFreezing);
  const text = writer.textOf(value);
  const { opaque, isFragile, hasActors } = writer;
  return { text, opaque, isFragile, hasActors };
};

/** The text alone. */
export const exactText = (value: unknown): string => new Writer(false).textOf(value);

/** A text that changes when something in a value is changed in place, as far as that shows. */
export const fingerprintOf = (value: unknown): string => new Writer(false, true).textOf(value);

/** How far a fingerprint looks into objects that are not plain. */
const DEPTH = 3;

class Writer {
  readonly opaque: string[] = [];
  isFragile = false;
  hasActors = false;
  /** The objects around the one that is written. */
  private readonly around: object[] = [];

  constructor(
    private readonly isFreezing: boolean,
    private readonly isLookingInto = false,
  ) {}

  textOf(value: unknown): string {
    switch (typeof value) {
      case 'string':
        return JSON.stringify(value);
      case 'number':
        return Object.is(value, -0) ? '-0' : String(value);
      case 'boolean':
      case 'undefined':
        return String(value);
      case 'bigint':
        return `${value}n`;
      case 'symbol':
        return this.identity(value, 'symbol');
      case 'function':
        return this.identity(value, 'function');
      case 'object':
        return value === null ? 'null' : this.objectText(value);
    }
  }

  private objectText(value: object): string {
    const depth = this.around.indexOf(value);
    if (depth >= 0) return `^${this.around.length - depth}`;
    this.around.push(value);
    const text = this.contentOf(value);
    this.around.pop();
    return text;
  }

  private contentOf(value: object): string {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype === Object.prototype) return `{${this.fieldsOf(value)}}`;
    if (prototype === null) return `null{${this.fieldsOf(value)}}`;
    if (prototype === Array.prototype) return this.listText(value as readonly unknown[]);
    if (isActor(value)) return this.actorText(value);
    const content = this.knownContent(value, prototype);
    this.isFragile = true;
    if (content === undefined) {
      const isDeep = this.isLookingInto && this.around.length <= DEPTH;
      return this.identity(value, nameOf(value)) + (isDeep ? `{${this.ownFieldsOf(value)}}` : '');
    }
    return `${nameOf(value)}(${content})${this.fieldsOf(value)}`;
  }

  /** In the order of the keys, which can be asked, too. */
  private fieldsOf(value: object): string {
    if (ArrayBuffer.isView(value)) return '';
    let text = '';
    const write = (key: string, name: string | symbol) => {
      const part = `${key}:${this.textOf(Reflect.get(value, name))}`;
      text = text === '' ? part : `${text},${part}`;
    };
    for (const key of Object.keys(value)) write(JSON.stringify(key), key);
    for (const key of Object.getOwnPropertySymbols(value)) write(this.identity(key, 'symbol'), key);
    if (this.isFreezing && isPlain(value)) Object.freeze(value);
    return text;
  }

  private ownFieldsOf(value: object): string {
    return Object.entries(value)
      .map(([key, held]) => `${key}:${this.textOf(held)}`)
      .join();
  }

  private listText(list: readonly unknown[]): string {
    if (Object.keys(list).length !== list.length) return `[${list.length};${this.fieldsOf(list)}]`;
    const text = `[${list.map((item) => this.textOf(item)).join()}]`;
    if (this.isFreezing) Object.freeze(list);
    return text;
  }

  /** Undefined where what an object holds cannot be read from outside. */
  private knownContent(value: object, prototype: unknown): string | undefined {
    switch (prototype) {
      case Date.prototype:
        return String((value as Date).getTime());
      case RegExp.prototype:
        return `${(value as RegExp).toString()} ${(value as RegExp).lastIndex}`;
      case Map.prototype:
        return [...(value as Map<unknown, unknown>)]
          .map(([key, held]) => `${this.textOf(key)}=>${this.textOf(held)}`)
          .join();
      case Set.prototype:
        return [...(value as Set<unknown>)].map((item) => this.textOf(item)).join();
      case URL.prototype:
      case URLSearchParams.prototype:
        return JSON.stringify((value as URL).toString());
      case ArrayBuffer.prototype:
        return bytesOf(new Uint8Array(value as ArrayBuffer));
    }
    if (ArrayBuffer.isView(value) && Object.getPrototypeOf(prototype) === TYPED_ARRAY)
      return bytesOf(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    if (!(value instanceof Error)) return undefined;
    const { name, message, cause } = value;
    const kind = this.numberOf(prototype as object);
    return [kind, this.textOf(name), this.textOf(message), this.textOf(cause)].join();
  }

  /** An actor that the machine started itself goes by its id: what state it is in is kept apart. */
  private actorText(actor: Actor): string {
    const number = actor._parent ? '' : ` ${this.numberOf(actor)}`;
    return `actor ${JSON.stringify(actor.id)}${number}`;
  }

  private identity(value: object | symbol, name: string): string {
    if (typeof value !== 'symbol' || Symbol.keyFor(value) === undefined) this.opaque.push(name);
    return `@${this.numberOf(value)}`;
  }

  private numberOf(value: object | symbol): number {
    const known = typeof value === 'symbol' ? numbersOfSymbols : numbersOfObjects;
    const numbers = known as { get: (key: unknown) => number | undefined } & {
      set: (key: unknown, number: number) => unknown;
    };
    const number = numbers.get(value) ?? ++lastNumber;
    numbers.set(value, number);
    return number;
  }
}

let lastNumber = 0;
const numbersOfObjects = new WeakMap<object, number>();
const numbersOfSymbols = new Map<symbol, number>();

const TYPED_ARRAY: unknown = Object.getPrototypeOf(Uint8Array.prototype);

const bytesOf = (bytes: Uint8Array): string => bytes.join();

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || prototype === Array.prototype;
};

type Actor = { readonly id: string; readonly _parent: unknown };

const isActor = (value: object): value is Actor =>
  'sessionId' in value && '_parent' in value && 'getSnapshot' in value;

const nameOf = (value: object): string => value.constructor?.name || 'object';
