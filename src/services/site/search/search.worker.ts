import { createSearchDesk, type Answer, type Question } from './searchDesk';

const hear = createSearchDesk(
  (answer: Answer) => postMessage(answer),
  (go) => void setTimeout(go),
);
addEventListener('message', ({ data }: MessageEvent<Question>) => hear(data));
