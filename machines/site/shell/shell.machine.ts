import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

export type Theme = 'system' | 'dark' | 'light';
/** The part of the shell that survives a reload: `src/app` stores it and passes it as input. */
export type ShellPreferences = { menuCollapsed: boolean; theme: Theme; balanceHidden: boolean };

/**
 * The person's settings of the page shell: side menu folded, theme, balance hidden (spec §2 Header,
 * Side menu).
 */
export const shellMachine = setup({
  types: {
    /** `product`: the category of the vendors that the footer lists; null for all. */
    context: {} as { given: ShellPreferences; product: string | null },
    input: {} as ShellPreferences,
    events: {} as
      | { type: 'menu.toggle' }
      | { type: 'balance.toggle' }
      | { type: 'products.choose'; product: string | null }
      | { type: 'theme.choose'; theme: Theme },
  },
  actions: { keepProduct: assign((_, product: string | null) => ({ product })) },
  guards: {
    hadMenuCollapsed: ({ context }) => context.given.menuCollapsed,
    hadBalanceHidden: ({ context }) => context.given.balanceHidden,
    hadDark: ({ context }) => context.given.theme === 'dark',
    hadLight: ({ context }) => context.given.theme === 'light',
    isDark: (_, theme: Theme) => theme === 'dark',
    isLight: (_, theme: Theme) => theme === 'light',
  },
}).createMachine({
  id: 'shell',
  context: ({ input }) => ({ given: input, product: null }),
  type: 'parallel',
  on: {
    'products.choose': {
      actions: { type: 'keepProduct', params: ({ event }) => event.product },
    },
  },
  states: {
    menu: {
      initial: 'given',
      states: {
        given: {
          always: [{ guard: 'hadMenuCollapsed', target: 'collapsed' }, { target: 'expanded' }],
        },
        expanded: { on: { 'menu.toggle': 'collapsed' } },
        collapsed: { on: { 'menu.toggle': 'expanded' } },
      },
    },
    balance: {
      initial: 'given',
      states: {
        given: { always: [{ guard: 'hadBalanceHidden', target: 'hidden' }, { target: 'shown' }] },
        shown: { on: { 'balance.toggle': 'hidden' } },
        hidden: { on: { 'balance.toggle': 'shown' } },
      },
    },
    theme: {
      initial: 'given',
      on: {
        'theme.choose': [
          { guard: { type: 'isDark', params: ({ event }) => event.theme }, target: '.dark' },
          { guard: { type: 'isLight', params: ({ event }) => event.theme }, target: '.light' },
          { target: '.system' },
        ],
      },
      states: {
        given: {
          always: [
            { guard: 'hadDark', target: 'dark' },
            { guard: 'hadLight', target: 'light' },
            { target: 'system' },
          ],
        },
        system: {},
        dark: {},
        light: {},
      },
    },
  },
});
export type ShellRef = ActorRefFrom<typeof shellMachine>;
export type ShellSnapshot = SnapshotFrom<typeof shellMachine>;
