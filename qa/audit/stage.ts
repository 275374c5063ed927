import type { PartStep } from '../verify/productGraph';

/** A step as it was seen in the app. */
export type SeenStep = {
  /** What was done on the platform, in a sentence; null for nothing. */
  readonly did: string | null;
  /** What the platform said, as the person reads it; null for nothing. */
  readonly said: string | null;
  /** What it did otherwise than its model, in a sentence; null where both did the same. */
  readonly differs: string | null;
  /** By width, where the picture of the app after the step is; none where nothing is shown. */
  readonly pictures: Readonly<Record<number, string>>;
};

/**
 * The app with its platform, as a project offers it for the audit: the module that `proofs` of
 * `paths.config.ts` names exports `openProofs`.
 */
export type ProofStage = {
  /**
   * Goes a walk of a product: does on the platform what its steps say, and takes pictures of the
   * app into `folder`, named by `name`.
   */
  readonly show: (
    walk: {
      readonly product: string;
      readonly start: string;
      readonly steps: readonly (readonly PartStep[])[];
    },
    to: { readonly folder: string; readonly name: string },
  ) => Promise<readonly SeenStep[]>;
  /** Prints a page of this machine, as a PDF. */
  readonly print: (page: string, to: string) => Promise<void>;
  readonly close: () => Promise<void>;
};
export type OpenProofs = () => Promise<ProofStage>;
