import { driver } from '../drivers/withdrawalRequest';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
