import { driver } from '../drivers/withdrawalConfirmation';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
