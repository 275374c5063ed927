import i18next from 'i18next';
import type { ReactNode } from 'react';

export type Games = { banners: string[]; games: { name: string; picture: string }[] };
type Props = { games: Games['games']; banners: ReactNode };

/** Tiles of the first screen: whatever lies below comes when it is scrolled to. */
const EAGER = 12;
const CATEGORIES = [
  'Home',
  'Slots',
  'Live',
  'Fish',
  'Poker',
  'Sports',
  'E-sports',
  'Lottery',
  'Promotions',
];
const PLACES = ['Home', 'Invite', 'Bonus', 'Promotions', 'Support'];

/** A lobby without our components: the comparison for the home page. */
export function Lobby({ games, banners }: Props) {
  return (
    <>
      <header>
        <strong>{i18next.t('Lobby')}</strong>
        <nav>
          {CATEGORIES.map((name) => (
            <a key={name} href="/rng">
              {i18next.t(name)}
            </a>
          ))}
        </nav>
        <a href="/login">{i18next.t('Log in')}</a>
        <button type="button">{i18next.t('Register')}</button>
      </header>
      <div className="page">
        <aside>
          {PLACES.map((name) => (
            <a key={name} href="/rng">
              {i18next.t(name)}
            </a>
          ))}
        </aside>
        <main>
          {banners}
          <div className="marquee">{i18next.t('Welcome')}</div>
          <div className="grid">
            {games.map(({ name, picture }, place) => (
              <article className="tile" key={picture}>
                <img
                  src={picture}
                  alt=""
                  width="300"
                  height="400"
                  loading={place < EAGER ? undefined : 'lazy'}
                />
                <button type="button" aria-label={i18next.t('Favourite')}>
                  ♡
                </button>
                <p>{name}</p>
              </article>
            ))}
          </div>
        </main>
      </div>
    </>
  );
}

/** The pictures of the banner carousel. */
export function Pictures({
  banners,
  className = '',
}: {
  banners: Games['banners'];
  className?: string;
}) {
  return banners.map((banner, place) => (
    <img
      className={className}
      key={banner}
      src={banner}
      alt=""
      width="1200"
      height="600"
      fetchPriority={place === 0 ? 'high' : 'auto'}
    />
  ));
}
