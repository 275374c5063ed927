import { Auth } from '@supabase/auth-ui-react';
import { ThemeSupa } from '@supabase/auth-ui-shared';
import { createClient } from '@supabase/supabase-js';
import { createRoot } from 'react-dom/client';

/** A login as the guide of Supabase Auth UI shows it, with the two social logins that we have. */
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Auth
    supabaseClient={createClient(location.origin, 'anonymous')}
    appearance={{ theme: ThemeSupa }}
    providers={['facebook', 'google']}
  />,
);
