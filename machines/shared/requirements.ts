/**
 * The statements of the specification's §4, word by word. An id is section, heading, the number of
 * the item under its heading, and a letter when the item has several statements. A chart names its
 * own in `meta.requirement` of the state or transition that keeps it, and imports only the type:
 * the sentences are not part of the app.
 */
export const REQUIREMENTS = {
  '§4 System status 1a': '0 is normal, 1 is maintenance, 2 is region restricted.',
  '§4 System status 1b': 'Maintenance wins over region.',
  '§4 System status 2': 'The maintenance page or the region-blocked page replaces the app.',
  '§4 Login 1': 'Submit, then validate.',
  '§4 Login 2a': 'An sms login skips human verification.',
  '§4 Login 2b': 'Any other type requires human verification.',
  '§4 Login 3a': 'The login call is made.',
  '§4 Login 3b': 'On success the token goes into session storage.',
  '§4 Login 4': 'A first login triggers a first-login action, and the login modal closes.',
  '§4 Login 5':
    'If the password equals the default value, or is expired (when password-expiry is enabled), and the login type is not sms or firebase, the change-password modal opens.',
  '§4 Login 6': 'Otherwise login info is loaded and an after-login step is marked.',
  '§4 Login 7':
    'If a failure response carries a captcha, the captcha field appears and is fetched.',
  '§4 Login 8': 'An agent-page login then routes to /agentHome.',
  '§4 Login 9a': 'A token in the URL query is appended to the session token if present.',
  '§4 Login 9b':
    'A login via an unregistered IP triggers extra two-factor verification: mobile code, email, bank account name, or Google verification.',
  '§4 Change password 1': 'On success: reload login info, close the modal, go to /.',
  '§4 Register 1': 'Validate.',
  '§4 Register 2a': 'Optional affiliate code check.',
  '§4 Register 2b': 'A failure shows the invitation-code error.',
  '§4 Register 3': 'Human verification.',
  '§4 Register 4':
    'If SMS is enabled and firebase SMS is used, verify the code with firebase first.',
  '§4 Register 5': 'Register call with login true.',
  '§4 Register 6': 'Load login info, close the modal, go to /.',
  '§4 SMS code send 1':
    'The button is disabled with a seconds countdown of 60 times expiredMinutes from the response (firebase: 1 minute).',
  '§4 SMS code send 2': 'The send is throttled to 1 second in login.',
  '§4 SMS code send 3': 'A successful forgot-password by phone auto-logs in with the new password.',
  '§4 Popups 1':
    'On entering the site, and after a language change, announcement content is loaded (types B, PL, PU, PR, H; platform W), unless an unauthenticated token is present.',
  '§4 Popups 2a': 'Popups are filtered by execution.',
  '§4 Popups 2b': 'A logged-in user sees A (or F on first-time login).',
  '§4 Popups 2c': 'Visitors see B.',
  '§4 Popups 3a': 'They are skipped if the session flag for closing is set.',
  '§4 Popups 3b': 'Closing sets it.',
  '§4 After login and on mount 1a': 'Logged in: favourite games load.',
  '§4 After login and on mount 1b':
    'Consolidated data loads if the user is not trial and the agent-policy flag is on.',
  '§4 After login and on mount 1c': 'Unread messages are not fetched for trial users.',
  '§4 After login and on mount 2a':
    'On mount: country codes, hot games and the winner board (20 items) load.',
  '§4 After login and on mount 2b': 'A language change reloads them.',
  '§4 After login and on mount 3a':
    'Logout asks for confirmation, shows a loader, runs the logout action, and clears session storage.',
  '§4 After login and on mount 3b': 'The route is replaced with /.',
  '§4 After login and on mount 3c': 'Agents are returned to the agent page.',
  '§4 Favourites 1': 'The toggle switches between add and remove, throttled to once per second.',
  '§4 Favourites 2': 'Adding is ignored if the game is already a favourite.',
  '§4 Favourites 3': 'Removal updates lists immediately.',
  '§4 Statuses 1': 'Redeem history: in process, rejected, approved.',
  '§4 Statuses 2':
    'Promotion activity: join, claim, applying (pending), closed, rejected, issued, claimed, in process, process, signed, joined, coming soon.',
  '§4 Statuses 3a': 'Contract: accepted, terminated, cancelled.',
  '§4 Statuses 3b':
    'Requests are new or termination, and the user may accept, reject or terminate.',
  '§4 Statuses 3c':
    'Accepting a new contract with a lower rate than an existing downline contract terminates the downline contract automatically, after a warning.',
  '§4 Statuses 4a':
    'Withdrawal confirmation: received, partially received (remaining amount), or not received (proof image upload required).',
  '§4 Statuses 4b':
    'If the user does not confirm within a configured number of minutes, it counts as received.',
  '§4 Statuses 4c': 'The value is not shown.',
  '§4 Statuses 4d':
    'A forced-receipt message says the request was auto-accepted and the deposit will not be refunded.',
  '§4 Game launch gating 1a': 'Logged out leads to the login popup.',
  '§4 Game launch gating 1b': 'Trial leads to an alert asking for a real account.',
  '§4 Game launch gating 1c': 'Logged in proceeds.',
} as const;

/** A statement of the specification, by its id. */
export type Clause = keyof typeof REQUIREMENTS;

/** The `meta` of a state or transition. */
export type RequirementMeta = { readonly requirement: readonly Clause[] };
