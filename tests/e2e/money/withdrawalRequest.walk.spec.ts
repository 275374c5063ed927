import { driver } from '../drivers/withdrawalRequest';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
