import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import { IconButton } from '../../../ui/IconButton';
import { KeyRound } from '../../../ui/icons';
import * as css from './HeaderLogin.css';

type Props = {
  session: SessionRef;
  /** True when password recovery is enabled. */
  isRecoverable: boolean;
  onIntent: () => void;
};

/**
 * The login in the header (spec §2 Login form, header variant). What was typed goes on in the
 * dialog; without a username, and on narrow screens, the dialog opens with an empty form. The
 * fields stay as they are until somebody is signed in.
 */
export function HeaderLogin({ session, isRecoverable, onIntent }: Props) {
  const t = useT('login');
  return (
    <Form
      className={css.form}
      onSubmit={(data) => {
        const username = textOf(data, 'username').trim();
        session.send(
          username === ''
            ? { type: 'login.open' }
            : {
                type: 'login.try',
                attempt: { kind: 'credentials', username, password: textOf(data, 'password') },
              },
        );
      }}
    >
      <span className={css.fields} onFocus={onIntent}>
        <span className={css.username}>
          <input
            name="username"
            aria-label={t('username')}
            placeholder={t('username')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            className={css.input}
          />
        </span>
        <span className={css.password}>
          <input
            type="password"
            name="password"
            aria-label={t('password')}
            placeholder={t('password')}
            autoComplete="current-password"
            enterKeyHint="go"
            className={css.input}
          />
          {isRecoverable ? (
            <IconButton
              type="button"
              aria-label={t('forgot')}
              icon={<KeyRound size={18} />}
              onClick={({ currentTarget }) =>
                session.send({
                  type: 'login.try',
                  attempt: { kind: 'recovery', username: usernameBeside(currentTarget) },
                })
              }
            />
          ) : null}
        </span>
      </span>
      <Button type="submit" tone="primary" compact onPointerEnter={onIntent} onFocus={onIntent}>
        {t('submit')}
      </Button>
    </Form>
  );
}

const usernameBeside = ({ form }: HTMLButtonElement): string =>
  form ? textOf(new FormData(form), 'username') : '';
