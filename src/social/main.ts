import { answer } from './answer';

answer({
  location: window.location,
  history: window.history,
  opener: window.opener as Window | null,
  openChannel: (name) => new BroadcastChannel(name),
  close: () => window.close(),
});
