export { default as common } from '../../../locales/my/common.json';
export { default as errors } from '../../../locales/my/errors.json';
export { default as home } from '../../../locales/my/home.json';
export { default as session } from '../../../locales/my/session.json';
export { default as shell } from '../../../locales/my/shell.json';
