import { Menu as Ark, useMenuContext } from '@ark-ui/react/menu';
import { Fragment, useRef, type ReactNode } from 'react';
import { CountBadge } from './CountBadge';
import * as css from './Menu.css';
import type { MenuProps } from './MenuButton';

/**
 * The menu with Ark's arrow keys, typeahead, Escape and focus return. Only `MenuButton` imports
 * this file, and only when the menu is opened: Ark is not in the first load.
 */
export function Menu({
  label,
  trigger,
  look = 'pill',
  items,
  onSelect,
  buttonRef,
  initiallyOpen = false,
}: MenuProps & { initiallyOpen?: boolean }) {
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  return (
    <Ark.Root
      defaultOpen={initiallyOpen}
      lazyMount
      unmountOnExit
      // Ark keeps the focus in the closing menu, and it would be lost with the menu.
      onExitComplete={() => {
        if (document.activeElement === document.body) button.current?.focus();
      }}
      // Fixed: a table that scrolls by itself would cut off what is absolute.
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 8 }}
      onSelect={({ value }) => {
        // A dialog that opens now returns the focus to the element that had it: move it to the
        // button, because the item is about to be removed.
        button.current?.focus();
        onSelect(value);
      }}
    >
      <Ark.Trigger
        ref={button}
        className={css.trigger[look]}
        aria-label={label}
        title={look === 'icon' ? label : undefined}
      >
        {trigger}
      </Ark.Trigger>
      <Ark.Positioner className={css.positioner}>
        <Content label={label}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated ? <Ark.Separator className={css.separator} /> : null}
              <Ark.Item
                value={item.id}
                className={css.item[item.tone ?? 'plain']}
                aria-description={item.count?.value ? item.count.label : item.note}
              >
                {item.icon}
                <Ark.ItemText>{item.label}</Ark.ItemText>
                {item.note ? (
                  <span className={css.note} aria-hidden="true">
                    {item.note}
                  </span>
                ) : null}
                {item.count ? (
                  <span className={css.count} aria-hidden="true">
                    <CountBadge count={item.count.value} />
                  </span>
                ) : null}
              </Ark.Item>
            </Fragment>
          ))}
        </Content>
      </Ark.Positioner>
    </Ark.Root>
  );
}

/**
 * Ark moves the focus one frame after a key. A menu that is closing by then must not get it,
 * because it is about to be removed.
 */
function Content({ label, children }: { label: string; children: ReactNode }) {
  const { open } = useMenuContext();
  return (
    <Ark.Content className={css.content} aria-label={label} inert={!open}>
      {children}
    </Ark.Content>
  );
}
