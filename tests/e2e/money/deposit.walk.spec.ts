import { driver } from '../drivers/deposit';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
