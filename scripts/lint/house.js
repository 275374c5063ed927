/**
 * Croupier's own lint rules, for what oxlint's rules cannot say. JavaScript, because oxlint loads
 * TypeScript plugins only from Node 22 on. `tests/house/lint.test.ts` shows each rule an offender.
 */

/** A path of the wire; a bare prefix such as `/wps/*` names none. */
const SPELLED_PATH = /^\/(wps|lgw|lotto)\/\w/;
const LETTER = /\p{L}/u;
/** Attributes whose text a person reads or hears. */
const SPOKEN =
  /^(title|alt|placeholder|label|aria-(label|description|placeholder|roledescription|valuetext))$/;
/** A pattern of exactly these names, separated by spaces. */
const oneOf = (names) => new RegExp(`^(${names.trim().replace(/\s+/g, '|')})$`);
/** Hooks that keep state or perform effects. */
const VIEW_LOGIC = oneOf(`
  useEffect useLayoutEffect useInsertionEffect useState useReducer
  useMachine useActor useActorRef useSyncExternalStore`);
const NETWORK_AND_STORAGE = `
  fetch XMLHttpRequest WebSocket EventSource BroadcastChannel
  localStorage sessionStorage indexedDB setTimeout setInterval requestAnimationFrame `;
/** Globals that a view leaves to services. */
const BROWSER_STATE = oneOf(`${NETWORK_AND_STORAGE} requestIdleCallback`);
/** Globals that a machine does without. */
const MACHINE_WORLD = oneOf(`
  window document navigator location history globalThis process console performance crypto
  ${NETWORK_AND_STORAGE} setImmediate queueMicrotask`);
/** Parents of an identifier that declares or types something. */
const DECLARES = new RegExp(
  '^(TS(?!(As|Satisfies|NonNull)Expression)|Import|Export|VariableDeclarator$|' +
    'FunctionDeclaration|PropertyDefinition|MethodDefinition)',
);

/**
 * Identifiers that refer to something outside: not a property, not a key, not a local declaration,
 * not a type.
 */
const isReference = (node) => {
  const { parent } = node;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property')
    return parent.value === node && parent.parent.type !== 'ObjectPattern';
  return (
    !DECLARES.test(parent.type) || (parent.type === 'VariableDeclarator' && parent.init === node)
  );
};
const isLocal = (context, node) => {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable) return variable.defs.length > 0;
  }
  return false;
};

/** A rule that reports identifiers from outside whose name matches. */
const bansGlobals = (names, message) => ({
  create: (context) => ({
    Identifier(node) {
      if (names.test(node.name) && isReference(node) && !isLocal(context, node))
        context.report({ node, message: message(node.name) });
    },
  }),
});

const noSpelledPath = {
  create(context) {
    const message =
      'Paths of the wire are spelled once, in contract/endpoints.ts: use the endpoint instead.';
    return {
      Literal(node) {
        if (typeof node.value === 'string' && SPELLED_PATH.test(node.value))
          context.report({ node, message });
      },
      TemplateElement(node) {
        if (/^\/(wps|lgw|lotto)\//.test(node.value.raw)) context.report({ node, message });
      },
    };
  },
};

const pureMachine = {
  create(context) {
    const globals = bansGlobals(
      MACHINE_WORLD,
      (name) => `A machine is pure: ${name} belongs to a service behind a port.`,
    ).create(context);
    const time = (node) =>
      context.report({
        node,
        message: 'A machine has no clock: time comes in through input, events and named delays.',
      });
    return {
      ...globals,
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) time(node);
      },
      MemberExpression(node) {
        if (node.object.name === 'Date' && node.property.name === 'now') time(node);
        if (node.object.name === 'Math' && node.property.name === 'random') {
          context.report({
            node,
            message: 'A machine has no dice: random values come in through input or events.',
          });
        }
      },
      ImportSpecifier(node) {
        if (/^(createMachine|sendParent|spawnChild)$/.test(node.imported.name)) {
          context.report({
            node,
            message:
              `Use setup(), output and invoke instead of ${node.imported.name}, so that the ` +
              'chart is typed and children end with a result.',
          });
        }
      },
      'Property[key.name=/^(actions|guards)$/] Property > :function[async=true]'(node) {
        context.report({
          node,
          message:
            'Async work belongs to an invoked actor: an action or guard cannot be waited ' +
            'for or aborted.',
        });
      },
    };
  },
};

const pureView = {
  create(context) {
    const globals = bansGlobals(
      BROWSER_STATE,
      (name) =>
        `A view renders a snapshot and sends events: ${name} belongs to a service behind a port.`,
    ).create(context);
    return {
      ...globals,
      CallExpression(node) {
        const name = node.callee.name ?? node.callee.property?.name;
        if (VIEW_LOGIC.test(name ?? ''))
          context.report({
            node,
            message:
              `A view renders a snapshot and sends events: what ${name} keeps or does ` +
              'belongs to a machine, or to a small hook in src/ui.',
          });
        if (name === 'getSnapshot')
          context.report({
            node,
            message:
              'A view that reads getSnapshot() misses the next one: subscribe with useSelector.',
          });
      },
    };
  },
};

