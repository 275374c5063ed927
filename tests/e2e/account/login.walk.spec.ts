import { driver } from '../drivers/login';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
