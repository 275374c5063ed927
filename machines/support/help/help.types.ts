export type { HelpTopic } from '../../../contract/support';
