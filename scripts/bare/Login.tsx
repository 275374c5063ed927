import { useSelector } from '@xstate/react';
import i18next from 'i18next';
import type { LoginActor } from './loginMachine';

/** A login without our components: the comparison for /login. */
export function Login({ actor }: { actor: LoginActor }) {
  const { tab, username, password } = useSelector(actor, ({ context }) => context);
  return (
    <main>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'submitted' });
        }}
      >
        <div className="tabs" role="tablist">
          {['Username', 'SMS'].map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={tab === name}
              onClick={() => actor.send({ type: 'tabbed', tab: name })}
            >
              {i18next.t(name)}
            </button>
          ))}
        </div>
        <label className="field">
          {i18next.t('Username')}
          <input
            autoComplete="username"
            value={username}
            onChange={({ target }) =>
              actor.send({ type: 'changed', field: 'username', value: target.value })
            }
          />
        </label>
        <label className="field">
          {i18next.t('Password')}
          <input
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) =>
              actor.send({ type: 'changed', field: 'password', value: target.value })
            }
          />
        </label>
        <div className="row">
          <label>
            <input type="checkbox" /> {i18next.t('Remember me')}
          </label>
          <a href="/forgot">{i18next.t('Forgot password?')}</a>
        </div>
        <button type="submit" className="primary">
          {i18next.t('Log in')}
        </button>
      </form>
    </main>
  );
}
