import { act, fireEvent, screen } from '@testing-library/react';
import type { Hands } from './hands';

const write = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** Hands for rendered screens. */
export const screenHands: Hands = {
  press: (name) => click(screen.getByRole('button', { name })),
  choose: (role, name) => click(screen.getByRole(role, { name })),
  write: (name, text) => write(screen.getByRole('textbox', { name }), text),
  search: (name, text) => write(screen.getByRole('searchbox', { name }), text),
  writeSecret: (label, text) => write(screen.getByLabelText(label), text),
  type: (name, letter) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    return write(field, `${field.value}${letter}`);
  },
  shows: async (role, name) =>
    (role === 'secret' ? screen.queryByLabelText(name) : screen.queryByRole(role, { name })) !==
    null,
};
