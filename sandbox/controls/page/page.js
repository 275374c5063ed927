// @ts-check
/** The controls page: every button is one call of the JSON API beside it. */

/** @param {string} id */
const element = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
};
/** @param {string} id */
const form = (id) => /** @type {HTMLFormElement} */ (element(id));
/** @param {string} text */
const say = (text) => {
  element('problem').textContent = '';
  element('status').textContent = text;
};
/** @param {unknown} error */
const complain = (error) => {
  element('status').textContent = '';
  element('problem').textContent = error instanceof Error ? error.message : String(error);
};

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
const call = async (method, path, body) => {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The sandbox does not answer. Is it still running?');
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.error ?? `The sandbox answered ${response.status}.`);
  return answer;
};

/**
 * @param {string} tag
 * @param {string} [text]
 * @param {string} [className]
 */
const make = (tag, text = '', className = '') => {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};
/** @param {...(HTMLElement)} children */
const item = (...children) => {
  const made = make('li');
  made.append(...children);
  return made;
};
/** @param {number} time */
const clockText = (time) => new Date(time).toLocaleString('sv-SE');

/** @type {ReadonlyArray<[string, string, (event: Event) => Promise<string | void>]>} */
const handlers = [
  [
    'reset',
    'click',
    async () => {
      await call('POST', 'reset');
      await showAll();
      return 'Everything is back to the seed.';
    },
  ],
  [
    'link-form',
    'submit',
    async () => {
      const { address, seconds } = await call('POST', 'links', {
        username: new FormData(form('link-form')).get('username'),
      });
      const link = document.createElement('a');
      link.href = address;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = new URL(address, location.href).href;
      element('link').replaceChildren(link);
      return `The link logs in once, within ${seconds} seconds.`;
    },
  ],
  [
    'outbox-form',
    'submit',
    async () => {
      await showOutbox();
    },
  ],
  [
    'clock-form',
    'submit',
    async () => {
      await call('PUT', 'clock', {
        offsetMs: Math.round(Number(new FormData(form('clock-form')).get('minutes')) * 60_000),
      });
      await showClock();
      return 'The clock was set.';
    },
  ],
  [
    'clock-steps',
    'click',
    async (event) => {
      const minutes =
        event.target instanceof HTMLElement ? Number(event.target.dataset['minutes']) : Number.NaN;
      if (Number.isNaN(minutes)) return;
      const { offsetMs } = await call('GET', 'clock');
      await call('PUT', 'clock', { offsetMs: offsetMs + minutes * 60_000 });
      await showClock();
      return 'The clock was moved.';
    },
  ],
  [
    'settings-form',
    'submit',
    async () => {
      await call('PATCH', 'settings', settingsFromForm());
      const { patch } = /** @type {{patch: HTMLTextAreaElement}} */ (
        /** @type {unknown} */ (form('settings-form').elements)
      );
      if (patch.value.trim()) await call('PATCH', 'settings', JSON.parse(patch.value));
      patch.value = '';
      await showSettings();
      return 'The settings are saved.';
    },
  ],
  [
    'applications-form',
    'submit',
    async () => {
      await showApplications();
    },
  ],
  [
    'fault-form',
    'submit',
    async () => {
      const fields = [...new FormData(form('fault-form'))].filter(([, value]) => value !== '');
      const fault = Object.fromEntries(
        fields.map(([name, value]) => [
          name,
          ['ms', 'status', 'times'].includes(name) ? Number(value) : value,
        ]),
      );
      await call('PUT', 'faults', [...(await call('GET', 'faults')), fault]);
      await showFaults();
      return 'The fault is in place.';
    },
  ],
  [
    'redemptions-show',
    'click',
    async () => {
      await showRedemptions();
    },
  ],
  [
    'chats-show',
    'click',
    async () => {
      await showChats();
    },
  ],
  [
    'faults-clear',
    'click',
    async () => {
      await call('PUT', 'faults', []);
      await showFaults();
      return 'There are no faults.';
    },
  ],
  [
    'release',
    'click',
    async () => {
      const { released } = await call('POST', 'release', {});
      return `${released} held ${released === 1 ? 'answer was' : 'answers were'} let go.`;
    },
  ],
  [
    'journal-show',
    'click',
    async () => {
      await showJournal();
    },
  ],
  [
    'journal-clear',
    'click',
    async () => {
      await call('DELETE', 'journal');
      await showJournal();
      return 'The journal is empty.';
    },
  ],
];

