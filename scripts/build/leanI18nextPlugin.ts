import type { Plugin } from 'vite';

const WARNING = /\b((?:this|i18n)\.logger\.(?:warn|log|error|once|deprecate)\()/g;
const FORMATTER = /^class Formatter \{\n(?:(?: .*)?\n)*?\}$/m;
const UNUSED = /^  (?:dir|hydrate|cloneInstance|toJSON)\(.*\) \{\n(?:(?:    .*)?\n)*?  \}$/gm;
const PLAIN = 'class Formatter { init() {} format(value) { return value; } }';

/**
 * Leaves out of i18next what this app has no use for (2 KiB gz): warnings, which it keeps to itself unless `debug` is on, the formats of
 * values (ours come formatted), and methods that nobody calls. No line moves, so source maps stay right.
 */
export const leanI18next = (): Plugin => ({
  name: 'croupier:lean-i18next',
  apply: 'build',
  transform: {
    filter: { id: /i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({
      code: code.replace(FORMATTER, (text) => PLAIN + linesOf(text)).replace(UNUSED, linesOf).replace(WARNING, '/* @__PURE__ */ $1'),
      map: null,
    }),
  },
});

const linesOf = (text: string): string => text.replace(/[^\n]/g, '');
