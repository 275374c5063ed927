import { driver } from '../drivers/gameLaunch';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
