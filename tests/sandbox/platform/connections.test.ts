import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { guardConnections, PATIENCE } from '../../../sandbox/http/connections';

const listen = async (server: Server): Promise<() => Promise<Socket>> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    return socket;
  };
};
const ask = (socket: Socket) => {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return once(socket, 'data');
};

it('cuts a connection above those that one address may have, until one is closed', async () => {
  const server = createServer((_, answer) => answer.end());
  guardConnections(server, () => false, { most: 2 });
  const open = await listen(server);
  const [first, second] = [await open(), await open()];
  await Promise.all([ask(first), ask(second)]);
  const third = await open();
  await once(third, 'close');
  first.destroy();
  await expect.poll(() => new Promise((done) => server.getConnections((_, n) => done(n)))).toBe(1);
  await ask(await open());
});

it('counts no connection of a proxy', async () => {
  const server = createServer((_, answer) => answer.end());
  guardConnections(server, (address) => address === '127.0.0.1', { most: 1 });
  const open = await listen(server);
  await Promise.all([ask(await open()), ask(await open()), ask(await open())]);
});

it('cuts a connection on which nothing moves, and one that sends no head in time', async () => {
  const still = createServer(() => undefined);
  guardConnections(still, () => false, { silence: 50 });
  const unanswered = await (await listen(still))();
  unanswered.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(unanswered, 'close');

  const slow = createServer({ ...PATIENCE, headersTimeout: 50, connectionsCheckingInterval: 20 });
  const open = await listen(slow);
  const [silent, begun] = [await open(), await open()];
  begun.write('GET / HTTP/1.1\r\nHost');
  await Promise.all([once(silent, 'close'), once(begun, 'close')]);
});
