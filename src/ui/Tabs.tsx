import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './Tabs.css';

type TabItem<Id extends string> = {
  id: Id;
  label: string;
  /** Mounted when its tab is selected first, and kept mounted, so that typed text is kept. */
  panel?: ReactNode;
};
export type TabsProps<Id extends string> = {
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab, for items without a panel of their own. */
  children?: ReactNode;
};

const STEP: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** ARIA tabs whose selection follows the focus. A single tab works too. */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const look = items.length > 1 ? css : css.alone;
  const [seen, setSeen] = useState<readonly Id[]>([selected]);
  if (!seen.includes(selected)) setSeen([...seen, selected]);
  const keeps = items.some((item) => item.panel !== undefined);
  const panelId = (item: Id) => (keeps ? `${id}-${item}-panel` : `${id}-panel`);
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
            aria-controls={panelId(item.id)}
            tabIndex={item.id === selected ? 0 : -1}
            className={look.tab}
            onClick={() => item.id === selected || onSelect(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {/* Named by the group alone: a field inside may have the tab's name, and a name should match
          one element. */}
      {keeps ? (
        items.map((item) => (
          <div
            key={item.id}
            role="tabpanel"
            aria-label={label}
            id={panelId(item.id)}
            hidden={item.id !== selected}
            className={look.panel}
          >
            {seen.includes(item.id) ? item.panel : null}
          </div>
        ))
      ) : (
        <div role="tabpanel" aria-label={label} id={panelId(selected)} className={look.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
