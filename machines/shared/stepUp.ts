/**
 * Invokes the proof that the platform asks for before something is sent again; the machine has
 * kept the id that the refusal named.
 */
export const stepUpInvoke = {
  id: 'stepUp',
  src: 'stepUp',
  input: ({ context }: { context: { stepUp: string | null } }) => ({ id: context.stepUp ?? '' }),
} as const;
