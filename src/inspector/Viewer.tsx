import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { useCopy } from '../ui/hooks/useCopy';
import { useMediaQuery } from '../ui/hooks/useMediaQuery';
import { IconButton } from '../ui/IconButton';
import { Moon, Sun } from '../ui/icons';
import { PlayPauseIcon } from '../ui/PlayPauseIcon';
import { SelectField } from '../ui/SelectField';
import { Tabs } from '../ui/Tabs';
import { ActorTree } from './ActorTree';
import { ChartPane } from './ChartPane';
import type { Connection } from './connection';
import { EventLog } from './EventLog';
import type { PageModel } from './model';
import * as css from './Viewer.css';
import { words } from './words';

const PANES = ['actors', 'chart', 'log'] as const;
type Pane = (typeof PANES)[number];

/**
 * The inspector's page: actors, the chart of the chosen one, and the event log of one inspected
 * page.
 */
export function Viewer({ connection }: { connection: Connection }) {
  const model = useSyncExternalStore(connection.subscribe, connection.read);
  const live = model.pages.find((page) => page.source.id === model.selected) ?? null;
  const [paused, setPaused] = useState<PageModel | null>(null);
  const isPaused = paused !== null && paused.source.id === live?.source.id;
  const page = isPaused ? paused : live;
  return (
    <div className={css.frame}>
      <header className={css.header}>
        <h1 className={css.title}>{words.title}</h1>
        {live ? (
          <Badge tone={isPaused ? 'info' : live.isOpen ? 'success' : 'danger'}>
            {isPaused ? words.paused : live.isOpen ? words.live : words.closed}
          </Badge>
        ) : null}
        {isPaused && live ? (
          <span role="status">
            {words.waitingEvents(live.log.filter((item) => item.seq > paused.lastSeq).length)}
          </span>
        ) : null}
        <span className={css.gap} />
        {model.pages.length > 0 ? (
          <div className={css.pageChoice}>
            <SelectField
              name="page"
              label={words.page}
              hideLabel
              value={model.selected ?? ''}
              onChange={({ target }) => connection.select(target.value)}
              options={model.pages.map(({ source, isOpen }) => ({
                value: source.id,
                label: words.pageName(source.startedAt, isOpen),
              }))}
            />
          </div>
        ) : null}
        {live?.isOpen ? (
          <CopyReport read={() => connection.report(live.source.id)} key={live.source.id} />
        ) : null}
        <IconButton
          tone="outline"
          icon={<PlayPauseIcon isPlaying={!isPaused} />}
          aria-label={isPaused ? words.resume : words.pause}
          disabled={!live}
          onClick={() => setPaused(isPaused ? null : live)}
        />
        <ThemeButton />
      </header>
      {page ? (
        <Panes page={page} key={page.source.id} />
      ) : (
        <p className={css.empty}>{words.noPage}</p>
      )}
    </div>
  );
}

/** The page's replay capsule, for `npm run qa -- replay`. */
function CopyReport({ read }: { read: () => Promise<string> }) {
  const { copied, copy } = useCopy();
  return (
    <>
      <Button compact onClick={() => void read().then((text) => copy(text))}>
        {words.copyReport}
      </Button>
      <span role="status">
        {copied === 'done' ? words.reportCopied : copied === 'failed' ? words.reportRefused : null}
      </span>
    </>
  );
}

function ThemeButton() {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [chosen, setChosen] = useState<'dark' | 'light' | null>(null);
  const isDark = chosen ? chosen === 'dark' : isSystemDark;
  const turn = () => {
    const next = isDark ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    setChosen(next);
  };
  return (
    <IconButton
      tone="outline"
      icon={isDark ? <Sun size={18} /> : <Moon size={18} />}
      aria-label={isDark ? words.toLight : words.toDark}
      onClick={turn}
    />
  );
}

function Panes({ page }: { page: PageModel }) {
  const isWide = useMediaQuery('(min-width: 1000px)');
  const [pane, setPane] = useState<Pane>('chart');
  const [chosen, setChosen] = useState<string | null>(null);
  const [filter, setFilter] = useState('');
  const [clearedAt, setClearedAt] = useState(0);
  // The root, which is the actor without a parent, until one is chosen.
  const actor =
    (chosen && page.actors.get(chosen)) ||
    [...page.actors.values()].find(({ parentId }) => parentId === null) ||
    null;
  const choose = useCallback((sessionId: string) => {
    setChosen(sessionId);
    setPane('chart');
  }, []);
  const parts: Record<Pane, ReactNode> = {
    actors: <ActorTree page={page} selected={actor?.sessionId ?? null} onSelect={choose} />,
    chart: <ChartPane actor={actor} />,
    log: (
      <EventLog
        page={page}
        filter={filter}
        onFilter={setFilter}
        clearedAt={clearedAt}
        onSelect={choose}
        clear={
          <Button compact onClick={() => setClearedAt(page.lastSeq)}>
            {words.clear}
          </Button>
        }
      />
    ),
  };
  if (!isWide) {
    return (
      <main className={css.narrow}>
        <Tabs
          label={words.panes}
          items={PANES.map((id) => ({ id, label: words[id] }))}
          selected={pane}
          onSelect={setPane}
        >
          {parts[pane]}
        </Tabs>
      </main>
    );
  }
  return (
    <main className={css.panes}>
      {PANES.map((id) => (
        <section key={id} className={css.pane[id]} aria-label={words[id]}>
          <h2 className={css.heading}>{words[id]}</h2>
          {parts[id]}
        </section>
      ))}
    </main>
  );
}
