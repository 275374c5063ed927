import { vi } from 'vitest';
import type { Engine, Find, Name, Path } from './engine';

/** What a busy machine may take for an answer; each step waits for its element, not for time. */
const PATIENCE = { timeout: 15_000, interval: 50 };

/** Somebody at a page of an engine, or at a part of it. */
export const personAt = (engine: Engine, place: Path = []) => {
  const at = (...path: Find[]): Path => [...place, ...path];
  const person = {
    within: (role: string, name?: string) => personAt(engine, at({ role, ...(name && { name }) })),
    press: (name: Name, role = 'button') =>
      vi.waitFor(() => engine.press(at({ role, name })), PATIENCE),
    pressFirst: (role: string) => vi.waitFor(() => engine.press(at({ role })), PATIENCE),
    select: (name: string, value: string) =>
      vi.waitFor(() => engine.select(at({ role: 'combobox', name }), value), PATIENCE),
    /** Replaces the text of a field. */
    write: async (label: string, text: string) => {
      await vi.waitFor(() => engine.press(at({ label })), PATIENCE);
      await engine.run(selectFocused);
      await engine.type(text);
    },
    /** Waits until it is on show, with this text in it. */
    sees: (find: Find, text = '') =>
      vi.waitFor(async () => {
        const texts = await engine.texts(at(find));
        if (!texts.some((one) => one.includes(text)))
          throw new Error(
            `${engine.name} shows no ${JSON.stringify(at(find))} with "${text}": ` +
              JSON.stringify(texts.map((one) => one.slice(0, 200))),
          );
      }, PATIENCE),
    seesNo: (find: Find) =>
      vi.waitFor(async () => {
        const texts = await engine.texts(at(find));
        if (texts.length > 0)
          throw new Error(`${engine.name} still shows ${JSON.stringify(at(find))}`);
      }, PATIENCE),
  };
  return person;
};
export type Person = ReturnType<typeof personAt>;

/** Runs in the page. */
const selectFocused = () => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
};