const wordsInLocales = {
  create(context) {
    const message =
      'Words a person reads live in locales/<language>/, so that every language has them: ' +
      'use a key.';
    const check = (node, text) => {
      if (typeof text === 'string' && LETTER.test(text)) context.report({ node, message });
    };
    const literal = (node) => {
      if (node?.type === 'Literal') check(node, node.value);
      if (node?.type === 'TemplateLiteral')
        for (const part of node.quasis) check(part, part.value.raw);
      if (node?.type === 'ConditionalExpression')
        [node.consequent, node.alternate].forEach(literal);
      if (node?.type === 'LogicalExpression') literal(node.right);
    };
    return {
      JSXText: (node) => check(node, node.value),
      JSXAttribute(node) {
        if (!SPOKEN.test(node.name.name)) return;
        literal(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') literal(node.expression);
      },
    };
  },
};

/** The declaration of a name with a value of its own; undefined for parameters and the like. */
const declarationOf = (context, node) => {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const definition = scope.set.get(node.name)?.defs[0]?.node;
    if (definition)
      return definition.type === 'VariableDeclarator' && definition.id.type === 'Identifier'
        ? definition
        : undefined;
  }
  return undefined;
};

/** Attributes of elements that a browser loads or follows. */
const ADDRESSES = /^(href|src|srcSet|action|formAction|poster|xlinkHref|data)$/;
/** Functions of contract/safeAddress.ts. */
const CHECKED = /^safe(Link|Content|Page)$/;
/** The first characters of an address that no scheme can follow. */
const HARMLESS_START = /^([#?]|\/(?![/\\])|data:image\/png;base64,)/;

const checkedAddress = {
  create(context) {
    const message =
      'An address may come from the platform, and javascript: runs: pass it through safeLink, ' +
      'safeContent or safePage of contract/safeAddress.ts.';
    const isChecked = (node) => {
      if (!node || node.type === 'Literal') return true;
      if (node.type === 'CallExpression') return CHECKED.test(node.callee.name ?? '');
      if (node.type === 'TemplateLiteral') return HARMLESS_START.test(node.quasis[0].value.raw);
      if (node.type !== 'Identifier') return false;
      const declared = declarationOf(context, node);
      return declared?.parent.kind === 'const' && isChecked(declared.init);
    };
    const check = (node) => {
      if (!isChecked(node)) context.report({ node, message });
    };
    return {
      JSXAttribute({ parent, name, value }) {
        const isElement = /^[a-z]/.test(parent.name.name ?? '');
        if (isElement && ADDRESSES.test(name.name) && value?.type === 'JSXExpressionContainer')
          check(value.expression);
      },
      CallExpression({ callee, arguments: [first] }) {
        const { object, property } = callee;
        const opens = property?.name === 'open' && object.name === 'window';
        const goes =
          /^(replace|assign)$/.test(property?.name ?? '') &&
          (object.name ?? object.property?.name) === 'location';
        if (opens || goes) check(first);
      },
      AssignmentExpression({ left, right }) {
        const isPlace = left.property?.name === 'href' || left.property?.name === 'src';
        if (isPlace) check(right);
      },
    };
  },
};

/** WebKit gives an empty marker a line, and a list without markers no role. */
const plainLists = {
  create: (context) => ({
    JSXOpeningElement(node) {
      const isList = /^(ul|ol)$/.test(node.name.name ?? '');
      const hasRole = node.attributes.some(
        (one) => one.type === 'JSXAttribute' && one.name.name === 'role',
      );
      if (isList && !hasRole)
        context.report({
          node,
          message: 'WebKit drops the role of a list without markers: say role="list".',
        });
    },
    'Property[key.name="listStyleType"] > Literal'(node) {
      if (node.value === '""')
        context.report({
          node,
          message: "WebKit gives an empty marker a line of its own: say listStyle: 'none'.",
        });
    },
  }),
};

const honestTests = {
  create(context) {
    const banned = {
      waitForTimeout: 'A sleep hides a race: wait for what a person would see.',
      getByTestId:
        'Find things by role and name, as a person does; test ids prove nothing about what ' +
        'is shown.',
      queryByTestId:
        'Find things by role and name, as a person does; test ids prove nothing about what ' +
        'is shown.',
      findByTestId:
        'Find things by role and name, as a person does; test ids prove nothing about what ' +
        'is shown.',
      toHaveClass: 'A class name is not what a person sees: assert on role, name, text or state.',
    };
    return {
      MemberExpression(node) {
        const message = Object.hasOwn(banned, node.property.name ?? '')
          ? banned[node.property.name]
          : undefined;
        if (message) context.report({ node, message });
        if (
          /^(test|it|describe)$/.test(node.object.name ?? '') &&
          /^(skip|only|todo|fixme|fails?|slow)$/.test(node.property.name)
        ) {
          context.report({ node, message: 'A test runs or does not exist: mend it or delete it.' });
        }
      },
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]'(node) {
        context.report({
          node,
          message: 'A sleep hides a race: wait for what a person would see, or use fake timers.',
        });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'no-spelled-path': noSpelledPath,
    'pure-machine': pureMachine,
    'pure-view': pureView,
    'words-in-locales': wordsInLocales,
    'checked-address': checkedAddress,
    'plain-lists': plainLists,
    'honest-tests': honestTests,
  },
};
