/** The parts of the shell that only phones show, in one chunk. */
export { BottomBar } from './BottomBar';
export { PhoneMenu } from './PhoneMenu';
