import { driver } from '../drivers/login';
import { walkPaths } from '../harness/walkPaths';

walkPaths(driver);
