export { default as common } from '../../../locales/en/common.json';
export { default as errors } from '../../../locales/en/errors.json';
export { default as home } from '../../../locales/en/home.json';
export { default as session } from '../../../locales/en/session.json';
export { default as shell } from '../../../locales/en/shell.json';
