import { useStrength } from './hooks/useStrength';
import * as css from './NewPasswordField.css';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import type { Strength } from './passwordStrength';

const STEPS = [1, 2, 3, 4] as const;

/** How the strength of a password is said. */
export type StrengthWords = {
  /** Words of the site, which a guess begins with. */
  known: readonly string[];
  /** "Weak", and what to do about it. */
  say: (strength: Strength) => string;
};

/** A password that is being chosen, with its strength and advice while it is typed. */
export function NewPasswordField({
  strengthWords,
  hint,
  error,
  ...rest
}: Omit<PasswordFieldProps, 'autoComplete'> & { strengthWords: StrengthWords }) {
  const [strength, onType] = useStrength(strengthWords.known);
  return (
    <PasswordField
      {...rest}
      error={error ?? null}
      autoComplete="new-password"
      onInput={onType}
      hint={
        error ? (
          hint
        ) : (
          <>
            {hint}
            <div className={css.strength} role="status">
              {strength ? (
                <>
                  <div className={css.steps} aria-hidden="true">
                    {STEPS.map((step) => (
                      <span
                        key={step}
                        className={
                          step <= Math.max(strength.score, 1)
                            ? css.full[strength.score < 3 ? 'weak' : 'strong']
                            : css.empty
                        }
                      />
                    ))}
                  </div>
                  {strengthWords.say(strength)}
                </>
              ) : null}
            </div>
          </>
        )
      }
    />
  );
}
