import { driver } from '../drivers/withdrawalConfirmation';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