const showPeople = async () => {
  const people = await call('GET', 'people');
  element('people').replaceChildren(
    ...people.map((/** @type {any} */ person) =>
      item(
        make('strong', person.username),
        make('code', person.password),
        make('span', `${person.balance} Ks, type ${person.type}`),
        make('small', person.about),
        ...[
          person.mobile,
          person.email,
          person.affiliateCode && `Invitation code ${person.affiliateCode}`,
        ]
          .filter(Boolean)
          .map((known) => make('small', known)),
      ),
    ),
  );
};

const showOutbox = async () => {
  const to = /** @type {HTMLInputElement} */ (
    form('outbox-form').elements.namedItem('to')
  ).value.trim();
  const sent = await call('GET', `outbox${to ? `?to=${encodeURIComponent(to)}` : ''}`);
  element('outbox').replaceChildren(
    ...sent.map((/** @type {any} */ message) => {
      const about = make('div', message.text);
      about.append(
        make(
          'small',
          `${message.channel} by ${message.provider} to ${message.to}, ` +
            clockText(message.sentAt),
        ),
      );
      return item(make('span', message.code, 'code'), about);
    }),
  );
};

const showClock = async () => {
  const { now, offsetMs } = await call('GET', 'clock');
  element('now').textContent = clockText(now);
  element('offset').textContent =
    offsetMs === 0 ? 'real time' : `${offsetMs > 0 ? '+' : ''}${Math.round(offsetMs / 60_000)} min`;
  /** @type {HTMLInputElement} */ (form('clock-form').elements.namedItem('minutes')).value = String(
    Math.round(offsetMs / 60_000),
  );
};

const showSettings = async () => {
  const settings = await call('GET', 'settings');
  element('settings-json').textContent = JSON.stringify(settings, null, 2);
  element('flags').replaceChildren(
    ...Object.keys(settings.whitelabel).map((flag) => {
      const label = make('label', '', 'check');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.name = `whitelabel.${flag}`;
      label.append(box, flag);
      return label;
    }),
  );
  for (const field of settingFields()) {
    const value = field.name.split('.').reduce((within, key) => within?.[key], settings);
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = Boolean(value);
    else field.value = String(value ?? '');
  }
};

/** Every field of the settings form whose name is the path of a setting. */
const settingFields = () =>
  [...form('settings-form').elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );

const settingsFromForm = () => {
  /** @type {Record<string, any>} */
  const settings = {};
  for (const field of settingFields()) {
    const path = field.name.split('.');
    const last = path.pop() ?? '';
    const within = path.reduce((object, key) => (object[key] ??= {}), settings);
    within[last] = valueOf(field);
  }
  return settings;
};

/** @param {HTMLInputElement | HTMLSelectElement} field */
const valueOf = (field) => {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  if (field.type === 'number' || field.name === 'systemStatus') return Number(field.value);
  return ['captcha.text', 'firebase.failure'].includes(field.name) && field.value === ''
    ? null
    : field.value;
};

const showRedemptions = async () => {
  const waiting = await call('GET', 'redemptions');
  element('redemptions').replaceChildren(
    ...waiting.map((/** @type {any} */ one) => {
      const about = make('span', `${one.username}: ${one.reward}, ${one.points} points`);
      about.append(make('small', `redeemed ${clockText(one.time)}`));
      return item(
        about,
        ...[
          ['Approve', 'approved', 'The reward is approved.'],
          ['Reject', 'rejected', 'The reward is rejected, and its points are back.'],
        ].map(([label = '', verdict, said]) => {
          const button = make('button', label);
          button.setAttribute('aria-label', `${label}: ${one.reward} of ${one.username}`);
          button.addEventListener(
            'click',
            () =>
              void run(async () => {
                await call('POST', 'redemptions', { id: one.id, verdict });
                await showRedemptions();
                return said;
              }),
          );
          return button;
        }),
      );
    }),
  );
};

