import i18next from 'i18next';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createActor } from 'xstate';
import './bare.css';
import { loginMachine } from './loginMachine';

/** The smallest app with our packages, the comparison for `bench:pages`. */
const login = createActor(loginMachine).start();
const router = createBrowserRouter([
  { path: '/', lazy: async () => ({ Component: (await import('./FloorLobby')).FloorLobby }) },
  {
    path: '/login',
    lazy: async () => {
      const { Login } = await import('./Login');
      return { element: <Login actor={login} /> };
    },
  },
]);
await i18next.init({
  lng: 'en',
  resources: {},
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
});
const { words } = await import('./words');
i18next.addResourceBundle('en', 'translation', words);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Suspense>
    <RouterProvider router={router} />
  </Suspense>,
);
