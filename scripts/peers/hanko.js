import { register } from '@teamhanko/hanko-elements';

/** A login as the guide of Hanko Elements shows it. */
document.body.append(document.createElement('hanko-auth'));
await register(location.origin);
