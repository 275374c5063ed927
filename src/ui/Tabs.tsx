import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './Tabs.css';

export type TabItem<Id extends string> = { id: Id; label: string };
export type TabsProps<Id extends string> = {
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
};

const STEP: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** ARIA tabs whose selection follows focus. `children` is the panel of the selected tab. One tab alone works too. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const look = items.length > 1 ? css : css.alone;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEP[event.key];
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const from = tabs.indexOf(event.target as HTMLElement);
    if (!step || from < 0) return;
    event.preventDefault();
    const to = step(from, items.length);
    tabs[to]?.focus();
    const next = items[to];
    if (next && next.id !== selected) onSelect(next.id);
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={look.list} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={item.id === selected ? 0 : -1}
            className={look.tab}
            onClick={() => item.id === selected || onSelect(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {/* Not labelled by its tab: a field inside may have the tab's name, and a name should find one thing. */}
      <div role="tabpanel" id={`${id}-panel`} className={look.panel}>{children}</div>
    </div>
  );
}