const showChats = async () => {
  const chats = await call('GET', 'chats');
  element('chats').replaceChildren(
    ...chats.map((/** @type {any} */ chat) => {
      const about = make('span', `Chat with ${chat.name}`);
      for (const line of chat.lines)
        about.append(make('small', `${clockText(line.time)} ${line.author}: ${line.text}`));
      const answer = document.createElement('form');
      answer.className = 'row';
      const text = document.createElement('input');
      text.required = true;
      text.maxLength = 1_000;
      text.setAttribute('aria-label', `Answer to ${chat.name}`);
      answer.append(text, make('button', 'Send'));
      answer.addEventListener('submit', (event) => {
        event.preventDefault();
        void run(async () => {
          await call('POST', 'chats', { room: chat.room, text: text.value });
          await showChats();
          return 'The answer is in the chat.';
        });
      });
      return item(about, answer);
    }),
  );
};

const showFaults = async () => {
  const faults = await call('GET', 'faults');
  element('faults').replaceChildren(
    ...faults.map((/** @type {any} */ fault, /** @type {number} */ index) => {
      const { endpoint, kind, ...rest } = fault;
      const about = make('span', `${endpoint}: ${kind}`);
      about.append(
        make(
          'small',
          Object.entries(rest)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ') || 'every time',
        ),
      );
      const remove = make('button', 'Remove');
      remove.addEventListener(
        'click',
        () =>
          void run(async () => {
            await call(
              'PUT',
              'faults',
              faults.filter((/** @type {any} */ _, /** @type {number} */ at) => at !== index),
            );
            await showFaults();
            return 'The fault is gone.';
          }),
      );
      return item(about, remove);
    }),
  );
};

const showApplications = async () => {
  const sent = await call('GET', 'applications');
  element('applications').replaceChildren(
    ...sent.map((/** @type {any} */ one) => {
      const about = make('div', one.remark || 'No remark');
      about.append(
        make('small', `${one.username}: ${one.title}, ${one.status}, ${clockText(one.sentAt)}`),
      );
      for (const { id, name } of one.images) {
        const link = document.createElement('a');
        link.href = `/sandbox/applications/images/${encodeURIComponent(id)}`;
        link.textContent = name;
        about.append(link);
      }
      const decide = (/** @type {string} */ decision, /** @type {string} */ words) => {
        const button = make('button', words);
        button.addEventListener(
          'click',
          () =>
            void run(async () => {
              const field = form('applications-form').elements.namedItem('reason');
              const reason = /** @type {HTMLInputElement} */ (field).value.trim();
              const { username, activityId } = one;
              await call('POST', 'applications', {
                username,
                activityId,
                decision,
                ...(decision === 'reject' && reason ? { reason } : {}),
              });
              await showApplications();
              return 'The application is decided.';
            }),
        );
        return button;
      };
      return item(
        about,
        ...(one.status === 'waiting'
          ? [decide('approve', 'Approve'), decide('reject', 'Reject')]
          : []),
      );
    }),
  );
};

const showEndpoints = async () => {
  const calls = await call('GET', 'endpoints');
  element('endpoints').replaceChildren(
    ...calls.map((/** @type {any} */ one) => {
      const option = document.createElement('option');
      option.value = one.key;
      option.label = `${one.method} ${one.path}`;
      return option;
    }),
  );
};

const showJournal = async () => {
  const entries = await call('GET', 'journal');
  element('journal').replaceChildren(
    ...entries.slice(-200).map((/** @type {any} */ entry) => {
      const row = make('tr');
      row.append(
        make('td', clockText(entry.time)),
        make('td', entry.method),
        make('td', entry.path),
        make('td', entry.status === null ? '–' : String(entry.status), 'number'),
        make('td', entry.milliseconds === null ? '–' : String(entry.milliseconds), 'number'),
        make('td', entry.idempotencyKey ?? ''),
      );
      return row;
    }),
  );
};

const showAll = () =>
  Promise.all([
    showPeople(),
    showOutbox(),
    showClock(),
    showSettings(),
    showApplications(),
    showRedemptions(),
    showChats(),
    showFaults(),
    showJournal(),
    showEndpoints(),
  ]);

/** @param {() => Promise<string | void>} work */
const run = async (work) => {
  try {
    const said = await work();
    say(said ?? '');
  } catch (error) {
    complain(error);
  }
};

for (const [id, type, handler] of handlers) {
  element(id).addEventListener(type, (event) => {
    event.preventDefault();
    void run(() => handler(event));
  });
}
void run(async () => {
  await showAll();
});
