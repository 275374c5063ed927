import { driver } from '../drivers/gameLaunch';
import { walkPaths } from '../support/walkPaths';

walkPaths(driver);
